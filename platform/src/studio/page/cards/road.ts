import { type Hands, isPair, type Winner, winnerOf } from '../../../base/cards/baccarat';
import { find } from '../dom';
import { element } from '../sheet';
import type { Text } from '../texts';

export interface Road {
  /** Rounds of any kind, newest first; those with cards are shown. */
  fill(rounds: readonly { readonly hands?: Hands }[]): void;
  add(hands: Hands): void;
}

const ROWS = 4;
const KEPT = ROWS * 15;
const LETTERS: Readonly<Record<Winner, string>> = { player: 'P', banker: 'B', tie: 'T' };

/** The bead road: who won the last rounds, from above, column by column. Letters, not colours alone, tell them apart. */
export function createRoad(text: Text): Road {
  const list = find('history');
  list.setAttribute('aria-label', text('road'));
  const bead = (hands: Hands) => {
    const winner = winnerOf(hands);
    const pairs = [
      ...(isPair(hands.player) ? ['player-pair'] : []),
      ...(isPair(hands.banker) ? ['banker-pair'] : []),
    ].join(' ');
    return element(
      'li',
      { class: `bead ${winner} ${pairs}`.trim(), title: text(winner) },
      element('span', { 'aria-hidden': 'true' }, LETTERS[winner]),
      element('span', { class: 'spoken' }, text(winner)),
    );
  };
  const trim = () => {
    // A whole column goes, so that the others stay where they are.
    while (list.children.length > KEPT) for (let row = 0; row < ROWS; row += 1) list.firstElementChild?.remove();
    list.scrollLeft = list.scrollWidth * (getComputedStyle(list).direction === 'rtl' ? -1 : 1);
  };
  return {
    fill(rounds) {
      list.replaceChildren(...[...rounds].reverse().flatMap(({ hands }) => (hands === undefined ? [] : [bead(hands)])));
      trim();
    },
    add(hands) {
      const made = bead(hands);
      made.classList.add('fresh');
      list.append(made);
      trim();
    },
  };
}
