import type { Pen } from '../silhouettes';

/** A part of a symbol in a field of 100 by 100: a path, its fill from top to bottom, and its outline. */
interface Layer {
  readonly d: string;
  readonly fill?: string | readonly [string, string];
  readonly line?: string;
  readonly width?: number;
  readonly alpha?: number;
  /** Turned around the middle, in quarters. */
  readonly turn?: number;
}

const GOLD = ['#fff3bd', '#d98a16'] as const;
const SHINE = '#ffffff';
const ball = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const oval = (x: number, y: number, a: number, b: number) =>
  `M${x - a} ${y}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0 ${-2 * a} 0Z`;
const round = (x: number, y: number, r: number, light: string, deep: string): Layer[] => [
  { d: ball(x, y, r), fill: [light, deep], line: '#00000040', width: 1.5 },
  { d: oval(x - r * 0.35, y - r * 0.42, r * 0.3, r * 0.2), fill: SHINE, alpha: 0.7 },
];

/** Cut stones: the outline, then facets that catch the light. */
const stone = (d: string, light: string, deep: string, facets: readonly string[]): Layer[] => [
  { d, fill: [light, deep], line: '#ffffff66', width: 2 },
  ...facets.map(
    (each, at): Layer => ({ d: each, fill: at % 2 === 0 ? SHINE : '#000000', alpha: at % 2 === 0 ? 0.38 : 0.16 }),
  ),
];

const PETAL = 'M50 50C37 44 34 24 50 14C66 24 63 44 50 50Z';
const blossom = (light: string, deep: string): Layer[] => [
  ...[0, 0.8, 1.6, 2.4, 3.2].map(
    (turn): Layer => ({ d: PETAL, fill: [light, deep], line: '#00000033', width: 1.5, turn }),
  ),
  { d: ball(50, 50, 9), fill: GOLD, line: '#00000033', width: 1 },
];

const HEART = 'M50 50C38 46 24 38 28 24C32 13 46 15 50 27C54 15 68 13 72 24C76 38 62 46 50 50Z';

