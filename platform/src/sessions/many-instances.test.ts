import { openTestPlatform, type TestPlatform } from '../testing';
import { openTestPostgres, type TestPostgres } from '../testing/postgres';

// A server is started: on a machine that is busy with other work that takes its time.
jest.setTimeout(120_000);

let postgres: TestPostgres;
let instances: readonly TestPlatform[] = [];

beforeAll(async () => {
  postgres = await openTestPostgres();
  const url = await postgres.freshDatabase();
  instances = await Promise.all([openTestPlatform({ at: { url } }), openTestPlatform({ at: { url } })]);
});
afterAll(async () => {
  for (const instance of instances) await instance.close();
  await postgres?.close();
});

const both = () => instances as readonly [TestPlatform, TestPlatform];
const wish = (username: string, password: string, type = 'username') => ({ username, password, captcha: '', type });

describe('two instances on one Postgres', () => {
  it('share sessions: one made here is valid there, and ended there it is over here', async () => {
    const [one, two] = both();
    const site = await one.makeMerchant();
    const member = await one.makeMember(site);
    const token = await one.login(site, member);
    const there = await two.api('memberInfo', { site, token });
    expect(there).toMatchObject({ success: true, value: { account: member.username } });

    expect(await two.api('logout', { site, token, query: { token } })).toMatchObject({ success: true });
    expect(await one.api('memberInfo', { site, token })).toMatchObject({ status: 401, code: 'session.expired' });
  });

  it('share failures: two here and one there demand the captcha of both', async () => {
    const [one, two] = both();
    const site = await one.makeMerchant();
    const member = await one.makeMember(site);
    const fail = (at: TestPlatform) => at.api('login', { site, body: wish(member.username, 'wrong') });
    expect((await fail(one)).value).toBeUndefined();
    expect((await fail(one)).value).toBeUndefined();
    expect((await fail(two)).value).toEqual({ captcha: true });
    for (const at of both()) {
      const answer = await at.api('login', { site, body: wish(member.username, member.password) });
      expect(answer).toMatchObject({ success: false, code: 'captcha.required' });
    }
  });

  it('share limits: tries of one address add up, wherever they arrive', async () => {
    const [one, two] = both();
    const site = await one.makeMerchant();
    const tries = Array.from({ length: 242 }, (_, n) =>
      (n % 2 === 0 ? one : two).api('login', { site, body: wish('0812345678', '1234', 'sms') }),
    );
    const codes = (await Promise.all(tries)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'rate.limited')).toHaveLength(2);
    expect(codes.filter((code) => code === 'permission.denied')).toHaveLength(240);
  });

  it('share the keys that bodies are sealed with', async () => {
    const [one, two] = both();
    const site = await one.makeMerchant();
    const keys = await Promise.all(
      [one, two].map(async ({ app }) => {
        const answer = await app.inject({
          url: '/site.json',
          headers: { host: `${site.code.toLowerCase()}.localhost` },
        });
        return answer.json<{ publicKey: string }>().publicKey;
      }),
    );
    expect(keys[0]).toMatch(/.{100}/);
    expect(keys[1]).toBe(keys[0]);
  });
});
