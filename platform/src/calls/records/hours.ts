import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import type { Period } from './period';

const DAY_MINUTES = 1_440;

/** A table of sums by hour of UTC, and its rows; `filter` uses only columns of both. */
export interface Hourly {
  readonly sums: SQL;
  readonly rows: SQL;
  /** The column with a row's time. */
  readonly at: SQL;
  /** Selected columns of each table, with the same names. */
  readonly ofSums: SQL;
  readonly ofRows: SQL;
  readonly filter: SQL;
  /** When its rows begin, if older ones may have been detached: hours before have sums alone. */
  readonly begins?: SQL;
}

/** Whose: one member, or those of a query with the column `member_id`. */
type Whose = number | SQL;

/** Whose records, and which days of which device (`zone` in minutes east of UTC). */
export interface Asked {
  readonly memberId: number;
  readonly period: Period;
  readonly zone: number;
  /** The newest row of the first page; a later page leaves out what arrived since. */
  readonly upTo?: Mark | undefined;
}

/** A row's place in the order of a report. */
export interface Mark {
  readonly at: Date;
  readonly id: number;
}

/** The mark of a call, `<milliseconds>-<number>`. */
export function markOf(text: string | undefined): Mark | undefined {
  const [at, id] = text?.split('-').map(Number) ?? [];
  return at === undefined || id === undefined ? undefined : { at: new Date(at), id };
}

/**
 * The sums of a period as a subquery with few rows: sums of whole hours, and single rows of hours that are cut by a midnight
 * of the device, in zones with partial hours. Each has the columns `member_id`, `hour` and `at` besides the selected ones.
 *
 * Members of a query are looked up in one scan of the index, with the list of their numbers as its key: a look for each apart
 * starts the plan anew for each.
 */
export function pieces(
  { sums, rows, at, ofSums, ofRows, filter, begins }: Hourly,
  { memberId, period, zone }: Pick<Asked, 'period' | 'zone'> & { readonly memberId: Whose },
): SQL {
  const [from, to] = [moment(period.from), moment(period.to)];
  const [named, whose] =
    typeof memberId === 'number'
      ? [sql``, sql`${memberId}`]
      : [sql`with named as materialized (${memberId})`, sql`any(array(select member_id from named))`];
  const mine = sql`member_id = ${whose} and hour > ${from} - interval '1 hour' and hour < ${to} and ${filter}`;
  if (zone % 60 === 0) return sql`(${named} select member_id, hour, hour as at, ${ofSums} from ${sums} where ${mine})`;
  // A device's midnight falls into the same hour of UTC every day.
  const cut = sql`extract(hour from hour at time zone 'UTC') = ${Math.floor(((2 * DAY_MINUTES - zone) % DAY_MINUTES) / 60)}`;
  // Without its rows an hour counts wholly for the day in which it begins.
  const whole = begins === undefined ? sql`not (${cut})` : sql`(not (${cut}) or hour < ${begins} and hour >= ${from})`;
  const still = begins === undefined ? cut : sql`${cut} and hour >= ${begins}`;
  return sql`(
    ${named}
    select member_id, hour, hour as at, ${ofSums} from ${sums} where ${mine} and ${whole}
    union all
    select c.member_id, c.hour, r.* from (select distinct member_id, hour from ${sums} where ${mine} and ${still}) c
    cross join lateral (
      select ${at} as at, ${ofRows} from ${rows}
      where member_id = c.member_id and ${at} >= ${from} and ${at} < ${to}
        and ${at} >= greatest(c.hour, ${from}) and ${at} < least(c.hour + interval '1 hour', ${to}) and ${filter}
      -- Hour by hour, each by the index; taken together they would be compared with all rows of the member.
      offset 0
    ) r
  )`;
}

/**
 * Ids of one page of rows, newest first. The sums tell the number of rows per hour, so that only this page's hours are read,
 * however old the page and however narrow the filter.
 */
export async function idsOfPage(
  db: Db,
  source: Hourly,
  asked: Asked,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): Promise<number[]> {
  const { rows, at, filter } = source;
  const { memberId, period, upTo } = asked;
  const skipped = (pageNo - 1) * pageSize;
  const answer = sql<string>`(
    with per_hour as (${upTo === undefined ? perHour(source, asked) : perHourUpTo(source, asked, upTo)}),
    ranked as (select hour, rows, sum(rows) over (order by hour desc) - rows as before from per_hour),
    wanted as (select hour, before from ranked where before < ${skipped + pageSize} and before + rows > ${skipped})
    select coalesce(json_agg(page.id order by page.at desc, page.id desc), '[]')::text from (
      select r.id, r.at from wanted w cross join lateral (
        select id, ${at} as at from ${rows}
        where member_id = ${memberId} and ${filter} ${upTo === undefined ? sql`` : sql`and ${notAfter(at, upTo)}`}
          and ${at} >= ${moment(period.from)} and ${at} < ${moment(period.to)}
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

/** The device's day of the column `at`. */
export const dayIn = (zone: number): SQL => sql`((at at time zone 'UTC') + make_interval(mins => ${zone}::int))::date`;

const perHour = (source: Hourly, asked: Asked): SQL =>
  sql`select hour, sum(count) as rows from ${pieces(source, asked)} piece group by hour`;

/** Rows by hour up to a mark: the hour of the mark is counted row by row. */
function perHourUpTo(source: Hourly, asked: Asked, upTo: Mark): SQL {
  const { rows, at, filter } = source;
  const hour = sql`date_trunc('hour', ${moment(upTo.at)}, 'UTC')`;
  const { from, to } = asked.period;
  return sql`select * from (${perHour(source, asked)}) before_mark where hour < ${hour}
    union all
    select ${hour} as hour, count(*) as rows from ${rows}
    where member_id = ${asked.memberId} and ${filter} and ${notAfter(at, upTo)}
      and ${at} >= greatest(${hour}, ${moment(from)}) and ${at} < ${moment(to)}
    having count(*) > 0`;
}

const notAfter = (at: SQL, { at: markedAt, id }: Mark): SQL => sql`(${at}, id) <= (${moment(markedAt)}, ${id}::bigint)`;

const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`;

/** When the rows of the ledger begin; older ones were detached (decision 45). */
export const ledgerBegins: SQL = sql`(select coalesce(max(until), '-infinity') from detached_months)`;

/** When the rows of bets begin (decision 46). */
export const betsBegin: SQL = sql`(select coalesce(max(until), '-infinity') from detached_bets)`;

/** When the rows of decided bets are complete, by the hour of their decision: a detached bet may have been decided later. */
export const decisionsBegin: SQL = sql`(select coalesce(max(decided_until), '-infinity') from detached_bets)`;
