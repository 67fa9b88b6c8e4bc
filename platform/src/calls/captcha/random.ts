import { createHash, randomBytes } from 'node:crypto';

/** A source of chance: numbers from 0 up to, but not with, 1. */
export type Random = () => number;

/**
 * A fast source of chance for pictures and sounds (sfc32), where thousands of numbers are needed at a time. Answers are never
 * drawn from it: whoever sees what it drew learns nothing of them.
 *
 * @param seed its start: fresh bytes of the system unless a test or a measurement names one
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

/** A number between two, evenly. */
export const between = (random: Random, from: number, to: number): number => from + (to - from) * random();

/** One of several, evenly. */
export function oneOf<T>(random: Random, choices: readonly T[]): T {
  const chosen = choices[Math.floor(random() * choices.length)];
  if (chosen === undefined) throw new Error('there is nothing to choose from');
  return chosen;
}
