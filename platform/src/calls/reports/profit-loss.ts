import type { ProfitLoss, QueryOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import type { Member } from '../../base/members/member';
import { type Asked, betsBegin, dayIn, decisionsBegin, type Hourly, ledgerBegins, pieces } from '../records/hours';
import { periodOf } from '../records/period';

/** Kinds of movements that are bonuses (B020): claims and missions, cashback, rain, and the reward for friends. */
export const BONUSES = ['bonus', 'cashback', 'rain', 'referral'];

interface DayRow {
  readonly date: string;
  readonly stake: string;
  readonly payout: string;
  readonly rebate: string;
  readonly bonus: string;
}

interface CategoryRow {
  readonly gameType: string;
  readonly count: number;
  readonly stake: string;
  readonly payout: string;
}

const sum = (amounts: readonly string[]): Big => amounts.reduce((total, amount) => total.plus(amount), new Big(0));
const netOf = ({ stake, payout }: Pick<DayRow, 'stake' | 'payout'>): Big => new Big(payout).minus(stake);
const wholeNetOf = (row: DayRow): Big => netOf(row).plus(row.rebate).plus(row.bonus);

/** What a member won and lost, with its parts: bets by the day they were decided on, the rest by the day it was booked (B002, B020). */
export async function profitLossOf(db: Db, member: Member, query: QueryOf<'profitLoss'>): Promise<ProfitLoss> {
  const { startDate, endDate, zone } = query;
  const asked: Asked = { memberId: member.id, period: periodOf(startDate, endDate, zone), zone };
  const days = await daysOf(db, member, asked);
  const categories = await categoriesOf(db, member, asked);
  const all = (name: keyof Omit<DayRow, 'date'>) => sum(days.map((day) => day[name])).toFixed();
  const totals = { stake: all('stake'), payout: all('payout'), rebate: all('rebate'), bonus: all('bonus') };
  return {
    totals: {
      ...totals,
      net: wholeNetOf({ date: '', ...totals }).toFixed(),
      count: categories.reduce((count, category) => count + category.count, 0),
      openStake: await openStakeOf(db, member, asked),
    },
    days: days.map((day) => ({ ...day, net: wholeNetOf(day).toFixed() })),
    categories: categories.map((category) => ({ ...category, net: netOf(category).toFixed() })),
  };
}

/** Won and lost bets by the hour of their decision. */
export const decidedBets = ({ merchantCode }: Pick<Member, 'merchantCode'>): Hourly => ({
  sums: sql`settled_hours`,
  rows: sql`(
    select *, coalesce(settled_at, placed_at) as decided_at from bets
    where merchant_code = ${merchantCode} and status in ('won', 'lost')
  ) bets`,
  begins: decisionsBegin,
  at: sql`decided_at`,
  ofSums: sql`game_type, count, stake, payout`,
  ofRows: sql`game_type, 1 as count, stake, payout`,
  filter: sql`true`,
});

/** Rebates and bonuses by the hour of their booking. */
const gifts: Hourly = {
  sums: sql`movement_hours`,
  rows: sql`ledger_movements movement`,
  begins: ledgerBegins,
  at: sql`at`,
  ofSums: sql`kind, money_in - money_out as amount`,
  ofRows: sql`kind, moved(movement) as amount`,
  filter: sql`kind in ('rebate', ${sql.join(
    BONUSES.map((kind) => sql`${kind}`),
    sql`, `,
  )})`,
};

const text = (name: string) => sql.raw(`trim_scale(coalesce(sum(${name}), 0))::text`);

async function daysOf(db: Db, member: Member, asked: Asked): Promise<readonly DayRow[]> {
  const day = dayIn(asked.zone);
  const rows = await db
    .select({
      date: sql<string>`to_char(day, 'YYYY-MM-DD')`,
      stake: sql<string>`${text('stake')}`,
      payout: sql<string>`${text('payout')}`,
      rebate: sql<string>`${text('rebate')}`,
      bonus: sql<string>`${text('bonus')}`,
    })
    .from(
      sql`(
        select ${day} as day, stake, payout, 0 as rebate, 0 as bonus from ${pieces(decidedBets(member), asked)} bet
        union all
        select ${day}, 0, 0, case when kind = 'rebate' then amount else 0 end, case when kind = 'rebate' then 0 else amount end
        from ${pieces(gifts, asked)} gift
      ) every`,
    )
    .groupBy(sql`day`)
    .orderBy(sql`day`);
  // An hour may stay in the sums with nothing in it.
  return rows.filter(({ stake, payout, rebate, bonus }) => [stake, payout, rebate, bonus].some((each) => each !== '0'));
}

async function categoriesOf(db: Db, member: Member, asked: Asked): Promise<readonly CategoryRow[]> {
  const rows = await db
    .select({
      gameType: sql<string>`game_type`,
      count: sql<string>`sum(count)::text`,
      stake: sql<string>`${text('stake')}`,
      payout: sql<string>`${text('payout')}`,
    })
    .from(sql`${pieces(decidedBets(member), asked)} bet`)
    .groupBy(sql`game_type`)
    .orderBy(sql`sum(stake) desc, game_type`);
  return rows.map((row) => ({ ...row, count: Number(row.count) })).filter(({ count }) => count > 0);
}

/** Stakes of bets that were placed in the period and still run. */
async function openStakeOf(db: Db, { merchantCode }: Member, asked: Asked): Promise<string> {
  const open: Hourly = {
    sums: sql`bet_hours`,
    rows: sql`(select * from bets where merchant_code = ${merchantCode}) bets`,
    begins: betsBegin,
    at: sql`placed_at`,
    ofSums: sql`stake`,
    ofRows: sql`stake`,
    filter: sql`status = 'open'`,
  };
  const [row] = await db.select({ stake: sql<string>`${text('stake')}` }).from(sql`${pieces(open, asked)} bet`);
  return row?.stake ?? '0';
}
