import { createHash, timingSafeEqual } from 'node:crypto';

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/** Compares two secrets in a time that reveals neither where they differ nor their length. */
export function same(given: string | undefined, wanted: string): boolean {
  return given !== undefined && timingSafeEqual(digestOf(given), digestOf(wanted));
}
