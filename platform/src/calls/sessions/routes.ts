import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { endSession, renewSession } from '../../base/sessions/session';
import { logIn } from './log-in';

export function sessionRoutes(app: FastifyInstance): void {
  route(app, 'login', logIn);
  route(app, 'renew', async ({ db, site, session, now }) => ({
    expiresAt: (await renewSession(db, site, session, now)).getTime(),
  }));
  route(app, 'logout', async ({ db, session }) => {
    await endSession(db, session);
    return null;
  });
}
