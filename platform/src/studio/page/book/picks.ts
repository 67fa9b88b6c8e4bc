import Big from 'big.js';
import type { Market, MatchRow, Pick, Side } from '../../sport/protocol';
import type { Text } from '../texts';

/** What names a pick among all others. */
export const keyOf = ({ matchId, market, line, side }: Pick): string => `${matchId}|${market}|${line ?? ''}|${side}`;

export const pickOf = (matchId: string, { market, line }: Market, side: Side): Pick => ({
  matchId,
  market,
  ...(line !== undefined && { line }),
  side,
});

/** Whether a price brings anything: what cannot happen has none. */
export const isPrice = (odds: string): boolean => odds !== '' && new Big(odds).gt(1);

/** Odds as they are shown: two decimals at least. */
export function oddsText(odds: string): string {
  if (!isPrice(odds)) return '–';
  const [whole = '0', parts = ''] = odds.split('.');
  return `${whole}.${parts.padEnd(2, '0')}`;
}

/** A handicap as one side has it: the line is that of the home side. */
function handicapOf(line: string, side: Side): string {
  const own = side === 'away' ? new Big(line).times(-1) : new Big(line);
  return own.eq(0) ? '0' : `${own.gt(0) ? '+' : '−'}${own.abs().toFixed()}`;
}

/** A pick on its button: `1`, `X`, `2`, `1 −0.5`, `O 2.5`. */
export function shortOf(text: Text, { market, line = '0', side }: Pick): string {
  const sign = text(`short.${side}`);
  if (market === 'result') return sign;
  return `${sign} ${market === 'handicap' ? handicapOf(line, side) : line}`;
}

/** The two lines that a pick on a quarter line is on, a half of the stake each; undefined for other picks. */
export function halvesOf({ market, line, side }: Pick): { readonly one: string; readonly other: string } | undefined {
  if (line === undefined || new Big(line).mod('0.5').eq(0)) return undefined;
  const at = (step: string) => {
    const half = new Big(line).plus(step).toFixed();
    return market === 'handicap' ? handicapOf(half, side) : half;
  };
  return { one: at('-0.25'), other: at('0.25') };
}

type Clubs = { readonly home: string; readonly away: string };

/** A pick as it is said: `Derby`, `Draw`, `Derby −0.5`, `Over 2.5`. */
export function nameOf(text: Text, { market, line = '0', side }: Pick, clubs: Clubs): string {
  const club = side === 'home' || side === 'away' ? clubs[side] : text(`side.${side}`);
  if (market === 'result') return club;
  return `${club} ${market === 'handicap' ? handicapOf(line, side) : line}`;
}

/** What a pick has now; null where its match takes no bets on it. Undefined when this match has no such line among those that are known. */
export function offerOf(match: MatchRow, pick: Pick): { readonly odds: string; readonly isOpen: boolean } | undefined {
  const market = match.markets.find(({ market: name, line }) => name === pick.market && line === pick.line);
  const odds = market?.prices.find(({ side }) => side === pick.side)?.odds;
  if (market === undefined || odds === undefined) return undefined;
  return { odds, isOpen: !market.suspended && takesBets(match) && isPrice(odds) };
}

const takesBets = ({ state }: MatchRow): boolean => state === 'before' || state === 'live';
