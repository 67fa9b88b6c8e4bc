import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { applicationOf, apply } from './apply';

export function applicationRoutes(app: FastifyInstance): void {
  route(app, 'apply', apply);
  route(app, 'application', ({ db, session, query }) => applicationOf(db, session.member, query.id));
}
