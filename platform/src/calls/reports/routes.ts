import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { profitLossOf } from './profit-loss';

export function reportRoutes(app: FastifyInstance): void {
  route(app, 'profitLoss', ({ db, session, query }) => profitLossOf(db, session.member, query));
}
