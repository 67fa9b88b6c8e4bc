import type { FastifyInstance } from 'fastify';
import { route } from '../../../base/call/call';
import { confirmDividend } from './confirm-dividend';
import { dividendLinesOf } from './dividend-lines';
import { dividendsOf } from './dividends-of';

/** Dividends of agents; `access` of the rows asks both rules of B008. */
export function dividendRoutes(app: FastifyInstance): void {
  route(app, 'dividends', dividendsOf);
  route(app, 'dividendLines', dividendLinesOf);
  route(app, 'confirmDividend', ({ db, site, session, body, now }) =>
    confirmDividend(db, site, session.member, body, now),
  );
}
