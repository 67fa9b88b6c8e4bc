import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { fairnessOf } from './fairness';
import { lotteriesOf } from './list';
import { resultsOf } from './results';

export function lotteryRoutes(app: FastifyInstance): void {
  const { catalogue } = app.platform;
  route(app, 'lotteryList', ({ db, site, query, now }) => lotteriesOf(db, catalogue, site.code, query, now));
  route(app, 'lotteryResults', ({ db, site, query, now }) => resultsOf(db, catalogue, site, query, now));
  route(app, 'lotteryFairness', ({ db, site, query, now }) => fairnessOf(db, catalogue, site, query, now));
}
