import { randomBytes } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { lotterySeeds } from '../../base/db/schema';
import { seedHash } from '../../base/lottery/numbers';
import { addDays, type Day, dayOfUtc } from '../../base/time/days';

export type Seed = typeof lotterySeeds.$inferSelect;

/** A lottery of a merchant. */
export interface Of {
  readonly merchantCode: string;
  readonly lottery: string;
}

const ofLottery = ({ merchantCode, lottery }: Of) =>
  and(eq(lotterySeeds.merchantCode, merchantCode), eq(lotterySeeds.lottery, lottery));

/**
 * The seeds of some days; those that are missing are made, and with them that of tomorrow, so that its hash is public before the
 * first draw. Two instances that make the same at once both get what the first of them stored.
 *
 * @param now the merchant's time
 */
export async function ensureSeeds(db: Db, of: Of, days: readonly Day[], now: Date): Promise<ReadonlyMap<Day, Seed>> {
  const today = dayOfUtc(now);
  const wanted = [...new Set([...days, today, addDays(today, 1)])].sort();
  const read = () =>
    db
      .select()
      .from(lotterySeeds)
      .where(and(ofLottery(of), inArray(lotterySeeds.day, wanted)));
  const found = await read();
  const missing = wanted.filter((day) => !found.some((row) => row.day === day));
  if (missing.length === 0) return byDay(found);
  await db
    .insert(lotterySeeds)
    .values(missing.map((day) => newSeed(of, day, now)))
    .onConflictDoNothing();
  return byDay(await read());
}

function newSeed({ merchantCode, lottery }: Of, day: Day, madeAt: Date): Seed {
  const seed = randomBytes(32).toString('hex');
  return { merchantCode, lottery, day, seed, hash: seedHash(seed), madeAt };
}

const byDay = (rows: readonly Seed[]): ReadonlyMap<Day, Seed> => new Map(rows.map((row) => [row.day, row]));

/** The first day of a merchant's lottery; undefined where nobody ever asked for it. */
export async function firstDayOf(db: Db, of: Of): Promise<Day | undefined> {
  const [row] = await db
    .select({ day: lotterySeeds.day })
    .from(lotterySeeds)
    .where(ofLottery(of))
    .orderBy(lotterySeeds.day)
    .limit(1);
  return row?.day;
}

/**
 * Makes the seeds of today and tomorrow for every lottery that has some, by each merchant's clock.
 *
 * @param now the real time
 * @returns how many lotteries got one
 */
export async function keepSeeds(db: Db, now: Date): Promise<number> {
  const rows = await db
    .select({
      merchantCode: sql<string>`merchant_code`,
      lottery: sql<string>`lottery`,
      offset: sql<string>`clock_offset_ms::text`,
    })
    .from(
      sql`(select s.merchant_code, s.lottery, m.clock_offset_ms from lottery_seeds s join merchants m on m.code = s.merchant_code
        group by 1, 2, 3
        having max(s.day) <= to_char((${now.toISOString()}::timestamptz + m.clock_offset_ms * interval '1 millisecond') at time zone 'UTC', 'YYYY-MM-DD')) late`,
    );
  for (const { offset, ...of } of rows) await ensureSeeds(db, of, [], new Date(now.getTime() + Number(offset)));
  return rows.length;
}
