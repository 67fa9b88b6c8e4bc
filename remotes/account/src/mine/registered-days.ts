import { momentOf } from '@foyer/shared/time';

/** A day of 24 hours, also when the device's clock changes. */
const DAY = 86_400_000;

/**
 * Whole days since registration, at least 0 (S9-CONST-41, A101).
 *
 * @param regDate epoch milliseconds, or `YYYY-MM-DD HH:mm:ss` by the device
 * @param now epoch milliseconds
 * @returns undefined when the date cannot be read
 */
export function registeredDays(regDate: number | string | undefined, now: number): number | undefined {
  const registered = typeof regDate === 'string' ? momentOf(regDate) : regDate;
  if (registered === undefined || !Number.isFinite(registered)) return undefined;
  return Math.max(0, Math.floor((now - registered) / DAY));
}
