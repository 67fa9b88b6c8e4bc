import Big from 'big.js';
import { roundMoney } from '../money';
import { element } from '../sheet';
import type { Text } from '../texts';
import { MOST_ODDS } from './limits';
import { isPrice } from './picks';
import type { Reading, Way } from './slip-legs';

export interface Sums {
  /** How many bets it is. */
  readonly bets: number;
  /** Of a combo, and of a single that is alone. */
  readonly odds: Big | undefined;
  readonly total: Big;
  readonly win: Big;
}

/** What a slip comes to with a stake, at the odds of now. */
export function sumsOf(readings: readonly Reading[], way: Way, stake: Big): Sums {
  const each = readings.map(({ leg, offer }) => new Big(isPrice(offer.odds) ? offer.odds : leg.odds));
  const bets = way === 'combo' ? 1 : each.length;
  const odds = way === 'combo' || each.length === 1 ? comboOdds(each) : undefined;
  const sum = each.reduce((all, one) => all.plus(one), new Big(0));
  return { bets, odds, total: stake.times(bets), win: stake.times(odds ?? sum) };
}

/** Odds of several legs together, as the platform reckons them. */
function comboOdds(each: readonly Big[]): Big {
  const product = each.reduce((all, one) => all.times(one), new Big(1)).round(2, Big.roundDown);
  return product.gt(MOST_ODDS) ? new Big(MOST_ODDS) : product;
}

/** The lines under the stake. */
export function sumLines(text: Text, { bets, odds, total, win }: Sums): Node[] {
  const line = (name: string, value: string, look = '') =>
    element('div', { class: look }, element('dt', {}, text(name)), element('dd', { dir: 'ltr' }, value));
  return [
    ...(odds === undefined ? [] : [line('odds', odds.toFixed(2))]),
    ...(bets > 1 ? [line('total', roundMoney(total))] : []),
    line('win', win.gt(0) ? roundMoney(win) : '–', 'win'),
  ];
}
