import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { standingOf } from './standing';

export function clubRoutes(app: FastifyInstance): void {
  route(app, 'clubBenefit', ({ db, session }) => standingOf(db, session.member));
}
