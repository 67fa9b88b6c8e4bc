import type { LeaderBoard } from '@foyer/shared/contract';
import { type SQL, sql } from 'drizzle-orm';
import { boardName } from '../../base/members/board-name';
import type { Site } from '../../base/sites/site';
import { type Period, weeks } from '../../base/time/periods';
import type { Asked } from './candidate';

const ROWS = 20;

interface Row {
  readonly place: number;
  readonly id: number;
  readonly username: string;
  readonly stake: string;
}

/**
 * The members with the most settled stakes since Monday by the merchant's clock, and the place of the member who asks (B038). Of equal
 * stakes the one that was reached first stands above; that moment is looked up for those alone.
 */
export async function leaderBoardOf({ db, site, member, now }: Asked): Promise<LeaderBoard> {
  const period = weeks.at(now, site.timeZone);
  const rows: Row[] = await db
    .select({
      place: sql<number>`place::int`,
      id: sql<number>`member_id::int`,
      username: sql<string>`username`,
      stake: sql<string>`trim_scale(stake)::text`,
    })
    .from(ranked(site, period))
    .where(sql`place <= ${ROWS} or member_id = ${member.id}`)
    .orderBy(sql`place`);
  const own = rows.find(({ id }) => id === member.id);
  return {
    ...{ from: period.from.getTime(), to: period.to.getTime() },
    rows: rows
      .filter(({ place }) => place <= ROWS)
      .map(({ place, id, username, stake }) => ({ place, stake, name: boardName(username), own: id === member.id })),
    own: own === undefined ? null : { place: own.place, stake: own.stake },
  };
}

const HOUR_MS = 3_600_000;
const moment = (at: number | Date) => sql`${new Date(at).toISOString()}::timestamptz`;

/**
 * Members of a merchant by what they staked in a week. Each is looked up by the index of the sums by hour, so that the history of all
 * is not read; of an hour that the midnight of Monday cuts in two, bets are counted one by one.
 */
function staked({ code }: Pick<Site, 'code'>, { from, to }: Period): SQL {
  const first = Math.ceil(from.getTime() / HOUR_MS) * HOUR_MS;
  const cut =
    first === from.getTime()
      ? sql``
      : sql`union all select b.stake from bets b where b.member_id = m.id and b.status in ('won', 'lost')
          and coalesce(b.settled_at, b.placed_at) >= ${moment(from)} and coalesce(b.settled_at, b.placed_at) < ${moment(first)}`;
  return sql`(
    select m.id as member_id, m.username, s.stake from members m cross join lateral (
      select sum(piece.stake) as stake from (
        select h.stake from settled_hours h where h.member_id = m.id and h.hour >= ${moment(first)} and h.hour < ${moment(to)} ${cut}
      ) piece offset 0
    ) s
    where m.merchant_code = ${code} and m.type <> 4 and s.stake > 0
  )`;
}

const ranked = (site: Site, period: Period) => sql`(
  with sums as (select *, count(*) over (partition by stake) as equals from ${staked(site, period)} sum),
  reached as (
    select s.*, case when s.equals > 1 then (
      select max(coalesce(b.settled_at, b.placed_at)) from bets b where b.member_id = s.member_id and b.status in ('won', 'lost')
        and coalesce(b.settled_at, b.placed_at) >= ${moment(period.from)}
    ) end as at from sums s
  )
  select row_number() over (order by r.stake desc, r.at, r.member_id) as place, r.member_id, r.stake, r.username from reached r
) board`;
