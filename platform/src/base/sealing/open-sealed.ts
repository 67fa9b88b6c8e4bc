import { constants, privateDecrypt } from 'node:crypto';
import { SealedBody } from '@foyer/shared/contract/schemas';
import { Value } from '@sinclair/typebox/value';
import CryptoJS from 'crypto-js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal';
import { acceptedKeys, newestKey } from './keys';

const DES_KEY_BYTES = 8;
/** Every key that is tried costs a millisecond: keys that were replaced faster than this are not. */
const MOST_KEYS = 4;
/** What RSA makes of a key under 2048 bits. */
const WRAPPED_BYTES = 256;

/**
 * Opens an encrypted body (A019): RSA-OAEP with SHA-256 over the key in the header `Encryption`, DES-ECB with PKCS#7 in
 * base64 over the JSON. crypto-js, because the server's own library refuses single DES.
 *
 * @throws Refusal `sealing.key` with the public key of today when no accepted key belongs to the body: it was sealed for one
 * that is gone, and the page may seal it again. Refusal `request.invalid` for anything else that cannot be opened.
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
  for (const { privateKey } of (await acceptedKeys(db, realNow())).slice(0, MOST_KEYS)) {
    const key = unwrap(wrapped, privateKey);
    if (key !== undefined) return open(body.value, key);
  }
  throw new Refusal('sealing.key', { publicKey: (await newestKey(db)).publicKey });
}

const invalid = () => new Refusal('request.invalid', undefined, 400);

function unwrap(wrapped: Buffer, privateKey: string): Buffer | undefined {
  try {
    const key = privateDecrypt(
      { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      wrapped,
    );
    return key.length === DES_KEY_BYTES ? key : undefined;
  } catch {
    // Wrapped for another key, or not wrapped at all.
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
    // Not what this key encrypted.
    throw invalid();
  }
}
