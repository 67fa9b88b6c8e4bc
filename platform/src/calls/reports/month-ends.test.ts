import { sql } from 'drizzle-orm';
import { NO_CATALOGUE } from '../../base/catalogue/catalogue';
import { bets } from '../../base/db/schema';
import { makeMonths } from '../../base/ledger/months/months';
import { moveMoney } from '../../base/ledger/move-money';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { teamOverviewOf } from '../agents/team-overview';
import { teamPnlOf } from '../agents/team-pnl';
import { betRecordsOf } from '../bets/records';
import { accountRecordsOf } from '../cashier/account-records';
import { profitLossOf } from './profit-loss';

jest.setTimeout(120_000);

const MINUTE = 60_000;
/** Zones with whole hours and with parts of them, ahead of UTC and behind it. */
const ZONES = [0, 420, 330, 345, -210, 765];

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openTestPlatform();
  site = await platform.makeMerchant();
  for (const year of [2026, 2028]) await makeMonths(platform.db, new Date(`${year}-01-15T00:00:00Z`));
});
afterAll(() => platform?.close());

/** A bet that is decided at a moment, and a deposit. */
async function act({ id: memberId, merchantCode }: Member, at: Date, amount: string): Promise<void> {
  const reference = `e${memberId}-${amount}`;
  const deposit = { merchant: merchantCode, memberId, kind: 'deposit', amount, at, reference } as const;
  await platform.db.transaction((tx) =>
    moveMoney(tx, { ...deposit, debit: 'house:bank', credit: 'wallet:main' } as Parameters<typeof moveMoney>[1]),
  );
  await platform.db.insert(bets).values({
    ...{ merchantCode, memberId, nodeId: 1, gameType: 'RNG', reference, stake: amount, payout: '0', status: 'lost' },
    ...{ placedAt: at, settledAt: at },
  });
}

describe.each([
  { year: 2026, ends: ['2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01', '2026-03-02'] },
  { year: 2028, ends: ['2028-01-31', '2028-02-01', '2028-02-28', '2028-02-29', '2028-03-01', '2028-03-02'] },
])('a period from 31 January to 1 March $year', ({ year, ends }) => {
  it.each(ZONES)('counts each row on its day, and once, on a device %s minutes east of UTC', async (zone) => {
    const agent = await platform.makeMember(site, { type: 1 });
    const member = await platform.makeMember(site, { uplineId: agent.id });
    // A millisecond before each midnight of the device, and at it; each amount is there once.
    const moments = ends.flatMap((day) => {
      const midnight = Date.parse(`${day}T00:00:00Z`) - zone * MINUTE;
      return [midnight - 1, midnight];
    });
    // Another one of the team does the same at the same moments, which is none of the member's own.
    const sibling = await platform.makeMember(site, { uplineId: agent.id });
    for (const [place, at] of moments.entries())
      for (const who of [member, sibling]) await act(who, new Date(at), String(2 ** place));
    const asked = { startDate: `${year}-01-31`, endDate: `${year}-03-01`, zone };
    const byDay = new Map<string, number>();
    for (const [place, at] of moments.entries()) {
      const day = new Date(at + zone * MINUTE).toISOString().slice(0, 10);
      if (day >= asked.startDate && day <= asked.endDate) byDay.set(day, (byDay.get(day) ?? 0) + 2 ** place);
    }
    const daysOf = (people: number) => [...byDay].map(([date, amount]) => ({ date, stake: String(people * amount) }));
    const totalOf = (people: number) => String(people * [...byDay.values()].reduce((sum, amount) => sum + amount, 0));
    const [days, total] = [daysOf(1), totalOf(1)];
    // The first is of 30 January, the last of 2 March.
    const rows = moments.length - 2;
    const page = { pageNo: 1, pageSize: 5 };

    const overview = await teamOverviewOf(platform.db, agent, asked);
    expect(overview.days.map(({ date, stake }) => ({ date, stake }))).toEqual(daysOf(2));
    expect(overview.days.map(({ deposit }) => deposit)).toEqual(daysOf(2).map(({ stake }) => stake));
    expect(overview.totals).toMatchObject({
      stake: totalOf(2),
      deposit: totalOf(2),
      activeMembers: 2,
      firstDepositors: 0,
    });
    const order = { order: 'net', direction: 'asc', lines: 'active', ...page } as const;
    expect(await teamPnlOf(platform.db, agent, { ...asked, ...order })).toMatchObject({
      totals: { stake: totalOf(2) },
    });
    const own = await profitLossOf(platform.db, member, asked);
    expect(own.days.map(({ date, stake }) => ({ date, stake }))).toEqual(days);
    expect(own.totals).toMatchObject({ stake: total, count: rows });

    const seen: string[] = [];
    for (let pageNo = 1; pageNo <= Math.ceil(rows / page.pageSize); pageNo += 1) {
      const query = { ...asked, ...page, pageNo };
      const found = await betRecordsOf(platform.db, NO_CATALOGUE, member, { ...query, gameType: '', status: '' });
      expect(found).toMatchObject({
        totals: { count: rows, stake: total },
        totalPages: Math.ceil(rows / page.pageSize),
      });
      seen.push(...found.content.map(({ stake }) => stake));
      const booked = await accountRecordsOf(platform.db, member, query);
      expect(booked.totals).toMatchObject({ count: rows, in: total });
    }

    expect(seen).toEqual(
      moments
        .map((_, place) => String(2 ** place))
        .slice(1, -1)
        .reverse(),
    );
  });
});

it('the rows of these periods are in the months they belong to', async () => {
  const { rows } = (await platform.db.execute(
    sql`select distinct tableoid::regclass::text as month from bets order by 1`,
  )) as unknown as { rows: { month: string }[] };
  const months = ['01', '02', '03'];
  expect(rows.map(({ month }) => month)).toEqual(
    [2026, 2028].flatMap((year) => months.map((at) => `bets_${year}_${at}`)),
  );
});
