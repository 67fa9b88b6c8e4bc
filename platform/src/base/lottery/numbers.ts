import { createHash, createHmac } from 'node:crypto';
import type { Lottery } from './lottery';

/** Values of a byte: no range of a lottery is wider. */
const BYTE = 256;

/**
 * The numbers of an issue, which follow from the day's seed and the issue's name alone (B029, decision 49): bytes come from
 * HMAC-SHA256(seed, "<issue>:0"), then "<issue>:1" and so on. A byte below the greatest multiple of n gives byte mod n, any other is
 * passed over, so that no number is likelier than another. Where numbers may not repeat, each takes the place of one of those left.
 *
 * @param seed 32 bytes in hexadecimal
 */
export function numbersOf(
  { balls, range, repeats }: Pick<Lottery, 'balls' | 'range' | 'repeats'>,
  seed: string,
  issue: string,
): number[] {
  const [lowest, highest] = range;
  const chance = chanceFrom(Buffer.from(seed, 'hex'), issue);
  if (repeats) return Array.from({ length: balls }, () => lowest + chance(highest - lowest + 1));
  const left = Array.from({ length: highest - lowest + 1 }, (_, step) => lowest + step);
  return Array.from({ length: balls }, (_, at) => {
    const chosen = at + chance(left.length - at);
    const [here, there] = [left[at] ?? lowest, left[chosen] ?? lowest];
    left[at] = there;
    left[chosen] = here;
    return there;
  });
}

function chanceFrom(key: Buffer, issue: string): (n: number) => number {
  let block = Buffer.alloc(0);
  let blocks = 0;
  let at = 0;
  const nextByte = (): number => {
    if (at === block.length) {
      block = createHmac('sha256', key).update(`${issue}:${blocks}`).digest();
      blocks += 1;
      at = 0;
    }
    at += 1;
    return block[at - 1] ?? 0;
  };
  return (n) => {
    const limit = BYTE - (BYTE % n);
    let byte = nextByte();
    while (byte >= limit) byte = nextByte();
    return byte % n;
  };
}

/** What is published of a seed before its day: SHA-256 over its 32 bytes, in hexadecimal. */
export const seedHash = (seed: string): string => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
