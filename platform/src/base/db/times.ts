import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './database';
import { merchants } from './schema';

/** The moment of a run, in real time and by the merchants' clocks. */
export interface Times {
  readonly now: Date;
  /** The latest time of any merchant's clock, at least the real time. */
  readonly latest: Date;
  /** Whether any merchant's clock differs from the real time; only operations for tests move one. */
  readonly moved: boolean;
}

/** Reads the merchants' clocks once per run. */
export async function timesAt(db: Db, now: Date): Promise<Times> {
  const { clockOffsetMs } = merchants;
  const [row] = await db
    .select({ most: sql<string | null>`max(${clockOffsetMs})`, least: sql<string | null>`min(${clockOffsetMs})` })
    .from(merchants);
  const [most, least] = [Number(row?.most ?? 0), Number(row?.least ?? 0)];
  return { now, latest: new Date(now.getTime() + Math.max(0, most)), moved: most !== 0 || least !== 0 };
}

/**
 * Whether a moment in a merchant's time is more than `keepMs` ago by that merchant's present clock. An index on the column
 * serves it: the exact clock is looked up only for rows that are old by the latest one.
 *
 * @param merchantCode the column with the row's merchant or trial code; an unknown code counts by real time
 */
export function outlived(column: PgColumn, merchantCode: PgColumn, keepMs = 0): (times: Times) => SQL {
  return ({ now, latest, moved }) => {
    const bound = sql`${column} <= ${back(latest, keepMs)}::timestamptz`;
    if (!moved) return bound;
    return sql`(${bound} and ${column} <= ${back(now, keepMs)}::timestamptz + ${offsetOf(merchantCode)})`;
  };
}

/** The same for a moment in real time. */
export function outlivedReally(column: PgColumn, keepMs = 0): (times: Times) => SQL {
  return ({ now }) => sql`${column} <= ${back(now, keepMs)}::timestamptz`;
}

/** Offset of a row's merchant's clock from the real time, as an interval. */
function offsetOf(merchantCode: PgColumn): SQL {
  return sql`coalesce((select max(m.clock_offset_ms) from merchants m
    where m.code = ${merchantCode} or m.trial_code = ${merchantCode}), 0) * interval '1 millisecond'`;
}

const back = (from: Date, ms: number): string => new Date(from.getTime() - ms).toISOString();
