import type { Ops } from './ops';
import type { Site } from './site';

const MINUTE = 60_000;

/**
 * Moves the merchant's clock to the beginning of a minute, so that no draw closes within the next one. Countdowns are not to be read
 * then: a page goes by the `Date` of answers, which no merchant's clock moves, and counts up to a minute more.
 */
export const atFreshMinute = (ops: Ops, { code }: Site): Promise<unknown> =>
  ops.call('PUT', `/merchants/${code}/clock`, { offsetMs: MINUTE - (Date.now() % MINUTE) + 500 });
