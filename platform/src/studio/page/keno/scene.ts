import { DRAWN, headsOf, hitsOf, MIDDLE, sumOf } from '../../../base/keno/numbers';
import { find } from '../dom';
import { element } from '../sheet';
import type { Sound } from '../sound';
import type { Scene } from '../table/present';
import type { Text } from '../texts';
import { ballOf } from './ball';
import type { Board } from './board';
import type { Drum } from './drum';
import type { createStrip } from './strip';

interface Parts {
  readonly text: Text;
  readonly sound: Pick<Sound<'ball' | 'hit'>, 'play'>;
  readonly board: Board;
  readonly strip: ReturnType<typeof createStrip>;
  readonly drum: Drum;
}

interface Outcome {
  readonly numbers: readonly number[];
}

const [FIRST_MS, NEXT_MS, LAST_MS] = [420, 300, 450];

/** What the sum of all numbers is, and which half has more of them. */
export function sidesOf(text: Text, numbers: readonly number[]): string {
  const [sum, heads] = [sumOf(numbers), headsOf(numbers)];
  const size = sum === MIDDLE ? [] : [text(sum < MIDDLE ? 'balls-low' : 'balls-high')];
  const half = heads === DRAWN / 2 ? 'balls-level' : heads > DRAWN / 2 ? 'balls-heads' : 'balls-tails';
  return [text('sum', { sum }), ...size, text(sum % 2 === 0 ? 'balls-even' : 'balls-odd'), text(half)].join(' · ');
}

/** The draw: ten balls leave the glass, and light up on the ticket. */
export function createDrawing({ text, sound, board, strip, drum }: Parts): Scene<Outcome> {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const tray = find('tray');
  const wait = (ms: number): Promise<void> =>
    still.matches ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
  const places = () => Array.from({ length: DRAWN }, () => element('span', { class: 'place' }));
  tray.replaceChildren(...places());

  return {
    clear() {
      tray.replaceChildren(...places());
      board.clear();
      strip.clear();
    },
    async show({ numbers }) {
      // On a low window the draw would be above what is seen.
      if (find('stage').getBoundingClientRect().top < 0) find('stage').scrollIntoView();
      drum.stir(true);
      await wait(FIRST_MS);
      let hits = 0;
      for (const [at, number] of numbers.entries()) {
        const hit = board.draw(number);
        if (hit) hits += 1;
        tray.children[at]?.replaceChildren(ballOf(number, hit));
        if (hit) strip.reach(hits, false);
        sound.play(hit ? 'hit' : 'ball');
        await wait(NEXT_MS);
      }
      drum.stir(false);
      await wait(LAST_MS);
      strip.reach(hits, true);
    },
    tell({ numbers }) {
      const marks = board.marks;
      const hits = marks.length === 0 ? [] : [text('hits', { hits: hitsOf(marks, numbers), marks: marks.length })];
      const sides = sidesOf(text, numbers);
      return {
        line: [...hits, sides].join(' · '),
        spoken: [text('came', { numbers: numbers.join(', ') }), ...hits.map((said) => `${said}.`), `${sides}.`].join(
          ' ',
        ),
      };
    },
  };
}
