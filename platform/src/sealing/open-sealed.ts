import { constants, privateDecrypt } from 'node:crypto';
import { SealedBody } from '@foyer/shared/contract/schemas';
import { Value } from '@sinclair/typebox/value';
import CryptoJS from 'crypto-js';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database';
import { Refusal } from '../refusal';
import { acceptedKeys } from './keys';

const DES_KEY_BYTES = 8;

/**
 * Opens an encrypted body (A019): RSA-OAEP with SHA-256 over the key in the header `Encryption`, DES-ECB with PKCS#7 in
 * base64 over the JSON. crypto-js, because the server's own library refuses single DES.
 *
 * @throws Refusal `request.invalid` for anything that cannot be opened, without saying which step failed
 */
export async function openSealed(db: Db, request: Pick<FastifyRequest, 'headers' | 'body'>): Promise<unknown> {
  const header = request.headers['encryption'];
  const { body } = request;
  if (typeof header !== 'string' || !Value.Check(SealedBody, body)) throw invalid();
  const wrapped = Buffer.from(header, 'base64');
  for (const { privateKey } of await acceptedKeys(db)) {
    const opened = open(body.value, unwrap(wrapped, privateKey));
    if (opened !== undefined) return opened;
  }
  throw invalid();
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

function open(value: string, key: Buffer | undefined): unknown {
  if (key === undefined) return undefined;
  try {
    const plain = CryptoJS.DES.decrypt(value, CryptoJS.enc.Hex.parse(key.toString('hex')), {
      mode: CryptoJS.mode.ECB,
      padding: CryptoJS.pad.Pkcs7,
    });
    const parsed: unknown = JSON.parse(plain.toString(CryptoJS.enc.Utf8));
    return parsed;
  } catch {
    // Not what this key encrypted.
    return undefined;
  }
}
