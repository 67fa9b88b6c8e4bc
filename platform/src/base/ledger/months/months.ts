import { min, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { isBusy } from '../../db/is-busy';
import { merchants } from '../../db/schema';

/** Months that are made ahead of the present one. */
const AHEAD = 3;

/**
 * Makes the ledger's partitions of this month and the next ones (decision 45). Any number of instances may do so at once. Whoever
 * writes goes first: a month that cannot be made at once is left to the next run, and the default partition takes its rows.
 *
 * @returns how many were made, and whether all are there
 */
export async function makeLedgerMonths(db: Db, now: Date): Promise<{ readonly made: number; readonly all: boolean }> {
  let made = 0;
  for (let ahead = 0; ahead <= AHEAD; ahead += 1) {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead));
    try {
      const [row] = await db
        .select({ made: sql<boolean>`make_ledger_month(${month.toISOString()}::timestamptz)` })
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
 * Takes the oldest month from the ledger, and leaves what it did to each account, so that purses and ledger still agree.
 *
 * @param month `2026-01`
 * @returns why it cannot be; nothing when it is done
 */
export async function detachLedgerMonth(db: Db, month: string, now: Date): Promise<string | undefined> {
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
          >`detach_ledger_month(${`${month}-01T00:00:00Z`}::timestamptz, ${present.toISOString()}::timestamptz)`,
        })
        .from(sql`(select 1) one`);
      return row?.reason ?? undefined;
    });
  } catch (error) {
    if (isBusy(error)) return 'the ledger is in use: try again';
    throw error;
  }
}
