import Big from 'big.js';
import type { End } from '../../base/money/bets';
import { timesOf } from '../kinds/kind';
import type { LegRow } from './bets';
import { together } from './legs';

/** How a leg ends by the score of its match. A stake on a whole line that is met comes back. */
export function resultOf(
  { market, line, side }: Pick<LegRow, 'market' | 'line' | 'side'>,
  home: number,
  away: number,
): Exclude<LegRow['result'], 'open'> {
  const counted = market === 'total' ? new Big(home + away).minus(line ?? 0) : new Big(home - away).plus(line ?? 0);
  const above = counted.cmp(0);
  if (market === 'result') return side === (['away', 'draw', 'home'] as const)[above + 1] ? 'won' : 'lost';
  if (above === 0) return 'void';
  return above > 0 === (side === 'home' || side === 'over') ? 'won' : 'lost';
}

/** How a bet ends; undefined while it may still win. A void leg counts as odds of 1. */
export function endOf(stake: string, legs: readonly Pick<LegRow, 'result' | 'odds'>[]): End | undefined {
  const all = (...results: readonly LegRow['result'][]) => legs.every(({ result }) => results.includes(result));
  if (legs.some(({ result }) => result === 'lost')) return { status: 'lost', payout: '0' };
  if (all('void')) return { status: 'void', payout: new Big(stake).toFixed() };
  if (!all('won', 'void')) return undefined;
  const odds = together(legs.filter(({ result }) => result === 'won').map((leg) => leg.odds));
  return { status: 'won', payout: timesOf(stake, odds) };
}
