import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { bets, contracts, ledgerMovements, settlementShares } from '../../base/db/schema';
import { moveMoney } from '../../base/ledger/move-money';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { openTestPostgres } from '../../testing/postgres';
import { betOf, giveRates, paidTo, run } from './team.testing';

jest.setTimeout(180_000);

const tenth = [{ turnover: '1000', activeMembers: 1, percent: '10' }];
const SINCE = '2026-01-01T17:00:00Z';
const HALVES = ['2026-03-01', '2026-03-16', '2026-04-01', '2026-04-16'] as const;
const LATER = new Date('2026-05-02T00:00:00Z');

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openTestPlatform({ opsKey: 'ops' });
});
afterAll(() => platform?.close());
beforeEach(async () => {
  site = await platform.makeMerchant();
  platform.clock.now = LATER;
});

/** Writes a contract in force, whatever the member's type. */
async function signed(at: TestPlatform, member: Member, more: object = {}) {
  const [offeredAt, startsAt] = [new Date('2026-01-01T00:00:00Z'), new Date(SINCE)];
  const row = { merchantCode: member.merchantCode, memberId: member.id, kind: 'dividend' as const, steps: tenth };
  await at.db
    .insert(contracts)
    .values({ ...row, offeredAt, expiresAt: startsAt, state: 'accepted', startsAt, ...more });
}

const RESULTS = ['memberId', 'stake', 'payout', 'rebate', 'bonus', 'net'] as const;
const noonOf = (half: string) => `${half}T12:00:00+07:00`;
const count = (half: string) => run(platform.db, site, 'dividend', half, LATER);
const here = async (member: Member) => ({ site, token: await platform.login(site, member as never) });
const pageOf = async (member: Member) => (await platform.api('dividends', await here(member))).value;

/** An agent with a direct member who loses and wins these sums in half months. */
async function agentWith(results: readonly (readonly [half: string, stake: string, payout: string])[], type = 1) {
  const agent = await platform.makeMember(site, { type });
  await signed(platform, agent);
  const member = await platform.makeMember(site, { uplineId: agent.id });
  for (const [half, stake, payout] of results)
    await betOf(platform.db, member, { stake, payout, status: 'won', at: noonOf(half) });
  return { agent, member };
}

