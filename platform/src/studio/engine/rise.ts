import { createHash, createHmac, randomBytes } from 'node:crypto';
import Big from 'big.js';

/** What stays with the players, in percent: whatever the target, 98 of 100 staked come back in the long run. */
const RETURN_PERCENT = 98;
/** Targets a player may choose, in hundredths of the stake: 1.20x to 50.00x. */
export const TARGET_HUNDREDTHS = { min: 120, max: 5000 } as const;
export const MAX_STAKE = '10000';

const RANGE = 2n ** 52n;
/** No lantern is shown above 10 000.00x; no target reaches that far, so the cap takes nothing from anyone. */
const CEILING = 1_000_000n;

/** The three things a round follows from. `serverSeed` is secret until it is retired, its hash is shown before. */
export interface RoundSource {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/**
 * How high the lantern of a round rises, in hundredths (237 is 2.37x). The first 52 bits of
 * HMAC-SHA256(serverSeed, "clientSeed:nonce") are a fraction r of [0, 1); the height is 0.98 / (1 - r), rounded down, never
 * below 1.00. A target t is then reached with the chance 0.98 / t, exactly, since both are whole hundredths.
 */
export function heightOf({ serverSeed, clientSeed, nonce }: RoundSource): number {
  const digest = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}`).digest('hex');
  return heightFromDigest(digest);
}

/** The arithmetic of `heightOf` alone, in whole numbers: `digest` is hexadecimal, its first 13 digits count. */
export function heightFromDigest(digest: string): number {
  const drawn = BigInt(`0x${digest.slice(0, 13)}`);
  const height = (BigInt(RETURN_PERCENT) * RANGE) / (RANGE - drawn);
  return Number(height < 100n ? 100n : height > CEILING ? CEILING : height);
}

/** What comes back for a stake (decimal text): stake times target when the lantern got there, else "0". */
export function payoutOf(stake: string, targetHundredths: number, height: number): string {
  return height >= targetHundredths ? new Big(stake).times(targetHundredths).div(100).toFixed() : '0';
}

/** A fresh secret of 256 bits in hexadecimal. */
export const newServerSeed = (): string => randomBytes(32).toString('hex');
/** The player's half, until they write one of their own. */
export const newClientSeed = (): string => randomBytes(8).toString('hex');
/** What is shown of a server seed before it is retired. */
export const hashOfSeed = (serverSeed: string): string => createHash('sha256').update(serverSeed).digest('hex');
