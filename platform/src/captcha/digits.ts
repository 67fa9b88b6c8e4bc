import { randomInt } from 'node:crypto';
import { PNG } from 'pngjs';

const WIDTH = 120;
const HEIGHT = 44;
const SCALE = 4;

/** Ten digits, five dots wide and seven high: no fonts are needed. */
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

type Colour = readonly [number, number, number];

/** Draws digits as a PNG: each at its own height and tint, over specks and two lines, still easy to read for a person. */
export function drawDigits(digits: string): Buffer {
  const png = new PNG({ width: WIDTH, height: HEIGHT });
  const dot = (x: number, y: number, colour: Colour) => {
    if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) return;
    png.data.set([...colour, 255], (y * WIDTH + x) * 4);
  };
  for (let y = 0; y < HEIGHT; y += 1) for (let x = 0; x < WIDTH; x += 1) dot(x, y, [247, 243, 236]);
  for (let n = 0; n < 260; n += 1) dot(randomInt(WIDTH), randomInt(HEIGHT), speck());
  for (let n = 0; n < 2; n += 1) line(dot, randomInt(HEIGHT), randomInt(HEIGHT), speck());
  [...digits].forEach((digit, index) => {
    const left = 10 + index * 26 + randomInt(5);
    const top = 4 + randomInt(10);
    drawDigit(dot, shapes[Number(digit)] ?? [], left, top, ink());
  });
  return PNG.sync.write(png);
}

const ink = (): Colour => [30 + randomInt(60), 30 + randomInt(50), 50 + randomInt(80)];
const speck = (): Colour => [160 + randomInt(60), 160 + randomInt(60), 160 + randomInt(60)];

function drawDigit(
  dot: (x: number, y: number, colour: Colour) => void,
  shape: readonly string[],
  left: number,
  top: number,
  colour: Colour,
): void {
  shape.forEach((line, row) => {
    [...line].forEach((cell, column) => {
      if (cell !== '#') return;
      for (let y = 0; y < SCALE; y += 1) {
        for (let x = 0; x < SCALE; x += 1)
          dot(left + column * SCALE + x + Math.floor((6 - row) / 3), top + row * SCALE + y, colour);
      }
    });
  });
}

function line(dot: (x: number, y: number, colour: Colour) => void, from: number, to: number, colour: Colour): void {
  for (let x = 0; x < WIDTH; x += 1) dot(x, Math.round(from + ((to - from) * x) / WIDTH), colour);
}