describe('the dividend of a half month', () => {
  it('carries what is below zero into the next ones of the same contract', async () => {
    const { agent } = await agentWith([
      [HALVES[0], '8000', '10000'],
      [HALVES[1], '9000', '4000'],
      [HALVES[2], '1000', '0'],
    ]);
    const renewed = await agentWith([
      [HALVES[0], '8000', '10000'],
      [HALVES[1], '9000', '4000'],
    ]);
    const change = new Date('2026-03-15T17:00:00Z');
    await platform.db.update(contracts).set({ endsAt: change }).where(eq(contracts.memberId, renewed.agent.id));
    await signed(platform, renewed.agent, { startsAt: change });
    await proves('F-DIVIDEND-02', async () => {
      expect(await count(HALVES[0])).toEqual({ members: 0, sum: '0.00' });
      expect(await count(HALVES[1])).toEqual({ members: 2, sum: '800.00' });
      expect(await count(HALVES[2])).toEqual({ members: 1, sum: '100.00' });
      const { past } = await pageOf(agent);
      expect(
        past.map(({ period, carried, base, percent, amount }) => [period, carried, base, percent, amount]),
      ).toEqual([
        [HALVES[3], '0', '0', '0', '0.00'],
        [HALVES[2], '0', '1000', '10', '100.00'],
        [HALVES[1], '-2000', '3000', '10', '300.00'],
        [HALVES[0], '0', '-2000', '10', '0.00'],
      ]);
      expect((await pageOf(renewed.agent)).past.map(({ amount }) => amount)).toEqual([
        '0.00',
        '0.00',
        '500.00',
        '0.00',
      ]);
    });
    expect(await count(HALVES[1])).toEqual({ members: 2, sum: '800.00' });
  });

  it('is made of all parts, and each direct member brings a share of them', async () => {
    site = await platform.makeMerchant({ agentMenu: { teamPnl: true } });
    const { agent, member } = await agentWith([[HALVES[0], '10000', '2000']]);
    const below = await platform.makeMember(site, { uplineId: member.id });
    const deep = await platform.makeMember(site, { uplineId: below.id });
    const other = await platform.makeMember(site, { uplineId: agent.id });
    const trial = await platform.makeMember(site, { type: 4, uplineId: member.id });
    const underTrial = await platform.makeMember(site, { uplineId: trial.id });
    await betOf(platform.db, below, { stake: '500', at: noonOf(HALVES[0]) });
    await betOf(platform.db, deep, { stake: '800', at: noonOf(HALVES[0]), status: 'void' });
    await betOf(platform.db, deep, { stake: '900', at: noonOf(HALVES[0]), status: 'open' });
    await betOf(platform.db, trial, { stake: '7000', at: noonOf(HALVES[0]) });
    await betOf(platform.db, underTrial, { stake: '60', at: noonOf(HALVES[0]) });
    await betOf(platform.db, agent, { stake: '9000', at: noonOf(HALVES[0]) });
    const at = new Date(noonOf(HALVES[0]));
    for (const [who, kind, amount] of [
      [member, 'rebate', '30'],
      [deep, 'cashback', '20.5'],
      [below, 'bonus', '9.5'],
      [other, 'salary', '40'],
      [other, 'salary.hour', '2'],
      [agent, 'salary', '500'],
    ] as const) {
      const movement = { merchant: site.code, memberId: who.id, kind, amount, reference: 'test', at };
      await platform.db.transaction((tx) => moveMoney(tx, { ...movement, debit: 'house:test', credit: 'wallet:main' }));
    }
    const parts = { stake: '10560', payout: '2000', rebate: '30', bonus: '30', salary: '42', base: '8458' };
    const linesOf = async (memberId?: number) => {
      const query = { period: HALVES[0], pageNo: 1, pageSize: 50, ...(memberId === undefined ? {} : { memberId }) };
      const answer = await platform.api('dividendLines', { ...(await here(agent)), query });
      expect(answer).toMatchObject({ success: true });
      return answer.value;
    };
    /** Compares a level, and all below it, with the team's profit and loss of the same days; how many lines there were. */
    const compared = async (memberId?: number): Promise<number> => {
      const days = { startDate: HALVES[0], endDate: '2026-03-15', zone: 420, lines: 'all' } as const;
      const query = { ...days, order: 'username', direction: 'asc', pageNo: 1, pageSize: 50 } as const;
      const of = memberId === undefined ? query : { ...query, memberId };
      const { value } = await platform.api('teamPnl', { ...(await here(agent)), query: of });
      const { own, content } = await linesOf(memberId);
      const told = <T extends { memberId: number }>(lines: readonly T[], net: (line: T) => number) =>
        lines
          .map((line) => ({ ...line, net: net(line) }))
          .map((line) => RESULTS.map((name) => Number(line[name as keyof typeof line])))
          .sort(([a = 0], [b = 0]) => a - b);
      const pnl = [...value.content, ...(value.own === undefined ? [] : [{ ...value.own, memberId: 0 }])];
      const lines = [...content, ...(own === undefined ? [] : [{ ...own, memberId: 0 }])];
      expect(told(lines, ({ base, salary }) => -Number(base) - Number(salary))).toEqual(
        told(pnl, ({ net }) => Number(net)),
      );
      let count = content.length;
      for (const line of content) if (line.memberId !== trial.id) count += await compared(line.memberId);
      return count;
    };
    platform.clock.now = new Date('2026-03-10T00:00:00Z');
    const running = await compared();
    expect((await pageOf(agent)).running).toMatchObject({
      ...parts,
      state: 'running',
      lastDay: '2026-03-15',
      amount: '845.80',
    });
    platform.clock.now = new Date('2026-03-15T18:00:00Z');
    expect((await pageOf(agent)).past).toEqual([expect.objectContaining({ ...parts, state: 'counting' })]);
    expect(await count(HALVES[0])).toEqual({ members: 1, sum: '845.80' });
    expect((await pageOf(agent)).past).toEqual([
      expect.objectContaining({
        ...parts,
        state: 'offered',
        percent: '10',
        active: 2,
        turnover: '10560',
        paid: '845.80',
      }),
    ]);
    const top = await linesOf();
    expect(top).toMatchObject({
      totalElements: 2,
      content: [
        { memberId: member.id, hasTeam: true },
        { memberId: other.id, hasTeam: false },
      ],
    });
    await proves('F-DIVIDEND-05', async () => {
      // The two direct members, two levels below one of them, and a trial account with a team.
      expect([running, await compared()]).toEqual([5, 5]);
      for (const name of ['stake', 'payout', 'rebate', 'bonus', 'salary', 'base'] as const) {
        const sum = (lines: readonly Record<typeof name, string>[]) =>
          lines.reduce((total, line) => total + Number(line[name]), 0);
        expect([name, sum(top.content)]).toEqual([name, Number(parts[name])]);
        const { own, content } = await linesOf(member.id);
        expect([name, sum([...content, own!])]).toEqual([name, Number(top.content[0]?.[name])]);
      }
    });
    expect((await linesOf(member.id)).own).toMatchObject({ stake: '10000', payout: '2000', base: '7970' });
    const stranger = await platform.makeMember(site);
    for (const [query, code] of [
      [{ period: HALVES[0], memberId: stranger.id }, 'member.not.exist'],
      [{ period: HALVES[0], memberId: agent.id }, 'member.not.exist'],
      [{ period: '2026-03-02' }, 'request.invalid'],
      [{ period: '2027-03-01' }, 'request.invalid'],
    ] as const)
      expect(
        await platform.api('dividendLines', { ...(await here(agent)), query: { pageNo: 1, pageSize: 50, ...query } }),
      ).toMatchObject({ code });
  });
});

