import { between, type Random } from '../../../platform/src/calls/captcha/random';
import type { Grey } from './drawings';

const WIDTH = 120;
const HEIGHT = 44;
const SCALE = 4;

/** Ten digits of five by seven dots. */
const shapes: readonly (readonly string[])[] = [
  ['.###.', '#...#', '#..##', '#.#.#', '##..#', '#...#', '.###.'],
  ['..#..', '.##..', '..#..', '..#..', '..#..', '..#..', '.###.'],
  ['.###.', '#...#', '....#', '...#.', '..#..', '.#...', '#####'],
  ['#####', '...#.', '..#..', '...#.', '....#', '#...#', '.###.'],
  ['...#.', '..##.', '.#.#.', '#..#.', '#####', '...#.', '...#.'],
  ['#####', '#....', '####.', '....#', '....#', '#...#', '.###.'],
  ['..##.', '.#...', '#....', '####.', '#...#', '#...#', '.###.'],
  ['#####', '....#', '...#.', '..#..', '.#...', '.#...', '.#...'],
  ['.###.', '#...#', '#...#', '.###.', '#...#', '#...#', '.###.'],
  ['.###.', '#...#', '#...#', '.####', '....#', '...#.', '.##..'],
];

/** The site's former captcha, as a baseline: four dotted digits over specks and two lines, in grey. */
export function drawFormer(digits: string, random: Random): Grey {
  const dots = new Float32Array(WIDTH * HEIGHT).fill(0.95);
  const dot = (x: number, y: number, tone: number) => {
    if (x >= 0 && y >= 0 && x < WIDTH && y < HEIGHT) dots[y * WIDTH + x] = tone;
  };
  const upTo = (end: number) => Math.floor(random() * end);
  const speck = () => between(random, 0.63, 0.86);
  for (let n = 0; n < 260; n += 1) dot(upTo(WIDTH), upTo(HEIGHT), speck());
  for (let n = 0; n < 2; n += 1) {
    const [from, to, tone] = [upTo(HEIGHT), upTo(HEIGHT), speck()];
    for (let x = 0; x < WIDTH; x += 1) dot(x, Math.round(from + ((to - from) * x) / WIDTH), tone);
  }
  [...digits].forEach((digit, place) => {
    const [left, top, tone] = [10 + place * 26 + upTo(5), 4 + upTo(10), between(random, 0.13, 0.42)];
    for (const [x, y] of dotsOf(digit)) dot(left + x, top + y, tone);
  });
  return { width: WIDTH, height: HEIGHT, dots };
}

/** Dots of a digit, counted from its upper left corner. */
export function* dotsOf(digit: string): Generator<readonly [x: number, y: number]> {
  for (const [row, line] of (shapes[Number(digit)] ?? []).entries()) {
    for (const [column, cell] of [...line].entries()) {
      if (cell !== '#') continue;
      for (let y = 0; y < SCALE; y += 1) {
        for (let x = 0; x < SCALE; x += 1)
          yield [column * SCALE + x + Math.floor((6 - row) / 3), row * SCALE + y] as const;
      }
    }
  }
}
