import { currentLocale } from '@foyer/shared/i18n';

/** A device-local day as in the calls: `YYYY-MM-DD`. */
export type Day = string;

const two = (value: number): string => String(value).padStart(2, '0');

/** The device-local day of a moment. */
export function dayOf(moment: Date | number): Day {
  const date = new Date(moment);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Noon, which is far from every change of daylight saving time. */
const noonOf = (day: Day): Date => new Date(`${day}T12:00:00`);

export function isDay(text: string | null): text is Day {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(noonOf(text)) === text;
}

/** The day `count` days later, or earlier if negative. */
export function addDays(day: Day, count: number): Day {
  const date = noonOf(day);
  date.setDate(date.getDate() + count);
  return dayOf(date);
}

/** Every day of a range, both ends included. */
export function daysBetween(from: Day, to: Day): Day[] {
  const length = Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / 86_400_000) + 1;
  return Array.from({ length: Math.max(0, length) }, (_, index) => addDays(from, index));
}

/** The device's offset in minutes east of UTC, as in the record calls. */
export const zone = (now = new Date()): number => -now.getTimezoneOffset();

const formats = {
  /** Tue, 18 Nov */
  long: { weekday: 'short', day: 'numeric', month: 'short' },
  /** 18 Nov */
  short: { day: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A day in the member's language. */
export function dayText(day: Day, form: keyof typeof formats): string {
  return new Intl.DateTimeFormat(currentLocale(), formats[form]).format(noonOf(day));
}

/** The device-local time of a moment, 24 hours. */
export function timeText(moment: number): string {
  return new Intl.DateTimeFormat(currentLocale(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    moment,
  );
}
