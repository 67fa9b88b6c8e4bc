import type { ValueOf } from '@foyer/shared/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { members } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import { betsBegin } from '../records/hours';
import type { Period } from '../records/period';

interface Counts {
  readonly logins: number;
  readonly betting: number;
  readonly registered: number;
  readonly online: number;
}

/**
 * Counts an agent's downline at any depth (S3-AGENT-02): who logged in, bet or registered in the period, and who is online now.
 * A member whose first or last event lies in the period counts at once; single events are searched only for members with one
 * before and one after the period.
 */
export async function teamKpiOf(db: Db, agent: Member, { from, to }: Period, now: Date): Promise<ValueOf<'teamKpi'>> {
  const [start, end, moment] = [from, to, now].map((date) => sql`${date.toISOString()}::timestamptz`);
  const { id, merchantCode } = agent;
  const within = (what: 'login' | 'bet') => {
    const [first, last] = [sql.raw(`a.first_${what}_at`), sql.raw(`a.last_${what}_at`)];
    return sql`${first} < ${end} and ${last} >= ${start} and (${first} >= ${start} or ${last} < ${end} or`;
  };
  const counts = sql<Counts>`(
    select json_build_object(
      'logins', count(*) filter (where ${within('login')} exists (
        select from member_logins l where l.member_id = a.member_id and l.hour > ${start} - interval '1 hour' and l.hour < ${end}
          and l.last_at >= ${start} and l.first_at < ${end}))),
      -- Single bets tell of hours that the period cuts, and of no detached months.
      'betting', count(*) filter (where ${within('bet')} exists (
        select from bet_hours h where h.member_id = a.member_id and h.count > 0 and h.hour >= ${start} and h.hour < ${end}
          and (h.hour + interval '1 hour' <= ${end} or h.hour < ${betsBegin})) or exists (
        select from bets b where b.merchant_code = ${merchantCode} and b.member_id = a.member_id
          and b.placed_at >= ${start} and b.placed_at < ${end}))),
      'registered', (select count(*) from team_members t join members m on m.id = t.member_id
        where t.ancestor_id = ${id} and m.merchant_code = ${merchantCode} and m.registered_at >= ${start} and m.registered_at < ${end}),
      'online', (select count(distinct s.member_id) from team_members t join sessions s on s.member_id = t.member_id
        where t.ancestor_id = ${id} and s.merchant_code = ${merchantCode} and s.created_at <= ${moment} and s.expires_at > ${moment})
    ) from team_members t join member_activity a on a.member_id = t.member_id where t.ancestor_id = ${id})`;
  const [row] = await db.select({ counts }).from(members).where(eq(members.id, agent.id));
  return {
    footer: {
      teamLoginMemberCount: row?.counts.logins ?? 0,
      teamBetMemberCount: row?.counts.betting ?? 0,
      teamRegisterMemberCount: row?.counts.registered ?? 0,
      teamOnlineCount: row?.counts.online ?? 0,
    },
  };
}
