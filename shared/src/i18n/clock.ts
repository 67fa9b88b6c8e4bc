import { currentLocale } from './instance';

/** The device-local time of a moment, 24 hours. */
export function timeText(moment: number): string {
  return new Intl.DateTimeFormat(currentLocale(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    moment,
  );
}

/** Date with its year and time of a moment by the device, 24 hours as in the lists. */
export const stampText = (moment: number): string =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }).format(
    moment,
  );
