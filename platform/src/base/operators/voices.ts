import Big from 'big.js';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/database';
import { firstVoices, operatorRoles, operators } from '../db/schema';
import type { Site } from '../sites/site';
import { reaches } from './roles';

/** Whether an amount needs two operators at a merchant. */
export const needsTwo = ({ fourEyesAbove }: Pick<Site, 'fourEyesAbove'>, amount: string): boolean =>
  fourEyesAbove !== null && new Big(amount).gt(fourEyesAbove);

export interface Voice {
  readonly merchantCode: string;
  readonly subject: string;
  readonly act: string;
  readonly operatorId: number;
  readonly at: Date;
}

/**
 * Asks for a decision that two operators have to agree on. Call it with the member's purses locked.
 *
 * @returns the name of the first operator when this is the second, another one; undefined when it waits for one. A first voice
 *   of somebody who was closed since, or may decide nothing any more, does not count.
 */
export async function secondVoice(tx: Db, voice: Voice): Promise<string | undefined> {
  const { merchantCode, subject, act, operatorId } = voice;
  const ofSubject = and(eq(firstVoices.merchantCode, merchantCode), eq(firstVoices.subject, subject));
  const [first] = await tx.select().from(firstVoices).where(ofSubject).for('update');
  if (first?.act === act && first.operatorId === operatorId) return undefined;
  const name = first?.act === act ? await nameWhileInOffice(tx, merchantCode, first.operatorId) : undefined;
  if (name !== undefined) return name;
  await tx
    .insert(firstVoices)
    .values(voice)
    .onConflictDoUpdate({ target: [firstVoices.merchantCode, firstVoices.subject], set: { ...voice } });
  return undefined;
}

async function nameWhileInOffice(tx: Db, merchantCode: string, operatorId: number): Promise<string | undefined> {
  const [found] = await tx
    .select({ name: operators.name, role: operatorRoles.role })
    .from(operators)
    .innerJoin(operatorRoles, eq(operatorRoles.operatorId, operators.id))
    .where(and(eq(operators.id, operatorId), isNull(operators.closedAt), eq(operatorRoles.merchantCode, merchantCode)));
  return found !== undefined && reaches(found.role, 'cashier') ? found.name : undefined;
}

/** Who asked first, by the numbers of some orders. */
export async function voicesOn(db: Db, merchantCode: string, subjects: readonly string[]) {
  if (subjects.length === 0) return [];
  const { subject, act, operatorId, at } = firstVoices;
  return db
    .select({ subject, act, operatorId, at, by: operators.name })
    .from(firstVoices)
    .innerJoin(operators, eq(operators.id, operatorId))
    .where(and(eq(firstVoices.merchantCode, merchantCode), inArray(subject, [...subjects])));
}

/** Forgets who asked first; with an operator, only if it was they. Returns whether there was such a voice. */
export async function forgetVoice(
  tx: Db,
  { merchantCode, subject }: Pick<Voice, 'merchantCode' | 'subject'>,
  operatorId?: number,
): Promise<boolean> {
  const gone = await tx
    .delete(firstVoices)
    .where(
      and(
        eq(firstVoices.merchantCode, merchantCode),
        eq(firstVoices.subject, subject),
        operatorId === undefined ? undefined : eq(firstVoices.operatorId, operatorId),
      ),
    )
    .returning({ subject: firstVoices.subject });
  return gone.length > 0;
}
