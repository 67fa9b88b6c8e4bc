/** A `Date` header names the second in which an answer was written, in ms. */
const A_SECOND = 1000;

/** What to add to the device's clock: no less than the first, no more than the second, in ms. */
let bounds: readonly [number, number] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

/**
 * Learns from an answer how far the clock of the device is from the platform's: the answer was written after it was asked for and
 * before it came. Every answer narrows that; one that fits none of the earlier ones tells that the device's clock was set.
 *
 * @param date the answer's `Date` header; what is no date teaches nothing
 * @param asked when it was asked for by the device's clock, or earlier
 */
export function learnTime(date: string | null, asked: number, came = Date.now()): void {
  const written = Date.parse(date ?? '');
  if (Number.isNaN(written) || asked > came) return;
  const [least, most] = [written - came, written + A_SECOND - asked];
  const narrowed = [Math.max(bounds[0], least), Math.min(bounds[1], most)] as const;
  bounds = narrowed[0] <= narrowed[1] ? narrowed : [least, most];
}

/** Nothing was learnt yet. For tests. */
export function forgetTime(): void {
  bounds = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
}

/**
 * The time of the platform, whatever the device's clock says, in epoch milliseconds: what is counted down to is counted by it. The
 * device's own time where it may be right, or where nothing was answered yet.
 *
 * @param device a moment by the device's clock; now unless said
 */
export function serverNow(device = Date.now()): number {
  const [least, most] = bounds;
  const right = least <= 0 && most >= 0;
  return right ? device : device + Math.round((least + most) / 2);
}
