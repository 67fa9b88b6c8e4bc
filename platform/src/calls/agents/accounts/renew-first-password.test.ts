import { and, eq } from 'drizzle-orm';
import { members, rateWindows, submits, wallets } from '../../../base/db/schema';
import type { Member } from '../../../base/members/member';
import type { Site } from '../../../base/sites/site';
import type { TestPlatform } from '../../../testing';
import { openLobby } from '../../../testing/lobby';

const [FIRST, SECOND] = ['first4you', 'second4you'];

let platform: TestPlatform;
let site: Site;
let agent: Member;
let token: string;
let serial = 0;
beforeAll(async () => {
  platform = await openLobby();
});
afterAll(() => platform?.close());
beforeEach(async () => {
  site = await platform.makeMerchant({ agentMenu: { memberTeam: true } });
  [agent, token] = await entered({ type: 1 });
});

async function entered(wish: object): Promise<[Member, string]> {
  const made = await platform.makeMember(site, wish);
  return [made, await platform.login(site, made)];
}
const key = () => `key-${++serial}-0000`;
async function opened(kind = 'player'): Promise<string> {
  const username = `opened${++serial}`;
  const body = { username, password: FIRST, kind, rates: [], key: key() };
  expect((await platform.api('openAccount', { site, token, body })).success).toBe(true);
  return username;
}
const renew = (username: string, more: object = {}, by = token) =>
  platform.api('renewFirstPassword', { site, token: by, body: { username, password: SECOND, key: key(), ...more } });
const enter = (username: string, password: string) =>
  platform.api('login', { site, body: { username, password, captcha: '', type: 'username' } });
const change = (by: string, oldPassword: string) =>
  platform.api('changePassword', {
    ...{ site, token: by, body: { oldPassword, newPassword: 'own45678', confirmNewPassword: 'own45678' } },
  });
/** Whether the list of the team offers a new first password for a member. */
const offered = async (username: string) => {
  const query = { order: 'registered', pageNo: 1, pageSize: 20 };
  const { value } = await platform.api('teamMembers', { site, token, query });
  return value.content.find((row: { username: string }) => row.username === username)?.firstPassword;
};

