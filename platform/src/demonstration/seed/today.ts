import { and, eq, gte, isNotNull } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { members, sessions } from '../../base/db/schema';
import { logIn } from './team';

const HALF_DAY_MS = 43_200_000;

/** Adds log-ins to the demonstration's team after half a day without any, so that its figures are never all zero. */
export async function keepTeamAlive(tx: Db, merchantCode: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - HALF_DAY_MS);
  const [recent] = await tx
    .select({ id: sessions.memberId })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(
      and(
        eq(sessions.userAgent, 'demonstration'),
        eq(members.merchantCode, merchantCode),
        gte(sessions.createdAt, since),
      ),
    )
    .limit(1);
  if (recent !== undefined) return;
  await tx
    .delete(sessions)
    .where(and(eq(sessions.merchantCode, merchantCode), eq(sessions.userAgent, 'demonstration')));
  const team = await tx
    .select({ id: members.id, merchantCode: members.merchantCode })
    .from(members)
    .where(and(eq(members.merchantCode, merchantCode), isNotNull(members.uplineId)))
    .orderBy(members.id)
    .limit(17);
  await logIn(tx, team, now);
}
