import { constants, createPrivateKey, type KeyObject, privateDecrypt } from 'node:crypto';
import { SealedBody } from '@foyer/shared/contract/schemas';
import { Value } from '@sinclair/typebox/value';
import CryptoJS from 'crypto-js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal';
import { acceptedKeys, newestKey, type SealingKey } from './keys';

const DES_KEY_BYTES = 8;
/** Maximum number of keys to try, at a millisecond each. */
const MOST_KEYS = 4;
/** Length of a key wrapped by 2048-bit RSA. */
const WRAPPED_BYTES = 256;

/**
 * Opens a sealed body (A019): RSA-OAEP with SHA-256 over the key in the header `Encryption`, DES-ECB with PKCS#7 in base64
 * over the JSON. crypto-js does it, because the server's own library refuses single DES.
 *
 * @throws Refusal `sealing.key` with the current public key when the body was sealed for a key that is no longer accepted;
 * the page may then seal it again. Refusal `request.invalid` when the body cannot be opened for another reason.
 */
export async function openSealed(
  { db, realNow }: FastifyInstance['platform'],
  request: Pick<FastifyRequest, 'headers' | 'body'>,
): Promise<unknown> {
  const header = request.headers['encryption'];
  const { body } = request;
  if (typeof header !== 'string' || !Value.Check(SealedBody, body)) throw invalid();
  const wrapped = Buffer.from(header, 'base64');
  if (wrapped.length !== WRAPPED_BYTES) throw invalid();
  for (const privateKey of parsed((await acceptedKeys(db, realNow())).slice(0, MOST_KEYS))) {
    const key = unwrap(wrapped, privateKey);
    if (key !== undefined) return open(body.value, key);
  }
  throw new Refusal('sealing.key', { publicKey: (await newestKey(db)).publicKey });
}

const invalid = () => new Refusal('request.invalid', undefined, 400);

let lastParsed: ReadonlyMap<string, KeyObject> = new Map();

/** The keys of the last body serve again: parsing one takes longer than using it. Others are forgotten. */
function parsed(keys: readonly SealingKey[]): readonly KeyObject[] {
  const now = new Map(
    keys.map(({ privateKey }) => [privateKey, lastParsed.get(privateKey) ?? createPrivateKey(privateKey)]),
  );
  lastParsed = now;
  return [...now.values()];
}

function unwrap(wrapped: Buffer, privateKey: KeyObject): Buffer | undefined {
  try {
    const key = privateDecrypt(
      { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      wrapped,
    );
    return key.length === DES_KEY_BYTES ? key : undefined;
  } catch {
    // Wrapped for another key, or not wrapped.
    return undefined;
  }
}

function open(value: string, key: Buffer): unknown {
  try {
    const plain = CryptoJS.DES.decrypt(value, CryptoJS.enc.Hex.parse(key.toString('hex')), {
      mode: CryptoJS.mode.ECB,
      padding: CryptoJS.pad.Pkcs7,
    });
    const parsed: unknown = JSON.parse(plain.toString(CryptoJS.enc.Utf8));
    return parsed;
  } catch {
    throw invalid();
  }
}
