import { COVERS } from '../../../base/roulette/spots';
import { colourOf } from '../../../base/roulette/wheel';
import type { Spots } from '../../../base/tables/table';
import { find } from '../dom';
import { shape } from '../svg';

interface Board {
  /** Lays chips where the stakes are. */
  show(staked: Spots): void;
}

const [CELL, LAST] = [10, 36];
/** The middle of a number: twelve rows of three beside the zero, as the table lies before one who sits at it. */
const middle = (number: number): readonly [number, number] =>
  number === 0 ? [7, 15] : [14 + CELL * (Math.ceil(number / 3) - 0.5), CELL * (2.5 - ((number - 1) % 3))];

/** Where chips of bets that are not inside lie, below and beside the numbers. */
const OUTSIDE: Readonly<Record<string, readonly [number, number]>> = {
  'dozen-1': [34, 33.5],
  'dozen-2': [74, 33.5],
  'dozen-3': [114, 33.5],
  'column-1': [138, 25],
  'column-2': [138, 15],
  'column-3': [138, 5],
  low: [24, 41],
  even: [44, 41],
  red: [64, 41],
  black: [84, 41],
  odd: [104, 41],
  high: [124, 41],
};

function placeOf(spot: string): readonly [number, number] {
  const outside = OUTSIDE[spot];
  if (outside !== undefined) return outside;
  const places = (COVERS.get(spot) ?? []).map(middle);
  const mean = (of: 0 | 1) => places.reduce((sum, place) => sum + place[of], 0) / places.length;
  // Streets and lines are staked on at the edge of their rows.
  if (/^(street|line)-[1-9]/.test(spot)) return [mean(0), 30];
  return [mean(0), mean(1)];
}

/** A small picture of the whole table, for the eyes alone: the buttons say what lies where. */
export function createBoard(): Board {
  const cell = (x: number, y: number, width: number, height: number, look: string) =>
    shape('rect', { x: x + 0.4, y: y + 0.4, width: width - 0.8, height: height - 0.8, rx: 1, class: look });
  const cells = [
    cell(0, 0, 14, 30, 'green'),
    ...Array.from({ length: LAST }, (_, at) => {
      const [x, y] = middle(at + 1);
      return cell(x - CELL / 2, y - CELL / 2, CELL, CELL, colourOf(at + 1));
    }),
    ...[0, 1, 2].map((row) => cell(134, row * CELL, 8, CELL, 'open')),
    ...[0, 1, 2].map((third) => cell(14 + third * 40, 30, 40, 7, 'open')),
    ...[0, 1, 2, 3, 4, 5].map((at) => cell(14 + at * 20, 37, 20, 8, at === 2 ? 'red' : at === 3 ? 'black' : 'open')),
  ];
  const chips = shape('g', { class: 'laid' });
  find('board').append(shape('svg', { viewBox: '0 0 142 45', 'aria-hidden': 'true' }, ...cells, chips));
  return {
    show(staked) {
      chips.replaceChildren(
        ...Object.keys(staked).map((spot) => {
          const [cx, cy] = placeOf(spot);
          return shape('circle', { cx, cy, r: 3.4 });
        }),
      );
    },
  };
}
