import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import { type ConsoleActor, recordConsoleAct } from '../console/acts';
import type { Db } from '../db/database';
import {
  consolePeople,
  conversionKeys,
  experimentVisitors,
  merchants,
  toldConversions,
  toldMembers,
} from '../db/schema';

/** One that is used, and one that replaces it. */
export const OPEN_KEYS = 2;
/** Keys of a merchant that are listed, withdrawn ones included. */
const LISTED = 50;
/** Rows that are forgotten in one transaction. */
const FORGOTTEN_AT_ONCE = 5_000;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** A key in the header of a call: its number and its secret. */
const WRITTEN = /^Bearer (fck_[0-9a-f]{16})\.([A-Za-z0-9_-]{43})$/;

/** The keys of a merchant, the newest first, without what they are checked by. */
export async function keysOf(db: Db, code: string) {
  const { id, label, madeAt, lastUsedAt, withdrawnAt, merchantCode, madeBy } = conversionKeys;
  return db
    .select({ id, label, by: consolePeople.name, madeAt, lastUsedAt, withdrawnAt })
    .from(conversionKeys)
    .innerJoin(consolePeople, eq(consolePeople.id, madeBy))
    .where(eq(merchantCode, code))
    .orderBy(desc(madeAt))
    .limit(LISTED);
}

/**
 * Makes a key of the actor's merchant.
 *
 * @returns the key, which is stored nowhere and can be shown this once; undefined where the merchant has `OPEN_KEYS` already
 */
export async function makeKey(
  db: Db,
  actor: ConsoleActor & { readonly personId: number },
  label: string,
): Promise<{ readonly id: string; readonly key: string } | undefined> {
  const { merchantCode, personId: madeBy, at: madeAt } = actor;
  const id = `fck_${randomBytes(8).toString('hex')}`;
  const secret = randomBytes(32).toString('base64url');
  return db.transaction(async (tx) => {
    // Two owners at once make two keys and not three.
    await tx.select({ code: merchants.code }).from(merchants).where(eq(merchants.code, merchantCode)).for('update');
    const [open] = await tx
      .select({ keys: count() })
      .from(conversionKeys)
      .where(and(eq(conversionKeys.merchantCode, merchantCode), isNull(conversionKeys.withdrawnAt)));
    if ((open?.keys ?? 0) >= OPEN_KEYS) return undefined;
    await tx.insert(conversionKeys).values({ id, merchantCode, secretHash: hashOf(secret), label, madeBy, madeAt });
    await recordConsoleAct(tx, actor, { act: 'key.made', subject: id, outcome: 'done', details: { label } });
    return { id, key: `${id}.${secret}` };
  });
}

/**
 * Withdraws a key of the actor's merchant: nothing that is told with it counts from then on.
 *
 * @param forget whether what was told with it is removed too, since somebody else may have told it
 * @returns whether there is such a key
 */
export async function withdrawKey(db: Db, actor: ConsoleActor, id: string, forget: boolean): Promise<boolean> {
  const { merchantCode, at } = actor;
  const found = await db.transaction(async (tx) => {
    const ofMerchant = and(eq(conversionKeys.id, id), eq(conversionKeys.merchantCode, merchantCode));
    const [key] = await tx.select().from(conversionKeys).where(ofMerchant).for('update');
    if (key === undefined) return false;
    if (key.withdrawnAt === null)
      await tx.update(conversionKeys).set({ withdrawnAt: at }).where(eq(conversionKeys.id, id));
    if (key.withdrawnAt === null || forget)
      await recordConsoleAct(tx, actor, {
        ...{ act: forget ? 'key.forgotten' : 'key.withdrawn', subject: id, outcome: 'done' },
        details: { label: key.label },
      });
    return true;
  });
  if (found && forget) await forgetToldBy(db, merchantCode, id);
  return found;
}

/** Removes what was told with a withdrawn key. Ended half way, it is gone on with by asking once more. */
async function forgetToldBy(db: Db, merchantCode: string, keyId: string): Promise<void> {
  const { merchantCode: of, toldBy } = experimentVisitors;
  await db.delete(experimentVisitors).where(and(eq(of, merchantCode), eq(toldBy, keyId)));
  await db.delete(toldMembers).where(eq(toldMembers.keyId, keyId));
  for (;;) {
    const some = db
      .select({ id: toldConversions.id })
      .from(toldConversions)
      .where(eq(toldConversions.keyId, keyId))
      .orderBy(asc(toldConversions.id))
      .limit(FORGOTTEN_AT_ONCE);
    const gone = await db
      .delete(toldConversions)
      .where(and(eq(toldConversions.keyId, keyId), inArray(toldConversions.id, some)))
      .returning({ id: toldConversions.id });
    if (gone.length < FORGOTTEN_AT_ONCE) return;
  }
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * The open key that a header has, if it is one of this merchant's.
 *
 * @param header such as `Bearer fck_0123456789abcdef.…`
 */
export async function keyIn(db: Db, header: string | undefined, merchantCode: string): Promise<string | undefined> {
  const [, id = '', secret = ''] = WRITTEN.exec(header ?? '') ?? [];
  if (id === '') return undefined;
  const [key] = await db
    .select()
    .from(conversionKeys)
    .where(
      and(eq(conversionKeys.id, id), eq(conversionKeys.merchantCode, merchantCode), isNull(conversionKeys.withdrawnAt)),
    );
  return key !== undefined && isSame(key.secretHash, hashOf(secret)) ? id : undefined;
}
