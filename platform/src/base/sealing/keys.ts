import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { sealingKeys } from '../db/schema';

/** Advisory lock (any unused number), so that instances that start at once create one pair. */
const KEY_LOCK = 734_902_119;

/** How long a replaced key is still accepted, so that open pages can fetch the newer one. */
export const GRACE_MS = 60 * 60 * 1000;

export interface SealingKey {
  /** SPKI in base64, as in the site's configuration. */
  readonly publicKey: string;
  /** PKCS#8 in PEM. */
  readonly privateKey: string;
}

/** The key pair that pages get; creates the first one (A019). */
export async function newestKey(db: Db): Promise<SealingKey> {
  const [newest] = await select(db);
  return newest ?? firstKey(db);
}

/**
 * The accepted key pairs, newest first; a replaced one during its grace time. Older ones are deleted, so that nobody can read
 * bodies sealed for them later.
 *
 * @param now the real time, the same for all merchants
 */
export async function acceptedKeys(db: Db, now: Date): Promise<readonly SealingKey[]> {
  const rows = await select(db);
  const outlived = rows.filter((_, index) => {
    const successor = rows[index - 1];
    return successor !== undefined && successor.createdAt.getTime() <= now.getTime() - GRACE_MS;
  });
  if (outlived.length > 0) {
    const ids = outlived.map(({ id }) => id);
    await db.delete(sealingKeys).where(inArray(sealingKeys.id, ids));
  }
  return rows.filter((row) => !outlived.includes(row));
}

/**
 * Adds a key pair, which pages get from now on; earlier ones are accepted for their grace time.
 *
 * @param how.revoke ends earlier ones at once: for a key that may have leaked
 */
export async function rotateKeys(db: Db, how: { readonly now: Date; readonly revoke: boolean }): Promise<SealingKey> {
  const key = await addKey(db, how.now);
  if (how.revoke) await db.delete(sealingKeys).where(lt(sealingKeys.id, key.id));
  return key;
}

async function addKey(db: Db, createdAt?: Date): Promise<SealingKey & { readonly id: number }> {
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const key = { publicKey: pair.publicKey.toString('base64'), privateKey: pair.privateKey };
  const [made] = await db
    .insert(sealingKeys)
    .values({ ...key, ...(createdAt === undefined ? {} : { createdAt }) })
    .returning({ id: sealingKeys.id });
  if (made === undefined) throw new Error('the sealing key was not stored');
  return { ...key, ...made };
}

function select(db: Db) {
  const { id, publicKey, privateKey, createdAt } = sealingKeys;
  return db
    .select({ id, publicKey, privateKey, createdAt })
    .from(sealingKeys)
    .where(eq(sealingKeys.retired, false))
    .orderBy(desc(sealingKeys.id));
}

function firstKey(db: Db): Promise<SealingKey> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${KEY_LOCK})`);
    const [made] = await select(tx);
    return made ?? (await addKey(tx));
  });
}
