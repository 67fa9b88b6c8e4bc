import CryptoJS from 'crypto-js/core.js';
import 'crypto-js/tripledes.js';
import 'crypto-js/mode-ecb.js';
import forge from 'node-forge/lib/forge.js';
import 'node-forge/lib/pki.js';
import 'node-forge/lib/pkcs1.js';
import 'node-forge/lib/sha256.js';

/** `value` goes into the JSON body, `encryption` into the header `Encryption`. */
export interface Sealed {
  value: string;
  encryption: string;
}

const binary = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
const random = (length: number): string => binary(crypto.getRandomValues(new Uint8Array(length)));

/**
 * Encrypts a payload for `sealed` calls (S7-API-05, S7-API-06, A019): DES-ECB with PKCS#7 under a fresh random key,
 * which travels under RSA-OAEP (SHA-256). DES is weak: the product demands it on top of TLS. This entry is heavy:
 * import it on demand.
 * @param payload JSON data
 * @param publicKey the site's RSA key, SPKI in base64
 */
export function seal(payload: unknown, publicKey: string): Sealed {
  const key = random(8);
  const value = CryptoJS.DES.encrypt(JSON.stringify(payload), CryptoJS.enc.Latin1.parse(key), {
    mode: CryptoJS.mode.ECB,
  }).toString();
  const rsa = forge.pki.publicKeyFromAsn1(
    forge.asn1.fromDer(forge.util.decode64(publicKey)),
  ) as forge.pki.rsa.PublicKey;
  const sealedKey = rsa.encrypt(key, 'RSA-OAEP', {
    md: forge.md.sha256.create(),
    mgf1: { md: forge.md.sha256.create() },
    seed: random(32),
  } as Parameters<forge.pki.rsa.PublicKey['encrypt']>[2]);
  return { value, encryption: forge.util.encode64(sealedKey) };
}
