import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';

dayjs.extend(customParseFormat);

/**
 * Parses a platform's device-local text such as `2026-11-17 13:00:00` (A101).
 * @returns epoch milliseconds, or undefined for any other text and moments that do not exist
 */
export function momentOf(text: string): number | undefined {
  const moment = dayjs(text.trim(), 'YYYY-MM-DD HH:mm:ss', true);
  return moment.isValid() ? moment.valueOf() : undefined;
}
