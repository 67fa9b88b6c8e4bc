import { clockDigits } from '@foyer/shared/i18n';
/**
 * Kick-off as `MM/DD HH:mm` in the device's time zone (S2-HOTMATCH-04, A065).
 * @param time epoch milliseconds, or an ISO text; an unreadable one gives an empty text
 */
export function matchTimeText(time: number | string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return '';
  const day = `${clockDigits(date.getMonth() + 1)}/${clockDigits(date.getDate())}`;
  return `${day} ${clockDigits(date.getHours())}:${clockDigits(date.getMinutes())}`;
}
