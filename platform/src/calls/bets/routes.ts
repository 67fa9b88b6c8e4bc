import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { betOf } from './one-bet';
import { betRecordsOf } from './records';

export function betRoutes(app: FastifyInstance): void {
  const { catalogue } = app.platform;
  route(app, 'betRecords', ({ db, session, query }) => betRecordsOf(db, catalogue, session.member, query));
  route(app, 'betRecord', ({ db, session, query }) => betOf(db, catalogue, session.member, query));
}
