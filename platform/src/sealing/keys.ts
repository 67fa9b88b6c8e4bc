import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { sealingKeys } from '../db/schema';

/** Any number that no other work locks; instances that start at once make one pair together. */
const KEY_LOCK = 734_902_119;

export interface SealingKey {
  /** SPKI in base64, as the site's configuration carries it. */
  readonly publicKey: string;
  /** PKCS#8 in PEM. */
  readonly privateKey: string;
}

/** The accepted key pairs, newest first; makes the installation's first one when there is none (A019). */
export async function acceptedKeys(db: Db): Promise<readonly [SealingKey, ...SealingKey[]]> {
  const [newest, ...older] = await select(db);
  return newest === undefined ? [await firstKey(db)] : [newest, ...older];
}

/** Adds a key pair: it is handed out from now on, earlier ones are still accepted. */
export async function addKey(db: Db): Promise<SealingKey> {
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const key = { publicKey: pair.publicKey.toString('base64'), privateKey: pair.privateKey };
  await db.insert(sealingKeys).values(key);
  return key;
}

function select(db: Db): Promise<SealingKey[]> {
  return db
    .select({ publicKey: sealingKeys.publicKey, privateKey: sealingKeys.privateKey })
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
