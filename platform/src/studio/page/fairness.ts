import type { PastRound } from '../protocol';

/** A round whose server seed is retired. */
type RevealedRound = Pick<PastRound, 'serverSeedHash' | 'clientSeed' | 'nonce' | 'multiplier'> & {
  readonly serverSeed: string;
};

/* The same arithmetic as the server's, so that a player can check a round without trusting the server. */
const RANGE = 2n ** 52n;
const CEILING = 1_000_000n;
const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (buffer: ArrayBuffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Height in hundredths from a hexadecimal digest: 0.98 / (1 - r), rounded down, at least 1.00. */
function heightFromDigest(digest: string): number {
  const drawn = BigInt(`0x${digest.slice(0, 13)}`);
  const height = (98n * RANGE) / (RANGE - drawn);
  return Number(height < 100n ? 100n : height > CEILING ? CEILING : height);
}

const hashOf = async (text: string): Promise<string> => hex(await crypto.subtle.digest('SHA-256', bytes(text)));

/** Height of a round in hundredths, from the retired server seed, the client seed and the round's number. */
export async function heightOf(serverSeed: string, clientSeed: string, nonce: number): Promise<number> {
  const key = await crypto.subtle.importKey('raw', bytes(serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  return heightFromDigest(hex(await crypto.subtle.sign('HMAC', key, bytes(`${clientSeed}:${nonce}`))));
}

/** Whether the seed has the hash shown before, and the round rose as high as reported. */
export async function isFair(round: RevealedRound): Promise<boolean> {
  if ((await hashOf(round.serverSeed)) !== round.serverSeedHash) return false;
  return (
    (await heightOf(round.serverSeed, round.clientSeed, round.nonce)) === Math.round(Number(round.multiplier) * 100)
  );
}
