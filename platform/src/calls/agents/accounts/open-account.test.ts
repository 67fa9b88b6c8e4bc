import { type CallName, type CallRow, calls } from '@foyer/shared/contract';
import { and, eq } from 'drizzle-orm';
import { memberRates, members, rateWindows, submits } from '../../../base/db/schema';
import type { Member } from '../../../base/members/member';
import type { Site } from '../../../base/sites/site';
import { giveRates } from '../../../jobs/settlements/team.testing';
import type { TestPlatform } from '../../../testing';
import { openLobby } from '../../../testing/lobby';

let platform: TestPlatform;
let site: Site;
let agent: Member & { readonly password: string };
let token: string;
beforeAll(async () => {
  platform = await openLobby();
});
afterAll(() => platform?.close());
beforeEach(async () => {
  site = await platform.makeMerchant();
  const made = await platform.makeMember(site, { type: 1 });
  agent = made;
  token = await platform.login(site, made);
  await giveRates(platform.db, agent, { RNG: '0.8' });
});

const PASSWORD = 'first4you';
let serial = 0;
const wish = (more: object = {}) => ({
  ...{ username: `opened${++serial}`, password: PASSWORD, kind: 'player', rates: [], key: `key-${serial}-0000` },
  ...more,
});
const open = (body: object = wish(), by = token) => platform.api('openAccount', { site, token: by, body });
const found = async (username: string) =>
  (
    await platform.db
      .select()
      .from(members)
      .where(and(eq(members.merchantCode, site.code), eq(members.username, username)))
  )[0];
const enter = (username: string, password = PASSWORD) =>
  platform.api('login', { site, body: { username, password, captcha: '', type: 'username' } });
const rng = (rate: string) => [{ category: 'RNG', rate }];

describe('an account that an agent opens', () => {
  it('stands below the agent, once per key, and nothing tells its password again', async () => {
    const body = wish({ kind: 'agent', rates: rng('0.8') });
    const answers = await Promise.all([open(body), open(body), open(body)]);
    const { username } = body;
    await proves('F-AGENTREG-05', async () => {
      expect(answers[0]).toMatchObject({ success: true });
      expect(answers[0]?.value).toEqual({ username, kind: 'agent', rates: rng('0.8') });
      expect(answers.map(({ value }) => value)).toEqual(Array(3).fill(answers[0]?.value));
      const made = await found(username);
      expect(made).toMatchObject({ type: 1, uplineId: agent.id, toUpline: true, mustChangePassword: true });
      const kept = await platform.db.select().from(submits).where(eq(submits.memberId, agent.id));
      expect(JSON.stringify([kept, made])).not.toContain(PASSWORD);
      const query = { operation: 'openAccount', key: body.key };
      expect((await platform.api('outcome', { site, token, query })).value).toEqual({
        ...{ state: 'done', answer: answers[0]?.value },
      });
      for (const taken of [username, username.toUpperCase(), agent.username])
        expect(await open(wish({ username: taken }))).toMatchObject({
          ...{ success: false, code: 'member.exists', value: { field: 'username' } },
        });
    });
    expect((await found((await open()).value.username))?.type).toBe(0);
  });

  it('is refused by the rules of a registration', async () => {
    for (const username of ['a1', '1mali', 'x'.repeat(17), 'with space', ''])
      expect((await open(wish({ username }))).success).toBe(false);
    expect(await open(wish({ username: '1mali' }))).toMatchObject({
      ...{ code: 'account.format', value: { field: 'username' } },
    });
    expect(await open(wish({ password: 'short' }))).toMatchObject({
      ...{ code: 'password.format', value: { field: 'password' } },
    });
  });

  it('has rates up to the agent’s, each from the day that the agent has it', async () => {
    const rateOf = async (username: string) => {
      const rows = await platform.db
        .select()
        .from(memberRates)
        .where(eq(memberRates.memberId, (await found(username))!.id));
      return rows.map(({ rate, fromDay }) => [fromDay, rate]).sort();
    };
    const first = wish({ rates: rng('0.8') });
    await open(first);
    expect(await rateOf(first.username)).toEqual([['2026-03-14', '0.8']]);
    await giveRates(platform.db, agent, { RNG: '1.0' }, '2026-03-15');
    const second = wish({ rates: rng('1.0') });
    expect((await open(second)).success).toBe(true);
    expect(await rateOf(second.username)).toEqual([
      ['2026-03-14', '0.8'],
      ['2026-03-15', '1.0'],
    ]);
    await platform.db
      .update(memberRates)
      .set({ rate: '0.5' })
      .where(and(eq(memberRates.memberId, agent.id), eq(memberRates.fromDay, '2026-03-15')));
    const third = wish({ rates: rng('0.6') });
    expect(await open(third)).toMatchObject({ code: 'rate.bounds', value: { category: 'RNG', max: '0.5' } });
    expect(await found(third.username)).toBeUndefined();
  });

  it('like links is for agents, and within what they have', async () => {
    const link = (by: string) => {
      const body = { label: 'Friends', kind: 'player', rates: [], key: `key-${++serial}-0000` };
      return platform.api('makeAgentLink', { site, token: by, body });
    };
    const mine = (await link(token)).value.id;
    await proves('F-AGENTREG-06', async () => {
      for (const type of [0, 1, 2, 4, 40, 41, 42]) {
        const by = await platform.login(site, await platform.makeMember(site, { type }));
        const drop = (id: number) => platform.api('dropAgentLink', { site, token: by, query: { id } });
        const own = await link(by);
        const listed = await platform.api('agentLinks', { site, token: by });
        const others = [await open(wish(), by), await drop(own.value?.id ?? mine)];
        const codes = [listed, own, ...others].map(({ success, code }) => (success ? 'done' : code));
        expect([type, codes]).toEqual([type, Array(4).fill([0, 4, 40].includes(type) ? 'permission.denied' : 'done')]);
        if ([1, 2, 41, 42].includes(type)) expect(await drop(mine)).toMatchObject({ success: false });
      }
      expect((await platform.api('agentLinks', { site, token })).value.links).toHaveLength(1);
      for (const rate of ['0.9', '0.85', '100'])
        expect(await open(wish({ rates: rng(rate) }))).toMatchObject({ success: false, code: 'rate.bounds' });
      for (const kind of [41, '41', 'house'])
        expect(await open(wish({ kind }))).toMatchObject({ status: 400, code: 'request.invalid' });
    });
  });

  it('is one of sixty tries an hour', async () => {
    // A name that no rule takes is tried, too.
    expect((await open(wish({ username: '1' }))).code).toBe('account.format');
    const counted = and(eq(rateWindows.action, 'account.open'), eq(rateWindows.subject, String(agent.id)));
    expect(await platform.db.update(rateWindows).set({ count: 59 }).where(counted).returning()).toHaveLength(1);
    expect((await open(wish())).success).toBe(true);
    expect(await open()).toMatchObject({ success: false, code: 'rate.limited' });
    platform.clock.advance(3_600_001);
    expect((await open(wish(), await platform.login(site, agent))).success).toBe(true);
  });
});

