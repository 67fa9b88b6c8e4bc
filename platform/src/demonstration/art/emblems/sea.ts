import { darker } from '../pieces/colour';
import { eye } from '../pieces/fish-eye';
import { type Emblem, mirrored } from '../pieces/kit';
import type { MotifSet } from '../pieces/motif';
import { around, circle, ellipse, gloss, group, line, path } from '../pieces/shapes';

const koi: Emblem = (kit, coat = '#ea3f22') =>
  group(
    'rotate(-24)',
    path(
      'M26 2C38-12 46-22 54-20C50-8 46 0 44 4C48 10 52 20 50 28C42 26 34 14 26 6Z',
      kit.linear(`0 #ffd2a0, 50 ${coat}, 100 ${darker(coat, 0.45)}`, 60),
    ) +
      path('M-16-14C-6-30 12-32 20-26C16-22 14-16 14-10Z', kit.lit(coat)) +
      path('M-12 14C-8 26 0 34 10 34C8 26 8 20 6 14Z', kit.lit(coat)) +
      path(
        'M-48 0C-40-16-20-20 0-18C16-16 26-6 34 2C26 12 14 18-4 18C-24 18-40 14-48 0Z',
        kit.radial('0 #fff, 45 #fff0dc, 100 #c98a6a', 0.4, 0.2, 0.85),
      ) +
      path(
        'M-34-13C-26-18-16-19-10-18.500C-12-8-20-4-26-6C-30-7-34-9-34-13ZM0-18C12-17 20-10 24-6C16 2 4 0 0-6ZM-6 18C4 18 10 17 14 15C12 8 2 6-4 10Z',
        kit.lit(coat),
      ) +
      around(5, 1)
        .map((_, at) => line(`M${-12 + at * 8}-8Q${-8 + at * 8} 0 ${-12 + at * 8} 8`, '#d9855a', 1, 'opacity=".5"'))
        .join('') +
      eye(-36, -3, 4.5) +
      line('M-48 2C-52 4-54 8-54 12M-46 5C-48 9-48 12-46 16', '#f6c48a', 1.6) +
      gloss(-18, -12, 10, 2.6, -8, 0.6),
  );

const angelfish: Emblem = (kit) => {
  const body =
    'M-40 0C-26-16-14-20 0-46C8-34 10-26 18-14C30-8 36-4 48-20C46-4 46 4 48 20C36 4 30 8 18 14C10 26 8 34 0 46C-14 20-26 16-40 0Z';
  return (
    path(body, kit.radial('0 #fff6b8, 42 #ffc935, 82 #e8871a, 100 #8a3a0c', 0.34, 0.36, 0.8)) +
    path(
      'M-22-12C-18 0-18 4-22 12L-15 16C-11 4-11-4-15-16ZM-4-38L2-43C8-20 8 20 2 43L-4 38C1 16 1-16-4-38Z',
      '#17406e',
    ) +
    path('M16-16L20-13C23-4 23 4 20 13L16 16C18 6 18-6 16-16Z', '#17406e') +
    path(
      'M-21-12C-17 0-17 4-21 12M-3-36C2-16 2 16-3 36',
      'none',
      'stroke="#8fe0ff" stroke-width="1.200" opacity=".7"',
    ) +
    path('M-8 4C-2 6 6 4 10 0C6 12-2 14-8 4Z', kit.lit('#ffb52a')) +
    eye(-28, -3, 4.6) +
    line('M-40 1C-37 3-35 3-33 2', '#8a3a0c', 1.5) +
    gloss(-12, -16, 8, 3, -42, 0.5)
  );
};

const ray: Emblem = (kit) =>
  line('M6 24C10 36 22 42 30 50', kit.lit('#3d6f9a'), 3) +
  path(
    'M0-34C8-34 12-28 16-22C34-24 46-8 50 12C34 4 22 12 10 24C4 30-4 30-10 24C-22 12-34 4-50 12C-46-8-34-24-16-22C-12-28-8-34 0-34Z',
    kit.radial('0 #a8dcff, 40 #3c86c2, 80 #1a4474, 100 #0b2240', 0.42, 0.2, 0.85),
  ) +
  mirrored(
    kit,
    path('M12-18C30-18 42-4 46 8C34 0 22 4 12 14Z', '#0b2c50', 'opacity=".35"') +
      line('M16-22C34-24 46-8 50 12', '#c9f0ff', 1.6, 'opacity=".8"') +
      path('M5-32C10-44 15-42 12-30Z', kit.lit('#4f96cc')) +
      circle(18, -6, 2.2, '#bfeaff') +
      circle(26, 0, 1.7, '#bfeaff') +
      circle(10, 4, 1.7, '#bfeaff') +
      eye(9, -23, 3),
  ) +
  gloss(-4, -14, 5, 9, 10, 0.25);

