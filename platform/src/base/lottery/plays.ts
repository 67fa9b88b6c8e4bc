import Big from 'big.js';
import type { Hit, Play } from './play';
import { DICE, LANTERN, MEKONG } from './plays-of-digits';
import { HARBOUR, KENO, RACE } from './plays-of-numbers';

/** The plays of each lottery of the house, in the order in which boards show them (B030). */
const PLAYS: ReadonlyMap<string, readonly Play[]> = new Map([
  ['LTN1M', LANTERN],
  ['DRDICE', DICE],
  ['RACE10', RACE],
  ['HAPPY8', KENO],
  ['HARB645', HARBOUR],
  ['MKNORTH', MEKONG],
]);

/** The plays of a lottery by its code; none for another code. */
export const playsOf = (code: string): readonly Play[] => PLAYS.get(code) ?? [];

/** A line with what it was placed at. */
export interface Line {
  readonly play: string;
  readonly pick: string;
  readonly stake: string;
  /** What was offered for 1 staked, by outcome. */
  readonly odds: Readonly<Record<string, string>>;
}

const paid = ({ stake, odds }: Line, hit: Hit | undefined): Big =>
  hit === undefined ? new Big(0) : new Big(stake).times(odds[hit.odds] ?? 0).times(hit.times);

/** What a line brings by the numbers of its draw, exactly. */
export function payOf(code: string, line: Line, numbers: readonly number[]): Big {
  const play = playsOf(code).find(({ id }) => id === line.play);
  if (play === undefined) throw new Error(`${code} has no play ${line.play}`);
  return paid(line, play.hit(numbers, line.pick));
}

/** The most that a line may bring. */
export function bestOf(play: Play, line: Line): Big {
  return paid(line, play.best(line.pick));
}

/** The most that is paid for 1 staked: by option where options differ, else of any pick under `*`. */
export function ratesOf(play: Play): Record<string, string> {
  const rateOf = (pick: string) => bestOf(play, { play: play.id, pick, stake: '1', odds: play.odds }).toFixed();
  const rates = (play.form.options ?? ['']).map((option) => [option, rateOf(option)] as const);
  const [first] = rates;
  const alike = rates.every(([, rate]) => rate === first?.[1]);
  return alike && first !== undefined ? { '*': first[1] } : Object.fromEntries(rates);
}

/** What is paid of the lines' sum: rounded half up to two places once, at the end (B001). */
export const rounded = (sum: Big): string => sum.round(2, Big.roundHalfUp).toFixed();

export const total = (amounts: readonly Big[]): Big => amounts.reduce((sum, each) => sum.plus(each), new Big(0));
