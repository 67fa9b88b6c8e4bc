import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { betOf } from './one-bet';
import { betRecordsOf } from './records';

/** The betting record, and each bet of it. */
export function betRoutes(app: FastifyInstance): void {
  route(app, 'betRecords', ({ db, session, query }) => betRecordsOf(db, session.member, query));
  route(app, 'betRecord', ({ db, session, query }) => betOf(db, session.member, query));
}
