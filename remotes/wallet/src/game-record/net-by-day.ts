import type { BetRecordPage } from '@foyer/shared/contract';
import type { DayRange } from '@foyer/shared/report';
import { type Day, daysBetween } from '@foyer/shared/time';
import { netOf } from '../bet/outcome';

/** Settled bets of one day. */
export interface DayNet {
  day: Day;
  stake: string;
  payout: string;
  /** Payout less stake, exact decimal text. */
  net: string;
  /** Whether any bet was settled that day. */
  played: boolean;
}

/** Every day of the range, zero without bets; undefined when the platform sends no days. */
export function netByDay(days: BetRecordPage['days'], { from, to }: DayRange): DayNet[] | undefined {
  if (days === undefined) return undefined;
  const known = new Map(days.map((each) => [each.date, each]));
  return daysBetween(from, to).map((day) => {
    const found = known.get(day);
    const { stake, payout } = found ?? { stake: '0', payout: '0' };
    return { day, stake, payout, net: netOf({ stake, payout }), played: found !== undefined };
  });
}
