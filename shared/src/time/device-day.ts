import dayjs from 'dayjs';

/** A day of the calendar as the calls take it: `YYYY-MM-DD`. Which moments it has is another question. */
export type Day = string;

export const DAY = 'YYYY-MM-DD';

/**
 * The day of the device that a moment lies in (A097).
 *
 * @param moment a date, or epoch milliseconds
 */
export const dayOf = (moment: Date | number): Day => dayjs(moment).format(DAY);

/** The offset of the device in minutes east of UTC at a moment, as calls take it for `zone`. */
export const zoneOf = (moment: Date | number = Date.now()): number => dayjs(moment).utcOffset();
