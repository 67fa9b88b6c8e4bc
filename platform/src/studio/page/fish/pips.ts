import { find } from '../dom';
import { element } from '../sheet';
import type { Text } from '../texts';

/** The bullets that are on their way, and under them those that wait. */
export function createPips(text: Text) {
  const rows = ['way', 'wait'].map((name) => element('span', { class: `pip-row ${name}` }));
  find('pips').replaceChildren(...rows);
  return (waiting: number, way: number): void => {
    for (const [at, count] of [way, waiting].entries()) {
      const row = rows[at];
      while (row !== undefined && row.children.length > count) row.lastElementChild?.remove();
      while (row !== undefined && row.children.length < count) row.append(element('i'));
    }
    find('pips').setAttribute('aria-label', text('pips', { waiting, way }));
  };
}