const SYMBOLS = {
  seven: [
    { d: 'M18 16H84V34L58 88H33L58 37H36V46H18Z', fill: ['#ff7b62', '#a80f22'], line: '#ffd76a', width: 5 },
    { d: 'M24 22H78V27H24Z', fill: SHINE, alpha: 0.5 },
  ],
  bell: [
    { d: ball(50, 84, 8), fill: ['#c97a12', '#7a430a'] },
    {
      d: 'M50 10C54 10 56 13 56 17C70 20 77 33 78 50C79 62 82 68 88 76H12C18 68 21 62 22 50C23 33 30 20 44 17C44 13 46 10 50 10Z',
      fill: GOLD,
      line: '#8a5208',
      width: 2,
    },
    { d: 'M10 72H90V80H10Z', fill: ['#ffe48a', '#b96f10'], line: '#8a5208', width: 2 },
    { d: 'M36 30C31 40 31 52 30 64H37C37 50 38 40 42 29Z', fill: SHINE, alpha: 0.55 },
  ],
  cherry: [
    { d: 'M32 60C36 38 48 22 64 14M68 60C70 42 68 28 64 14', line: '#5aa845', width: 4 },
    { d: 'M64 14C74 4 90 8 94 20C84 26 72 24 64 14Z', fill: ['#9be37a', '#2f7a35'] },
    ...round(31, 70, 21, '#ff6c74', '#9c0f2a'),
    ...round(69, 72, 21, '#ff6c74', '#9c0f2a'),
  ],
  lemon: [
    {
      d: 'M10 56C10 34 30 20 52 20C66 20 72 26 82 26C91 28 93 38 88 44C90 64 73 82 50 82C40 82 34 78 24 79C13 78 9 68 10 56Z',
      fill: ['#fff58a', '#e2a90d'],
      line: '#a8790a',
      width: 2,
    },
    { d: 'M22 50C24 38 34 30 46 29C38 34 30 42 28 54C26 58 22 56 22 50Z', fill: SHINE, alpha: 0.65 },
  ],
  melon: [
    { d: 'M6 36H94C92 66 74 88 50 88C26 88 8 66 6 36Z', fill: ['#57b653', '#1d6a34'] },
    { d: 'M13 36H87C85 62 70 80 50 80C30 80 15 62 13 36Z', fill: '#eef7d2' },
    { d: 'M18 36H82C80 59 68 74 50 74C32 74 20 59 18 36Z', fill: ['#ff7d78', '#d9253f'] },
    {
      d: [oval(36, 46, 3, 5), oval(50, 44, 3, 5), oval(64, 46, 3, 5), oval(42, 60, 3, 5), oval(58, 60, 3, 5)].join(''),
      fill: '#4a1420',
    },
  ],
  grapes: [
    { d: 'M50 26C50 18 54 12 60 8', line: '#7a5a34', width: 4 },
    { d: 'M54 20C64 8 82 10 88 22C76 30 62 30 54 20Z', fill: ['#9be37a', '#2f7a35'] },
    ...[
      [32, 36],
      [50, 34],
      [68, 36],
      [41, 51],
      [59, 51],
      [50, 67],
    ].flatMap(([x = 0, y = 0]) => round(x, y, 12.5, '#c58bff', '#54208f')),
  ],
  clover: [
    { d: 'M52 52C54 68 60 82 74 90', line: '#2f7a35', width: 5 },
    ...[0, 1, 2, 3].map(
      (turn): Layer => ({ d: HEART, fill: ['#86e07a', '#1f7d3c'], line: '#145a2a', width: 1.5, turn }),
    ),
  ],
  horseshoe: [
    { d: 'M24 84V46C24 10 76 10 76 46V84', line: '#7c5413', width: 21 },
    { d: 'M24 83V46C24 10 76 10 76 46V83', line: '#f5c65a', width: 16 },
    { d: 'M21 80V46C22 22 40 16 52 18', line: '#fff3c4', width: 3, alpha: 0.9 },
    {
      d: [ball(24, 72, 3), ball(24, 54, 3), ball(33, 33, 3), ball(67, 33, 3), ball(76, 54, 3), ball(76, 72, 3)].join(
        '',
      ),
      fill: '#6b430b',
    },
  ],
  coin: [
    { d: ball(50, 52, 40), fill: ['#b8720f', '#6e3f06'] },
    { d: ball(50, 49, 40), fill: GOLD, line: '#a2660c', width: 2 },
    { d: ball(50, 49, 32), line: '#b0720f', width: 2.5 },
    { d: 'M39 38H61V60H39Z', fill: '#7a4708', line: '#fff1b8', width: 3 },
    { d: 'M44 24H56M50 20V29M44 74H56M50 70V79M24 49H32M68 49H76', line: '#8f570a', width: 4 },
    { d: 'M20 36C26 24 36 17 48 15C38 21 30 28 26 40Z', fill: SHINE, alpha: 0.6 },
  ],
  ingot: [
    {
      d: 'M4 42C18 52 28 46 34 34C40 22 60 22 66 34C72 46 82 52 96 42C94 70 76 84 50 84C24 84 6 70 4 42Z',
      fill: ['#ffe27a', '#b5650c'],
      line: '#8a4f08',
      width: 2,
    },
    { d: oval(50, 37, 21, 15), fill: ['#fffbe0', '#eea928'], line: '#a2660c', width: 1.5 },
    { d: 'M14 54C22 68 34 74 44 76C30 76 18 68 14 54Z', fill: SHINE, alpha: 0.6 },
  ],
  crown: [
    { d: 'M10 30L32 50L50 16L68 50L90 30L82 80H18Z', fill: GOLD, line: '#8f570a', width: 2.5 },
    { d: 'M18 70H82V82H18Z', fill: ['#e8384f', '#8c1230'], line: '#ffe48a', width: 2 },
    ...round(10, 28, 6, '#fff3bd', '#d98a16'),
    ...round(50, 14, 7, '#ff8a96', '#b3122f'),
    ...round(90, 28, 6, '#fff3bd', '#d98a16'),
    ...round(50, 60, 7, '#8fd6ff', '#1f5fb0'),
    ...round(32, 62, 4.5, '#9bf0b9', '#157a45'),
    ...round(68, 62, 4.5, '#9bf0b9', '#157a45'),
  ],
  drum: [
    {
      d: 'M18 30C8 44 8 64 18 78C36 90 64 90 82 78C92 64 92 44 82 30Z',
      fill: ['#f0503f', '#7d0f1f'],
      line: '#4a0a14',
      width: 2,
    },
    { d: 'M14 42C34 54 66 54 86 42M15 70C34 82 66 82 85 70', line: '#ffd76a', width: 4 },
    { d: oval(50, 30, 33, 14), fill: ['#fff8e2', '#e0c08a'], line: '#ffd76a', width: 4 },
    { d: oval(50, 30, 12, 5), fill: '#d84a3a' },
  ],
  fan: [
    { d: 'M50 90L4 44C20 8 80 8 96 44Z', fill: ['#ff8b6b', '#b01e3c'], line: '#ffd76a', width: 3 },
    { d: 'M50 90L18 33M50 90L34 22M50 90V18M50 90L66 22M50 90L82 33', line: '#ffd76a', width: 2, alpha: 0.85 },
    { d: 'M20 58C34 38 66 38 80 58L68 70C58 58 42 58 32 70Z', fill: '#fff0d0', alpha: 0.85 },
    { d: ball(50, 86, 7), fill: GOLD, line: '#8f570a', width: 1.5 },
  ],
  koi: [
    {
      d: 'M44 74C34 80 24 92 26 98C36 92 44 90 50 84C56 90 66 92 76 96C76 88 64 78 56 74Z',
      fill: ['#ffd9b8', '#f0803a'],
    },
    {
      d: 'M34 42C22 44 14 54 14 62C24 60 32 58 38 54ZM66 42C78 44 86 54 86 62C76 60 68 58 62 54Z',
      fill: ['#ffe6cc', '#f09a58'],
    },
    {
      d: 'M50 4C70 14 74 40 62 62C58 70 54 76 50 82C46 76 42 70 38 62C26 40 30 14 50 4Z',
      fill: ['#fffdf6', '#f4dcc4'],
      line: '#c06a30',
      width: 1.5,
    },
    {
      d: 'M50 5C64 12 69 24 66 34C58 40 44 40 35 32C33 20 40 10 50 5ZM60 46C66 50 64 60 58 68C50 68 46 58 50 50Z',
      fill: ['#ff8a3c', '#d83a1c'],
    },
    { d: [ball(41, 19, 3), ball(59, 19, 3)].join(''), fill: '#2a1420' },
    { d: 'M50 34V74', line: '#ffffff', width: 3, alpha: 0.6 },
  ],
  lotus: [
    { d: 'M10 72C30 88 70 88 90 72C80 96 20 96 10 72Z', fill: ['#5fc08a', '#1c6a4a'] },
    {
      d: 'M4 46C28 44 44 58 50 80C28 84 10 70 4 46ZM96 46C72 44 56 58 50 80C72 84 90 70 96 46Z',
      fill: ['#ffb3d0', '#d84f8c'],
      line: '#a8306a',
      width: 1.5,
    },
    {
      d: 'M22 24C44 36 54 58 50 80C30 74 20 50 22 24ZM78 24C56 36 46 58 50 80C70 74 80 50 78 24Z',
      fill: ['#ffd3e4', '#e46aa0'],
      line: '#a8306a',
      width: 1.5,
    },
    { d: 'M50 12C66 30 66 60 50 80C34 60 34 30 50 12Z', fill: ['#fff3f8', '#f08ab6'], line: '#a8306a', width: 1.5 },
  ],
  pearl: [
    { d: 'M8 60C14 90 86 90 92 60C78 70 22 70 8 60Z', fill: ['#7fd0c8', '#1f6a72'], line: '#ffffff55', width: 2 },
    ...round(50, 46, 29, '#ffffff', '#a8b6d8'),
    { d: 'M34 62C44 70 58 70 68 60', line: '#ffd8ee', width: 3, alpha: 0.8 },
  ],
  ruby: stone('M50 8L86 30V70L50 92L14 70V30Z', '#ff7a8a', '#8f0d2c', [
    'M50 8L14 30L32 38L50 30Z',
    'M86 70L50 92L50 70L68 62Z',
    'M50 30L68 38V62L50 70L32 62V38Z',
  ]),
  emerald: stone('M30 10H70L90 30V70L70 90H30L10 70V30Z', '#7df0b0', '#0a6b45', [
    'M30 10H70L62 30H38Z',
    'M30 90H70L62 70H38Z',
    'M38 30H62V70H38Z',
  ]),
  sapphire: stone(
    'M50 6C70 32 84 48 84 64C84 82 69 94 50 94C31 94 16 82 16 64C16 48 30 32 50 6Z',
    '#8fd0ff',
    '#153f9c',
    ['M50 6C38 30 28 46 28 60L50 44Z', 'M50 94C66 94 80 84 84 66L56 74Z'],
  ),
  amethyst: stone('M20 24H80L96 46L50 94L4 46Z', '#dcaaff', '#5a1f9c', [
    'M20 24H44L34 46H4Z',
    'M66 46L50 94L34 46Z',
    'M56 24H80L96 46H66Z',
  ]),
  diamond: stone('M22 16H78L98 42L50 94L2 42Z', '#ffffff', '#8fb8e8', [
    'M22 16H46L34 42H2Z',
    'M66 42L50 94L34 42Z',
    'M46 16H54L66 42H34Z',
  ]),
  plum: blossom('#ffc0d4', '#d8487e'),
  jasmine: blossom('#ffffff', '#b8cfe0'),
  iris: blossom('#c8b4ff', '#5a3fc0'),
  marigold: blossom('#ffe08a', '#e0701c'),
  orange: [
    ...round(50, 54, 37, '#ffc36a', '#d8600f'),
    { d: 'M50 20C58 6 74 6 80 14C74 24 60 28 50 20Z', fill: ['#9be37a', '#2f7a35'] },
  ],
  lantern: [
    { d: 'M50 0V14M50 84V100M44 90V99M56 90V99', line: '#ffd76a', width: 4 },
    {
      d: 'M20 28C6 42 6 60 20 76C36 86 64 86 80 76C94 60 94 42 80 28C64 18 36 18 20 28Z',
      fill: ['#fff0b0', '#f0641c'],
      line: '#ffe9a8',
      width: 3,
    },
    { d: 'M34 22C24 40 24 64 34 82M66 22C76 40 76 64 66 82', line: '#a83a10', width: 2, alpha: 0.55 },
    { d: 'M32 12H68V22H32ZM32 80H68V90H32Z', fill: GOLD, line: '#8f570a', width: 1.5 },
    {
      d: 'M50 32L56 45L70 47L60 57L62 71L50 64L38 71L40 57L30 47L44 45Z',
      fill: '#fffdf0',
      line: '#c8461a',
      width: 2.5,
    },
  ],
  moon: [
    { d: ball(50, 50, 48), fill: '#ffe9a8', alpha: 0.22 },
    { d: ball(50, 48, 38), fill: ['#fffef2', '#f2c865'], line: '#ffffff', width: 2 },
    { d: [ball(38, 38, 7), ball(62, 32, 4), ball(60, 54, 8), ball(42, 60, 4)].join(''), fill: '#d9a945', alpha: 0.5 },
    {
      d: 'M2 76C2 66 14 62 20 68C24 58 40 58 44 68C52 62 62 66 62 74C62 82 2 86 2 76ZM52 86C52 78 62 76 66 80C70 72 84 72 88 80C96 78 100 84 96 90C84 94 54 94 52 86Z',
      fill: ['#ffffff', '#b8c8f0'],
      alpha: 0.92,
    },
  ],
} satisfies Record<string, readonly Layer[]>;

export type Drawn = keyof typeof SYMBOLS;

/** Draws a symbol into a square of this size around the middle. */
export function drawSymbol(pen: Pen, name: Drawn, size: number): void {
  pen.save();
  pen.scale(size / 100, size / 100);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const { d, fill, line, width = 1, alpha = 1, turn = 0 } of SYMBOLS[name] as readonly Layer[]) {
    pen.save();
    pen.rotate((turn * Math.PI) / 2);
    pen.translate(-50, -50);
    pen.globalAlpha = alpha;
    const path = new Path2D(d);
    if (fill !== undefined) {
      pen.fillStyle = typeof fill === 'string' ? fill : fall(pen, fill);
      pen.fill(path);
    }
    if (line !== undefined) {
      pen.strokeStyle = line;
      pen.lineWidth = width;
      pen.stroke(path);
    }
    pen.restore();
  }
  pen.restore();
}

function fall(pen: Pen, [above, below]: readonly [string, string]): CanvasGradient {
  const gradient = pen.createLinearGradient(0, 12, 0, 90);
  gradient.addColorStop(0, above);
  gradient.addColorStop(1, below);
  return gradient;
}
