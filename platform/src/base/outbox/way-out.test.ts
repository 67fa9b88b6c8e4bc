import { calls } from '@foyer/shared/contract';
import { buildApp } from '../../app';
import { hostOf, openTestPlatform, type TestPlatform } from '../../testing';
import { outbox } from '../db/schema';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform?.close());

const SENDING = [
  ...(['smsNoLogin', 'smsRegister', 'smsReset', 'smsBind'] as const),
  ...(['emailCode', 'proofCode', 'passwordByEmail'] as const),
];

describe('without a webhook', () => {
  it.each(SENDING)(
    '%s does not pretend that something is sent, unless somebody looks into the outbox',
    async (name) => {
      const site = await platform.makeMerchant();
      const codes = [];
      for (const switches of [
        { demo: false, tests: false },
        { demo: true, tests: false },
      ]) {
        const app = await buildApp({ db: platform.db, now: () => platform.clock.now, switches });
        const { method, path: url } = calls[name];
        const answer = await app.inject({ method, url, headers: { host: hostOf(site) } });
        codes.push(answer.json<{ code: string }>().code);
        await app.close();
      }
      expect(codes[0]).toBe('permission.denied');
      expect(codes[1]).not.toBe('permission.denied');
      expect(await platform.db.select().from(outbox)).toEqual([]);
    },
  );

  it('all other calls work', async () => {
    const site = await platform.makeMerchant();
    const app = await buildApp({ db: platform.db });
    const answer = await app.inject({ url: '/wps/system/status', headers: { host: hostOf(site) } });
    expect(answer.json()).toMatchObject({ success: true });
    await app.close();
  });
});
