import { darker, lighter } from '../pieces/colour';
import { type Emblem, mirrored } from '../pieces/kit';
import type { MotifSet } from '../pieces/motif';
import { circle, ellipse, gloss, group, line, path, star } from '../pieces/shapes';
import { hide } from './bodies';

const falcon: Emblem = (kit, coat = '#7a5230') => {
  const wing =
    path(
      'M2 0C8-18 24-34 48-42C49-36 49-32 47-28C48-24 46-20 43-18C43-13 40-10 36-9C35-4 31-2 27-1C20 4 10 8 4 12Z',
      kit.linear(`0 ${lighter(coat, 0.5)}, 45 ${coat}, 100 #2a1810`, 115),
    ) + line('M14-2C22-14 32-24 46-30M18 0C26-9 34-15 43-19M20 3C26-2 31-6 36-9', '#f4dfb4', 1.3, 'opacity=".7"');
  return (
    path('M-7 18L-14 46C-8 42-4 44 0 48C4 44 8 42 14 46L7 18Z', kit.linear(`0 ${coat}, 100 #2a1810`)) +
    line('M-10 38Q0 32 10 38', '#f4dfb4', 2.4) +
    wing +
    group('scale(-1 1)', wing) +
    path('M0-16C12-16 14-2 12 10C10 22 5 28 0 30C-5 28-10 22-12 10C-14-2-12-16 0-16Z', hide(kit, '#f0dcb0')) +
    line('M-6 0l2 4M0-2l0 5M6 0l-2 4M-5 10l2 4M3 12l0 4M7 9l-2 4M-1 19l0 4', '#6a4020', 2) +
    path('M0-38C12-38 15-28 12-18C8-12-8-12-12-18C-15-28-12-38 0-38Z', hide(kit, coat)) +
    path('M-11-22C-6-16 6-16 11-22C10-12 6-10 0-10S-10-12-11-22Z', '#fff1d0') +
    mirrored(kit, circle(6, -26, 3.8, '#ffd24a') + circle(6, -26, 2, '#1a0c08') + line('M2-30L11-29', '#2a140c', 2.4)) +
    path('M-4-23C-2-26 2-26 4-23C4-18 2-14 0-12C-2-14-4-18-4-23Z', kit.gold) +
    line('M-4 30L-7 38M-7 38L-11 37M-7 38L-5 42M4 30L7 38M7 38L11 37M7 38L5 42', kit.gold, 2.6)
  );
};

const sparrow: Emblem = (kit, coat = '#9a6236') =>
  line('M-46 38C-20 34 20 40 48 32', '#6b4424', 5) +
  path('M18 10L48 24C40 28 30 26 20 24Z', kit.lit('#5a3820')) +
  path('M-24-22C-8-34 12-26 22-8C30 8 22 28 2 30C-20 32-34 14-32-4C-31-12-29-18-24-22Z', hide(kit, '#f0dcc0')) +
  path('M-30-16C-30-34-12-40-2-32C6-26 8-14 0-8C-10-4-26-6-30-16Z', hide(kit, coat)) +
  path('M0-10C18-8 30 6 30 18C18 24 4 20-4 8C-6 0-4-6 0-10Z', kit.lit(coat)) +
  line('M4 2C12 4 20 10 26 16M2 8C10 10 16 14 22 19', '#f8e4c0', 1.8) +
  path('M-30-18L-44-12L-29-9Z', kit.gold) +
  circle(-18, -20, 4, '#1a0c08') +
  circle(-19.5, -21.5, 1.4, '#fff') +
  line('M-4 30L-6 37M6 29L6 37', '#e0a44a', 3) +
  path('M-26-8C-20-2-12-2-8-8C-12 6-24 4-26-8Z', '#2a1810');

