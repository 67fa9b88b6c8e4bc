import type { LeaderBoard } from '@foyer/shared/contract';
import { sql } from 'drizzle-orm';
import type { Site } from '../../base/sites/site';
import { weeks } from '../../base/time/periods';
import { settledBets } from '../records/settled';
import { boardName } from './board-name';
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

const ranked = (site: Site, period: ReturnType<typeof weeks.at>) => sql`(
  with sums as (select member_id, sum(stake) as stake from ${settledBets({ site, period })} bet group by 1),
  shared as (select *, count(*) over (partition by stake) as equals from sums),
  reached as (
    select s.member_id, s.stake, case when s.equals > 1 then (
      select max(coalesce(b.settled_at, b.placed_at)) from bets b where b.member_id = s.member_id and b.status in ('won', 'lost')
        and coalesce(b.settled_at, b.placed_at) >= ${period.from.toISOString()}::timestamptz
    ) end as at from shared s
  )
  select row_number() over (order by r.stake desc, r.at, r.member_id) as place, r.member_id, r.stake, m.username
  from reached r join members m on m.id = r.member_id
) board`;