const shark: Emblem = (kit) =>
  group(
    'rotate(-12)',
    path('M2-18C6-34 14-44 24-48C24-34 26-24 30-16Z', kit.lit('#4f7a96')) +
      path('M38 2C46-10 50-24 58-28C58-12 54 0 56 10C54 16 58 24 56 32C48 26 42 14 38 8Z', kit.lit('#456f8b')) +
      path(
        'M-50-2C-36-18-10-26 16-18C30-14 38-4 46 4C36 10 24 16 8 20C-12 24-34 22-42 14C-38 12-40 8-44 6C-48 4-50 2-50-2Z',
        kit.linear('0 #9cc4d9, 45 #4d7d9c, 100 #22465e', 90),
      ) +
      path('M-42 14C-38 12-40 8-44 6C-30 8-6 10 20 8C28 7 38 5 46 4C36 10 24 16 8 20C-12 24-34 22-42 14Z', '#f2f7f4') +
      path('M-44 6C-34 6-26 8-18 12C-24 16-34 18-42 14C-39 12-41 8-44 6Z', '#5c0f1c') +
      path(
        'M-42 6L-39 10L-36 6.500L-33 11L-30 7.500L-27 12L-24 9ZM-41 14L-38 11L-35 15L-32 12L-29 16L-26 12Z',
        '#fff',
      ) +
      path('M-2 14C0 28 8 38 18 42C18 32 18 22 20 14Z', kit.lit('#38627e')) +
      eye(-28, -5, 4) +
      line('M-34-11C-30-13-26-12-23-9', '#16303f', 2.2) +
      line('M-6-6C-8 0-8 4-6 8M0-7C-2 0-2 4 0 9M6-7C4-1 4 4 6 9', '#1d3f55', 1.6) +
      gloss(-14, -15, 14, 2.6, -7, 0.5),
  );

const puffer: Emblem = (kit) =>
  around(16, 36)
    .map(([x, y, angle]) =>
      group(`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle})`, path('M-4 4L0-12L4 4Z', kit.lit('#d99a2a'))),
    )
    .join('') +
  path('M32 0C42-10 48-14 54-12C52-4 52 4 54 12C48 14 42 10 32 6Z', kit.lit('#e8892a')) +
  circle(0, 0, 37, kit.radial('0 #fff7c0, 40 #ffc83a, 78 #d9861a, 100 #7a3a0a', 0.36, 0.24, 0.82)) +
  path('M-34 12C-20 22 20 22 34 12C28 32 12 37 0 37S-28 32-34 12Z', '#fffbe8', 'opacity=".9"') +
  eye(-20, -8, 9) +
  eye(6, -8, 9) +
  ellipse(-8, 10, 6, 4.5, '#7a2a1a') +
  ellipse(-8, 9, 5, 2, '#f08a7a') +
  path('M12 6C20 0 26 4 28 10C22 14 16 12 12 6Z', kit.lit('#e8892a')) +
  gloss(-12, -26, 9, 4);

export const SEA: MotifSet = {
  koi: { draw: koi, hues: [188, 165, 210], scenes: ['deep', 'reef'], with: ['coin', 'lotus'] },
  angelfish: { draw: angelfish, hues: [205, 182, 330], scenes: ['reef', 'deep'], with: ['angelfish', 'coin'] },
  ray: { draw: ray, hues: [172, 24, 322], scenes: ['deep', 'reef'], with: ['angelfish', 'coin'] },
  shark: { draw: shark, hues: [184, 20, 330, 168], scenes: ['deep', 'reef'], with: ['angelfish', 'puffer'] },
  puffer: { draw: puffer, hues: [200, 322, 172], scenes: ['reef', 'deep'], with: ['puffer', 'coin'] },
};
