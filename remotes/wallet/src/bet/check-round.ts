import type { RoundProof } from '@foyer/shared/contract';

const CEILING = 1_000_000;
/** Percentage of stakes paid back on average. */
const RETURN = 98;

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The height in hundredths: the first 52 bits are a fraction r; 0.98 / (1 - r), rounded down, at least 1.00. */
function heightOf(digest: string): number {
  const range = BigInt(2) ** BigInt(52);
  const height = Number((BigInt(RETURN) * range) / (range - BigInt(`0x${digest.slice(0, 13)}`)));
  return Math.min(CEILING, Math.max(100, height));
}

/**
 * Recalculates a round in the browser: whether the revealed seed has the hash shown before the round, and whether the round
 * follows from it.
 *
 * @returns undefined if the seed is not revealed or the browser has no Web Crypto (plain http)
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
