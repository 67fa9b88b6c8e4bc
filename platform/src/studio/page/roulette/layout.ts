import { COVERS, INSIDE } from '../../../base/roulette/spots';
import { ROULETTE } from '../../../base/roulette/table';
import { colourOf } from '../../../base/roulette/wheel';
import { element } from '../sheet';
import { shape } from '../svg';
import type { Layout } from '../table/bets';
import { createModes, type Mode } from '../table/modes';
import { oddsText } from '../table/odds';
import type { Text } from '../texts';
import { createBoard } from './board';

const kindOf = (spot: string): string => spot.split('-')[0] ?? '';
const isInside = (spot: string) => INSIDE.some((kind) => kind === kindOf(spot));
const numbersOf = (spot: string): readonly number[] => COVERS.get(spot) ?? [];
const spotsOf = (fits: (spot: string) => boolean) => [...COVERS.keys()].filter(fits);

/** Whether a split lies side by side in a row; the zero lies above the first one. */
const isBeside = (spot: string) => {
  const [first = 0, second = 0] = numbersOf(spot);
  return first > 0 && second - first === 1;
};

const cell = (x: number, y: number, look: string, width = 6) =>
  shape('rect', { x: x + 1, y: y + 1, width, height: 6, rx: 1, class: look });
const drawn = (...cells: Node[]) => shape('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, ...cells);

/** As many numbers as a kind of bet covers, as they lie. */
function icon(columns: number, rows: number): Element {
  const [left, top] = [(3 - columns) * 4, (3 - rows) * 4];
  return drawn(
    ...Array.from({ length: columns * rows }, (_, at) =>
      cell(left + (at % columns) * 8, top + Math.floor(at / columns) * 8, 'held'),
    ),
  );
}

/** Fields below the numbers. */
const outer = () =>
  drawn(cell(0, 0, 'cell'), cell(8, 0, 'cell'), cell(16, 0, 'cell'), cell(0, 9, 'held', 22), cell(0, 17, 'held', 22));

const OUTSIDE = [
  ...['low', 'red', 'odd', 'high', 'black', 'even'],
  ...['dozen-1', 'dozen-2', 'dozen-3', 'column-1', 'column-2', 'column-3'],
];

const inside = (name: string, fits: (spot: string) => boolean, columns: number, rows: number): Mode => {
  const spots = spotsOf(fits);
  return { name, spots, icon: icon(columns, rows), odds: oddsText(ROULETTE.termsOf(spots.at(-1) ?? '')) };
};
const ofKind = (kind: string) => (spot: string) => kindOf(spot) === kind;

const modesOf = (): readonly Mode[] => [
  { name: 'outside', spots: OUTSIDE, icon: outer() },
  inside('straight', ofKind('straight'), 1, 1),
  inside('beside', (spot) => kindOf(spot) === 'split' && isBeside(spot), 2, 1),
  inside('above', (spot) => kindOf(spot) === 'split' && !isBeside(spot), 1, 2),
  inside('street', ofKind('street'), 3, 1),
  inside('corner', ofKind('corner'), 2, 2),
  inside('line', ofKind('line'), 3, 2),
];

/** A bet inside by its numbers, others by their names. */
function spotName(text: Text, spot: string): string {
  if (isInside(spot)) return text('spot.inside', { kind: text(kindOf(spot)), numbers: numbersOf(spot).join(', ') });
  return text(/^(red|black|odd|even)$/.test(spot) ? spot : `${spot}.long`);
}

const tile = (number: number) => element('span', { class: `n ${colourOf(number)}` }, String(number));

/** Numbers on a button: all of them, of six the first and the last. */
function tiles(numbers: readonly number[]): HTMLElement {
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  const shown = numbers.length === 6 ? [tile(first), '–', tile(last)] : numbers.map(tile);
  return element('span', { class: `tiles of${numbers.length}`, dir: 'ltr' }, ...shown);
}

/** The table of roulette: kinds of bets to choose from, and a small board above, on which all chips lie where they cover. */
export function layoutOf(text: Text): Layout {
  const modes = createModes(text, modesOf());
  const board = createBoard();
  return {
    nameOf: (spot) => spotName(text, spot),
    faceOf: (spot, odds) =>
      isInside(spot)
        ? [tiles(numbersOf(spot))]
        : [
            element('span', { class: `spot-name ${spot}` }, text(spot)),
            element('span', { class: 'spot-odds', dir: 'ltr' }, odds),
          ],
    lay: modes.lay,
    show(staked, paid) {
      modes.show(staked, paid);
      board.show(staked);
    },
  };
}
