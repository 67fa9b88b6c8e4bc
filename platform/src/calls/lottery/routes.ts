import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { cancelOrder } from './cancel-order';
import { fairnessOf } from './fairness';
import { lotteriesOf } from './list';
import { lotteryMenuOf } from './menu';
import { boardOf } from './offers';
import { orderOf, ordersOf } from './orders';
import { placeOrder } from './place-order';
import { resultsOf } from './results';
import { tellWins } from './tell-wins';
import { vnNumeroOf } from './vn-numero';
import { vnResultsOf } from './vn-results';
import { winnersOf } from './winners';

/** Maximum order: a hundred lines of the longest picks have half of it. */
const ORDER_BYTES = 16 * 1024;

export function lotteryRoutes(app: FastifyInstance): void {
  const { catalogue, switches } = app.platform;
  route(app, 'lotteryList', ({ db, site, query, now }) => lotteriesOf(db, catalogue, site.code, query, now));
  route(app, 'lotteryMenu', ({ db, site, query, now }) => lotteryMenuOf(db, catalogue, site.code, query, now));
  route(app, 'lotteryBoard', ({ db, site, query, now }) => boardOf(db, catalogue, site.code, query, now));
  route(
    app,
    'placeOrder',
    ({ db, site, session: { member }, query: { language }, body, now: at }) =>
      placeOrder(db, { site, member, catalogue, at, language }, body),
    { bodyLimit: ORDER_BYTES },
  );
  route(app, 'lotteryOrders', ({ db, session, query }) => ordersOf(db, session.member, query));
  route(app, 'lotteryOrder', ({ db, session, query }) => orderOf(db, session.member, query));
  route(app, 'tellWins', ({ db, session, query: { language }, body, now }) =>
    tellWins(db, session.member, body, { language, now }),
  );
  route(app, 'cancelOrder', ({ db, session, query: { language }, body, now: at }) =>
    cancelOrder(db, session.member, body, { at, language }),
  );
  route(app, 'lotteryResults', ({ db, site, query, now }) => resultsOf(db, catalogue, site, query, now));
  route(app, 'lotteryWinners', ({ db, site, query, now }) =>
    winnersOf({ db, catalogue, site, now, invented: switches.demo }, query),
  );
  route(app, 'vnResults', ({ db, site, query, now }) => vnResultsOf(db, catalogue, site, query, now));
  route(app, 'vnNumero', ({ db, site, session, query, now }) =>
    vnNumeroOf({ db, catalogue, site, now, memberId: session?.member.id }, query),
  );
  route(app, 'lotteryFairness', ({ db, site, query, now }) => fairnessOf(db, catalogue, site, query, now));
}
