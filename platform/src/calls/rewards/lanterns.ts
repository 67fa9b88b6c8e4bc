import Big from 'big.js';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { lanternDays } from '../../base/db/schema';
import { addDays, type Day, daysFrom } from '../../base/time/days';
import { merchantDayOf, merchantMoment } from '../../base/time/merchant-day';
import type { Asked } from './candidate';
import { MISSION } from './table';

/** A day with decided rounds that count. `stake` is the smallest of the best three; without three there is none. */
export interface LanternDay {
  readonly day: Day;
  readonly rounds: number;
  readonly stake?: string;
}

/** A complete week; `last` is its seventh day. */
export interface Week {
  readonly last: Day;
  readonly stake: string;
}

export interface Lanterns {
  readonly complete: readonly Week[];
  readonly running: readonly Required<LanternDay>[];
  readonly today: LanternDay;
  readonly endsAt: Date;
}

/** How far back days are looked up in the bets: a member who plays on each day looks in more often. */
const WINDOW = 4 * MISSION.days;
const DAY_MS = 86_400_000;
/** How long after its end a day may still get rounds that were decided on it. */
const SETTLING_MS = 10 * 60_000;

/**
 * The lanterns of a member (B038). A week begins with the first lantern after a dark day or after a complete week. Past days are kept
 * once they were looked up, so that a long row of them costs no more than today's bets.
 *
 * @param claimed seventh days of the weeks that were claimed
 */
export async function lanternsOf(asked: Asked, claimed: ReadonlySet<Day>): Promise<Lanterns> {
  const today = merchantDayOf(asked.now, asked.site.timeZone);
  const kept = await keptDays(asked, today, claimed);
  const after = kept.at(-1)?.day;
  const earliest = addDays(today, 1 - WINDOW);
  const first = after === undefined || after < earliest ? earliest : addDays(after, 1);
  const found = await daysOf(asked, first, daysFrom(first, today) + 1);
  // What was decided right before midnight may still be on its way into the database.
  const settled = merchantDayOf(new Date(asked.now.getTime() - SETTLING_MS), asked.site.timeZone);
  await keepDays(
    asked,
    found.filter(({ day }) => day < settled),
  );
  return { ...weeksOf([...kept, ...found], claimed, today), endsAt: startOf(asked, addDays(today, 1)) };
}

/** The weeks of days in their order, of which those that nobody looked up are missing and dark; the last one is today. */
export function weeksOf(days: readonly LanternDay[], claimed: ReadonlySet<Day>, today: Day): Omit<Lanterns, 'endsAt'> {
  const complete: Week[] = [];
  let running: Required<LanternDay>[] = [];
  for (const { day, rounds, stake } of days) {
    const before = running.at(-1);
    if (before !== undefined && addDays(before.day, 1) !== day) running = [];
    if (stake !== undefined) running.push({ day, rounds, stake });
    // Today can still be lit.
    else if (day !== today) running = [];
    const isFull = running.length === MISSION.days;
    if (isFull) complete.push({ last: day, stake: smallest(running) });
    if (isFull || claimed.has(day)) running = [];
  }
  return { complete, running, today: days.at(-1) ?? { day: today, rounds: 0 } };
}

/** What a smallest stake brings. */
export const prizeOf = (stake: string): string =>
  MISSION.prizes.findLast(({ from }) => new Big(stake).gte(from))?.amount ?? MISSION.prizes[0].amount;

export const smallest = (days: readonly Required<LanternDay>[]): string =>
  days.reduce((least, { stake }) => (new Big(stake).lt(least) ? stake : least), days[0]?.stake ?? '0');

/** Until when the prize of a week can be claimed. */
export const claimUntil = (asked: Pick<Asked, 'site'>, { last }: Week): Date =>
  startOf(asked, addDays(last, 1 + MISSION.claimDays));

const startOf = ({ site }: Pick<Asked, 'site'>, day: Day): Date => merchantMoment(day, site.timeZone);

/** Kept days in their order, from a dark one, or from a claimed week, or from the first on. */
async function keptDays({ db, member }: Asked, today: Day, claimed: ReadonlySet<Day>): Promise<LanternDay[]> {
  for (let limit = WINDOW; ; limit *= 2) {
    const rows = await db
      .select({ day: lanternDays.day, stake: lanternDays.stake })
      .from(lanternDays)
      .where(and(eq(lanternDays.memberId, member.id), lt(lanternDays.day, today)))
      .orderBy(desc(lanternDays.day))
      .limit(limit);
    const begins = rows.at(-1);
    const isCut = rows.length === limit && begins?.stake != null && !claimed.has(begins.day);
    if (isCut) continue;
    return rows
      .reverse()
      .map(({ day, stake }) => ({ day, rounds: 0, ...(stake === null ? {} : { stake: new Big(stake).toFixed() }) }));
  }
}

async function keepDays({ db, member }: Asked, days: readonly LanternDay[]): Promise<void> {
  const rows = days.map(({ day, stake = null }) => ({ memberId: member.id, day, stake }));
  if (rows.length > 0) await db.insert(lanternDays).values(rows).onConflictDoNothing();
}

/** Won and lost rounds by the day on which they were decided; a stake below the lowest of the prizes does not count. */
async function daysOf(asked: Asked, first: Day, count: number): Promise<LanternDay[]> {
  const { db, member } = asked;
  const starts = startsOf(asked, first, count);
  const [from, to] = [starts[0], starts[count]];
  if (from === undefined || to === undefined) return [];
  const at = sql`coalesce(settled_at, placed_at)`;
  const all = sql.raw(`array[${starts.map((start) => `'${start.toISOString()}'`).join(',')}]::timestamptz[]`);
  const rows = await db
    .select({
      place: sql<number>`place::int`,
      rounds: sql<number>`count(*)::int`,
      stake: sql<string | null>`trim_scale(min(stake) filter (where best = ${sql.raw(String(MISSION.rounds))}))::text`,
    })
    .from(
      sql`(
        select place, stake, row_number() over (partition by place order by stake desc) as best from (
          select width_bucket(${at}, ${all}) - 1 as place, stake from bets
          where member_id = ${member.id} and status in ('won', 'lost') and stake >= ${MISSION.prizes[0].from}::numeric
            and ${at} >= ${from.toISOString()}::timestamptz and ${at} < ${to.toISOString()}::timestamptz
        ) bet
      ) ranked`,
    )
    .groupBy(sql`place`);
  const found = new Map(rows.map((row) => [row.place, row]));
  return Array.from({ length: count }, (_, place) => {
    const { rounds = 0, stake = null } = found.get(place) ?? {};
    return { day: addDays(first, place), rounds, ...(stake === null ? {} : { stake }) };
  });
}

/** When each day begins, and the one after them. Days of a zone without a change of clocks in them are reckoned. */
function startsOf(asked: Asked, first: Day, count: number): Date[] {
  const [from, to] = [startOf(asked, first), startOf(asked, addDays(first, count))];
  const isEven = to.getTime() - from.getTime() === count * DAY_MS;
  return Array.from({ length: count + 1 }, (_, place) =>
    isEven ? new Date(from.getTime() + place * DAY_MS) : startOf(asked, addDays(first, place)),
  );
}
