import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { depositReportOf } from './deposits';
import { profitLossOf } from './profit-loss';
import { type RebateSoFar, rebatesOf } from './rebates';
import { withdrawReportOf } from './withdrawals';

/** @param soFar the running day's rebate, which the settlements know */
export const reportRoutes =
  (soFar: RebateSoFar) =>
  (app: FastifyInstance): void => {
    route(app, 'depositReport', ({ db, session, query, now }) => depositReportOf(db, session.member, query, now));
    route(app, 'withdrawReport', ({ db, site, session, query }) => withdrawReportOf(db, site, session.member, query));
    route(app, 'profitLoss', ({ db, session, query }) => profitLossOf(db, session.member, query));

    route(app, 'rebateReport', ({ db, site, now, session, query }) =>
      rebatesOf({ db, site, now }, session.member, query, soFar),
    );
  };
