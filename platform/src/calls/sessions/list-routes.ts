import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { unbindDevice } from '../../base/sessions/devices';
import { endOtherSessions, endSessionOfMember } from '../../base/sessions/session';
import { devicesOf, sessionsOf } from './list-sessions';

export function sessionListRoutes(app: FastifyInstance): void {
  route(app, 'memberSessions', ({ db, session, now }) => sessionsOf(db, session, now));
  route(app, 'endSession', async ({ db, session, query }) => {
    await endSessionOfMember(db, session.member.id, query.id);
    return null;
  });
  route(app, 'endOtherSessions', async ({ db, session, now }) => ({ ended: await endOtherSessions(db, session, now) }));
  route(app, 'devices', ({ db, session, now }) => devicesOf(db, session, now));
  route(app, 'unbindDevice', async ({ db, session, query }) => {
    await unbindDevice(db, session.member.id, query.id);
    return null;
  });
}
