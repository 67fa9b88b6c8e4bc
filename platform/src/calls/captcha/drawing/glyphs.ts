import { between, oneOf, type Random } from '../random';

/** A point in a glyph's box (0 to 1, right and down), later in pixels. */
export type Point = readonly [x: number, y: number];
export type Stroke = readonly Point[];

/**
 * Three handwritings of the digits: round, angular, cursive. `~` starts a curve, `-` straight lines; points are per cent of the
 * glyph's box; `;` separates strokes.
 */
const hands: readonly (readonly string[])[] = [
  [
    '~ 50,0 85,15 98,50 85,85 50,100 15,85 2,50 15,15 50,0',
    '- 30,28 56,0 54,100',
    '~ 5,28 18,7 50,0 82,9 93,31 75,58 5,100; - 5,100 98,100',
    '~ 8,15 45,0 85,12 85,38 45,47; ~ 45,47 90,56 95,82 50,100 5,86',
    '- 72,100 72,0 2,68 100,68',
    '- 90,0 18,0 10,45; ~ 10,45 45,36 85,48 95,72 75,95 40,100 5,88',
    '~ 82,6 45,10 12,45 6,72 25,96 55,100 90,85 92,62 65,44 30,48 8,68',
    '- 3,0 97,0 38,100',
    '~ 50,47 15,32 18,10 50,0 82,10 85,32 50,47 8,64 8,88 50,100 92,88 92,64 50,47',
    '~ 18,94 55,90 88,55 94,28 75,4 45,0 10,15 8,38 35,56 70,52 92,32',
  ],
  [
    '- 50,0 78,8 92,30 92,70 78,92 50,100 22,92 8,70 8,30 22,8 50,0',
    '- 16,24 52,0 52,100; - 14,100 90,100',
    '- 6,14 20,0 80,0 92,16 92,40 8,82 8,100 96,100',
    '- 8,0 92,0 45,40; ~ 45,40 88,50 94,80 55,100 6,90',
    '- 40,0 4,62 98,62; - 74,28 70,100',
    '- 94,0 16,0 10,44; ~ 10,44 60,40 94,66 70,96 6,100',
    '- 70,0 14,56; ~ 14,56 6,78 28,98 60,100 90,84 88,58 55,46 14,62',
    '- 6,20 6,0 94,0 46,100',
    '- 50,46 18,30 20,6 50,0 80,6 82,30 50,46 6,66 8,92 50,100 92,92 94,66 50,46',
    '- 30,100 86,44; ~ 86,44 94,22 72,2 40,0 10,16 12,42 45,54 86,38',
  ],
  [
    '~ 60,3 25,12 5,50 20,90 55,98 90,70 90,30 65,4 40,8',
    '- 36,26 58,0 48,100',
    '~ 8,22 35,0 80,8 85,38 45,75 15,95 25,80 60,92 98,95',
    '~ 10,10 50,0 88,20 40,46 92,62 75,95 25,100 3,85',
    '- 45,0 8,62 96,58; - 70,30 62,100',
    '- 85,2 25,4; ~ 25,4 18,44 55,38 92,62 70,95 30,100 4,90',
    '~ 70,0 30,35 8,75 35,100 80,92 85,65 50,52 15,72',
    '- 5,5 90,3 40,100; - 24,50 80,48',
    '~ 85,15 50,0 15,18 45,45 85,75 55,100 12,82 40,52 82,22 85,15',
    '~ 85,20 50,0 12,22 30,50 70,45 88,15 80,60 60,100',
  ],
];

/** Maximum random offset of a point. */
const STRAY = 0.045;

/** One digit in one of the handwritings, randomly varied. */
export function writeDigit(digit: string, random: Random): Stroke[] {
  const text = oneOf(random, hands)[Number(digit)];
  if (text === undefined) throw new Error(`${digit} is no digit`);
  const stray = () => between(random, -STRAY, STRAY);
  return readStrokes(text).map(({ curved, points }) => {
    const moved = points.map(([x, y]): Point => [x + stray(), y + stray()]);
    return curved ? curveThrough(moved) : moved;
  });
}

/** Every digit in every handwriting without variation, for template matching. */
export const plainDigits = (): { digit: string; strokes: Stroke[] }[] =>
  hands.flatMap((hand) =>
    hand.map((text, digit) => ({
      digit: String(digit),
      strokes: readStrokes(text).map(({ curved, points }) => (curved ? curveThrough(points) : points)),
    })),
  );

function readStrokes(text: string): { curved: boolean; points: Point[] }[] {
  return text.split(';').map((part) => {
    const [kind, ...pairs] = part.trim().split(' ');
    const points = pairs.map((pair): Point => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return [x / 100, y / 100];
    });
    return { curved: kind === '~', points };
  });
}

/** A smooth curve through points (Catmull-Rom), four segments per point. */
export function curveThrough(points: Stroke): Point[] {
  const at = (n: number): Point => points[Math.min(points.length - 1, Math.max(0, n))] ?? [0, 0];
  const along = (n: number, t: number): Point => {
    const [a, b, c, d] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    const mix = (axis: 0 | 1) =>
      b[axis] +
      0.5 *
        t *
        (c[axis] -
          a[axis] +
          t * (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis] + t * (3 * (b[axis] - c[axis]) + d[axis] - a[axis])));
    return [mix(0), mix(1)];
  };
  const curve: Point[] = [];
  for (let n = 0; n < points.length - 1; n += 1) for (let t = 0; t < 1; t += 0.25) curve.push(along(n, t));
  curve.push(at(points.length - 1));
  return curve;
}
