import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './database';
import { merchants } from './schema';

/** The moment of a run, as the real time and as the merchants' clocks have it. */
export interface Times {
  /** The real time. */
  readonly now: Date;
  /** The time of the merchant whose clock is furthest ahead, the real time at least. */
  readonly latest: Date;
  /** Whether a merchant's clock differs from the real time; operations of tests alone can move one. */
  readonly moved: boolean;
}

/** Looks at the merchants' clocks once for a whole run. */
export async function timesAt(db: Db, now: Date): Promise<Times> {
  const { clockOffsetMs } = merchants;
  const [row] = await db
    .select({ most: sql<string | null>`max(${clockOffsetMs})`, least: sql<string | null>`min(${clockOffsetMs})` })
    .from(merchants);
  const [most, least] = [Number(row?.most ?? 0), Number(row?.least ?? 0)];
  return { now, latest: new Date(now.getTime() + Math.max(0, most)), moved: most !== 0 || least !== 0 };
}

/**
 * Whether a moment that was written in a merchant's time lies `keepMs` back by the clock that this merchant has now. An index
 * on the column serves it: the exact clock is looked at only for rows that the furthest one would let go.
 *
 * @param merchantCode the column of the row's merchant, or of its trial code; a code of neither has the real time
 */
export function outlived(column: PgColumn, merchantCode: PgColumn, keepMs = 0): (times: Times) => SQL {
  return ({ now, latest, moved }) => {
    const bound = sql`${column} <= ${back(latest, keepMs)}::timestamptz`;
    if (!moved) return bound;
    return sql`(${bound} and ${column} <= ${back(now, keepMs)}::timestamptz + ${offsetOf(merchantCode)})`;
  };
}

/** The same for a moment that was written in the real time. */
export function outlivedReally(column: PgColumn, keepMs = 0): (times: Times) => SQL {
  return ({ now }) => sql`${column} <= ${back(now, keepMs)}::timestamptz`;
}

/** How far the clock of a row's merchant is from the real time, as an interval. */
function offsetOf(merchantCode: PgColumn): SQL {
  return sql`coalesce((select max(m.clock_offset_ms) from merchants m
    where m.code = ${merchantCode} or m.trial_code = ${merchantCode}), 0) * interval '1 millisecond'`;
}

const back = (from: Date, ms: number): string => new Date(from.getTime() - ms).toISOString();
