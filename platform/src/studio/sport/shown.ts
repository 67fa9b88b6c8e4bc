import { hundredthsText } from '../../calls/records/hundredths';
import type { Offered } from './engine/markets';
import { modelOf } from './engine/model';
import { isOpen, type MatchNow } from './match';
import type { Market, MatchAnswer, MatchRow } from './protocol';

const NAMES = ['result', 'handicap', 'total'] as const;

/** The match in a list, with the main line of each market. */
export function rowOf(match: MatchNow): MatchRow {
  const main = NAMES.flatMap((name) => match.markets.find(({ market }) => market === name) ?? []);
  return { ...common(match), markets: main.map((offered) => marketOf(match, offered)) };
}

/** The match with all of its lines, what happened, and the proof. */
export function answerOf(match: MatchNow, at: Date): MatchAnswer {
  const { record, events, standing, markets } = match;
  return {
    at: at.getTime(),
    match: { ...common(match), markets: inOrder(markets).map((offered) => marketOf(match, offered)) },
    events: [...events],
    seedHash: record.hash,
    seed: standing.state === 'ended' ? record.seed : null,
    model: modelOf(record.fixture),
  };
}

function common({ record, standing, score, minutes, minuteMs, markets }: MatchNow): Omit<MatchRow, 'markets'> {
  const { matchId, sport, league, home, away, homeCrest, awayCrest } = record.fixture;
  const { state, played, pause } = standing;
  return {
    ...{ matchId, sport, league, home, away, homeCrest, awayCrest, startsAt: record.startsAt.getTime(), state },
    ...(state === 'live' ? { minute: pause ? played : Math.min(played + 1, minutes), minuteMs } : {}),
    ...(pause ? { pause } : {}),
    ...(state === 'before' ? {} : { score }),
    lines: markets.length,
  };
}

/** Lines by their size; the likeliest ones come first in what is offered. */
const inOrder = (markets: readonly Offered[]): readonly Offered[] =>
  [...markets].sort((one, other) => NAMES.indexOf(one.market) - NAMES.indexOf(other.market) || one.line - other.line);

const marketOf = (match: MatchNow, offered: Offered): Market => ({
  market: offered.market,
  ...(offered.market === 'result' ? {} : { line: String(offered.line) }),
  suspended: !isOpen(match, offered),
  prices: offered.prices.map(({ side, odds }) => ({ side, odds: hundredthsText(odds) })),
});
