import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../base/db/database';
import { betsBegin } from '../../records/hours';
import type { Period } from '../../records/period';

const DAY_MS = 86_400_000;

/** A bet's place in the order of the list: its moment with all six digits of a second, and its number. */
export interface Place {
  readonly at: string;
  readonly id: number;
}

/** Which bets: those of a `team` (a subquery with `member_id`) in a period, narrowed by columns of both bets and their sums. */
export interface Wanted {
  readonly team: SQL;
  readonly merchantCode: string;
  readonly period: Period;
  readonly filter: SQL;
  readonly before: Place | undefined;
  readonly pageSize: number;
}

interface Found {
  readonly id: number;
  /** As a cursor of the call, `<microseconds>-<number>`. */
  readonly place: string;
}

/** The place that a cursor names; microseconds are too fine for `Date`. */
export function placeOf(cursor: string): Place {
  const [micros, id] = cursor.split('-').map(Number) as [number, number];
  const fine = String(micros % 1000).padStart(3, '0');
  return { at: `${new Date(Math.floor(micros / 1000)).toISOString().slice(0, -1)}${fine}Z`, id };
}

/**
 * Up to one bet more than a page, newest first, equal moments by number. A large team has its page within a day; the whole range is
 * read for the others, hour by hour in the stored sums, of which bets are read only where the page is.
 */
export async function pageOfBets(db: Db, wanted: Wanted, now: Date): Promise<readonly Found[]> {
  const { period, before, pageSize } = wanted;
  const end = Math.min(period.to.getTime(), now.getTime(), before === undefined ? Infinity : Date.parse(before.at));
  const late = new Date(Math.max(period.from.getTime(), end - DAY_MS));
  const found = await betsSince(db, late, wanted);
  if (found.length > pageSize || late <= period.from) return found;
  return betsSince(db, period.from, wanted);
}

async function betsSince(db: Db, from: Date, wanted: Wanted): Promise<readonly Found[]> {
  const { team, merchantCode, period, filter, before, pageSize } = wanted;
  const [first, end] = [from, period.to].map((date) => sql`${date.toISOString()}::timestamptz`);
  const mark = before === undefined ? sql`${end}` : sql`${before.at}::timestamptz`;
  const older = before === undefined ? sql`true` : sql`(placed_at, id) < (${mark}, ${before.id}::bigint)`;
  const answer = sql<string>`(
    with hours as materialized (
      select team.member_id, sums.hour, sums.count from ${team} cross join lateral (
        select hour, count from bet_hours where member_id = team.member_id
          and hour > ${first} - interval '1 hour' and hour < ${end} and hour <= ${mark} and hour >= ${betsBegin} and ${filter}
        offset 0
      ) sums
    ),
    -- An hour that is cut by the range or by the page before counts as empty, so that the page is never short.
    reached as (
      select hour, sum(sum(case when hour >= ${first} and hour + interval '1 hour' <= least(${end}, ${mark}) then count else 0 end))
        over (order by hour desc) as bets
      from hours group by hour
    ),
    wanted as (
      select distinct member_id, hour from hours
      where hour >= coalesce((select max(hour) from reached where bets > ${pageSize}), '-infinity')
    ),
    page as (
      select bet.id, bet.placed_at from wanted cross join lateral (
        select id, placed_at from bets
        where member_id = wanted.member_id and merchant_code = ${merchantCode} and ${filter} and ${older}
          and placed_at >= ${first} and placed_at < ${end}
          and placed_at >= greatest(wanted.hour, ${first}) and placed_at < least(wanted.hour + interval '1 hour', ${end})
        order by placed_at desc, id desc
        limit ${pageSize + 1}
      ) bet
      order by bet.placed_at desc, bet.id desc
      limit ${pageSize + 1}
    )
    select coalesce(json_agg(
      json_build_object('id', id, 'place', (extract(epoch from placed_at) * 1000000)::bigint || '-' || id)
      order by placed_at desc, id desc
    ), '[]')::text from page
  )`;
  const [row] = await db.select({ answer }).from(sql`(select 1) one`);
  return JSON.parse(row?.answer ?? '[]') as Found[];
}
