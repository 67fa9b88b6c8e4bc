import { Refusal } from '../../base/refusals/refusal';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Times from `from` up to, but not including, `to`. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/**
 * The period of whole days of a device, both included.
 *
 * @param startDate, endDate `YYYY-MM-DD`
 * @param zone the device's offset in minutes east of UTC
 * @throws Refusal `request.invalid` for a day that does not exist, or an end before the start
 */
export function periodOf(startDate: string, endDate: string, zone: number): Period {
  const from = midnight(startDate) - zone * MINUTE_MS;
  const to = midnight(endDate) + DAY_MS - zone * MINUTE_MS;
  if (to <= from) throw new Refusal('request.invalid', undefined, 400);
  return { from: new Date(from), to: new Date(to) };
}

function midnight(day: string): number {
  const moment = new Date(`${day}T00:00:00Z`);
  // JavaScript reads 31 February as 3 March, and Postgres has no year 0.
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== day || day < '1970') {
    throw new Refusal('request.invalid', undefined, 400);
  }
  return moment.getTime();
}
