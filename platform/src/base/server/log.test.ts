import { buildApp } from '../../app';
import { hostOf, openTestPlatform, type TestPlatform } from '../../testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform?.close());

describe('the access log', () => {
  it('names the releases that a call came from, and no more of a header than is reasonable', async () => {
    const lines: string[] = [];
    const log = { level: 'info', stream: { write: (line: string) => void lines.push(line) } };
    const app = await buildApp({ db: platform.db, log });
    const host = hostOf(await platform.makeMerchant());
    const ask = (releases: string) =>
      app.inject({ url: '/wps/system/status', headers: { host, 'x-releases': releases } });
    await ask('shell@1.0.0,games@1.2.0');
    await ask(`${'x'.repeat(300)}beyond`);
    await app.inject({ url: '/wps/system/status', headers: { host } });
    await app.close();
    const requests = lines
      .map((line) => JSON.parse(line) as { req?: { releases?: string } })
      .flatMap(({ req }) => (req ? [req] : []));
    expect(requests.map(({ releases }) => releases)).toEqual(['shell@1.0.0,games@1.2.0', 'x'.repeat(300), undefined]);
  });
});
