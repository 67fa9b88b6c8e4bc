import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import type { Period } from './period';

const DAY_MINUTES = 1_440;

/** A table that is kept by the hour of UTC, and the rows that its sums are of; `filter` names only columns that both have. */
export interface Hourly {
  readonly sums: SQL;
  readonly rows: SQL;
  /** The column of a row's moment. */
  readonly at: SQL;
  /** What each table gives, under the same names. */
  readonly ofSums: SQL;
  readonly ofRows: SQL;
  readonly filter: SQL;
}

/** Whose records are asked for, and of which days of which device (`zone` in minutes east of UTC). */
export interface Asked {
  readonly memberId: number;
  readonly period: Period;
  readonly zone: number;
}

/**
 * What lies in the period, as a subquery of few rows: sums of whole hours, and single rows of the hours that a midnight of the
 * device cuts, which only zones have that are no whole hours. Each has the columns `hour` and `at` besides what was chosen.
 */
export function pieces({ sums, rows, at, ofSums, ofRows, filter }: Hourly, { memberId, period, zone }: Asked): SQL {
  const [from, to] = [moment(period.from), moment(period.to)];
  const mine = sql`member_id = ${memberId} and hour > ${from} - interval '1 hour' and hour < ${to} and ${filter}`;
  if (zone % 60 === 0) return sql`(select hour, hour as at, ${ofSums} from ${sums} where ${mine})`;
  // A midnight of the device strikes within the same hour of UTC every day.
  const cut = sql`extract(hour from hour at time zone 'UTC') = ${Math.floor(((2 * DAY_MINUTES - zone) % DAY_MINUTES) / 60)}`;
  return sql`(
    select hour, hour as at, ${ofSums} from ${sums} where ${mine} and not (${cut})
    union all
    select c.hour, r.* from (select distinct hour from ${sums} where ${mine} and ${cut}) c
    cross join lateral (
      select ${at} as at, ${ofRows} from ${rows}
      where member_id = ${memberId} and ${at} >= greatest(c.hour, ${from}) and ${at} < least(c.hour + interval '1 hour', ${to}) and ${filter}
      -- Hour by hour, each by the index; taken together they would be compared with all rows of the member.
      offset 0
    ) r
  )`;
}

/**
 * Ids of one page of the rows, newest first. How many rows lie in each hour is known, so that only the hours of this page are
 * looked into, however far back it is and however few rows the filter leaves.
 */
export async function idsOfPage(
  db: Db,
  source: Hourly,
  asked: Asked,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): Promise<number[]> {
  const { rows, at, filter } = source;
  const { memberId, period } = asked;
  const skipped = (pageNo - 1) * pageSize;
  const answer = sql<string>`(
    with per_hour as (select hour, sum(count) as rows from ${pieces(source, asked)} piece group by hour),
    ranked as (select hour, rows, sum(rows) over (order by hour desc) - rows as before from per_hour),
    wanted as (select hour, before from ranked where before < ${skipped + pageSize} and before + rows > ${skipped})
    select coalesce(json_agg(page.id order by page.at desc, page.id desc), '[]')::text from (
      select r.id, r.at from wanted w cross join lateral (
        select id, ${at} as at from ${rows}
        where member_id = ${memberId} and ${filter}
          and ${at} >= greatest(w.hour, ${moment(period.from)}) and ${at} < least(w.hour + interval '1 hour', ${moment(period.to)})
        order by ${at} desc, id desc
        limit ${skipped + pageSize} - w.before
      ) r
      order by r.at desc, r.id desc
      limit ${pageSize} offset ${skipped} - (select min(before) from wanted)
    ) page
  )`;
  const [row] = await db.select({ ids: answer }).from(sql`(select 1) one`);
  return JSON.parse(row?.ids ?? '[]') as number[];
}

const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`;
