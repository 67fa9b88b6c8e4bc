import type { Db } from '../db/database';
import { operatorActs } from '../db/schema';

/** Who acts: an operator, or whoever holds the key of the operations (`operatorId` null). */
export interface Actor {
  readonly operatorId: number | null;
  /** Address of the caller. */
  readonly address: string;
  /** Real time. */
  readonly at: Date;
}

export interface Act {
  readonly act: string;
  readonly outcome: (typeof operatorActs.$inferInsert)['outcome'];
  readonly merchantCode?: string;
  readonly subject?: string;
  readonly details?: Readonly<Record<string, string>>;
}

/** Adds to the trail. Call it in the transaction of what was done, so that neither is there without the other. */
export async function recordAct(tx: Db, actor: Actor, { details = {}, ...act }: Act): Promise<void> {
  await tx.insert(operatorActs).values({ ...actor, ...act, details });
}
