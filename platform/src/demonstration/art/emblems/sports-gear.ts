import { type Emblem, mirrored } from '../pieces/kit';
import type { MotifSet } from '../pieces/motif';
import { circle, ellipse, gloss, group, line, path, rect, star } from '../pieces/shapes';

const boot: Emblem = (kit) =>
  group(
    'rotate(-14)',
    path(
      'M-40-34L-14-40C-10-26-4-18 8-12C26-6 46 0 48 16C48 22 42 24 34 24H-40C-46 10-44-14-40-34Z',
      kit.linear('0 #ff9a5a, 40 #e5342e, 100 #6d0b20', 70),
    ) +
      path('M-40-34L-14-40L-12-33L-40-26Z', '#fff4e0') +
      path('M-42 12C-20 16 20 18 48 14C48 22 42 24 34 24H-40C-42 20-42 16-42 12Z', '#fff8ec') +
      line('M-42 13C-20 17 20 19 48 15', '#12060c', 1.4, 'opacity=".4"') +
      [-34, -18, -2, 22, 36].map((x) => path(`M${x} 24H${x + 9}L${x + 7} 33H${x + 2}Z`, kit.lit('#39405a'))).join('') +
      path('M-40 2C-26 4-10 0 0-12L10-8C0 8-20 14-42 10Z', '#fff', 'opacity=".9"') +
      [
        [-10, -26],
        [-3, -19],
        [6, -13],
      ]
        .map(([x, y]) => line(`M${Number(x) - 5} ${Number(y) + 6}L${Number(x) + 3} ${Number(y) - 1}`, '#fff4e0', 2.6))
        .join('') +
      path('M-36-22C-38-8-38 0-37 8L-32 8C-33-4-32-14-30-24Z', '#fff', 'opacity=".35"'),
  ) + star(36, -24, 4, 9, 1.1, '#fff');

const trophy: Emblem = (kit) =>
  mirrored(kit, path('M22-36C42-42 50-26 42-12C36-2 26 2 18 4L17-2C28-6 36-14 36-24C36-30 30-32 22-28Z', kit.gold)) +
  path('M-26-44H26C28-16 20 2 6 10V24H-6V10C-20 2-28-16-26-44Z', kit.gold) +
  ellipse(0, -44, 26, 5, kit.linear('0 #8a4d10, 100 #ffe7a0')) +
  path('M-18-38C-18-16-12-4-6 3L-10 1C-20-8-22-24-22-38Z', '#fff', 'opacity=".65"') +
  star(2, -20, 5, 12, 5, '#fff1bd') +
  star(3, -19, 5, 10, 4.2, '#c98a22') +
  path('M-14 24H14L18 34H-18Z', kit.gold) +
  rect(-24, 33, 48, 14, 3, kit.linear('0 #4a3a52, 100 #140c1a')) +
  rect(-13, 37, 26, 6, 1.5, kit.gold) +
  star(-20, -36, 4, 9, 1.1, '#fff');

const whistle: Emblem = (kit) =>
  group(
    'rotate(-16)',
    line('M-40-20C-52-44-20-52-14-34', '#d2273c', 4) +
      path('M-46-22H34C40-22 42-14 36-12L16-8C26 4 26 26 10 36C-8 46-34 36-36 14C-38 4-46 0-46-6Z', kit.silver) +
      path('M-46-22H34C38-22 40-18 38-16H-46Z', '#fff', 'opacity=".8"') +
      circle(-6, 14, 22, kit.radial('0 #f6f8fc, 60 #aab4c6, 100 #5a6376', 0.36, 0.28, 0.8)) +
      circle(-6, 14, 13, '#2a3145') +
      circle(-4, 17, 7.5, kit.ball('#e8a52a')) +
      rect(-18, -22, 15, 8, 2, '#1d2233'),
  ) + line('M40-38L48-46M46-28L56-30M36-46L38-54', '#ffe9b0', 3);

const boxglove: Emblem = (kit) =>
  group(
    'rotate(-14)',
    path(
      'M-22 24C-40 10-44-16-32-30C-18-48 20-48 32-28C42-10 36 12 24 24Z',
      kit.radial('0 #ff9a86, 36 #e4293c, 80 #950f2c, 100 #470516', 0.36, 0.24, 0.85),
    ) +
      path('M-34-4C-46-8-50 8-40 16C-30 24-14 16-8 4C-12-4-24-8-34-4Z', kit.ball('#d81f36')) +
      line('M-34-4C-24-8-12-4-8 4C-14 16-26 22-36 18', '#5a0718', 2) +
      path('M-24 22H26V42C10 50-10 50-24 42Z', kit.linear('0 #fffaf0, 100 #cdbfa8')) +
      path('M-24 28H26V34H-24Z', '#d9a23a') +
      line('M-4 40L6 32M6 42L-4 34', '#c8263a', 0.1) +
      gloss(-10, -30, 14, 6, -14, 0.5),
  ) + star(34, -34, 8, 11, 3, '#fff3c0');

export const SPORTS_GEAR: MotifSet = {
  boot: { draw: boot, hues: [150, 205], scenes: ['stadium'], with: ['football'] },
  trophy: { draw: trophy, hues: [350, 205, 160], scenes: ['stadium', 'stage'], with: ['football', 'coin'] },
  whistle: { draw: whistle, hues: [170, 20], scenes: ['stadium'], with: ['football'] },
  boxglove: { draw: boxglove, hues: [215, 178], scenes: ['stage', 'arena'], with: ['trophy'] },
};
