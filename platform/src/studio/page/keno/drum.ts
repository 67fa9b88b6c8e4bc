import { find } from '../dom';
import { shape } from '../svg';
import { COLOURS } from './ball';

export interface Drum {
  /** Lets the balls fly, or lie down again. */
  stir(on: boolean): void;
}

type Places = readonly (readonly [number, number])[];

/** Balls that lie: rows at the bottom of the glass, from below. */
const LYING: Places = [4, 6, 6, 4].flatMap((count, row) =>
  Array.from({ length: count }, (_, at) => [96 + (at - (count - 1) / 2) * 27, 168 - row * 26] as const),
);

/** Balls that fly, in rings that turn against each other: how far from the middle, and how many turns of each golden angle in. */
const flying = (ring: number): Places =>
  [66, 30, 52, 70, 14, 44].map((far, at) => {
    const turn = (at + ring * 0.55) * 2.4;
    return [96 + Math.cos(turn) * far, 96 + Math.sin(turn) * far] as const;
  });

const picture = (look: string, places: Places, first: number) =>
  shape(
    'svg',
    { viewBox: '0 0 192 192', class: look },
    ...places.flatMap(([cx, cy], at) => [
      shape('circle', { cx, cy, r: 15, fill: COLOURS[(at + first) % COLOURS.length] ?? '' }),
      shape('circle', { cx: cx - 4, cy: cy - 5, r: 5, fill: '#fff', opacity: 0.55 }),
    ]),
  );

/** The glass in which the balls are: they fly while numbers are drawn, painted once and turned by the style alone. */
export function createDrum(): Drum {
  const rings = [0, 1, 2].map((ring) => picture(`ring ring${ring}`, flying(ring), ring));
  find('drum').replaceChildren(picture('lying', LYING, 0), ...rings);
  return { stir: (on) => void find('drum').classList.toggle('flies', on) };
}
