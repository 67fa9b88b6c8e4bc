import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database';
import { submits } from '../db/schema';
import { Refusal } from '../refusals/refusal';

export interface Submit {
  readonly merchant: string;
  readonly memberId: number;
  /** The operation, such as `vendor.round`: keys of different operations do not collide. */
  readonly operation: string;
  /** Chosen by the sender: new for each submit, the same for each try of it. */
  readonly key: string;
  /** The submitted request; a later submit with the same key must be equal. */
  readonly request: unknown;
  readonly at: Date;
}

/**
 * Carries a submit out once, however often it is sent: `work` runs in one transaction with the record of its answer, which
 * every later try gets. A submit that failed leaves nothing and may be tried again. Of two tries at once, the second waits in
 * the database for the first.
 *
 * @param work does everything with the transaction it gets; its answer must be JSON
 * @throws Refusal `submit.closed` when the sender left this submit before; `request.invalid` when the key was used for another
 *   request; whatever `work` throws
 */
export async function submitOnce<T>(db: Db, submit: Submit, work: (tx: Db) => Promise<T>): Promise<T> {
  const { merchant: merchantCode, memberId, operation, key, at } = submit;
  const row = rowOf(submit);
  const requestHash = createHash('sha256').update(stableText(submit.request)).digest('base64');
  return db.transaction(async (tx) => {
    const mine = await tx
      .insert(submits)
      .values({ merchantCode, memberId, operation, key, requestHash, at })
      .onConflictDoNothing()
      .returning({ key: submits.key });
    if (mine.length === 0) {
      const [earlier] = await tx.select().from(submits).where(row);
      if (earlier?.state === 'closed') throw new Refusal('submit.closed');
      if (earlier?.requestHash !== requestHash) throw new Refusal('request.invalid');
      // The same operation stored it, so it is a T.
      return earlier.answer as T;
    }
    const answer = await work(tx);
    await tx.update(submits).set({ answer }).where(row);
    return answer;
  });
}

/** Which submit is meant. */
export type SubmitName = Pick<Submit, 'merchant' | 'memberId' | 'operation' | 'key'>;

/** What became of a submit: nothing yet, its answer, or that it was left for good. */
export type Outcome =
  | { readonly state: 'none' }
  | { readonly state: 'closed' }
  | { readonly state: 'done'; readonly answer: unknown };

/** Tells what became of a submit (B006). One that is being carried out is still `none`. */
export async function outcomeOf(db: Db, submit: SubmitName): Promise<Outcome> {
  const [row] = await db.select({ state: submits.state, answer: submits.answer }).from(submits).where(rowOf(submit));
  if (row === undefined) return { state: 'none' };
  return row.state === 'closed' ? { state: 'closed' } : { state: 'done', answer: row.answer };
}

/**
 * Closes the key of a submit for good, unless it was carried out: then tells its answer. One that is being carried out is waited
 * for, so that either the answer is told or nothing happens under this key, ever (B006).
 */
export async function closeSubmit(db: Db, submit: SubmitName, at: Date): Promise<Outcome> {
  const { merchant: merchantCode, memberId, operation, key } = submit;
  await db
    .insert(submits)
    .values({ merchantCode, memberId, operation, key, requestHash: '', state: 'closed', at })
    .onConflictDoNothing();
  return outcomeOf(db, submit);
}

const rowOf = ({ merchant, memberId, operation, key }: SubmitName) =>
  and(
    eq(submits.merchantCode, merchant),
    eq(submits.memberId, memberId),
    eq(submits.operation, operation),
    eq(submits.key, key),
  );

function stableText(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}
