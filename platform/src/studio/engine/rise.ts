import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Percentage of stakes paid back on average, whatever the target. */
export const RETURN_PERCENT = 98;
/** Targets that a player may choose, in hundredths of the stake: 1.20x to 50.00x. */
export const TARGET_HUNDREDTHS = { min: 120, max: 5000 } as const;
export const MAX_STAKE = '10000';

const RANGE = 2n ** 52n;
/** Maximum shown height, 10 000.00x; far above every target, so nobody loses by it. */
const CEILING = 1_000_000n;

/** The inputs of a round. `serverSeed` is secret until retired; its hash is shown before. */
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

/** The arithmetic of `heightOf` in integers; the first 13 hexadecimal digits of `digest` count. */
export function heightFromDigest(digest: string): number {
  const drawn = BigInt(`0x${digest.slice(0, 13)}`);
  const height = (BigInt(RETURN_PERCENT) * RANGE) / (RANGE - drawn);
  return Number(height < 100n ? 100n : height > CEILING ? CEILING : height);
}

/** A fresh secret of 256 bits in hexadecimal. */
export const newServerSeed = (): string => randomBytes(32).toString('hex');
/** A generated client seed, until the player sets one. */
export const newClientSeed = (): string => randomBytes(8).toString('hex');
/** The hash of a server seed, shown before the seed is retired. */
export const hashOfSeed = (serverSeed: string): string => createHash('sha256').update(serverSeed).digest('hex');
