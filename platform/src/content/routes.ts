import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { route } from '../call';
import type { Db } from '../db/database';
import { messages } from '../db/schema';
import type { Member } from '../members/member';
import { announcementsOf, markAgentRead } from './announcements';
import { PROMOTIONS } from './promotions';
import { contentOf } from './sets';

/** Calls for what a merchant says to people: announcements, promotions, messages. */
export function contentRoutes(app: FastifyInstance): void {
  route(app, 'announcements', async ({ db, site, session, query }) => {
    const shown = await announcementsOf(db, site, query);
    if (session !== undefined && query.types.trim() === 'A') await markAgentRead(db, session, shown);
    return shown;
  });
  route(app, 'promotions', async ({ db, site }) => (await contentOf(db, site.code, 'promotions')) ?? [...PROMOTIONS]);
  route(app, 'unreadMessages', ({ db, session }) => countUnread(db, session.member));
}

async function countUnread(db: Db, { id }: Member): Promise<number> {
  const [row] = await db
    .select({ count: sql<string | number>`count(*)` })
    .from(messages)
    .where(and(eq(messages.memberId, id), isNull(messages.readAt)));
  return Number(row?.count ?? 0);
}
