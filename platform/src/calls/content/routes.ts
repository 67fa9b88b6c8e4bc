import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { activitiesOf, activityOf } from './activities';
import { announcementsOf, markAgentRead } from './announcements';
import { countMessages, countUnread, deleteMessages, messageOf, messagesOf, readMessages } from './messages';

export function contentRoutes(app: FastifyInstance): void {
  const { catalogue } = app.platform;
  route(app, 'announcements', async ({ db, site, session, query }) => {
    const shown = await announcementsOf(db, catalogue, site, session, query);
    if (session !== undefined && query.types.trim() === 'A') await markAgentRead(db, session, shown);
    return shown;
  });
  route(app, 'activities', ({ db, site, query, now }) => activitiesOf(db, catalogue, site, query, now));
  route(app, 'activity', ({ db, site, query, now }) => activityOf(db, catalogue, site, query, now));
  route(app, 'messages', ({ db, session, query }) => messagesOf(db, session.member, query));
  route(app, 'message', ({ db, session, query }) => messageOf(db, session.member, query));
  route(app, 'messageCount', async ({ db, session }) => (await countMessages(db, session.member)).all);
  route(app, 'unreadMessages', ({ db, session }) => countUnread(db, session.member));
  route(app, 'readMessages', ({ db, session, body, now }) => readMessages(db, session.member, body, now));
  route(app, 'deleteMessages', ({ db, session, query }) => deleteMessages(db, session.member, query));
}
