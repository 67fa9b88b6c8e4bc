import { Refusal } from '../../base/refusals/refusal';
import { momentsOf } from '../../base/time/days';

const MINUTE_MS = 60_000;
/** Earlier than any bet; Postgres has no year 0. */
const EARLIEST = '1970';

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
  const [first, last] = [startDate, endDate].map((day) => (day < EARLIEST ? undefined : momentsOf(day)));
  if (first === undefined || last === undefined || last.to <= first.from) {
    throw new Refusal('request.invalid', undefined, 400);
  }
  const local = (utc: Date) => new Date(utc.getTime() - zone * MINUTE_MS);
  return { from: local(first.from), to: local(last.to) };
}
