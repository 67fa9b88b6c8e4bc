import Big from 'big.js';
import { and, eq, inArray, isNull, like, type SQL } from 'drizzle-orm';
import type { Db } from '../db/database';
import { firstVoices, operatorRoles, operators } from '../db/schema';
import type { Site } from '../sites/site';
import { type Role, reaches } from './roles';

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
 * Asks for a decision that two operators have to agree on. Call it with what it is about locked, such as the member's purses.
 *
 * @param needed the role that both must have
 * @returns the name of the first operator when this is the second, another one; undefined when it waits for one. A first voice
 *   of somebody who was closed since, or may decide nothing any more, does not count.
 */
export async function secondVoice(tx: Db, voice: Voice, needed: Role = 'cashier'): Promise<string | undefined> {
  const { merchantCode, subject, act, operatorId } = voice;
  const ofSubject = and(eq(firstVoices.merchantCode, merchantCode), eq(firstVoices.subject, subject));
  const [first] = await tx.select().from(firstVoices).where(ofSubject).for('update');
  if (first?.act === act && first.operatorId === operatorId) return undefined;
  const name = first?.act === act ? await nameWhileInOffice(tx, voice, first.operatorId, needed) : undefined;
  if (name !== undefined) return name;
  await tx
    .insert(firstVoices)
    .values(voice)
    .onConflictDoUpdate({ target: [firstVoices.merchantCode, firstVoices.subject], set: { ...voice } });
  return undefined;
}

async function nameWhileInOffice(
  tx: Db,
  { merchantCode }: Voice,
  operatorId: number,
  needed: Role,
): Promise<string | undefined> {
  const [found] = await tx
    .select({ name: operators.name, role: operatorRoles.role })
    .from(operators)
    .innerJoin(operatorRoles, eq(operatorRoles.operatorId, operators.id))
    .where(and(eq(operators.id, operatorId), isNull(operators.closedAt), eq(operatorRoles.merchantCode, merchantCode)));
  return found !== undefined && reaches(found.role, needed) ? found.name : undefined;
}

/** Who asked first, by the numbers of some orders. */
export const voicesOn = async (db: Db, merchantCode: string, subjects: readonly string[]) =>
  subjects.length === 0 ? [] : voices(db, merchantCode, inArray(firstVoices.subject, [...subjects]));

/** Who asked first of all that begins with a word, which is no pattern. */
export const voicesBelow = (db: Db, merchantCode: string, beginning: string) =>
  voices(db, merchantCode, like(firstVoices.subject, `${beginning}%`));

function voices(db: Db, merchantCode: string, which: SQL) {
  const { subject, act, operatorId, at } = firstVoices;
  return db
    .select({ subject, act, operatorId, at, by: operators.name })
    .from(firstVoices)
    .innerJoin(operators, eq(operators.id, operatorId))
    .where(and(eq(firstVoices.merchantCode, merchantCode), which));
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
