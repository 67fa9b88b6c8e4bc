import { addDays, type Day, daysFrom } from '../../base/time/days';
import { merchantMoment } from '../../base/time/merchant-day';

/** Where the merchants of the demonstration are (B002). */
export const ZONE = 'Asia/Bangkok';

/** It comes again and again by the merchant's days: the first one from its start up to, not including, its end. */
export interface Round {
  /** In days. */
  readonly every: number;
  readonly from: readonly [day: Day, time: string];
  readonly to: readonly [day: Day, time: string];
}

/**
 * The round that goes on at a moment, else the next one.
 *
 * @param today the merchant's day of that moment
 * @returns epoch milliseconds
 */
export function roundAt({ every, from, to }: Round, now: Date, today: Day): { startsAt: number; endsAt: number } {
  const days = (round: number, day: Day) => addDays(day, round * every);
  const moment = (day: Day, time: string) => merchantMoment(day, ZONE, time).getTime();
  // On the day of its start a round may not have begun, and the one before may go on.
  for (let round = Math.floor(daysFrom(from[0], today) / every) - 1; ; round += 1) {
    const last = days(round, to[0]);
    const endsAt = last < today ? 0 : moment(last, to[1]);
    if (now.getTime() < endsAt) return { startsAt: moment(days(round, from[0]), from[1]), endsAt };
  }
}
