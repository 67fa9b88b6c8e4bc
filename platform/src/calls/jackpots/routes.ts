import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { jackpotsOf } from './jackpots';

export function jackpotRoutes(app: FastifyInstance): void {
  route(app, 'jackpots', ({ db, site }) => jackpotsOf(db, site.code));
}
