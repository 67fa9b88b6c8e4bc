import { PAYS } from '../../../base/keno/pays';
import { find } from '../dom';
import { element } from '../sheet';
import type { Text } from '../texts';
import { factor } from './factor';

interface Strip {
  /** Shows what a ticket of so many marks pays. */
  show(marks: number): void;
  /** Lights up what so many hits pay: so far, or in the end. */
  reach(hits: number, end: boolean): void;
  clear(): void;
}

/** The pay table of the ticket as it is marked. */
export function createStrip(text: Text): Strip {
  const strip = find('strip');
  const clear = () => {
    for (const cell of strip.children) cell.classList.remove('reached', 'paid');
  };
  return {
    show(marks) {
      const pays = [...(PAYS.get(marks)?.hits ?? [])];
      strip.setAttribute('aria-label', marks === 0 ? text('pays') : text('pays.of', { marks }));
      const cells = pays.map(([hits, times]) =>
        element(
          'li',
          { 'data-hits': String(hits) },
          element('span', { class: 'spoken' }, text('pays.hits', { hits, times: factor(times) })),
          element('span', { 'aria-hidden': 'true' }, `${hits}/${marks}`),
          element('b', { 'aria-hidden': 'true', dir: 'ltr' }, factor(times)),
        ),
      );
      strip.replaceChildren(...(cells.length > 0 ? cells : [element('li', { class: 'none' }, text('mark'))]));
    },
    reach(hits, end) {
      clear();
      // Until the end nothing is paid for no hit at all.
      if (hits === 0 && !end) return;
      strip.querySelector(`[data-hits="${hits}"]`)?.classList.add(end ? 'paid' : 'reached');
    },
    clear,
  };
}
