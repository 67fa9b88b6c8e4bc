import type { MarketName, Side, Sport } from '../protocol';
import { about, type Ends, meanOf } from './distribution';

/** What the house keeps of a market's stakes, in ten-thousandths; a stake that comes back is not counted. */
export const MARGINS: Readonly<Record<MarketName, number>> = { result: 600, handicap: 500, total: 500 };
/** The least and the most odds that are offered, in hundredths. */
export const LEAST_ODDS = 101;
export const MOST_ODDS = 10_100;

/** A market of a match, with odds in hundredths. */
export interface Offered {
  readonly market: MarketName;
  /** Of the home side, or the bound of a total; 0 in `result`. */
  readonly line: number;
  readonly prices: readonly { readonly side: Side; readonly odds: number }[];
}

/**
 * How much stakes before a match moved its odds: from -1, all on the away side or on under, to 1. Odds of what was staked on fall, the others
 * rise by less than the margin: no price is ever above the fair one.
 */
export interface Lean {
  readonly margin: number;
  readonly total: number;
}

/** Sports that have a model. */
type Modelled = Exclude<Sport, 'volleyball'>;
/** Lines are multiples of this. */
const STEP: Readonly<Record<Modelled, number>> = { football: 0.25, basketball: 1.5 };
/** A line is offered while either side has this chance. */
const LEAST_CHANCE = 0.15;
const MOST_LINES: Readonly<Record<Modelled, number>> = { football: 17, basketball: 9 };

/** Every market of a match: the result, then the lines of the handicap and of the total, that of most even chances first. */
export function marketsOf(sport: Modelled, { margin, total }: Ends, lean: Lean): readonly Offered[] {
  const { above: home, at: draw, below: away } = about(margin, 0);
  const result: Offered = {
    ...{ market: 'result', line: 0 },
    prices: [
      { side: 'home', odds: oddsOf(home, 'result', lean.margin) },
      ...(sport === 'football' ? [{ side: 'draw', odds: oddsOf(draw, 'result', 0) } as const] : []),
      { side: 'away', odds: oddsOf(away, 'result', -lean.margin) },
    ],
  };
  // Where nobody can draw, the line 0 is the result.
  const handicaps = linesAbout(-meanOf(margin), STEP[sport])
    .filter((line) => sport === 'football' || line !== 0)
    .map((line) => lineOf('handicap', line, about(margin, -line), ['home', 'away'], lean.margin));
  const totals = linesAbout(meanOf(total), STEP[sport])
    .filter((line) => line > 0)
    .map((line) => lineOf('total', line, about(total, line), ['over', 'under'], lean.total));
  const most = MOST_LINES[sport];
  return [result, ...offered(handicaps, most), ...offered(totals, most)];
}

interface Line extends Offered {
  /** Of the first side, where the stake does not come back. */
  readonly chance: number;
}

const linesAbout = (middle: number, step: number): readonly number[] =>
  Array.from({ length: 41 }, (_, at) => (Math.round(middle / step) + at - 20) * step);

function lineOf(
  market: MarketName,
  line: number,
  { above, below }: { readonly above: number; readonly below: number },
  [first, second]: readonly [Side, Side],
  lean: number,
): Line {
  const chance = above / (above + below);
  const prices = [
    { side: first, odds: oddsOf(chance, market, lean) },
    { side: second, odds: oddsOf(1 - chance, market, -lean) },
  ];
  return { market, line, chance, prices };
}

const unevenness = ({ chance }: Line) => Math.abs(chance - 0.5);

function offered(lines: readonly Line[], most: number): readonly Offered[] {
  return lines
    .filter(({ chance }) => chance >= LEAST_CHANCE && chance <= 1 - LEAST_CHANCE)
    .sort((one, other) => unevenness(one) - unevenness(other))
    .slice(0, most)
    .map(({ market, line, prices }) => ({ market, line, prices }));
}

/** Odds of a chance, rounded down, at most so many; 0 for what cannot happen. Half of the margin is what stakes may move. */
function oddsOf(chance: number, market: MarketName, lean: number): number {
  if (chance <= 0) return 0;
  const kept = MARGINS[market] * (1 + lean / 2);
  return Math.min(MOST_ODDS, Math.floor((10_000 - kept) / chance / 100));
}
