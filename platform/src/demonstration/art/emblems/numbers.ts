import { die } from '../pieces/cards';
import { type Emblem, type Kit, use } from '../pieces/kit';
import type { MotifSet } from '../pieces/motif';
import { around, circle, ellipse, gloss, group, line, path, rect, star } from '../pieces/shapes';

/** Numerals as strokes in a box 12 wide and 20 high, because pictures contain no text. */
const NUMERALS = [
  'M0-9C8-9 8 9 0 9S-8-9 0-9Z',
  'M-4-5L1-9V9',
  'M-5-5C-4-11 6-10 5-4C4 1-5 4-6 9H6',
  'M-5-8H5L-1-2C7-3 7 9 0 9C-3 9-5 8-6 5',
  'M3 9V-9L-6 4H7',
  'M5-9H-4L-5-1C6-5 9 9 0 9C-3 9-5 8-6 6',
  'M4-9C-8-4-8 9 0 9C8 9 8-2 0-2C-3-2-5 0-6 3',
  'M-6-9H6L-2 9',
  'M0-1C-7-1-7-9 0-9S7-1 0-1C-8-1-8 9 0 9S8-1 0-1Z',
  'M6-3C5 0 3 2 0 2C-8 2-8-9 0-9C8-9 8 4-4 9',
] as const;

const TONES = ['#e2293c', '#f0a21e', '#1f9f62', '#1f7fc4', '#8c4fae', '#e8632a'] as const;

function ballOf(kit: Kit, x: number, y: number, r: number, number: number): string {
  const size = Math.round((r / 40) * 100) / 100;
  const tone = TONES[number % TONES.length] ?? TONES[0];
  const face = kit.keep(
    ellipse(-2, -1, 23, 23, kit.radial('0 #fff, 80 #f4ecdf, 100 #c9bba8', 0.4, 0.35, 0.7)) +
      gloss(-16, -24, 11, 5.5, -35, 0.7) +
      line('M22 27A36 36 0 0 1-14 33', '#fff', 2.4, 'opacity=".4"'),
  );
  const digits = [...String(number)].map((digit) => NUMERALS[Number(digit)] ?? NUMERALS[0]);
  const numeral =
    digits.length === 1
      ? group('translate(-2 -1) scale(1.45)', line(digits[0] ?? '', '#1d1624', 3.2))
      : digits.map((d, at) => group(`translate(${at * 19 - 11.5} -1) scale(1.1)`, line(d, '#1d1624', 3.6))).join('');
  return group(`translate(${x} ${y}) scale(${size})`, circle(0, 0, 40, kit.ball(tone)) + use(face, 0, 0, 1) + numeral);
}

const ball: Emblem = (kit) => ballOf(kit, 0, 0, 46, kit.prng.int(0, 9)) + star(28, -30, 4, 10, 1.2, '#fff');
const trio: Emblem = (kit) =>
  ballOf(kit, 2, -20, 25, kit.prng.int(6, 9)) +
  ballOf(kit, -24, 20, 26, kit.prng.int(1, 3)) +
  ballOf(kit, 25, 22, 25, kit.prng.int(4, 5));

const ticket: Emblem = (kit) =>
  group(
    'rotate(-16)',
    group('translate(8 -8) rotate(12)', rect(-40, -24, 80, 48, 5, kit.lit('#1f7a86'))) +
      path(
        'M-46-26H46V-8C40-8 36-4 36 1S40 10 46 10V28H-46V10C-40 10-36 6-36 1S-40-8-46-8Z',
        '#12060c',
        'opacity=".4" transform="translate(2 3)"',
      ) +
      path(
        'M-46-26H46V-8C40-8 36-4 36 1S40 10 46 10V28H-46V10C-40 10-36 6-36 1S-40-8-46-8Z',
        kit.linear('0 #fff6d0, 40 #ffd05a, 100 #c97a1c', 60),
      ) +
      rect(-30, -20, 60, 42, 3, 'none', 'stroke="#a3142f" stroke-width="1.600"') +
      line('M16-20V22', '#a3142f', 1.6, 'stroke-dasharray="3 3"') +
      star(-8, 1, 5, 15, 6.2, kit.ball('#c8263a')) +
      [-10, 0, 10].map((y) => circle(23, y + 1, 3.4, '#a3142f')).join('') +
      path('M-44-24H-20L-40 26H-44Z', '#fff', 'opacity=".3"'),
  ) + star(30, -34, 4, 10, 1.2, '#fff');

const cage: Emblem = (kit) =>
  path('M-30 50L-20 30H20L30 50Z', kit.gold) +
  circle(0, -6, 42, kit.radial('0 #1d2a44 .5, 100 #0a0e1c .85')) +
  [
    [-14, 12, 10, 3],
    [8, 16, 10, 5],
    [-26, 0, 9, 1],
    [24, 2, 9, 2],
    [0, -2, 10, 7],
    [-8, -24, 9, 8],
    [16, -20, 9, 4],
  ]
    .map(([x = 0, y = 0, r = 9, number = 0]) => ballOf(kit, x, y, r, number))
    .join('') +
  circle(0, -6, 42, 'none', `stroke="${kit.gold}" stroke-width="4"`) +
  [12, 27, 38]
    .map((rx) => ellipse(0, -6, rx, 42, 'none', 0, 'stroke="#ffe2a0" stroke-width="1.400" opacity=".75"'))
    .join('') +
  [-24, 0, 24]
    .map((y) =>
      line(
        `M-${Math.round(Math.sqrt(1764 - y * y))} ${y - 6}H${Math.round(Math.sqrt(1764 - y * y))}`,
        '#ffe2a0',
        1.2,
        'opacity=".6"',
      ),
    )
    .join('') +
  line('M42-6H50V-22', kit.gold, 4) +
  circle(50, -24, 4.5, kit.ball('#c8263a')) +
  gloss(-18, -30, 12, 6, -40, 0.4);

