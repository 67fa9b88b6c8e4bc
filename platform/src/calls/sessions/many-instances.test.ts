import { takeGuess } from '../../base/limits/guess-budgets';
import { budgetsOf } from '../../base/limits/login-budgets';
import { newestKey, rotateKeys } from '../../base/sealing/keys';
import { hostOf, openTestPlatform, seal, type TestPlatform } from '../../testing';
import { openTestPostgres, type TestPostgres } from '../../testing/postgres';

// The test starts a server, which is slow on a busy machine.
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

  it('share budgets: guesses at once on both are checked no more often than guesses in a row', async () => {
    const [one, two] = both();
    const budgets = budgetsOf({ account: 'member 1', address: '198.51.100.7', device: undefined });
    const taken = await Promise.allSettled(
      Array.from({ length: 40 }, (_, n) => {
        const { db, clock } = n % 2 === 0 ? one : two;
        return takeGuess(db, budgets, { merchant: 'BUDGETS', now: clock.now });
      }),
    );
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    for (const each of taken) {
      if (each.status === 'rejected')
        expect(each.reason).toMatchObject({ code: 'rate.limited', value: { retryAfter: 15 } });
    }
  });

  it('share limits: tries of one address add up, wherever they arrive', async () => {
    const [one, two] = both();
    const site = await one.makeMerchant();
    const codes: (string | undefined)[] = [];
    // Eleven at a time, so that the connections suffice on a busy machine.
    for (let round = 0; round < 22; round += 1) {
      const tries = Array.from({ length: 11 }, (_, n) =>
        (n % 2 === 0 ? one : two).api('login', { site, body: wish('0812345678', '1234', 'sms') }),
      );
      codes.push(...(await Promise.all(tries)).map(({ code }) => code));
    }
    expect(codes.filter((code) => code === 'rate.limited')).toHaveLength(2);
    expect(codes.filter((code) => code === 'permission.denied')).toHaveLength(240);
  });

  it('share the end of a session: all others ended here are over there, at once', async () => {
    const [one, two] = both();
    const site = await one.makeMerchant();
    const member = await one.makeMember(site);
    const [mine, elsewhere] = [await one.login(site, member), await two.login(site, member)];
    expect((await two.api('memberSessions', { site, token: elsewhere })).value).toHaveLength(2);
    expect((await one.api('endOtherSessions', { site, token: mine })).value).toEqual({ ended: 1 });
    expect(await two.api('memberInfo', { site, token: elsewhere })).toMatchObject({ code: 'session.expired' });
    expect(await two.api('memberInfo', { site, token: mine })).toMatchObject({ success: true });
  });

  it('change a password once when both are asked at the same time, and only the session that did it stays', async () => {
    const [one, two] = both();
    const site = await one.makeMerchant();
    const member = await one.makeMember(site);
    const tokens = [await one.login(site, member), await two.login(site, member)] as const;
    const change = (at: TestPlatform, token: string, newPassword: string) =>
      at.api('changePassword', {
        site,
        token,
        body: { oldPassword: member.password, newPassword, confirmNewPassword: newPassword },
      });
    const answers = await Promise.all([change(one, tokens[0], 'first123'), change(two, tokens[1], 'second123')]);
    expect(answers.map(({ success }) => success).sort()).toEqual([false, true]);
    const won = answers[0].success ? 0 : 1;
    const lives = async (token: string) => (await one.api('memberInfo', { site, token })).success;
    expect([await lives(tokens[won]), await lives(tokens[won === 0 ? 1 : 0])]).toEqual([true, false]);
    expect(await two.login(site, { ...member, password: won === 0 ? 'first123' : 'second123' })).toEqual(
      expect.any(String),
    );
  });

  it('log a browser in at once without making two devices of it', async () => {
    const [one, two] = both();
    const site = await one.makeMerchant();
    const member = await one.makeMember(site);
    const body = wish(member.username, member.password);
    const cookies = { device: (await one.api('login', { site, body })).cookies['device'] ?? '' };
    const answers = await Promise.all([
      one.api('login', { site, body, cookies }),
      two.api('login', { site, body, cookies }),
    ]);
    const token = answers[0].value.token;
    expect((await one.api('devices', { site, token })).value).toMatchObject([{ sessions: 3, current: true }]);
  });

  it('share a sealing key that was revoked: the other instance asks for the new one', async () => {
    const [one, two] = both();
    const site = await one.makeMerchant();
    const { body, encryption } = seal((await newestKey(two.db)).publicKey, wish('nobody', 'x'));
    const { publicKey } = await rotateKeys(one.db, { now: one.clock.now, revoke: true });
    const answer = await two.app.inject({
      method: 'POST',
      url: '/wps/session/login',
      headers: { host: hostOf(site), encryption },
      payload: body,
    });
    expect(answer.json()).toEqual({ success: false, code: 'sealing.key', value: { publicKey } });
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
