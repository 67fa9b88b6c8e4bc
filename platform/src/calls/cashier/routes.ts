import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { countOrRefuse } from '../../base/limits/rate';
import { originOn } from '../../base/sites/origin';
import { accountRecordsOf } from './account-records';
import { cancelDeposit } from './cancel-deposit';
import { methodsFor } from './methods';
import { openOrdersOf } from './orders';
import { paymentRoutes } from './payment-routes';
import { placeDeposit } from './place-deposit';

/** More than a person needs, fewer than a script would like. */
const DEPOSITS_A_MINUTE = 30;

export function cashierRoutes(app: FastifyInstance): void {
  route(app, 'depositMethods', ({ db, session, query }) => methodsFor(db, session.member, query.language));

  route(app, 'deposit', async ({ db, site, session: { member }, body, now, request }) => {
    await countOrRefuse(db, {
      merchant: site.code,
      action: 'deposit',
      subject: String(member.id),
      limit: DEPOSITS_A_MINUTE,
      windowMs: 60_000,
      now,
    });
    const siteOrigin = await originOn(db, site, request.hostname, app.platform.publicPort);
    return placeDeposit(db, { site, member, siteOrigin, at: now }, body);
  });

  route(app, 'cancelDeposit', ({ db, session, body, now }) => cancelDeposit(db, session.member, body, now));

  route(app, 'openDeposits', ({ db, session, query, now }) => openOrdersOf(db, session.member, now, query.orderNo));

  route(app, 'accountRecords', ({ db, session, query }) => accountRecordsOf(db, session.member, query));

  paymentRoutes(app);
}
