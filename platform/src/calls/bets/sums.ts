import type { ValueOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { type Asked, dayIn, type Hourly, pieces } from '../records/hours';

type Sums = Required<Pick<ValueOf<'betRecords'>, 'totals' | 'days'>>;

/** Totals of the period, and per day of the device; days without bets are left out. */
export async function sumsOf(db: Db, source: Hourly, asked: Asked): Promise<Sums> {
  const rows = await db
    .select({
      date: sql<string>`to_char(day, 'YYYY-MM-DD')`,
      open: sql<boolean>`open`,
      count: sql<string>`count::text`,
      stake: sql<string>`stake::text`,
      payout: sql<string>`payout::text`,
    })
    .from(
      sql`(select ${dayIn(asked.zone)} as day, status = 'open' as open, sum(count) as count, sum(stake) as stake, sum(payout) as payout
        from ${pieces(source, asked)} piece group by 1, 2 order by 1) days`,
    );
  const settled = rows.filter(({ open }) => !open);
  const running = rows.filter(({ open }) => open);
  return {
    totals: {
      count: rows.reduce((count, row) => count + Number(row.count), 0),
      stake: total(rows.map(({ stake }) => stake)),
      payout: total(rows.map(({ payout }) => payout)),
      net: total(settled.flatMap(({ payout, stake }) => [payout, `-${stake}`])),
      openStake: total(running.map(({ stake }) => stake)),
    },
    days: settled.map(({ date, stake, payout }) => ({ date, stake: total([stake]), payout: total([payout]) })),
  };
}

const total = (amounts: readonly string[]): string =>
  amounts.reduce((sum, amount) => sum.plus(amount), new Big(0)).toFixed();
