/** Cookie with the visitor's name, by which the server chooses among documents of shells (decision 97). The boot script writes and reads it. */
export const VISITOR_COOKIE = 'foyer_visitor';

/** Seconds that a browser keeps the name: as long as browsers allow. */
export const VISITOR_KEPT_FOR = 400 * 24 * 3600;

/** Whether a text is a visitor's name: 24 digits and letters from a to f, at random. */
export const isVisitor = (text: string | null | undefined): text is string => /^[0-9a-f]{24}$/.test(text ?? '');

/** FNV-1a of the text, then mixed: a number from 0 to 99.99, even enough for shares of 0.01 %. */
export function bucketOf(visitor: string, salt: string): number {
  let hash = 0x811c9dc5;
  for (const char of `${salt}:${visitor}`) {
    hash ^= char.charCodeAt(0);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  hash ^= hash >>> 16;
  return ((hash >>> 0) % 10_000) / 100;
}

/** Percent of the visits whose loads and Web Vitals are told. Failures and errors always are. */
const SAMPLED = 25;

/** Whether the visits of a visitor are sampled on the day of a moment (decision 69), independent of the experiments that they are in. */
export const isSampledOn = (visitor: string, moment: Date): boolean =>
  bucketOf(visitor, `beacons ${moment.toISOString().slice(0, 10)}`) < SAMPLED;
