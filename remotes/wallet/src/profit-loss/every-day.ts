import type { DayRange } from '@foyer/shared/report';
import { daysBetween } from '@foyer/shared/time';
import type { ProfitDay } from './get-profit-loss';

const nothing = { stake: '0', payout: '0', rebate: '0', bonus: '0', net: '0' };

/** Every day of a range; days without figures have zeros. */
export function everyDay(days: readonly ProfitDay[], { from, to }: DayRange): ProfitDay[] {
  const known = new Map(days.map((day) => [day.date, day]));
  return daysBetween(from, to).map((date) => known.get(date) ?? { date, ...nothing });
}