describe('a first password', () => {
  const newcomer = async () => {
    const { username } = (await open()).value;
    const login = await enter(username);
    return { username, login, token: login.value?.token ?? '' };
  };
  const change = (by: string, newPassword: string, oldPassword = PASSWORD) =>
    platform.api('changePassword', {
      site,
      token: by,
      body: { oldPassword, newPassword, confirmNewPassword: newPassword },
    });

  it('opens nothing but its change', async () => {
    const { login, token: by, username } = await newcomer();
    expect(login.value).toMatchObject({ userName: username, mustChangePassword: true, firstTimeLogin: true });
    const info = () => platform.api('memberInfo', { site, token: by });
    expect((await info()).value).toMatchObject({ account: username, mustChangePassword: true });
    const ofMembers = (Object.entries(calls) as [CallName, CallRow][]).filter(([, { auth }]) => auth === 'member');
    const open = ['memberInfo', 'balance', 'unreadMessages', 'renew', 'changePassword', 'logout'];
    const query = { gameType: 'RNG', vassalage: 'KIT', gameId: 'g', platform: 'html5', language: 'EN' };
    const proof = { password: PASSWORD, verificationCode: '1234' };
    const bodies: Partial<Record<CallName, object>> = {
      paymentPassword: { paymentPassword: '123456', ...proof },
      bindMobile: { mobileNum: '812345678', countryDialingCode: '66', ...proof },
      bindEmail: { email: 'a@example.com', ...proof },
    };
    await proves('F-AGENTREG-05', async () => {
      for (const [name, { access }] of ofMembers.filter(([each]) => !open.includes(each))) {
        const input = name === 'launchGame' ? { query } : { body: bodies[name] ?? {} };
        const { code } = await platform.api(name, { site, token: by, ...input });
        // Others look at what they were sent before.
        const isStrict = access !== undefined || name in bodies || name === 'launchGame';
        expect([name, code === 'request.invalid' && !isStrict ? 'password.change' : code]).toEqual([
          ...[name, 'password.change'],
        ]);
      }
      // The agent's copy of the session ends with the password.
      const theirs = (await enter(username)).value.token;
      expect((await change(by, PASSWORD)).code).toBe('modify.new.old.same');
      expect((await change(by, 'own45678')).success).toBe(true);
      expect((await platform.api('memberInfo', { site, token: theirs })).code).toBe('session.expired');
      expect((await info()).value).not.toHaveProperty('mustChangePassword');
      expect((await platform.api('depositMethods', { site, token: by, query: {} })).success).toBe(true);
      expect((await enter(username)).success).toBe(false);
      expect((await enter(username, 'own45678')).value).not.toHaveProperty('mustChangePassword');
    });
  });
});
