import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { lateBets, members, merchants, settlementCorrections } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { referral } from './referral';
import { settleDue } from './start-settling';
import { paidTo } from './team.testing';

jest.setTimeout(60_000);

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openTestPlatform({ opsKey: 'ops' });
});
afterAll(() => platform?.close());
beforeEach(async () => {
  await midnightAnd('12:00');
  site = await platform.makeMerchant({
    ...{ depositsApprovedBelow: '1', flags: { USERNAMEREG3: true } },
    registerFields: { affiliateCode: { enabled: true, required: false } },
  });
  // Its settlements begin on the day of the test.
  await platform.db.update(merchants).set({ createdAt: platform.clock.now }).where(eq(merchants.code, site.code));
});

/** To a time of the next day in Bangkok. */
async function midnightAnd(time: string) {
  const day = new Date(platform.clock.now.getTime() + 31 * 3_600_000).toISOString().slice(0, 10);
  platform.clock.now = new Date(`${day}T${time}+07:00`);
}
const today = () => new Date(platform.clock.now.getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
const log = { info: () => undefined, warn: () => undefined, error: jest.fn() };
/** What each instance does about twice a minute. */
const runJobs = async () => {
  await settleDue({ db: platform.db, log, now: () => platform.clock.now, which: [referral] });
  expect(log.error).not.toHaveBeenCalled();
};
const ops = (method: 'POST' | 'PUT', url: string, payload?: object) =>
  platform.app.inject({ method, url: `/_ops/${url}`, headers: { 'x-ops-key': 'ops' }, ...(payload && { payload }) });

const register = (username: string, affiliateCode: string) => {
  const where = { registerUrl: 'play.example', registerMethod: 'PWA', domain: 'play.example', type: 0 };
  const body = { ...where, username, password: 'secret123', confirmPassword: 'secret123', affiliateCode };
  return platform.api('register', { site, body });
};
const check = (code: string) => platform.api('affiliateCheck', { site, query: { code, domain: 'play.example' } });

/** Registers with somebody's code, as a visitor does. */
async function broughtBy(inviter: Member, username: string): Promise<Member & { readonly password: string }> {
  expect(await register(username, inviter.affiliateCode)).toMatchObject({ success: true });
  const [made] = await platform.db.select().from(members).where(eq(members.username, username));
  return { ...made!, password: 'secret123' };
}
type Somebody = Member & { readonly password: string };

async function place(of: Somebody, amount: string): Promise<string> {
  const body = { method: 'PROMPTPAY', amount, key: randomUUID() };
  return (await platform.api('deposit', { site, token: await platform.login(site, of), body })).value.orderNo;
}
async function deposit(of: Somebody, amount: string): Promise<void> {
  const { statusCode } = await ops('POST', `merchants/${site.code}/deposits/${await place(of, amount)}/approve`);
  expect(statusCode).toBe(200);
}
const seen = async (of: Somebody) => {
  const token = await platform.login(site, of);
  const list = (query: { readonly before?: number } = {}) => platform.api('invitedFriends', { site, token, query });
  return {
    list,
    friends: (await list()).value.content,
    sums: (await platform.api('invitation', { site, token })).value,
  };
};

it('pays both sides once, in the run of the day after the first deposit', async () => {
  await proves('F-INVITE-03', async () => {
    const inviter = await platform.makeMember(site);
    const good = await broughtBy(inviter, 'good_one');
    const small = await broughtBy(inviter, 'small_one');
    const late = await broughtBy(inviter, 'late_one');
    const paid = () => paidTo(platform.db, [inviter, good, small, late], 'referral');
    const expires = await place(late, '500');
    await deposit(small, '299.99');
    await deposit(small, '500');
    await deposit(good, '300');
    await deposit(good, '500');
    const day = today();
    await midnightAnd('03:19');
    await runJobs();
    expect(await paid()).toEqual({});
    platform.clock.advance(60_000);
    await runJobs();
    const both = { [inviter.id]: '100.00', [good.id]: '50.00' };
    expect(await paid()).toEqual(both);
    // The same run again, by itself and by hand.
    await runJobs();
    const job = { merchant: site.code, kind: 'referral', period: day };
    for (const _ of [1, 2]) expect((await ops('POST', 'jobs', job)).json()).toEqual({ members: 2, sum: '150.00' });
    expect(await paid()).toEqual(both);
    // A second deposit, and two that nobody paid.
    await deposit(good, '3000');
    const second = await place(good, '400');
    await midnightAnd('04:00');
    await runJobs();
    for (const [of, orderNo] of [
      [late, expires],
      [good, second],
    ] as const) {
      const asked = { site, token: await platform.login(site, of), query: { orderNo } };
      expect((await platform.api('openDeposits', asked)).value[0]?.status).toBe('expired');
    }
    await midnightAnd('04:00');
    await runJobs();
    expect(await paid()).toEqual(both);

    const names = ['disabled_one', 'never_one', 'trial_one'];
    const closed = await platform.makeMember(site);
    expect(await check(closed.affiliateCode)).toMatchObject({ success: true });
    await ops('PUT', `merchants/${site.code}/members/${closed.username}/account`, { disabled: true });
    const trial = await platform.makeMember(site, { type: 4 });
    for (const code of [closed.affiliateCode, 'NEVERGIVEN', trial.affiliateCode]) {
      expect([code, await check(code)]).toMatchObject([code, { success: false, code: 'invitation.invalid' }]);
      expect([code, await register(names.shift() ?? '', code)]).toMatchObject([code, { code: 'invitation.invalid' }]);
    }
  });
});

it('shows a member how far their friends are, masked, and totals that are the movements', async () => {
  await proves('F-INVITE-02', async () => {
    const inviter = await platform.makeMember(site);
    expect(await seen(inviter)).toMatchObject({ friends: [], sums: { friends: 0, paid: 0, earned: '0.00' } });
    const friend = await broughtBy(inviter, 'first_friend');
    const small = await broughtBy(inviter, 'small_friend');
    await broughtBy(inviter, 'quiet_friend');
    const second = await broughtBy(friend, 'second_hand');
    await deposit(small, '299.99');
    await deposit(friend, '300');
    await deposit(second, '300');
    const due = Date.parse(`${today()}T03:20:00+07:00`) + 86_400_000;
    const before = await seen(inviter);
    expect(before.friends.map(({ name, state }) => [name, state])).toEqual([
      ...[
        ['qui***nd', 'registered'],
        ['sma***nd', 'small'],
        ['fir***nd', 'coming'],
      ],
    ]);
    expect(before.friends[2]).toMatchObject({ amount: '100.00', paysAt: due });
    expect(before.sums).toMatchObject({ friends: 3, paid: 0, earned: '0.00' });

    await midnightAnd('03:20');
    await runJobs();
    const [mine, theirs] = [await seen(inviter), await seen(friend)];
    expect(mine.friends[2]).toMatchObject({ state: 'paid', amount: '100.00', paidAt: platform.clock.now.getTime() });
    expect(mine.sums).toMatchObject({ friends: 3, paid: 1, earned: '100.00' });
    expect(mine.sums.gift).toBeUndefined();
    // As an inviter, and as somebody's friend.
    expect(theirs.sums).toMatchObject({ friends: 1, paid: 1, earned: '100.00', gift: '50.00' });
    expect(theirs.friends.map(({ name }) => name)).toEqual(['sec***nd']);
    expect(await paidTo(platform.db, [inviter, friend], 'referral')).toEqual({
      ...{ [inviter.id]: '100.00', [friend.id]: expect.stringMatching(/^(100\.00\+50\.00|150\.00)$/) },
    });
    expect(JSON.stringify([mine, theirs, before])).not.toMatch(/first_friend|small_friend|quiet_friend|second_hand/);
  });
});

it('keeps what was paid, though an inviter is disabled afterwards and bets of that day come late', async () => {
  const inviter = await platform.makeMember(site);
  const friend = await broughtBy(inviter, 'paid_for');
  await deposit(friend, '300');
  const settledAt = platform.clock.now;
  await midnightAnd('03:20');
  await runJobs();
  await ops('PUT', `merchants/${site.code}/members/${inviter.username}/account`, { disabled: true });
  await platform.db.insert(lateBets).values({ merchantCode: site.code, memberId: friend.id, settledAt });
  await midnightAnd('03:20');
  await runJobs();
  const corrections = eq(settlementCorrections.merchantCode, site.code);
  expect(await platform.db.select().from(settlementCorrections).where(corrections)).toEqual([]);
  expect(await paidTo(platform.db, [inviter, friend], 'referral')).toEqual({
    ...{ [inviter.id]: '100.00', [friend.id]: '50.00' },
  });
});

it('says of a deposit that a run passed over that it brings nothing', async () => {
  const inviter = await platform.makeMember(site);
  const friend = await broughtBy(inviter, 'passed_over');
  await deposit(friend, '300');
  const promotions = (enabled: boolean) =>
    ops('PUT', `merchants/${site.code}/content/promotions`, { items: [{ key: 'REFERRAL', enabled }] });
  await promotions(false);
  await midnightAnd('03:20');
  await runJobs();
  const token = await platform.login(site, inviter);
  for (const name of ['invitation', 'invitedFriends'] as const)
    expect(await platform.api(name, { site, token })).toMatchObject({ success: false, code: 'permission.denied' });
  await promotions(true);
  await runJobs();
  expect((await seen(inviter)).friends).toEqual([
    { id: friend.id, name: 'pas***er', registeredAt: expect.any(Number), state: 'missed' },
  ]);
});

it('comes in pages of twenty, and tells nobody of the friends of others', async () => {
  const [inviter, other] = [await platform.makeMember(site), await platform.makeMember(site)];
  const made: number[] = [];
  // Two at a time in the same instant.
  for (let at = 0; at < 45; at += 1) {
    if (at % 2 === 0) platform.clock.advance(1000);
    made.push((await platform.makeMember(site, { uplineId: inviter.id })).id);
  }
  await platform.makeMember(site, { uplineId: inviter.id, type: 4 });
  const own = await seen(inviter);
  const pages = [(await own.list()).value];
  while (pages.at(-1)?.more) pages.push((await own.list({ before: pages.at(-1)?.content.at(-1)?.id ?? 0 })).value);
  expect(pages.map(({ content }) => content.length)).toEqual([20, 20, 5]);
  expect(pages.flatMap(({ content }) => content.map(({ id }) => id))).toEqual(made.toReversed());
  expect(own.sums.friends).toBe(45);
  const strange = await seen(other);
  expect(strange).toMatchObject({ friends: [], sums: { friends: 0 } });
  // Somebody else's friend is a mark as good as nobody.
  for (const before of [made[30]!, 999_999_999])
    expect((await strange.list({ before })).value).toEqual({ content: [], more: false });
  expect((await own.list({ before: other.id })).value).toEqual({ content: [], more: false });
  expect((await platform.api('invitedFriends', { site })).status).toBe(401);
});
