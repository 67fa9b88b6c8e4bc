import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { helpOf } from './help';

export function helpRoutes(app: FastifyInstance): void {
  route(app, 'helpCenter', ({ db, site, query }) => helpOf(db, site, query.lang));
}
