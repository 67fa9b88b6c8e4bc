import type { Draw } from '../draws/draws';
import { LINES } from './lines';
import type { PayingSymbol, Profile, ReelSymbol } from './profiles';

/** Symbols on a strip. */
export const STOPS = 40;
/** A line is played with a twentieth of the stake, which is five hundredths of it. */
const LINE_HUNDREDTHS = 5;

/** A line that pays; the sum is in hundredths of the stake, before the multiplier of free spins. */
export interface Win {
  readonly line: number;
  readonly symbol: PayingSymbol;
  readonly count: number;
  readonly pays: number;
}

export interface Spin {
  /** Per reel the place of its strip that stands in the upper row. */
  readonly stops: readonly number[];
  readonly wins: readonly Win[];
  readonly scatters: number;
  /** Hundredths of the stake that this spin pays, multiplied where it is a free one. */
  readonly pays: number;
}

/** A round: the spin that was paid for, then all free spins that it led to. */
export interface ReelsRound {
  readonly spins: readonly Spin[];
  readonly pays: number;
}

type Column = readonly [ReelSymbol, ReelSymbol, ReelSymbol];

/** The symbol at a place of a strip, which goes round in both directions. */
export const symbolAt = ({ strips }: Profile, reel: number, place: number): ReelSymbol =>
  (strips[reel]?.[((place % STOPS) + STOPS) % STOPS] ?? 's') as ReelSymbol;

/** What each reel shows at each of its stops, from above. */
const shown = new Map<Profile, readonly (readonly Column[])[]>();

/** The five columns of the window at these stops. */
export function windowAt(profile: Profile, stops: readonly number[]): readonly Column[] {
  let columns = shown.get(profile);
  if (columns === undefined) {
    columns = profile.strips.map((_, reel) =>
      Array.from({ length: STOPS }, (_place, stop): Column => {
        const at = (row: number) => symbolAt(profile, reel, stop + row);
        return [at(0), at(1), at(2)];
      }),
    );
    shown.set(profile, columns);
  }
  return stops.map((stop, reel) => columns[reel]?.[stop] ?? ['s', 's', 's']);
}

/** How many of the first reel's symbol stand in a row from the left, wilds counted. */
function runOf(window: readonly Column[], rows: readonly number[]): number {
  const symbol = window[0]?.[rows[0] ?? 0];
  let count = 1;
  for (; count < window.length; count += 1) {
    const beside = window[count]?.[rows[count] ?? 0];
    if (beside !== symbol && beside !== 'w') break;
  }
  return count;
}

/** What the reels pay at these stops. */
export function spinAt(profile: Profile, stops: readonly number[], times = 1): Spin {
  const window = windowAt(profile, stops);
  const wins: Win[] = [];
  let scatters = 0;
  for (const column of window) if (column.includes('s')) scatters += 1;
  let paid = profile.scatterPays[scatters - 3] ?? 0;
  for (let line = 0; line < LINES.length; line += 1) {
    const rows = LINES[line] ?? [];
    const symbol = window[0]?.[rows[0] ?? 0] ?? 's';
    // The first reel has no wild, which a test holds.
    if (symbol === 's' || symbol === 'w') continue;
    const count = runOf(window, rows);
    if (count < 3) continue;
    const pays = (profile.pays[symbol][count - 3] ?? 0) * LINE_HUNDREDTHS;
    wins.push({ line, symbol, count, pays });
    paid += pays;
  }
  return { stops, wins, scatters, pays: paid * times };
}

/** Plays a round to its end, free spins included, so that no round is ever unfinished. */
export function playReels(profile: Profile, draw: Draw): ReelsRound {
  const stopsOf = () => Array.from({ length: 5 }, () => draw(STOPS));
  const spins = [spinAt(profile, stopsOf())];
  const free = profile.freeSpins[(spins[0]?.scatters ?? 0) - 3] ?? 0;
  for (let spun = 0; spun < free; spun += 1) spins.push(spinAt(profile, stopsOf(), profile.times));
  return { spins, pays: spins.reduce((sum, { pays }) => sum + pays, 0) };
}
