import type { PastRound } from '../../protocol';
import { find } from '../dom';
import { later } from '../frames';
import { element } from '../sheet';
import type { Text } from '../texts';

interface RoadOptions<Outcome> {
  readonly text: Text;
  readonly rows: number;
  /** What came out at this table; undefined for a round of another game. */
  readonly outcomeOf: (round: Partial<PastRound>) => Outcome | undefined;
  readonly beadOf: (outcome: Outcome) => Bead;
}

/** A round of the road: classes of its look, the signs in it, and what is said of it. */
export interface Bead {
  readonly look: string;
  readonly sign: string;
  readonly said: string;
}

interface Road<Outcome> {
  /** Rounds of any game, newest first; those of this table are shown. */
  fill(rounds: readonly Partial<PastRound>[]): void;
  add(outcome: Outcome): void;
}

const COLUMNS = 15;

/** The bead road: what came out in the last rounds, from above, column by column. Signs, not colours alone, tell them apart. */
export function createRoad<Outcome>({ text, rows, outcomeOf, beadOf }: RoadOptions<Outcome>): Road<Outcome> {
  const list = find('history');
  list.setAttribute('aria-label', text('road'));
  const bead = (outcome: Outcome) => {
    const { look, sign, said } = beadOf(outcome);
    return element(
      'li',
      { class: `bead ${look}`, title: said },
      element('span', { 'aria-hidden': 'true' }, sign),
      element('span', { class: 'spoken' }, said),
    );
  };
  const trim = () => {
    // A whole column goes, so that the others stay where they are.
    while (list.children.length > rows * COLUMNS)
      for (let row = 0; row < rows; row += 1) list.firstElementChild?.remove();
  };
  /** Read once the list is laid out with its page, since reading it at once would have all of that laid out for it alone. */
  const toEnd = () => {
    const over = list.scrollWidth - list.clientWidth;
    if (over > 0) list.scrollLeft = list.scrollWidth * (getComputedStyle(list).direction === 'rtl' ? -1 : 1);
  };
  return {
    fill(rounds) {
      const outcomes = [...rounds].reverse().map(outcomeOf);
      list.replaceChildren(...outcomes.flatMap((outcome) => (outcome === undefined ? [] : [bead(outcome)])));
      trim();
      later(toEnd);
    },
    add(outcome) {
      const made = bead(outcome);
      made.classList.add('fresh');
      later(() => {
        list.append(made);
        trim();
      });
      later(toEnd);
    },
  };
}
