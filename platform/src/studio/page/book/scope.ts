import type { MatchRow } from '../../sport/protocol';
import type { Text } from '../texts';
import { momentText } from './clock';
import type { Feed } from './feed';
import { offerOf, pickOf } from './picks';
import { createPrice, type Price, type PriceNow } from './price';
import type { Legs } from './slip-legs';

/** What every part of the book is given. */
export interface Scope {
  readonly text: Text;
  /** Of dates and hours. */
  readonly locale: string;
  readonly feed: Feed;
  readonly legs: Legs;
  readonly onPick: (now: PriceNow) => void;
}

/** That the odds are those of a while ago. */
export const oldText = ({ text, locale, feed }: Pick<Scope, 'text' | 'locale' | 'feed'>): string =>
  text('old', { time: momentText(locale, feed.heardAt, feed.heardAt) });

export const priceOf = ({ text, onPick }: Scope): Price => createPrice(text, onPick);

/** Shows what a side of a market has now. Old odds are locked. */
export function showPrice(
  { feed, legs }: Scope,
  price: Price,
  match: MatchRow,
  market: MatchRow['markets'][number],
  side: MatchRow['markets'][number]['prices'][number]['side'],
): void {
  const pick = pickOf(match.matchId, market, side);
  const offer = offerOf(match, pick) ?? { odds: '', isOpen: false };
  const isOpen = offer.isOpen && !feed.isOld;
  const { score } = match;
  price.show({ pick, clubs: match, offer: { ...offer, isOpen }, isPicked: legs.has(pick), ...(score && { score }) });
}

/** How a match is said: clubs, league, when, score. */
export function sayMatch({ text }: Scope, match: MatchRow, when: string): string {
  const said = text('row.name', { home: match.home, away: match.away, league: match.league, when });
  return match.score === undefined ? said : `${said}, ${text('row.score', { score: match.score.join(' : ') })}`;
}
