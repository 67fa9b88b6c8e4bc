/** Precision of a `Date` header, in ms. */
const A_SECOND = 1000;

/** Least and greatest difference between the platform's clock and the device's, in ms. */
let bounds: readonly [number, number] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

/**
 * Learns the difference between the clocks from an answer, which was written between its request and its arrival.
 * Each answer narrows the bounds. An answer outside of them means that somebody set the device's clock.
 * @param date the answer's `Date` header; an invalid one is ignored
 * @param asked time of the request, or earlier, by the device's clock
 * @param came time of arrival
 */
export function learnTime(date: string | null, asked: number, came = Date.now()): void {
  const written = Date.parse(date ?? '');
  if (Number.isNaN(written) || asked > came) return;
  const [least, most] = [written - came, written + A_SECOND - asked];
  const narrowed = [Math.max(bounds[0], least), Math.min(bounds[1], most)] as const;
  bounds = narrowed[0] <= narrowed[1] ? narrowed : [least, most];
}

export function forgetTime(): void {
  bounds = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
}

/**
 * The platform's time in epoch milliseconds, for countdowns. It is the device's time as long as no answer contradicts
 * it.
 * @param device a moment by the device's clock
 */
export function serverNow(device = Date.now()): number {
  const [least, most] = bounds;
  const right = least <= 0 && most >= 0;
  return right ? device : device + Math.round((least + most) / 2);
}
