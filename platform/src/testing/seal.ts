import { constants, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto';
import CryptoJS from 'crypto-js';

/** Seals a body as browsers do (A019). */
export function seal(publicKey: string, payload: unknown): { encryption: string; body: { value: string } } {
  const key = randomBytes(8);
  const value = CryptoJS.DES.encrypt(JSON.stringify(payload), CryptoJS.enc.Hex.parse(key.toString('hex')), {
    mode: CryptoJS.mode.ECB,
    padding: CryptoJS.pad.Pkcs7,
  }).toString();
  const wrapped = publicEncrypt(
    {
      key: createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' }),
      padding: constants.RSA_PKCS1_OAEP_PADDING,
      oaepHash: 'sha256',
    },
    key,
  );
  return { encryption: wrapped.toString('base64'), body: { value } };
}
