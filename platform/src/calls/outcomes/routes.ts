import type { QueryOf } from '@foyer/shared/contract';
import type { FastifyInstance } from 'fastify';
import { type CallContext, route } from '../../base/call/call';
import { closeSubmit, outcomeOf } from '../../base/ledger/submit-once';
import { countOrRefuse } from '../../base/limits/rate';

/** A page asks every two seconds for twenty (B006). */
const QUESTIONS_A_MINUTE = 60;

/** What became of a member's submits, and leaving them for good (B006). */
export function outcomeRoutes(app: FastifyInstance): void {
  route(app, 'outcome', async (context) => {
    await count(context, 'outcome');
    return outcomeOf(context.db, submitOf(context));
  });

  route(app, 'closeSubmit', async (context) => {
    await count(context, 'outcome.close');
    return closeSubmit(context.db, submitOf(context), context.now);
  });
}

type Asked = CallContext<'outcome'> | CallContext<'closeSubmit'>;

/** A submit of the session's member: keys of others do not exist for them. */
function submitOf({ session: { member }, query }: Asked) {
  const { operation, key }: QueryOf<'outcome'> = query;
  return { merchant: member.merchantCode, memberId: member.id, operation, key };
}

const count = ({ db, session: { member }, now }: Asked, action: string): Promise<void> =>
  countOrRefuse(db, {
    merchant: member.merchantCode,
    action,
    subject: String(member.id),
    limit: QUESTIONS_A_MINUTE,
    windowMs: 60_000,
    now,
  });