describe('who may have no share', () => {
  it('gets none, and does not break the way for others', async () => {
    const { db } = platform;
    const all: Member[] = [];
    for (const [at, type] of [1, 0, 2, 4, 40, 41, 42, 0].entries()) {
      const above = all.at(-1);
      const member = await platform.makeMember(site, { type, ...(above === undefined ? {} : { uplineId: above.id }) });
      await giveRates(db, member, { SLOTS: `0.${9 - at}` });
      if (at < 7) for (const kind of ['dividend', 'salary', 'hourSalary']) await signed(platform, member, { kind });
      await betOf(db, member, { stake: '1000', at: noonOf(HALVES[0]) });
      all.push(member);
    }
    const [one, zero, two, trial] = all.map(({ id }) => id) as [number, number, number, number];
    const settled = (kind: 'salary' | 'hourSalary' | 'rebate', period: string) => run(db, site, kind, period, LATER);
    await proves('F-JOB-03', async () => {
      // Below each stand 6, 5 and 4 members who count, with 1,000 each.
      const whole = { members: 3, sum: '1500.00' };
      const each = { [one]: '600.00', [zero]: '500.00', [two]: '400.00' };
      expect(await settled('salary', HALVES[0])).toEqual(whole);
      expect(await paidTo(db, all, 'salary')).toEqual(each);
      expect(await settled('hourSalary', `${HALVES[0]}T12:00+07:00`)).toEqual(whole);
      expect(await paidTo(db, all, 'salary.hour')).toEqual(each);
      expect(await count(HALVES[0])).toEqual(whole);
      const shares = await db.select().from(settlementShares).where(eq(settlementShares.kind, 'dividend'));
      const offered = shares.filter(({ merchantCode, paid }) => merchantCode === site.code && Number(paid) > 0);
      expect(Object.fromEntries(offered.map(({ memberId, paid }) => [memberId, paid.slice(0, -2)]))).toEqual(each);
      await settled('rebate', HALVES[0]);
      const paid = Object.keys(await paidTo(db, all, 'rebate')).map(Number);
      expect(paid.sort()).toEqual(
        all
          .map(({ id }) => id)
          .filter((id) => id !== trial)
          .sort(),
      );
    });
  });
});

