import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';

dayjs.extend(customParseFormat);

/**
 * Reads a moment that a platform writes by the clock of the device, e.g. `2026-11-17 13:00:00` (A101).
 *
 * @returns epoch milliseconds, or undefined for any other text and for what no calendar has
 */
export function momentOf(text: string): number | undefined {
  const moment = dayjs(text.trim(), 'YYYY-MM-DD HH:mm:ss', true);
  return moment.isValid() ? moment.valueOf() : undefined;
}
