import { marksOf } from '../../../base/keno/numbers';
import type { Spots } from '../../../base/tables/table';
import { openableSheet } from '../dialog';
import { money } from '../money';
import { element } from '../sheet';
import type { Text } from '../texts';
import { ballOf } from './ball';
import { sidesOf } from './scene';

/** A round of this game: what was drawn, what was staked on, and what that brought. */
export interface Drawn {
  readonly numbers: readonly number[];
  readonly spots: Spots;
  readonly stake: string;
  readonly payout: string;
}

/** The ticket among the stakes of a round. */
export const marksIn = (spots: Spots): readonly number[] => Object.keys(spots).flatMap((spot) => marksOf(spot) ?? []);

/** Opens the draws that were played, newest first, with the numbers that were marked. */
export function openDraws(text: Text, draws: readonly Drawn[]): void {
  const list = element(
    'ol',
    { class: 'past' },
    ...draws.map(({ numbers, spots, stake, payout }) => {
      const marks = marksIn(spots);
      const said = [...numbers].map((each) => (marks.includes(each) ? text('number.hit', { number: each }) : each));
      return element(
        'li',
        {},
        element('p', { class: 'spoken' }, said.join('; ')),
        element(
          'div',
          { class: 'balls', 'aria-hidden': 'true' },
          ...numbers.map((each) => ballOf(each, marks.includes(each))),
        ),
        element(
          'p',
          { class: 'came' },
          element('span', { dir: 'auto' }, sidesOf(text, numbers)),
          element('b', { dir: 'ltr' }, payout === '0' ? `−${money(stake)}` : `+${money(payout)}`),
        ),
      );
    }),
  );
  const none = element('p', { class: 'rule' }, text('sheet.none'));
  openableSheet('draws', text('draws'), text, draws.length === 0 ? none : list).showModal();
}
