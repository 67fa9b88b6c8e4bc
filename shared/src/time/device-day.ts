import dayjs from 'dayjs';

/** A calendar day in the form of calls: `YYYY-MM-DD`, without a time zone. */
export type Day = string;

export const DAY = 'YYYY-MM-DD';

/**
 * The device-local day of a moment (A097).
 * @param moment a date, or epoch milliseconds
 */
export const dayOf = (moment: Date | number): Day => dayjs(moment).format(DAY);

/** The device's offset in minutes east of UTC at a moment, for the field `zone` of calls. */
export const zoneOf = (moment: Date | number = Date.now()): number => dayjs(moment).utcOffset();