describe('a counted dividend', () => {
  it('is paid by the confirmation, one time on two instances', async () => {
    const server = await openTestPostgres();
    const at = { url: await server.freshDatabase() };
    const [one, two] = [await openTestPlatform({ at, opsKey: 'ops' }), await openTestPlatform({ at, opsKey: 'ops' })];
    try {
      for (const { clock } of [one, two]) clock.now = LATER;
      const on = await one.makeMerchant();
      const agent = await one.makeMember(on, { type: 1 });
      await signed(one, agent);
      const member = await one.makeMember(on, { uplineId: agent.id });
      await betOf(one.db, member, { stake: '5000', at: noonOf(HALVES[0]) });
      const token = await one.login(on, agent);
      const confirm = (where: TestPlatform, period: string, key: string = randomUUID()) =>
        where.api('confirmDividend', { site: on, token, body: { period, key } });
      await proves('F-DIVIDEND-03', async () => {
        expect(await confirm(one, HALVES[0])).toMatchObject({ success: false, code: 'contract.gone' });
        for (const half of HALVES.slice(0, 2)) await run(one.db, on, 'dividend', half, LATER);
        expect(await confirm(one, HALVES[1])).toMatchObject({ success: false, code: 'contract.gone' });
        // It has no end.
        for (const { clock } of [one, two]) clock.now = new Date('2027-06-01T00:00:00Z');
        const later = await one.login(on, agent);
        const send = (where: TestPlatform, key: string) =>
          where.api('confirmDividend', { site: on, token: later, body: { period: HALVES[0], key } });
        const keys = Array.from({ length: 6 }, () => randomUUID());
        const answers = await Promise.all(keys.flatMap((key) => [send(one, key), send(two, key)]));
        const paid = answers.filter(({ success }) => success);
        expect(paid.length).toBeGreaterThan(0);
        for (const { value } of paid) expect(value).toMatchObject({ period: HALVES[0], amount: '500.00' });
        for (const { success, code } of answers) if (!success) expect(code).toBe('contract.gone');
        expect(await paidTo(one.db, [agent], 'dividend')).toEqual({ [agent.id]: '500.00' });
        const movements = one.db.select().from(ledgerMovements).where(eq(ledgerMovements.memberId, agent.id));
        expect(await movements).toMatchObject([{ debit: 'house:dividend', reference: `dividend:${HALVES[0]}` }]);
      });
    } finally {
      await two.close();
      await one.close();
      await server.close();
    }
  });

  it('is set right by the next one when bets change', async () => {
    const { agent, member } = await agentWith([[HALVES[0], '5000', '0']]);
    const wrong = await betOf(platform.db, member, { stake: '2000', at: noonOf(HALVES[0]) });
    await betOf(platform.db, member, { stake: '9000', at: noonOf(HALVES[1]) });
    expect(await count(HALVES[0])).toEqual({ members: 1, sum: '700.00' });
    await platform.db.update(bets).set({ status: 'void' }).where(eq(bets.id, wrong));
    expect(await count(HALVES[1])).toEqual({ members: 1, sum: '700.00' });
    expect((await pageOf(agent)).past.find(({ period }) => period === HALVES[1])).toMatchObject({
      ...{ amount: '900.00', setOff: '-200.00', paid: '700.00', state: 'offered' },
    });
  });
});
