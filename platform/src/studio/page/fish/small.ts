import { dots, eye, layer, type Shape } from './shape';

const ORANGE = ['#ffb45a', '#ff7d1e', '#d64a06'];
const DARK = '#3a1604';
const BLUE = '#24407e';
const GOLD = ['#fff6d0', '#f6c03a', '#d98a0c'];
const SAND = ['#ffe07a', '#e0a02a', '#b87614'];

/** The thorns of a puffer, all around. */
const thorns = Array.from({ length: 22 }, (_, at) => {
  const angle = (at / 22) * Math.PI * 2;
  const on = (turn: number, far: number) =>
    `${(Math.cos(angle + turn) * far).toFixed(1)} ${(Math.sin(angle + turn) * far * 0.94).toFixed(1)}`;
  return `M${on(-0.09, 35)}L${on(0, 48)}L${on(0.09, 35)}Z`;
}).join('');

export const clown: Shape = {
  ...{ wide: 106, high: 76, long: 50, motion: 'bend' },
  layers: [
    layer('M-32 0C-40-6-48-22-50-22C-52-10-52 10-50 22C-48 22-40 6-32 0Z', ORANGE, DARK),
    layer('M-20-18C-10-36 18-34 24-18Z', ORANGE, DARK),
    layer('M-10 18C-8 34 12 34 16 18Z', ORANGE, DARK),
    layer('M-34 0C-26-24 6-30 28-18C42-11 48-4 48 2C48 10 38 18 26 21C4 28-24 24-34 0Z', ORANGE, DARK),
    layer('M19-22C12-8 12 10 18 23C23 22 27 21 30 19C23 8 23-8 30-17C27-19 23-21 19-22Z', '#ffffff', DARK, 1.6),
    layer('M-8-26C-14-10-14 10-8 25C-3 26 2 26 6 25C0 10 0-10 6-26C2-27-4-27-8-26Z', '#ffffff', DARK, 1.6),
    layer('M-27-13C-30-5-30 5-27 12C-24 16-22 18-20 19C-23 8-23-8-20-19C-23-17-25-15-27-13Z', '#ffffff', DARK, 1.6),
    layer('M12 4C3 3-4 9-5 16C4 19 12 15 16 9Z', '#ff9a3c', DARK, 1.6),
    layer('M-14-20C0-26 16-25 26-17C10-20-2-20-14-20Z', '#ffffff55'),
    layer('M46 7C43 10 40 10 38 8', undefined, DARK, 2),
    ...eye(36, -4, 5.5),
  ],
};

export const angel: Shape = {
  ...{ wide: 106, high: 122, long: 44, motion: 'bend' },
  layers: [
    layer('M16-28C2-54-22-60-42-56C-30-48-26-34-28-16Z', ['#3f66c4', '#ffd23c'], BLUE),
    layer('M16 28C2 54-22 60-42 56C-30 48-26 34-28 16Z', ['#ffd23c', '#3f66c4'], BLUE),
    layer('M-28 0C-38-5-46-16-50-16C-46-5-46 5-50 16C-46 16-38 5-28 0Z', ['#ffe680', '#f2a51d'], BLUE),
    layer(
      'M-32 0C-28-28-4-38 16-31C34-23 45-10 49 2C43 12 34 24 16 31C-4 38-28 28-32 0Z',
      ['#fff6a8', '#ffd23c', '#f29b1d'],
      BLUE,
    ),
    layer('M6-34C0-12 0 12 6 34L15 31.500C10 12 10-12 15-31.500Z', BLUE),
    layer('M-17-29C-23-10-23 10-17 29L-9 33C-14 10-14-10-9-33Z', BLUE),
    layer('M30-23C26-8 26 8 30 22L38 16C34 5 34-8 38-17Z', BLUE),
    layer('M18 8C10 6 2 12 2 18C9 21 17 18 20 13Z', '#fff3a0', BLUE, 1.5),
    ...eye(35, -4, 5.5),
  ],
};

