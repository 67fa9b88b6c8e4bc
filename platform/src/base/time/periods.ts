import { offsetAt, shownAt } from './clock';
import { dayjs } from './dayjs';
import { addDays, type Day, daysFrom, momentsOf } from './days';
import { merchantDayOf, merchantMoment } from './merchant-day';

/** A period of a merchant's clock: from one moment up to, but not including, another. */
export interface Period {
  /** Its first day, or for an hour its beginning with the offset of the clock: `2026-11-22T13:00+07:00`. */
  readonly name: string;
  readonly from: Date;
  readonly to: Date;
}

/** The periods of one sort, by the clock of a time zone (B002). */
export interface Periods {
  /** The period of a name; undefined when it is none. */
  named(name: string, zone: string): Period | undefined;
  /** The period that a moment lies in, else the next one. */
  at(moment: Date, zone: string): Period;
}

const FRIDAY: Day = '1970-01-02';
const MONDAY: Day = '1970-01-05';
const HOUR_MS = 3_600_000;

/** From midnight to midnight. */
export const days: Periods = {
  named: (name, zone) => (isDay(name) ? between(name, addDays(name, 1), zone) : undefined),
  at: (moment, zone) => {
    const day = merchantDayOf(moment, zone);
    return between(day, addDays(day, 1), zone);
  },
};

/** From the 1st to the 15th, and from the 16th to the end of a month. */
export const halfMonths: Periods = {
  named: (name, zone) => (isDay(name) && halfOf(name)[0] === name ? between(...halfOf(name), zone) : undefined),
  at: (moment, zone) => between(...halfOf(merchantDayOf(moment, zone)), zone),
};

/** From Monday 00:00 to Sunday 24:00. */
export const weeks: Periods = {
  named: (name, zone) =>
    isDay(name) && daysFrom(MONDAY, name) % 7 === 0 ? between(name, addDays(name, 7), zone) : undefined,
  at: (moment, zone) => {
    const today = merchantDayOf(moment, zone);
    const monday = addDays(today, -(((daysFrom(MONDAY, today) % 7) + 7) % 7));
    return between(monday, addDays(monday, 7), zone);
  },
};

/** From Friday 18:00 to Sunday 24:00; the name is the Friday's day. */
export const weekends: Periods = {
  named: (name, zone) => (isDay(name) && daysFrom(FRIDAY, name) % 7 === 0 ? weekendOf(name, zone) : undefined),
  at: (moment, zone) => {
    const today = merchantDayOf(moment, zone);
    const since = (((daysFrom(FRIDAY, today) % 7) + 7) % 7) as number;
    return weekendOf(addDays(today, since <= 2 ? -since : 7 - since), zone);
  },
};

/** Each hour that the clock shows. One that comes twice is told apart by its offset. */
export const hours: Periods = {
  named: (name, zone) => {
    const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}[+-]\d{2}:\d{2}$/.test(name) ? new Date(name) : undefined;
    if (moment === undefined || Number.isNaN(moment.getTime())) return undefined;
    const hour = hours.at(moment, zone);
    return hour.name === name ? hour : undefined;
  },
  at: (moment, zone) => {
    // No clock is changed within a quarter of an hour, and every offset is one of quarters.
    const since = shownAt(moment.getTime(), zone) % HOUR_MS;
    const from = new Date(Math.floor(moment.getTime() / 1000) * 1000 - since);
    return { name: hourName(from, zone), from, to: new Date(from.getTime() + HOUR_MS) };
  },
};

/** What the clock shows with its offset, such as `2026-11-22T13:00+07:00`. */
const hourName = (from: Date, zone: string): string =>
  dayjs
    .utc(from)
    .utcOffset(offsetAt(from.getTime(), zone) / 60_000)
    .format('YYYY-MM-DDTHH:mmZ');

const isDay = (name: string): boolean => momentsOf(name) !== undefined;

function between(first: Day, next: Day, zone: string): Period {
  return { name: first, from: merchantMoment(first, zone), to: merchantMoment(next, zone) };
}

function halfOf(day: Day): [first: Day, next: Day] {
  const month = day.slice(0, 8);
  if (day < `${month}16`) return [`${month}01`, `${month}16`];
  return [`${month}16`, `${addDays(`${month}28`, 4).slice(0, 8)}01`];
}

function weekendOf(friday: Day, zone: string): Period {
  return { name: friday, from: merchantMoment(friday, zone, '18:00'), to: merchantMoment(addDays(friday, 3), zone) };
}

/** The moment when a clock shows a time on the day after a period. */
export const dayAfterAt =
  (time: string) =>
  ({ to }: Period, zone: string): Date =>
    merchantMoment(merchantDayOf(to, zone), zone, time);

/** Five minutes past the period. */
export const minuteFive = ({ to }: Period): Date => new Date(to.getTime() + 5 * 60_000);
