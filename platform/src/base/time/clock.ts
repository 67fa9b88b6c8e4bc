const formats = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError for an unknown zone */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const numeric = 'numeric';
  const made = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
    ...{ year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric },
  });
  formats.set(timeZone, made);
  return made;
}

/**
 * What a clock shows at a moment, as milliseconds of the same time in UTC, to the second. It depends on the zone alone, never on the
 * zone of the machine, which the time zone plugin of dayjs reckons through (decision 78).
 *
 * @param moment epoch milliseconds
 * @param timeZone IANA name
 * @throws RangeError for an unknown zone
 */
export function shownAt(moment: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number.parseInt(value, 10)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** By how many milliseconds a clock is ahead of UTC at a moment. Throws as `shownAt` does. */
export const offsetAt = (moment: number, timeZone: string): number =>
  shownAt(moment, timeZone) - Math.floor(moment / 1000) * 1000;