const tube: Emblem = (kit) =>
  group(
    'rotate(14)',
    rect(-19, -50, 38, 98, 19, '#0c1626', 'opacity=".55"') +
      [
        [-30, 9],
        [-1, 3],
        [28, 6],
      ]
        .map(([y = 0, number = 0]) => ballOf(kit, 0, y, 15.5, number))
        .join('') +
      rect(
        -19,
        -50,
        38,
        98,
        19,
        kit.linear('0 #fff .5, 30 #bfe8ff .06, 80 #bfe8ff .1, 100 #fff .4', 0),
        'stroke="#eafaff" stroke-width="1.600" stroke-opacity=".8"',
      ) +
      rect(-14, -40, 5, 72, 2.5, '#fff', 'opacity=".45"') +
      rect(-24, 40, 48, 11, 4, kit.gold) +
      rect(-24, -53, 48, 9, 4, kit.gold),
  );

const dice3: Emblem = (kit) =>
  group('translate(0 -20) scale(.82)', die(kit, '#f4dfae', [1, 4, 2])) +
  group('translate(-24 20) rotate(-8) scale(.88)', die(kit, '#f0b8b0', [6, 3, 5])) +
  group('translate(24 22) rotate(9) scale(.88)', die(kit, '#bfe6d0', [2, 5, 4])) +
  star(30, -30, 4, 9, 1.1, '#fff');

const ballstack: Emblem = (kit) =>
  [
    [-30, 30, 8],
    [0, 32, 2],
    [30, 30, 1],
    [-15, 5, 5],
    [15, 5, 0],
    [0, -22, 7],
  ]
    .map(([x = 0, y = 0, number = 0]) => ballOf(kit, x, y, 17, number))
    .join('');

const comet: Emblem = (kit) =>
  group(
    'rotate(-38)',
    path(
      'M-8-18C20-22 48-12 66 0C48 12 20 22-8 18Z',
      kit.linear('0 #fff2b0 .95, 40 #ff9a3a .7, 100 #ff5a2a 0', 0),
      'transform="translate(-4 0)"',
    ) +
      path('M-4-10C14-12 34-6 46 0C34 6 14 12-4 10Z', kit.linear('0 #fffbe8, 100 #ffd05a 0', 0)) +
      line('M20-22L44-28M16 24L50 22', '#ffc56a', 2, 'opacity=".7"'),
  ) +
  ballOf(kit, -14, 12, 30, kit.prng.int(1, 9)) +
  around(5, 44, 20)
    .map(([x, y], at) => star(x, y, 4, 3 + at, 0.6, '#fff6d0'))
    .join('');

/** Numbers that titles of lotteries name, each on a ball of its own, alone or before others. */
const NAMED = [3, 4, 5, 8, 10, 30, 35, 36, 45, 49, 55, 80, 90] as const;

const balls = Object.fromEntries(
  NAMED.map((number, at): [string, MotifSet[string]] => [
    `number${number}`,
    {
      draw: (kit) => ballOf(kit, 0, 0, 46, number) + star(28, -30, 4, 10, 1.2, '#fff'),
      poses: [
        (kit) =>
          ballOf(kit, -28, -24, 19, (number * 7 + 2) % 50) +
          ballOf(kit, 30, -18, 16, (number * 3 + 5) % 50) +
          ballOf(kit, 2, 10, 37, number),
        (kit) =>
          line('M-50-44C-30-40-20-20-6-8', '#ffd76a', 10, 'opacity=".35"') +
          line('M-44-50C-24-40-8-24 0-6M-50-30C-36-24-26-12-14 0', '#fff3c8', 3.4, 'opacity=".6"') +
          ballOf(kit, 8, 10, 38, number),
      ],
      hues: [
        [205, 350, 165],
        [28, 322, 190],
        [168, 222, 12],
      ][at % 3] ?? [205],
      scenes: ['burst', 'stage', 'curtain'],
      with: ['ticket', 'star', 'clover'],
    },
  ]),
);

export const NUMBERS: MotifSet = {
  ...balls,
  ball: { draw: ball, hues: [205, 165, 30, 350], scenes: ['burst', 'stage'], with: ['trio', 'ball'] },
  trio: { draw: trio, hues: [190, 322, 38], scenes: ['stage', 'burst'], with: ['ball'] },
  ticket: { draw: ticket, hues: [172, 352, 210], scenes: ['roofs', 'burst', 'curtain'], with: ['ball', 'coin'] },
  cage: { draw: cage, hues: [350, 165, 205], scenes: ['stage', 'curtain'], with: ['ball', 'ticket'] },
  tube: { draw: tube, hues: [20, 178, 322], scenes: ['stage', 'burst'], with: ['ball'] },
  dice3: { draw: dice3, hues: [352, 205, 168], scenes: ['curtain', 'roofs', 'stage'], with: ['coin', 'ball'] },
  ballstack: { draw: ballstack, hues: [212, 160, 24], scenes: ['burst', 'stage'], with: ['ball', 'coin'] },
  comet: { draw: comet, hues: [218, 192, 322], scenes: ['peaks', 'roofs'], with: ['ball'] },
};
