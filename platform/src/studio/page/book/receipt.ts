import type { SportBet } from '../../sport/protocol';
import { find } from '../dom';
import { element } from '../sheet';
import type { Text } from '../texts';
import { betCard } from './bet-card';
import type { Scope } from './scope';

type Shown = Pick<Scope, 'text' | 'locale' | 'feed'>;

/** What was placed, with its numbers. */
export function showReceipt(
  { text, locale, feed }: Shown,
  bets: readonly SportBet[],
  { onDone, onBets }: { readonly onDone: () => void; readonly onBets: () => void },
): void {
  const title = element('h3', { class: 'placed', tabindex: '-1' }, titleOf(text, bets.length));
  const button = (key: string, look: string, action: () => void) => {
    const made = element('button', { type: 'button', class: look }, text(key));
    made.addEventListener('click', action);
    return made;
  };
  find('receipt').replaceChildren(
    title,
    element('ul', { class: 'bet-list' }, ...bets.map((bet) => betCard(text, locale, bet, feed.now()))),
    button('receipt.bets', 'light', onBets),
    button('receipt.done', 'plain', onDone),
  );
  find('receipt').hidden = false;
  find('slip-body').hidden = true;
  title.focus();
}

/** Shows in the open receipt how its bets ended. */
export function endReceipt({ text, locale, feed }: Shown, bets: readonly SportBet[]): void {
  for (const bet of bets)
    find('receipt')
      .querySelector(`[data-bet="${bet.betId}"]`)
      ?.replaceWith(betCard(text, locale, bet, feed.now()));
}

const titleOf = (text: Text, count: number): string =>
  count === 1 ? text('receipt') : text('receipt.some', { n: count });
