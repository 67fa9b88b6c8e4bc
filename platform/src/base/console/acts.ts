import { and, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../db/database';
import { consoleActs, consolePeople } from '../db/schema';

/** Who acts at the console of a merchant: a person, or whoever holds the key of the operations (`personId` null). */
export interface ConsoleActor {
  readonly merchantCode: string;
  readonly personId: number | null;
  /** Address of the caller. */
  readonly address: string;
  /** Real time. */
  readonly at: Date;
}

export interface ConsoleAct {
  readonly act: string;
  readonly outcome: (typeof consoleActs.$inferInsert)['outcome'];
  readonly subject?: string;
  readonly details?: Readonly<Record<string, string>>;
}

/** Adds to the trail. Call it in the transaction of what was done, so that neither is there without the other. */
export async function recordConsoleAct(
  tx: Db,
  actor: ConsoleActor,
  { details = {}, ...act }: ConsoleAct,
): Promise<void> {
  await tx.insert(consoleActs).values({ ...actor, ...act, details });
}

/**
 * The trail of a merchant, newest first; `by` is null where it was the key of the operations.
 *
 * @param before the number of an act that they have to be older than
 */
export async function consoleActsOf(db: Db, code: string, limit: number, before?: number) {
  const { id, at, act, subject, outcome, details, address, merchantCode, personId } = consoleActs;
  return db
    .select({ id, at, by: consolePeople.name, act, subject, outcome, details, address })
    .from(consoleActs)
    .leftJoin(consolePeople, eq(consolePeople.id, personId))
    .where(and(eq(merchantCode, code), before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(limit);
}
