const DAY = 86_400_000;

/** Device-local "YYYY-MM-DD HH:mm:ss"; all browsers parse it with a T. */
const momentOf = (regDate: number | string): number =>
  typeof regDate === 'number' ? regDate : new Date(regDate.trim().replace(' ', 'T')).getTime();

/**
 * Whole days since registration, at least 0 (S9-CONST-41, A101).
 *
 * @returns undefined for an unreadable date
 */
export function registeredDays(regDate: number | string | undefined, now: number): number | undefined {
  const registered = regDate === undefined || regDate === '' ? Number.NaN : momentOf(regDate);
  return Number.isFinite(registered) ? Math.max(0, Math.floor((now - registered) / DAY)) : undefined;
}
