/** The first moment of a period and, where it has one, the last. */
export type Moments = readonly [first: number, last?: number | undefined];

/**
 * Dates in the words of a locale, with their year, what two of them share said once: `13 – 15 Mar 2026`.
 * @param moments epoch milliseconds
 * @param timeZone IANA name; that of the device if missing
 */
export function datesIn([first, last]: Moments, locale: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...(timeZone && { timeZone }) });
  return last === undefined ? format.format(first) : format.formatRange(first, last);
}

/**
 * The moments whose dates a period shows.
 * @param until its end, which itself is excluded
 * @returns undefined without either
 */
export function momentsOf(from: number | undefined, until: number | undefined): Moments | undefined {
  const last = until === undefined ? undefined : until - 1;
  if (from !== undefined) return [from, last];
  return last === undefined ? undefined : [last];
}
