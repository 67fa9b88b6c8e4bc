import type { ValueOf } from '@foyer/shared/contract';
import { eq, sql } from 'drizzle-orm';
import type { Period } from '../bets/period';
import type { Db } from '../db/database';
import { members } from '../db/schema';
import type { Member } from '../members/member';

interface Counts {
  readonly logins: number;
  readonly betting: number;
  readonly registered: number;
  readonly online: number;
}

/**
 * Four counts of everybody below an agent, at any depth (S3-AGENT-02): who logged in, bet and registered in the period, and who
 * is online now. Each member counts once.
 */
export async function teamKpiOf(db: Db, agent: Member, { from, to }: Period, now: Date): Promise<ValueOf<'teamKpi'>> {
  const [start, end, moment] = [from, to, now].map((date) => date.toISOString());
  // `union` drops what is there already, so that a circle of uplines ends too.
  const counts = sql<Counts>`(
    with recursive team(id, registered_at) as (
      select id, registered_at from members where upline_id = ${agent.id} and merchant_code = ${agent.merchantCode}
      union
      select m.id, m.registered_at from members m join team t on m.upline_id = t.id and m.merchant_code = ${agent.merchantCode}
    )
    select json_build_object(
      'logins', (select count(distinct s.member_id) from sessions s join team t on t.id = s.member_id
        where s.created_at >= ${start}::timestamptz and s.created_at < ${end}::timestamptz),
      'betting', (select count(distinct b.member_id) from bets b join team t on t.id = b.member_id
        where b.merchant_code = ${agent.merchantCode} and b.placed_at >= ${start}::timestamptz and b.placed_at < ${end}::timestamptz),
      'registered', (select count(*) from team t
        where t.registered_at >= ${start}::timestamptz and t.registered_at < ${end}::timestamptz),
      'online', (select count(distinct s.member_id) from sessions s join team t on t.id = s.member_id
        where s.created_at <= ${moment}::timestamptz and s.expires_at > ${moment}::timestamptz)
    ))`;
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
