import { shape } from '../svg';

/** Where the eyes of each number are, in thirds of the face. */
const EYES: readonly (readonly (readonly [number, number])[])[] = [
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

/** A face of a die; one and four are red, as on dice of the East. */
export function faceOf(number: number): SVGElement {
  const eyes = EYES[number - 1] ?? [];
  const radius = number === 1 ? 5 : 3.1;
  return shape(
    'svg',
    { viewBox: '0 0 32 32', class: `face${number === 1 || number === 4 ? ' east' : ''}`, 'aria-hidden': 'true' },
    shape('rect', { x: 0.5, y: 0.5, width: 31, height: 31, rx: 6 }),
    ...eyes.map(([x, y]) => shape('circle', { cx: 8 + x * 8, cy: 8 + y * 8, r: radius })),
  );
}
