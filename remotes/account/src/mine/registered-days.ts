const DAY = 86_400_000;

/** "YYYY-MM-DD HH:mm:ss" is device-local; browsers read that form with a T alike. */
const momentOf = (regDate: number | string): number =>
  typeof regDate === 'number' ? regDate : new Date(regDate.trim().replace(' ', 'T')).getTime();

/**
 * Whole days since registration, never below 0 (S9-CONST-41, A101).
 *
 * @returns undefined when the date cannot be read
 */
export function registeredDays(regDate: number | string | undefined, now: number): number | undefined {
  const registered = regDate === undefined || regDate === '' ? Number.NaN : momentOf(regDate);
  return Number.isFinite(registered) ? Math.max(0, Math.floor((now - registered) / DAY)) : undefined;
}
