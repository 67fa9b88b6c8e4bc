import { isCash } from '@foyer/shared/money';
import { decimal, type MoneyValue } from '@foyer/shared/ui';
import type { Board, Play } from '../lottery-bets/picks';
import { bestRate } from '../lottery-bets/rates';
import type { Slip, SlipLine } from './slip';

const HALF_UP = 1;

const stakeOf = ({ stake }: Pick<SlipLine, 'stake'>) => decimal(isCash(stake.trim()) ? stake.trim() : '0');

/** The most that a line may bring, exactly. */
export const lineWin = (line: SlipLine, plays: readonly Play[]): string => {
  const play = plays.find(({ id }) => id === line.play);
  return stakeOf(line)
    .times(play === undefined ? 0 : bestRate(play, line.pick))
    .toFixed();
};

/** What a slip costs for each draw and together, and the most that it may bring in each: rounded half up once (B001). */
export function sumsOf({ lines, issues }: Pick<Slip, 'lines' | 'issues'>, plays: readonly Play[]) {
  const each = lines.reduce((sum, line) => sum.plus(stakeOf(line)), decimal(0));
  const best = lines.reduce((sum, line) => sum.plus(lineWin(line, plays)), decimal(0));
  return { each: each.toFixed(), total: each.times(issues).toFixed(), best: best.round(2, HALF_UP).toFixed() };
}

/** Which bound an order breaks for one draw; undefined when it keeps them. */
export function brokenBound({ each, best }: ReturnType<typeof sumsOf>, { orderMax, winMax }: Board['limits']) {
  if (decimal(each).gt(orderMax)) return { bound: 'order', max: orderMax } as const;
  if (decimal(best).gt(winMax)) return { bound: 'win', max: winMax } as const;
  return undefined;
}

/** What a balance lacks for an amount; undefined when it is enough or not known yet. */
export function missingOf(total: string, balance: MoneyValue): string | undefined {
  if (balance === undefined || balance === null) return undefined;
  const missing = decimal(total).minus(decimal(balance));
  return missing.gt(0) ? missing.toFixed() : undefined;
}
