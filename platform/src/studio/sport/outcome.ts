import Big from 'big.js';
import type { End } from '../../base/money/bets';
import type { LegRow } from './bets';
import { together } from './legs';

type Result = Exclude<LegRow['result'], 'open'>;

/** What both halves of a stake did, added up: each is lost (-1), comes back (0) or wins (1). */
const RESULTS: Readonly<Record<string, Result>> = {
  2: 'won',
  1: 'half-won',
  0: 'void',
  '-1': 'half-lost',
  '-2': 'lost',
};

/**
 * How a leg ends by the score of its match. A stake on a whole line that is met comes back; on a quarter line a half of it is on each of the
 * lines beside it.
 */
export function resultOf(
  { market, line, side }: Pick<LegRow, 'market' | 'line' | 'side'>,
  home: number,
  away: number,
): Result {
  const ahead = Math.sign(home - away);
  if (market === 'result') return side === (['away', 'draw', 'home'] as const)[ahead + 1] ? 'won' : 'lost';
  const counted = market === 'total' ? new Big(home + away).minus(line ?? 0) : new Big(home - away).plus(line ?? 0);
  const quarter = counted.mod('0.5').eq(0) ? '0' : '0.25';
  const above = counted.minus(quarter).cmp(0) + counted.plus(quarter).cmp(0);
  return RESULTS[side === 'home' || side === 'over' ? above : -above] ?? 'void';
}

/** What a stake of one becomes on a leg, beside the odds of those that won whole. */
function halvesOf({ result, odds }: Pick<LegRow, 'result' | 'odds'>): Big {
  if (result === 'half-won') return new Big(odds).plus(100).div(200);
  return new Big(result === 'half-lost' ? '0.5' : '1');
}

/**
 * How a bet ends; undefined while that is not known. A void leg counts as odds of 1. Legs that won whole are multiplied as when the bet
 * was taken; what halves brought is exact, and the payout is rounded once, half up (B001). A bet that brings less than its stake is lost.
 */
export function endOf(stake: string, legs: readonly Pick<LegRow, 'result' | 'odds'>[]): End | undefined {
  if (legs.some(({ result }) => result === 'lost')) return { status: 'lost', payout: '0' };
  if (legs.some(({ result }) => result === 'open')) return undefined;
  if (legs.every(({ result }) => result === 'void')) return { status: 'void', payout: new Big(stake).toFixed() };
  const won = together(legs.filter(({ result }) => result === 'won').map(({ odds }) => odds));
  const most = together(legs.map(({ odds }) => odds));
  const times = legs.reduce((all, leg) => all.times(halvesOf(leg)), new Big(won));
  const payout = new Big(stake)
    .times(times.gt(most) ? most : times)
    .div(100)
    .round(2, Big.roundHalfUp);
  return { status: payout.lt(stake) ? 'lost' : 'won', payout: payout.toFixed() };
}
