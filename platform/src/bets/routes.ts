import type { FastifyInstance } from 'fastify';
import { route } from '../call';
import { betRecordsOf } from './records';

/** The betting record. */
export function betRoutes(app: FastifyInstance): void {
  route(app, 'betRecords', ({ db, session, query }) => betRecordsOf(db, session.member, query));
}