export const koi: Shape = {
  ...{ wide: 120, high: 66, long: 60, motion: 'bend' },
  layers: [
    layer('M-28 0C-38-12-52-24-58-22C-52-9-52 9-58 22C-52 24-38 12-28 0Z', GOLD, '#9a5b04'),
    layer('M-16-15C-8-31 12-29 20-17Z', GOLD, '#9a5b04'),
    layer('M-6 14C-10 27-18 30-24 28C-18 20-18 14-16 11Z', GOLD, '#9a5b04'),
    layer(
      'M-32 0C-22-17 6-23 28-17C42-12 50-4 50 1C50 8 40 15 28 17C6 21-22 15-32 0Z',
      ['#fffdf0', '#ffdc74', '#eba01c'],
      '#9a5b04',
    ),
    layer(
      'M-14-15C-4-3 9-5 13-19C4-21-7-19-14-15ZM25-17C23-8 34-3 43-9C39-13 32-16 25-17ZM-28-5C-22 2-18 6-20 10C-25 7-29 3-32 0Z',
      '#e8452c',
    ),
    layer(
      'M-14-3a6 6 0 0 1 0 10M-4-3a6 6 0 0 1 0 10M6-3a6 6 0 0 1 0 10M16-3a6 6 0 0 1 0 10M-9 5a6 6 0 0 1 0 9M1 5a6 6 0 0 1 0 9M11 5a6 6 0 0 1 0 9',
      undefined,
      '#c4810e88',
      1.6,
    ),
    layer('M48 4C54 6 57 10 56 15M45 8C49 12 48 17 46 20', undefined, '#ffe9a8', 2),
    layer('M14 6C6 6 0 12 0 17C8 20 15 16 18 11Z', '#fff1b8', '#9a5b04', 1.5),
    ...eye(38, -3, 4.8),
  ],
};

export const puffer: Shape = {
  ...{ wide: 116, high: 98, long: 52, motion: 'pulse' },
  layers: [
    layer('M-36 0C-44-11-54-14-57-12C-53-4-53 4-57 12C-54 14-44 11-36 0Z', SAND, '#5f3a06'),
    layer(thorns, '#c98a1e', '#5f3a06', 1),
    layer('M-38 0C-38-20-22-36 0-36C22-36 38-20 38 0C38 20 22 36 0 36C-22 36-38 20-38 0Z', SAND, '#5f3a06'),
    layer('M-36 10C-28 34-12 36 0 36C12 36 28 34 36 10C18 22-18 22-36 10Z', '#fff7e2'),
    dots('#8a5a12', [-18, -18, 4], [-4, -26, 3.5], [-26, -4, 3.5], [4, -12, 3], [-10, -6, 3]),
    layer('M0 2C-10-2-17 6-15 15C-6 19 3 13 4 6Z', '#ffeaa0', '#5f3a06', 1.5),
    layer('M36 6C45 3 45 15 36 13C33 11 33 8 36 6Z', '#ff8f8f', '#5f3a06', 1.5),
    ...eye(20, -9, 9.5),
  ],
};

export const jelly: Shape = {
  ...{ wide: 92, high: 120, long: 46, motion: 'pulse' },
  layers: [
    layer(
      'M-24 0C-33 20-15 30-24 52M-9 2C-16 24 2 34-7 57M9 2C2 24 18 34 9 57M24 0C16 20 33 30 24 52',
      undefined,
      '#ff9df0cc',
      4,
    ),
    layer('M-5 0C-11 16 5 22-2 40M8 0C14 14 1 22 7 38', undefined, '#ffe3fbcc', 6),
    layer(
      'M-40 4C-43-30-21-50 0-50C21-50 43-30 40 4C33-5 27 9 20 2C13-5 7 9 0 2C-7 9-13-5-20 2C-27 9-33-5-40 4Z',
      ['#ffe0ff', '#d873ff', '#7436e8'],
      '#5a22b8',
    ),
    layer('M-27-15C-26-34-12-43-1-43C-10-36-18-27-18-13Z', '#ffffff99'),
    dots('#ffd9ff88', [16, -32, 4], [25, -18, 3], [6, -38, 2.5]),
    ...eye(13, -12, 5),
    ...eye(-7, -12, 5),
    layer('M-1-3C2 0 5 0 8-3', undefined, '#4a1a92', 2),
  ],
};

export const seahorse: Shape = {
  ...{ wide: 92, high: 130, long: 40, motion: 'pulse' },
  layers: [
    layer('M-10-12C-28-20-36 2-24 12C-19 15-12 12-8 8Z', ['#fff0a8', '#ffb23e'], '#8a2a3c', 1.6),
    layer('M2-44L-4-58L8-50L13-62L19-48Z', ['#fff0a8', '#ffb23e'], '#8a2a3c', 1.6),
    layer(
      'M8-48C22-50 31-42 31-36L46-31C49-27 47-24 44-24L27-22C20-14 18-8 22 4C27 20 17 34 3 38C-7 42-9 51 0 51C7 51 8 45 3 44C14 38 18 61 0 61C-22 61-23 37-9 30C0 26-4 14-9 4C-16-12-16-44 8-48Z',
      ['#ffd76a', '#ff7f50', '#c7305f'],
      '#8a2a3c',
    ),
    layer('M-9-6L17-10M-7 5L20 2M-3 15L22 13M-4 26L17 24', undefined, '#ffffff77', 2.4),
    layer('M4-40C-4-34-8-22-7-12C0-20 4-30 4-40Z', '#ffffff55'),
    ...eye(18, -35, 5.5),
  ],
};
