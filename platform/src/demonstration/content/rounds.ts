import { addDays, type Day, daysFrom } from '../../base/time/days';
import { merchantMoment } from '../../base/time/merchant-day';

/** Time zone of the demonstration's merchants (B002). */
export const ZONE = 'Asia/Bangkok';

/** A recurring period by the merchant's clock: its first round, from its start up to, but not including, its end. */
export interface Round {
  /** Interval in days. */
  readonly every: number;
  readonly from: readonly [day: Day, time: string];
  readonly to: readonly [day: Day, time: string];
}

/**
 * The current round, else the next one.
 *
 * @param today the merchant's day of that moment
 * @returns epoch milliseconds
 */
export function roundAt({ every, from, to }: Round, now: Date, today: Day): { startsAt: number; endsAt: number } {
  const days = (round: number, day: Day) => addDays(day, round * every);
  const moment = (day: Day, time: string) => merchantMoment(day, ZONE, time).getTime();
  // On a round's first day, the previous one may still be running.
  for (let round = Math.floor(daysFrom(from[0], today) / every) - 1; ; round += 1) {
    const last = days(round, to[0]);
    const endsAt = last < today ? 0 : moment(last, to[1]);
    if (now.getTime() < endsAt) return { startsAt: moment(days(round, from[0]), from[1]), endsAt };
  }
}
