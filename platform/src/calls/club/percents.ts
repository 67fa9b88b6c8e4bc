import type { ClubBenefit } from '@foyer/shared/contract';
import { and, asc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { formerClubLevels } from '../../base/db/schema';
import type { Site } from '../../base/sites/site';
import type { Day } from '../../base/time/days';
import { merchantDayOf } from '../../base/time/merchant-day';
import { levelsOf } from './standing';

/** A merchant's day, and when it began. */
export interface ClubDay {
  readonly merchantCode: string;
  readonly day: Day;
  readonly from: Date;
}

/** A club level as a query reads it; `place` counts from 0, the lowest. */
interface Rung {
  readonly place: number;
  readonly name: string;
  readonly turnover: string;
}

/**
 * What each level of a merchant's club had a value for on a day.
 *
 * @param worthOf a level's value as decimal text
 */
export async function rungsOf(
  db: Db,
  { merchantCode, day }: Pick<ClubDay, 'merchantCode' | 'day'>,
  worthOf: (level: ClubBenefit['levels'][number], place: number) => string,
): Promise<readonly (Rung & { readonly value: string })[]> {
  const [former] = await db
    .select({ levels: formerClubLevels.levels })
    .from(formerClubLevels)
    .where(and(eq(formerClubLevels.merchantCode, merchantCode), gte(formerClubLevels.untilDay, day)))
    .orderBy(asc(formerClubLevels.untilDay))
    .limit(1);
  // Stored as `levelsOf` gave them.
  const levels = (former?.levels ?? (await levelsOf(db, merchantCode))) as ClubBenefit['levels'];
  return levels.map((level, place) => ({
    place,
    name: level.name,
    turnover: level.turnover,
    value: worthOf(level, place),
  }));
}

/** Keeps the levels that a day began with, before they are changed on it. */
export async function keepClubLevels(tx: Db, site: Pick<Site, 'code' | 'timeZone'>, now: Date): Promise<void> {
  const untilDay = merchantDayOf(now, site.timeZone);
  const levels = await levelsOf(tx, site.code);
  await tx.insert(formerClubLevels).values({ merchantCode: site.code, untilDay, levels }).onConflictDoNothing();
}

/**
 * The club levels of members at the beginning of a day, by their value: a query with the columns `member_id` and `value`. What was
 * staked on the day itself, and what was changed on it, counts from the next; an hour of UTC that the midnight cuts in two counts as
 * one of the day before.
 *
 * @param ids a query of member ids
 */
export function clubValues({ day, from }: ClubDay, rungs: Awaited<ReturnType<typeof rungsOf>>, ids: SQL): SQL {
  const ladder = sql`json_to_recordset(${JSON.stringify(rungs)}::json) as l(place int, name text, turnover numeric, value numeric)`;
  return sql`(
    select m.id as member_id, (
      select l.value from ${ladder} where l.place = 0 or l.name = g.level or l.turnover <= coalesce(a.turnover, 0) - s.since
      order by l.place desc limit 1
    ) as value
    from members m
    left join member_activity a on a.member_id = m.id
    cross join lateral (
      select coalesce(sum(h.stake), 0) as since from settled_hours h where h.member_id = m.id and h.hour >= ${from.toISOString()}::timestamptz
    ) s
    cross join lateral (
      select case when count(*) = 0 then m.vip_level else min(f.level) end as level from (
        select level from former_grants f where f.member_id = m.id and f.until_day >= ${day} order by f.until_day limit 1
      ) f
    ) g
    where m.id in ${ids}
  )`;
}
