import { slotsOfRemote } from '@foyer/shared/storage';
import { choicesIn, type Play } from '../lottery-bets/picks';

/** One bet of a slip. */
export interface SlipLine {
  readonly play: string;
  readonly pick: string;
  /** As typed. */
  readonly stake: string;
  /** The rates under which it was chosen, as they stood beside it: others are agreed to anew (F-LOTTERYBET-09). */
  readonly rates: string;
}

/** What is to be ordered of a lottery. */
export interface Slip {
  readonly lines: readonly SlipLine[];
  /** On how many draws in a row. */
  readonly issues: number;
  readonly stopOnWin: boolean;
}

export const EMPTY: Slip = { lines: [], issues: 1, stopOnWin: true };

/** Slips by the code of their lottery. */
export type Slips = Readonly<Record<string, Slip>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What nobody types as a stake. */
const LONG = 16;

const isLine = (value: unknown): value is SlipLine =>
  isRecord(value) &&
  ['play', 'pick', 'stake', 'rates'].every((name) => typeof value[name] === 'string') &&
  String(value['stake']).length <= LONG;

const isSlip = (value: unknown): value is Slip =>
  isRecord(value) &&
  Array.isArray(value['lines']) &&
  value['lines'].every(isLine) &&
  Number.isInteger(value['issues']) &&
  typeof value['stopOnWin'] === 'boolean';

const isSlips = (value: unknown): value is Slips => isRecord(value) && Object.values(value).every(isSlip);

/** In the tab, and gone with its session (F-LOTTERYBET-07). */
export const storedSlips = slotsOfRemote('games').json('session', 'lottery.slips', isSlips);

/** A slip within what the board offers: what somebody else wrote into the storage is left out. */
export function fitting(slip: Slip, plays: readonly Play[], limits: { lines: number; issues: number }): Slip {
  const seen = new Set<string>();
  const lines = slip.lines.filter(({ play: id, pick }) => {
    const play = plays.find((each) => each.id === id);
    const isNew = !seen.has(`${id} ${pick}`);
    seen.add(`${id} ${pick}`);
    return isNew && play !== undefined && choicesIn(play.form, pick) !== undefined;
  });
  const issues = Math.min(Math.max(1, slip.issues), limits.issues);
  return { ...slip, lines: lines.slice(0, limits.lines), issues };
}