describe('a new first password', () => {
  it('takes the place of the one before, ends what that opened, and has to be changed, too', async () => {
    const username = await opened();
    const theirs = (await enter(username, FIRST)).value.token;
    expect(await offered(username)).toBe(true);
    const answer = await renew(username.toUpperCase());
    expect(answer).toMatchObject({ success: true, value: { username } });
    expect((await platform.api('memberInfo', { site, token: theirs })).code).toBe('session.expired');
    expect((await enter(username, FIRST)).success).toBe(false);
    const login = await enter(username, SECOND);
    expect(login.value).toMatchObject({ mustChangePassword: true });
    expect((await change(login.value.token, FIRST)).success).toBe(false);
    expect((await change(login.value.token, SECOND)).success).toBe(true);
    expect(await offered(username)).toBeUndefined();
  });

  it('is set once per key, and kept nowhere', async () => {
    const username = await opened();
    const once = { key: key() };
    // The password is no part of the request that is kept, not even as a hash: a second one under the same key changes nothing.
    const answers = [await renew(username, once), await renew(username, { ...once, password: 'third4you' })];
    expect(answers.map(({ value }) => value)).toEqual([{ username }, { username }]);
    expect((await enter(username, 'third4you')).success).toBe(false);
    expect((await enter(username, SECOND)).success).toBe(true);
    const kept = await platform.db.select().from(submits).where(eq(submits.memberId, agent.id));
    expect(JSON.stringify([kept, answers])).not.toContain(SECOND);
    expect(await renew(await opened(), once)).toMatchObject({ success: false, code: 'request.invalid' });
  });

  it('is refused as soon as the member has chosen one, whoever asked for it', async () => {
    const username = await opened();
    const { value } = await enter(username, FIRST);
    expect((await change(value.token, FIRST)).success).toBe(true);
    expect(await renew(username)).toMatchObject({ success: false, code: 'password.own' });
    // What an operator will set later has to be changed, too, and is no agent's.
    await platform.db.update(members).set({ mustChangePassword: true }).where(eq(members.username, username));
    expect(await renew(username)).toMatchObject({ success: false, code: 'password.own' });
    expect(await offered(username)).toBeUndefined();
    expect((await enter(username, 'own45678')).success).toBe(true);
    const [registered] = await entered({ uplineId: agent.id });
    expect(await renew(registered.username)).toMatchObject({ success: false, code: 'password.own' });
  });

  it('is refused while there is money in the account, in whatever purse', async () => {
    const username = await opened();
    const named = and(eq(members.merchantCode, site.code), eq(members.username, username));
    const [{ id: memberId = 0 } = {}] = await platform.db.select({ id: members.id }).from(members).where(named);
    const purse = { memberId, merchantCode: site.code };
    for (const name of ['main', 'bonus', 'held', 'vendor:KIT'] as const) {
      const at = and(eq(wallets.memberId, memberId), eq(wallets.purse, name));
      const put = (balance: string) =>
        platform.db
          .insert(wallets)
          .values({ ...purse, purse: name, balance })
          .onConflictDoUpdate({ target: [wallets.memberId, wallets.purse], set: { balance } });
      await put('0.01');
      expect([name, (await renew(username)).code]).toEqual([name, 'password.money']);
      await platform.db.update(wallets).set({ balance: '0' }).where(at);
    }
    expect((await enter(username, FIRST)).success).toBe(true);
    expect((await renew(username)).success).toBe(true);
  });

  it('is for the agent directly above, and nobody else', async () => {
    const middle = await opened('agent');
    const username = await opened();
    const [, ofAnother] = await entered({ type: 1 });
    const [upline, ofUpline] = await entered({ type: 1 });
    await platform.db.update(members).set({ uplineId: upline.id }).where(eq(members.id, agent.id));
    const elsewhere = await platform.makeMerchant();
    const stranger = await platform.makeMember(elsewhere, { type: 1 });
    const ofStranger = await platform.login(elsewhere, stranger);
    for (const by of [ofAnother, ofUpline])
      for (const name of [username, middle, 'nobody', upline.username])
        expect([name, (await renew(name, {}, by)).code]).toEqual([
          name,
          // A registered member directly below would have a password; these are nowhere below.
          'member.not.exist',
        ]);
    const body = { username, password: SECOND, key: key() };
    expect((await platform.api('renewFirstPassword', { site: elsewhere, token: ofStranger, body })).code).toBe(
      'member.not.exist',
    );
    for (const type of [0, 4, 40]) {
      const [, by] = await entered({ type });
      expect([type, (await renew(username, {}, by)).code]).toEqual([type, 'permission.denied']);
    }
    expect((await enter(username, FIRST)).success).toBe(true);
  });

  it('follows the rules of a registration, and is one of sixty tries an hour', async () => {
    const username = await opened();
    expect(await renew(username, { password: 'short' })).toMatchObject({
      ...{ code: 'password.format', value: { field: 'password' } },
    });
    const counted = and(eq(rateWindows.action, 'account.password'), eq(rateWindows.subject, String(agent.id)));
    expect(await platform.db.update(rateWindows).set({ count: 59 }).where(counted).returning()).toHaveLength(1);
    expect((await renew(username)).success).toBe(true);
    expect((await renew(username)).code).toBe('rate.limited');
  });

  // Each try has a merchant of its own: its platform has seen no wrong log-in of this address before, and asks for no captcha.
  it.each([1, 2, 3, 4, 5, 6])(
    'does not undo the member’s own change that happens at the same time, try %i',
    async () => {
      const username = await opened();
      const { value } = await enter(username, FIRST);
      const [changed, renewed] = await Promise.all([change(value.token, FIRST), renew(username)]);
      expect([changed.success, renewed.success].filter(Boolean)).toHaveLength(1);
      expect((await enter(username, 'own45678')).success).toBe(changed.success);
      expect((await enter(username, SECOND)).success).toBe(renewed.success);
    },
  );
});
