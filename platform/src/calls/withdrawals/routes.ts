import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { countOrRefuse } from '../../base/limits/rate';
import { ownOrder, shownOrder } from './orders';
import { cancelWithdrawal, withdraw } from './withdraw';
import { withdrawableOf } from './withdrawable';

/** More than a person needs, fewer than a script would like. */
const WITHDRAWALS_A_MINUTE = 120;

/** Withdrawals (B014). */
export function withdrawalRoutes(app: FastifyInstance): void {
  route(app, 'withdrawable', ({ db, site, session, now }) => withdrawableOf(db, site, session.member, now));

  route(app, 'withdraw', async ({ db, site, session: { member }, body, now }) => {
    await countOrRefuse(db, {
      ...{ merchant: member.merchantCode, action: 'withdraw', subject: String(member.id) },
      ...{ limit: WITHDRAWALS_A_MINUTE, windowMs: 60_000, now },
    });
    return withdraw(db, { site, member, at: now }, body);
  });

  route(app, 'withdrawal', async ({ db, site, session: { member }, query }) => {
    const order = await ownOrder(db, member.id, query.orderNo);
    return order === undefined ? null : shownOrder(db, site, order);
  });

  route(app, 'cancelWithdrawal', ({ db, site, session: { member }, body, now }) =>
    cancelWithdrawal(db, { site, member, at: now }, body),
  );
}
