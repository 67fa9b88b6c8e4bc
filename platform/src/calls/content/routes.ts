import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import type { Db } from '../../base/db/database';
import { messages } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import { activitiesOf, activityOf } from './activities';
import { announcementsOf, markAgentRead } from './announcements';
import { promotionsOf } from './promotions';

export function contentRoutes(app: FastifyInstance): void {
  const { catalogue } = app.platform;
  route(app, 'announcements', async ({ db, site, session, query }) => {
    const shown = await announcementsOf(db, catalogue, site, session, query);
    if (session !== undefined && query.types.trim() === 'A') await markAgentRead(db, session, shown);
    return shown;
  });
  route(app, 'promotions', ({ db, site }) => promotionsOf(db, site));
  route(app, 'activities', ({ db, site, query, now }) => activitiesOf(db, catalogue, site, query, now));
  route(app, 'activity', ({ db, site, query, now }) => activityOf(db, catalogue, site, query, now));
  route(app, 'unreadMessages', ({ db, session }) => countUnread(db, session.member));
}

async function countUnread(db: Db, { id }: Member): Promise<number> {
  const [row] = await db
    .select({ count: sql<string | number>`count(*)` })
    .from(messages)
    .where(and(eq(messages.memberId, id), isNull(messages.readAt)));
  return Number(row?.count ?? 0);
}
