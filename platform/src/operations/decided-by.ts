import type { FastifyRequest } from 'fastify';
import type { Db } from '../base/db/database';
import { type Actor, recordAct } from '../base/operators/acts';
import { forgetVoice } from '../base/operators/voices';
import type { Site } from '../base/sites/site';

/** A decision over an order, as the trail names it. */
export interface DecidedOrder {
  readonly site: Site;
  /** Number of the order. */
  readonly subject: string;
  /** Such as `withdrawal.paid`. */
  readonly act: string;
  readonly amount: string;
  readonly reason?: string;
}

/** Who decides. Both are called in the decision's transaction, with the member's purses locked. */
export interface DecidedBy {
  /** Whether the order may move now; false when a second operator has to agree first. */
  allows(tx: Db, decided: DecidedOrder): Promise<boolean>;
  /** Adds what was done to the trail. */
  records(tx: Db, decided: DecidedOrder): Promise<void>;
}

/** `repeated`: it was so already; `late`: it is in a state that this does not follow. */
type Outcome = 'done' | 'repeated' | 'waiting' | 'late';

export interface Decided<Order> {
  readonly outcome: Outcome;
  readonly order: Order;
}

/** Whoever holds the key of the operations, in the trail. */
export const keyActor = ({ ip }: Pick<FastifyRequest, 'ip'>, at: Date): Actor => ({
  operatorId: null,
  address: ip,
  at,
});

/** Whoever holds the key of the operations decides alone; the trail says that it was the key. */
export function byKey(request: FastifyRequest, at: Date): DecidedBy {
  return {
    allows: async () => true,
    records: (tx, decided) => recordDecision(tx, keyActor(request, at), decided),
  };
}

/** Adds a decision to the trail, and forgets who asked for it first. */
export async function recordDecision(
  tx: Db,
  actor: Actor,
  { site, subject, act, amount, reason }: DecidedOrder,
  details: Readonly<Record<string, string>> = {},
): Promise<void> {
  await forgetVoice(tx, { merchantCode: site.code, subject });
  await recordAct(tx, actor, {
    ...{ act, subject, merchantCode: site.code, outcome: 'done' },
    details: { amount, ...(reason === undefined ? {} : { reason }), ...details },
  });
}
