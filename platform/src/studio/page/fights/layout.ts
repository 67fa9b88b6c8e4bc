import { ROUND_NUMBERS } from '../../../base/fights/spots';
import { find } from '../dom';
import { element } from '../sheet';
import type { Layout } from '../table/bets';
import { createModes, type Mode } from '../table/modes';
import type { Text } from '../texts';

const rounds = (corner: string) => ROUND_NUMBERS.map((round) => `${corner}round-${round}`);

const MODES: readonly Mode[] = [
  {
    name: 'winner',
    spots: [
      ...['fight-red', 'fight-draw', 'fight-blue', 'opens-red', 'opens-both', 'opens-blue'],
      ...['fight-short', 'fight-long'],
    ],
  },
  { name: 'round', spots: [...rounds('end'), 'fight-points', 'draw-down', 'draw-points'] },
  { name: 'exact', spots: [...rounds('red'), 'red-points', ...rounds('blue'), 'blue-points'] },
];

/** The corner and the round of a spot that names both: `R3`, or `RP` for points; as in the road. */
const EXACT = /^(r)ed(?:round)?-|^(b)lue(?:round)?-/;

/** A bet as it is said. */
function spotName(text: Text, spot: string): string {
  const [kind = '', round = ''] = spot.split('-');
  if (/^\d$/.test(round)) return text(`${kind}.long`, { round });
  return spot === 'draw-down' ? text('rules.draw-down') : text(`${spot}.long`);
}

function face(text: Text, spot: string): string {
  const [kind = '', round = ''] = spot.split('-');
  const [, red, blue] = EXACT.exec(spot) ?? [];
  const corner = red ?? blue;
  if (corner !== undefined) return `${corner.toUpperCase()}${round === 'points' ? 'P' : round}`;
  return kind === 'endround' ? text(kind, { round }) : text(spot);
}

/** The bets of an arena: who wins, when it ends, and both. */
export function layoutOf(text: Text): Layout {
  const modes = createModes(text, MODES);
  return {
    nameOf: (spot) => spotName(text, spot),
    faceOf: (spot, odds) => [
      element('span', { class: 'spot-name' }, face(text, spot)),
      element('span', { class: 'spot-odds', dir: 'ltr' }, odds),
    ],
    lay(buttons) {
      modes.lay(buttons);
      const hint = element('p', { class: 'hint', 'aria-hidden': 'true' }, text('exact.hint'));
      find('spots').querySelector('.exact')?.append(hint);
    },
    show: modes.show,
  };
}
