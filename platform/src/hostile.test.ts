import type { Site } from './base/sites/site';
import { openTestPlatform, type TestPlatform } from './testing';

// Particular hostile inputs; `fuzz` sends random ones.

let platform: TestPlatform;
let site: Site;
let token: string;
beforeAll(async () => {
  platform = await openTestPlatform();
  site = await platform.makeMerchant();
  token = await platform.login(site, await platform.makeMember(site));
});
afterAll(() => platform?.close());

describe('whatever is sent', () => {
  it.each(['', '{', '[]', 'null', '"x"', '{"value":1}', '\u0000', `{"value":"${'A'.repeat(300_000)}"}`])(
    'a raw body like %.20p never fails',
    async (payload) => {
      const headers = {
        host: `${site.code.toLowerCase()}.localhost`,
        'content-type': 'application/json',
        encryption: 'x',
        authorization: token,
      };
      for (const url of ['/wps/session/login', '/wps/game/favourites']) {
        const answer = await platform.app.inject({ method: 'POST', url, headers, payload });
        expect([400, 413]).toContain(answer.statusCode);
        expect(answer.json()).toMatchObject({ success: false, code: 'request.invalid' });
      }
    },
  );

  it('other content types are refused in the envelope', async () => {
    const headers = { host: `${site.code.toLowerCase()}.localhost`, 'content-type': 'application/xml' };
    const answer = await platform.app.inject({ method: 'POST', url: '/wps/session/login', headers, payload: '<a/>' });
    expect([answer.statusCode, answer.json()]).toMatchObject([415, { success: false, code: 'request.invalid' }]);
  });

  it.each([
    ['lists', '['.repeat(1900) + ']'.repeat(1900)],
    ['objects', `${'{"a":'.repeat(600)}1${'}'.repeat(600)}`],
  ])('a field that nobody asked for may hold %s in each other, as deep as a body has room for', async (_, deep) => {
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/wps/verification/sms/reset',
      headers: { host: `${site.code.toLowerCase()}.localhost`, 'content-type': 'application/json' },
      payload: `{"mobileNum":"0812345678","module":"VERIFICATION3","more":${deep}}`,
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { success: false, code: 'permission.denied' }]);
  });
});
