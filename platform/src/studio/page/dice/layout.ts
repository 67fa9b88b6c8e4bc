import { DICE } from '../../../base/dice/table';
import { element } from '../sheet';
import type { Layout } from '../table/bets';
import { createModes, type Mode } from '../table/modes';
import type { Text } from '../texts';
import { faceOf } from './face';

const partsOf = (spot: string) => spot.split('-');
const of = (...kinds: string[]) => DICE.spots.filter((spot) => kinds.includes(partsOf(spot)[0] ?? ''));

const MODES: readonly Mode[] = [
  { name: 'sums', spots: of('small', 'sum', 'big', 'total') },
  { name: 'faces', spots: [...of('single', 'double'), ...of('triple')] },
  { name: 'pairs', spots: of('pair') },
];

/** A bet as it is said. */
function spotName(text: Text, spot: string): string {
  const [kind = '', first = '', second = ''] = partsOf(spot);
  if (/^\d$/.test(first) || kind === 'total') return text(`spot.${kind}`, { first, second });
  return text(`${spot}.long`);
}

const COUNTS: Readonly<Record<string, number>> = { single: 1, double: 2, triple: 3 };

function face(text: Text, spot: string): Node {
  const [kind = '', first = '', second = ''] = partsOf(spot);
  const [eyes = 0, other = 0] = [first, second].map(Number);
  if (kind === 'total') return element('b', { class: 'total-sum' }, first);
  if (kind === 'pair') return element('span', { class: 'faces', dir: 'ltr' }, faceOf(eyes), faceOf(other));
  const count = COUNTS[kind];
  if (count === undefined || first === 'any') return element('span', { class: 'spot-name' }, text(spot));
  const faces = Array.from({ length: count }, () => faceOf(eyes));
  return element('span', { class: `faces of${count}`, dir: 'ltr' }, ...faces);
}

/** The table of dice: sums, what the faces show, and two different ones. */
export function layoutOf(text: Text): Layout {
  const modes = createModes(text, MODES);
  return {
    nameOf: (spot) => spotName(text, spot),
    faceOf: (spot, odds) => [face(text, spot), element('span', { class: 'spot-odds', dir: 'ltr' }, odds)],
    lay: modes.lay,
    show: modes.show,
  };
}
