import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import type { Site } from '../../base/sites/site';
import type { RebatePart } from '../../calls/reports/rebates';
import { rebate } from './rebate';

/** What the running day's rebate of a member is made of, as it stands. Only bets of the member and the team are looked at. */
export async function rebateSoFar(db: Db, site: Site, memberId: number, now: Date): Promise<readonly RebatePart[]> {
  const period = rebate.periods.at(now, site.timeZone);
  const only = sql`(select ${memberId}::bigint union all select member_id from team_members where ancestor_id = ${memberId})`;
  const parts = await rebate.parts(db, { site, period, only });
  return db
    .select({
      day: sql<string>`${period.name}::text`,
      fromId: sql<number>`from_id::float8`,
      category: sql<string>`category`,
      turnover: sql<string>`turnover::text`,
      rate: sql<string>`rate::text`,
      exact: sql<string>`exact::text`,
    })
    .from(sql`${parts} part`)
    .where(sql`member_id = ${memberId}`)
    .orderBy(sql`category, rate`);
}
