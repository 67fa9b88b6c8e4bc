import { createHash, randomBytes } from 'node:crypto';

/** A source of random numbers from 0 up to, but not including, 1. */
export type Random = () => number;

/**
 * A fast random source (sfc32) for pictures and sounds, which need thousands of numbers. Never used for answers: its output
 * must not reveal them.
 *
 * @param seed fresh bytes of the system by default; set by tests and measurements
 */
export function randomFrom(seed: Uint8Array | string = randomBytes(16)): Random {
  const state = createHash('sha256').update(seed).digest();
  let [a, b, c, d] = [0, 4, 8, 12].map((at) => state.readInt32LE(at)) as [number, number, number, number];
  return () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
}

export const between = (random: Random, from: number, to: number): number => from + (to - from) * random();

export function oneOf<T>(random: Random, choices: readonly T[]): T {
  const chosen = choices[Math.floor(random() * choices.length)];
  if (chosen === undefined) throw new Error('there is nothing to choose from');
  return chosen;
}
