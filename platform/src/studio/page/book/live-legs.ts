import { whenText } from './clock';
import type { Scope } from './scope';

/** Tells in cards of bets how matches of their open legs stand, as long as they are in the book. */
export function showLiveLegs(list: Element, { text, locale, feed }: Pick<Scope, 'text' | 'locale' | 'feed'>): void {
  for (const place of list.querySelectorAll<HTMLElement>('[data-live]')) {
    const match = feed.matches.find(({ matchId }) => matchId === place.dataset['live']);
    if (match === undefined) continue;
    const when = whenText(text, locale, match, feed.minuteOf(match), feed.now());
    const now = match.score === undefined ? when : `${when} · ${match.score.join(' : ')}`;
    if (place.textContent !== now) place.textContent = now;
  }
}
