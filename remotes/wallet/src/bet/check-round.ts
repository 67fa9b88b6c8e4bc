import type { RoundProof } from '@foyer/shared/contract';

const CEILING = 1_000_000;
/** What stays with the players, in percent. */
const RETURN = 98;

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The height in hundredths: the first 52 bits are a fraction r, the height is 0.98 / (1 - r), rounded down, 1.00 at least. */
function heightOf(digest: string): number {
  const range = BigInt(2) ** BigInt(52);
  const height = Number((BigInt(RETURN) * range) / (range - BigInt(`0x${digest.slice(0, 13)}`)));
  return Math.min(CEILING, Math.max(100, height));
}

/**
 * Reckons a round anew in this browser: whether the revealed seed has the hash that was shown before the round, and whether the
 * round follows from it.
 *
 * @returns undefined where that cannot be said: the seed is not revealed, or the browser lends no cryptography (plain http)
 */
export async function checkRound({ serverSeed, serverSeedHash, clientSeed, nonce, height }: RoundProof) {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (serverSeed === null || subtle === undefined) return undefined;
  if (hex(await subtle.digest('SHA-256', bytes(serverSeed))) !== serverSeedHash) return false;
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', bytes(serverSeed), hmac, false, ['sign']);
  const digest = hex(await subtle.sign('HMAC', key, bytes(`${clientSeed}:${nonce}`)));
  return heightOf(digest) === Math.round(Number(height) * 100);
}
