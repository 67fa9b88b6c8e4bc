import { type SQL, sql } from 'drizzle-orm';
import type { Site } from '../../base/sites/site';
import type { Period } from '../../base/time/periods';
import { decisionsBegin } from './hours';

interface OfPeriod {
  readonly site: Site;
  readonly period: Period;
  /** A query of member ids whose bets alone are looked at. */
  readonly only?: SQL;
}

const HOUR_MS = 3_600_000;

/**
 * Won and lost bets of a merchant by the moment of their settlement: a subquery with the columns `member_id`, `game_type`, `count`,
 * `stake` and `payout`. Trial accounts are left out (B007). The sums by hour have it, but for an hour of UTC that a merchant's
 * midnight cuts in two, whose bets are counted one by one. Where some of these were detached, the hour counts for the period in which it
 * begins (decision 46).
 */
export function settledBets({ site, period: { from, to }, only }: OfPeriod): SQL {
  const among = only === undefined ? sql`` : sql`and m.id in ${only}`;
  const [first, last] = [Math.ceil(from.getTime() / HOUR_MS), Math.floor(to.getTime() / HOUR_MS)].map(
    (hour) => new Date(hour * HOUR_MS),
  ) as [Date, Date];
  const cut = [
    ...(first > from ? [[from, new Date(Math.min(first.getTime(), to.getTime()))] as const] : []),
    ...(last < to && last >= first ? [[last, to] as const] : []),
  ].map(
    ([start, end]) => sql`
    union all
    select b.member_id, b.game_type, 1, b.stake, b.payout from (
      select distinct h.member_id from settled_hours h join members m on m.id = h.member_id
      where m.merchant_code = ${site.code} ${among} and h.hour > ${moment(start)} - interval '1 hour' and h.hour < ${moment(end)}
        and h.hour >= ${decisionsBegin}
    ) c
    join bets b on b.member_id = c.member_id and b.merchant_code = ${site.code}
    where b.status in ('won', 'lost')
      and coalesce(b.settled_at, b.placed_at) >= ${moment(start)} and coalesce(b.settled_at, b.placed_at) < ${moment(end)}`,
  );
  return sql`(
    select s.member_id, s.game_type, sum(s.count) as count, sum(s.stake) as stake, sum(s.payout) as payout
    from (
      select h.member_id, h.game_type, h.count, h.stake, h.payout from members m join settled_hours h on h.member_id = m.id
      where m.merchant_code = ${site.code} ${among} and h.hour >= ${moment(first)} and h.hour < ${moment(to)}
        and (h.hour < ${moment(last)} or h.hour < ${decisionsBegin})
      ${sql.join(cut)}
    ) s join members m on m.id = s.member_id
    where m.type <> 4
    group by 1, 2
  )`;
}

export const moment = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`;
