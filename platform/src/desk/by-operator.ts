import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../base/db/database';
import { type Actor, recordAct } from '../base/operators/acts';
import { needsTwo, secondVoice, voicesOn } from '../base/operators/voices';
import { type Decided, type DecidedBy, type DecidedOrder, recordDecision } from '../operations/decided-by';
import { DeskError } from './desk-error';
import type { Shift } from './guard';

/** Decisions that bring money out or in: above the merchant's limit two operators have to agree. */
const OF_TWO: ReadonlySet<string> = new Set(['withdrawal.paid', 'deposit.approve', 'deposit.book']);

export const isOfTwo = (site: Shift['site'], act: string, amount: string): boolean =>
  OF_TWO.has(act) && needsTwo(site, amount);

/** An operator who decides; above the limit as the first or the second of two. */
function byOperator({ operator }: Shift, actor: Actor): DecidedBy {
  let first: string | undefined;
  return {
    allows: async (tx, { site, subject, act, amount }) => {
      if (!isOfTwo(site, act, amount)) return true;
      const [before] = await voicesOn(tx, site.code, [subject]);
      const voice = { merchantCode: site.code, subject, act, operatorId: operator.id, at: actor.at };
      first = await secondVoice(tx, voice);
      if (first !== undefined) return true;
      // A second press of the same operator is no news.
      if (before?.operatorId !== operator.id || before.act !== act)
        await recordAct(tx, actor, {
          ...{ act, subject, merchantCode: site.code, outcome: 'waiting', details: { amount } },
        });
      return false;
    },
    records: (tx, decided) => recordDecision(tx, actor, decided, first === undefined ? {} : { first }),
  };
}

/** Carries a decision out; one that came too late is told, and in the trail as refused. */
export async function decideAs<Order extends { readonly status: string }>(
  app: FastifyInstance,
  request: FastifyRequest,
  shift: Shift,
  { subject, act }: Pick<DecidedOrder, 'subject' | 'act'>,
  decide: (db: Db, by: DecidedBy, at: Date) => Promise<Decided<Order>>,
): Promise<Decided<Order>> {
  const { db, realNow } = app.platform;
  const actor = { operatorId: shift.operator.id, address: request.ip, at: realNow() };
  const decided = await decide(db, byOperator(shift, actor), actor.at);
  if (decided.outcome !== 'late') return decided;
  const { status } = decided.order;
  await recordAct(db, actor, {
    ...{ act, subject, merchantCode: shift.site.code, outcome: 'refused', details: { status } },
  });
  throw new DeskError(409, 'order.late', { status });
}
