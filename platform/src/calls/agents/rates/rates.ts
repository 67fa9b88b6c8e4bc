import { CATEGORY_ORDER } from '@foyer/shared/contract';
import Big from 'big.js';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../base/db/database';
import { games, memberRates, members, rateSheets } from '../../../base/db/schema';
import type { Member } from '../../../base/members/member';
import type { Site } from '../../../base/sites/site';
import type { Day } from '../../../base/time/days';
import { merchantDayOf, merchantMoment } from '../../../base/time/merchant-day';
import { clubValues, rungsOf } from '../../club/percents';

/** Rates by category, as decimal texts of one place. */
export type Rates = ReadonlyMap<string, string>;

/** Categories that the platform has games of, in the order of the site. */
export async function rateCategories(db: Db): Promise<readonly string[]> {
  const rows = await db.selectDistinct({ category: games.gameType }).from(games).where(eq(games.retired, false));
  const place = (category: string) => {
    const at = (CATEGORY_ORDER as readonly string[]).indexOf(category);
    return at < 0 ? CATEGORY_ORDER.length : at;
  };
  return rows.map(({ category }) => category).sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}

/**
 * The given rates of members on a day, or from the next one on when no day is named.
 *
 * @param ids a query of member ids
 */
export async function givenRates(db: Db, ids: SQL, day?: Day): Promise<ReadonlyMap<number, Rates>> {
  const known = day === undefined ? sql`true` : sql`${memberRates.fromDay} <= ${day}`;
  const rows = await db
    .selectDistinctOn([memberRates.memberId, memberRates.category])
    .from(memberRates)
    .where(sql`${memberRates.memberId} in ${ids} and ${known}`)
    .orderBy(memberRates.memberId, memberRates.category, sql`${memberRates.fromDay} desc`);
  const all = new Map<number, Map<string, string>>();
  for (const { memberId, category, rate } of rows) {
    const own = all.get(memberId) ?? new Map<string, string>();
    all.set(memberId, own.set(category, rate));
  }
  return all;
}

/**
 * A member's own rates by category: those given, else 0, or the percent of the club level where nobody stands above (B021, B022).
 *
 * @param day today for the present rates; without it those from the next day on
 */
export async function ownRates(
  db: Db,
  site: Site,
  member: Pick<Member, 'id' | 'uplineId'>,
  now: Date,
  day?: Day,
): Promise<Rates> {
  const given = (await givenRates(db, sql`(select ${member.id}::bigint)`, day)).get(member.id);
  const other = member.uplineId === null ? await clubPercentOf(db, site, member.id, now) : '0';
  const categories = await rateCategories(db);
  return new Map(categories.map((category) => [category, new Big(given?.get(category) ?? other).toFixed(1)]));
}

async function clubPercentOf(db: Db, site: Site, memberId: number, now: Date): Promise<string> {
  const day = merchantDayOf(now, site.timeZone);
  const at = { merchantCode: site.code, day, from: merchantMoment(day, site.timeZone) };
  const rungs = await rungsOf(db, at, ({ benefits }) => benefits.find(({ code }) => code === 'rebate')?.value ?? '0');
  const [row] = await db
    .select({ percent: sql<string>`value::text` })
    .from(sql`${clubValues(at, rungs, sql`(select ${memberId}::bigint)`)} v`);
  return row?.percent ?? '0';
}

/** The highest rate by category that members give on to those directly below, from the next day on. */
export async function givenOn(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Rates>> {
  if (ids.length === 0) return new Map();
  const above = sql`(select id from members where upline_id in (${sql.join([...ids], sql`, `)}))`;
  const rows = await db
    .select({
      uplineId: sql<number>`upline_id`.mapWith(members.uplineId),
      category: sql<string>`category`,
      rate: sql<string>`rate::text`,
    })
    .from(sql`(
      select upline_id, category, max(rate) as rate from (
        select distinct on (r.member_id, r.category) m.upline_id, r.category, r.rate
        from member_rates r join members m on m.id = r.member_id
        where r.member_id in ${above} order by r.member_id, r.category, r.from_day desc
      ) latest group by 1, 2
    ) highest`);
  const all = new Map<number, Map<string, string>>();
  for (const { uplineId, category, rate } of rows) {
    const own = all.get(uplineId) ?? new Map<string, string>();
    all.set(uplineId, own.set(category, rate));
  }
  return all;
}

/**
 * Locks the rates of members until the transaction ends, in the order of their ids. Whoever gives a rate locks those of the giver
 * and of the receiver, so that no two changes miss each other.
 */
export async function lockRates(tx: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const sorted = [...new Set(ids)].sort((a, b) => a - b);
  await tx
    .insert(rateSheets)
    .values(sorted.map((memberId) => ({ memberId })))
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(rateSheets)
    .where(inArray(rateSheets.memberId, sorted))
    .orderBy(rateSheets.memberId)
    .for('update');
  return new Map(rows.map(({ memberId, version }) => [memberId, version]));
}

/** Whether a text is a percent in steps of 0.1. */
export const isStep = (rate: string): boolean => new Big(rate).times(10).mod(1).eq(0);
