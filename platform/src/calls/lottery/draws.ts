import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { lotteryDraws } from '../../base/db/schema';
import type { Issue } from '../../base/lottery/issues';
import type { Lottery } from '../../base/lottery/lottery';
import { numbersOf } from '../../base/lottery/numbers';
import type { Day } from '../../base/time/days';
import { ensureSeeds, firstDayOf } from './seeds';

export type Draw = typeof lotteryDraws.$inferSelect;

/** A lottery of the house at a merchant. */
export interface Place {
  readonly merchantCode: string;
  readonly lottery: Lottery;
}

const ofPlace = ({ merchantCode, lottery }: Place) =>
  and(eq(lotteryDraws.merchantCode, merchantCode), eq(lotteryDraws.lottery, lottery.code));

/** The rows of some issues, by issue. */
export async function storedDraws(
  db: Db,
  place: Place,
  issues: readonly Pick<Issue, 'issue'>[],
): Promise<ReadonlyMap<string, Draw>> {
  if (issues.length === 0) return new Map();
  const named = issues.map(({ issue }) => issue);
  const rows = await db
    .select()
    .from(lotteryDraws)
    .where(and(ofPlace(place), inArray(lotteryDraws.issue, named)));
  return new Map(rows.map((row) => [row.issue, row]));
}

/**
 * The draws of some issues, of which those whose moment has come are made where nobody did, each once: the row of an issue is unique,
 * an order holds it until it is booked, and what was drawn or void stays so. Numbers are shown after they were written alone. Issues to
 * come, and those of days before the lottery began at the merchant, are left out.
 *
 * @param now the merchant's time
 * @param known rows that were read already
 */
export async function drawnIssues(
  db: Db,
  place: Place,
  issues: readonly Issue[],
  now: Date,
  known?: ReadonlyMap<string, Draw>,
): Promise<ReadonlyMap<string, Draw>> {
  const over = issues.filter(({ drawAt }) => drawAt <= now);
  const stored = known ?? (await storedDraws(db, place, over));
  const isThere = ({ issue }: Issue) => (stored.get(issue)?.state ?? 'open') !== 'open';
  const missing = over.filter((each) => !isThere(each));
  if (missing.length > 0) await draw(db, place, missing, now);
  const rows = missing.length > 0 ? await storedDraws(db, place, over) : stored;
  return new Map([...rows].filter(([, { state }]) => state !== 'open'));
}

async function draw(db: Db, { merchantCode, lottery }: Place, issues: readonly Issue[], now: Date): Promise<void> {
  const of = { merchantCode, lottery: lottery.code };
  // A lottery that nobody asked for before begins with the day of its last draw.
  const first = (await firstDayOf(db, of)) ?? newestOf(issues);
  const begun = issues.filter(({ day }) => day >= first);
  if (begun.length === 0) return;
  const seeds = await ensureSeeds(
    db,
    of,
    begun.map(({ day }) => day),
    now,
  );
  const rows = begun.flatMap(({ issue, day, drawAt }) => {
    const seed = seeds.get(day)?.seed;
    if (seed === undefined) return [];
    // Nobody ordered where there is no row, so nothing is left to be settled.
    return [
      { ...of, issue, drawAt, state: 'drawn' as const, numbers: numbersOf(lottery, seed, issue), settledAt: now },
    ];
  });
  await db
    .insert(lotteryDraws)
    // The same order everywhere, so that no two instances wait for each other.
    .values(rows.sort((one, other) => (one.issue < other.issue ? -1 : 1)))
    .onConflictDoUpdate({
      target: [lotteryDraws.merchantCode, lotteryDraws.lottery, lotteryDraws.issue],
      set: { state: 'drawn', numbers: sql`excluded.numbers` },
      setWhere: eq(lotteryDraws.state, 'open'),
    });
}

const newestOf = (issues: readonly Issue[]): Day =>
  issues
    .map(({ day }) => day)
    .sort()
    .at(-1) ?? '';

/** Draws whatever is still open of some lottery although its moment has come. */
export async function drawOpenOnes(
  db: Db,
  place: Place,
  issuesOf: (name: string) => Issue | undefined,
  upTo: Date,
  now: Date,
): Promise<void> {
  const open = await db
    .select({ issue: lotteryDraws.issue })
    .from(lotteryDraws)
    .where(and(ofPlace(place), eq(lotteryDraws.state, 'open'), lte(lotteryDraws.drawAt, upTo)));
  await drawnIssues(
    db,
    place,
    open.flatMap(({ issue }) => issuesOf(issue) ?? []),
    now,
  );
}
