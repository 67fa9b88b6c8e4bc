import { min, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { isBusy } from '../../db/is-busy';
import { merchants } from '../../db/schema';

/** Tables by months (decisions 45 and 46), and the function that takes their oldest month away. */
const TABLES = { ledger_movements: sql`detach_ledger_month`, bets: sql`detach_bet_month` };
/** Months that are made ahead of the present one. */
const AHEAD = 3;

/**
 * Makes the partitions of this month and the next ones. Any number of instances may do so at once. Whoever writes goes first: a month
 * that cannot be made at once is left to the next run, and the default partition takes its rows.
 *
 * @returns how many were made, and whether all are there
 */
export async function makeMonths(db: Db, now: Date): Promise<{ readonly made: number; readonly all: boolean }> {
  const done = [];
  for (const table of Object.keys(TABLES)) done.push(await makeMonthsOf(db, table, now));
  return { made: done.reduce((sum, { made }) => sum + made, 0), all: done.every(({ all }) => all) };
}

async function makeMonthsOf(db: Db, table: string, now: Date): Promise<{ made: number; all: boolean }> {
  let made = 0;
  for (let ahead = 0; ahead <= AHEAD; ahead += 1) {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead));
    try {
      const [row] = await db
        .select({ made: sql<boolean>`make_month(${table}, ${month.toISOString()}::timestamptz)` })
        .from(sql`(select 1) one`);
      if (row?.made === true) made += 1;
    } catch (error) {
      if (isBusy(error)) return { made, all: false };
      throw error;
    }
  }
  return { made, all: true };
}

/**
 * Takes the oldest month from a table. The ledger keeps what it did to each account, so that purses and ledger still agree; of bets
 * their sums and keys stay.
 *
 * @param month `2026-01`
 * @returns why it cannot be; nothing when it is done
 */
export async function detachMonth(
  db: Db,
  table: keyof typeof TABLES,
  month: string,
  now: Date,
): Promise<string | undefined> {
  // It must be over by the slowest of the merchants' clocks.
  const [clocks] = await db.select({ least: min(merchants.clockOffsetMs) }).from(merchants);
  const present = new Date(now.getTime() + Math.min(0, clocks?.least ?? 0));
  try {
    return await db.transaction(async (tx) => {
      // A month has many rows; this is no request of a member.
      await tx.execute(sql`set local statement_timeout = 0`);
      const [row] = await tx
        .select({
          reason: sql<
            string | null
          >`${TABLES[table]}(${`${month}-01T00:00:00Z`}::timestamptz, ${present.toISOString()}::timestamptz)`,
        })
        .from(sql`(select 1) one`);
      return row?.reason ?? undefined;
    });
  } catch (error) {
    if (isBusy(error)) return 'its table is in use: try again';
    throw error;
  }
}
