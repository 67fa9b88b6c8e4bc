import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { countOrRefuse } from '../../base/limits/rate';
import { accountRecordsOf } from './account-records';
import { methodsIn } from './methods';
import { openOrdersOf } from './orders';
import { placeDeposit } from './place-deposit';

/** More than a person needs, fewer than a script would like. */
const DEPOSITS_A_MINUTE = 30;

export function cashierRoutes(app: FastifyInstance): void {
  route(app, 'depositMethods', ({ query }) => methodsIn(query.language));

  route(app, 'deposit', async ({ db, site, session: { member }, body, now }) => {
    await countOrRefuse(db, {
      merchant: site.code,
      action: 'deposit',
      subject: String(member.id),
      limit: DEPOSITS_A_MINUTE,
      windowMs: 60_000,
      now,
    });
    return placeDeposit(db, site, member, body, now);
  });

  route(app, 'openDeposits', ({ db, session, query, now }) => openOrdersOf(db, session.member, now, query.orderNo));

  route(app, 'accountRecords', ({ db, session, query }) => accountRecordsOf(db, session.member, query));
}