const mermaid: Emblem = (kit, coat = '#1f9f8a') =>
  path(
    'M10 14C26 20 30 34 20 44C30 40 44 42 48 50C40 46 34 50 28 48C20 50 8 50 2 44C-10 36-12 24-10 14Z',
    hide(kit, coat),
  ) +
  line(
    'M-6 20Q-2 24 2 20Q6 24 10 20Q14 24 18 22M-6 28Q-2 32 2 28Q6 32 10 28Q14 32 20 30M-2 36Q2 40 6 36Q10 40 16 38',
    '#d6fff0',
    1.2,
    'opacity=".7"',
  ) +
  path(
    'M0-44C22-44 30-28 26-10C24 4 30 12 36 18C22 20 12 10 12-4L-12-4C-12 10-20 22-34 20C-26 12-24 2-26-10C-30-28-22-44 0-44Z',
    kit.lit('#b3322a'),
  ) +
  path('M-10-2C-22 4-26 12-36 8M10-2C20 6 30 0 38-10', 'none', `stroke="${kit.lit('#f3c39a')}" stroke-width="6"`) +
  path('M-10-4C-4-8 4-8 10-4C12 6 11 12 10 18H-10C-11 12-12 6-10-4Z', hide(kit, '#f3c39a')) +
  mirrored(kit, path('M0 3C2-2 9-2 10 3C10 8 6 11 3 10Z', kit.ball('#e886a0'))) +
  path('M-5-14H5V-4H-5Z', '#e0a680') +
  path('M0-36C11-36 14-28 13-22C12-14 6-9 0-9S-12-14-13-22C-14-28-11-36 0-36Z', hide(kit, '#f7cfa8')) +
  path('M-14-22C-14-36-6-40 2-40C-2-32-8-28-14-22ZM14-22C14-34 8-40 0-40C4-34 8-28 14-22Z', '#b3322a') +
  mirrored(kit, ellipse(5.5, -23, 2, 2.6, '#1c3a4a') + line('M3-28Q6-30 9-28', '#6a1f1a', 1.4)) +
  line('M-3-15Q0-12 3-15', '#b02f3c', 2) +
  star(12, -38, 5, 7, 3, '#ffd76a') +
  circle(38, -11, 6, kit.radial('0 #fff, 60 #f3eaf0, 100 #b59ab0', 0.36, 0.3, 0.8));

const prawn: Emblem = (kit, coat = '#f0703a') =>
  line('M-26-18C-40-30-46-20-48-6M-24-20C-34-40-14-48 8-46', '#ffb08a', 1.8) +
  path('M-32-12C-22-32 14-36 32-16C46 2 38 30 14 40C8 42 2 38 6 34C20 26 24 12 14 4C4-4-18 4-32-12Z', hide(kit, coat)) +
  line(
    'M-8-26C-4-16-4-8-8 0M8-29C12-18 10-8 6 1M22-24C24-14 20-4 14 4M34-12C32-4 28 4 20 10M38 6C32 10 28 14 22 16M32 24C28 24 24 24 19 22M22 34C20 32 18 30 15 27',
    '#ffe0c8',
    2,
  ) +
  path('M14 34C6 42-4 44-12 40C-4 50 8 52 20 44Z', kit.lit('#d8461f')) +
  line('M-14 0L-22 12M-4 2L-12 16M6 4L0 18', '#f8a070', 3) +
  circle(-24, -16, 4, '#1a0c10') +
  circle(-25.5, -17.5, 1.4, '#fff');

const hammerhead: Emblem = (kit, coat = '#5f86a8') =>
  group(
    'rotate(24)',
    path(
      'M-38-28C-42-40-32-42-26-37C-10-43 10-43 26-37C32-42 42-40 38-28C30-24 18-25 13-22C16-6 28 2 46 12C34 14 20 14 11 10C10 22 7 30 3 36C10 40 16 46 18 52C10 47 4 46 0 46S-10 47-18 52C-16 46-10 40-3 36C-7 30-10 22-11 10C-20 14-34 14-46 12C-28 2-16-6-13-22C-18-25-30-24-38-28Z',
      hide(kit, coat),
    ) +
      path('M0-14C5-6 5 6 0 16C-5 6-5-6 0-14Z', darker(coat, 0.5)) +
      circle(-38, -34, 4, '#f4fbff') +
      circle(-38.5, -34.5, 2.2, '#101820') +
      circle(38, -34, 4, '#f4fbff') +
      circle(38.5, -34.5, 2.2, '#101820') +
      line('M-11-12L-7-10M-11-6L-7-4M11-12L7-10M11-6L7-4', darker(coat, 0.6), 2) +
      line('M-26-33C-10-38 10-38 26-33', '#fff', 2.6, 'opacity=".5"') +
      gloss(-4, 24, 2.4, 10, 0, 0.4),
  );

export const BIRDS_AND_SEA: MotifSet = {
  falcon: { draw: falcon, hues: [205, 28, 350], scenes: ['desert', 'peaks', 'dawn'], with: ['pyramid', 'scroll'] },
  sparrow: { draw: sparrow, hues: [168, 205, 322], scenes: ['forest', 'dawn'], with: ['mahjong', 'flower'] },
  mermaid: { draw: mermaid, hues: [205, 28, 322], scenes: ['reef', 'deep'], with: ['shell', 'coral'] },
  prawn: { draw: prawn, hues: [190, 165], scenes: ['reef', 'felt'], with: ['crab', 'dice'] },
  hammerhead: { draw: hammerhead, hues: [24, 205, 322], scenes: ['deep', 'reef'], with: ['anchor', 'puffer'] },
};
