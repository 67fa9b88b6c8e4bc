import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import type { Db } from '../../base/db/database';
import { countOrRefuse } from '../../base/limits/rate';
import type { Member } from '../../base/members/member';
import { demandPaymentPassword } from '../../base/money/payment-password';
import { addCard, listCards, makeDefault, removeCard } from './cards';

/** More than a person needs, fewer than somebody who tries numbers would like. */
const CHANGES_A_MINUTE = 30;

const count = (db: Db, { merchantCode: merchant, id }: Member, now: Date): Promise<void> =>
  countOrRefuse(db, {
    ...{ merchant, action: 'card', subject: String(id) },
    ...{ limit: CHANGES_A_MINUTE, windowMs: 60_000, now },
  });

/**
 * Bank cards (B016).
 *
 * @param orderTo the number of the order whose money is on its way to a card
 */
export const cardRoutes =
  (orderTo: (tx: Db, cardId: number) => Promise<string | undefined>) =>
  (app: FastifyInstance): void => {
    route(app, 'bankCards', ({ db, session }) => listCards(db, session.member));

    route(app, 'addCard', async ({ db, session: { member }, body, now }) => {
      await count(db, member, now);
      await demandPaymentPassword(db, { member, password: body.paymentPassword, now });
      return addCard(db, member, body, now);
    });

    route(app, 'defaultCard', ({ db, session, body }) => makeDefault(db, session.member, body.id));

    route(app, 'removeCard', async ({ db, session: { member }, body, now }) => {
      await count(db, member, now);
      await demandPaymentPassword(db, { member, password: body.paymentPassword, now });
      return removeCard(db, { member, id: body.id, at: now }, orderTo);
    });
  };
