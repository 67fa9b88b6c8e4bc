import { type Emblem, mirrored, orb } from '../pieces/kit';
import type { MotifSet } from '../pieces/motif';
import { circle, ellipse, gloss, group, line, path, rect, star } from '../pieces/shapes';

const mask: Emblem = (kit) => {
  const plume = (tone: string): string =>
    path('M0 0C-6-18-4-36 8-48C14-34 12-14 0 0Z', kit.lit(tone)) +
    line('M0-2C0-18 3-32 8-44', '#fff', 0.9, 'opacity=".5"');
  return (
    [-44, -26, -9, 9, 26, 44]
      .map((turn, at) =>
        group(
          `translate(${turn / 3} -8) rotate(${turn}) scale(${turn < 0 ? -1 : 1} 1)`,
          plume(['#1c8f86', '#c8303a', '#e8a92e'][at % 3] ?? '#c8303a'),
        ),
      )
      .join('') +
    path(
      'M0-16C16-24 38-22 48-12C50 8 42 28 24 30C12 30 6 22 0 16C-6 22-12 30-24 30C-42 28-50 8-48-12C-38-22-16-24 0-16Z',
      kit.gold,
    ) +
    path(
      'M0-12C16-19 36-18 44-9C45 8 38 24 24 26C13 26 7 18 0 11C-7 18-13 26-24 26C-38 24-45 8-44-9C-36-18-16-19 0-12Z',
      kit.radial('0 #ff7a8a, 45 #b3163a, 100 #4a0620', 0.36, 0.2, 0.8),
    ) +
    mirrored(
      kit,
      path('M8 4C14-6 30-6 37 0C32 12 16 14 8 4Z', '#14060c', 'stroke="#ffd76a" stroke-width="2"') +
        line('M10-10C20-16 34-14 41-6', '#ffd76a', 1.6) +
        circle(40, 12, 2, '#ffe7a0') +
        circle(35, 18, 1.6, '#ffe7a0'),
    ) +
    orb(kit, 0, -10, 6, '#2fae6d') +
    gloss(-26, -10, 9, 3, -12, 0.4)
  );
};

const flame: Emblem = (kit) =>
  circle(0, 6, 48, kit.radial('20 #ff9a3a .6, 100 #ff5a1a 0')) +
  path(
    'M-2-50C12-36 10-26 20-18C24-24 24-30 22-36C36-22 42-2 38 14C34 36 18 48 0 48S-36 36-38 14C-40-4-28-14-26-30C-20-26-16-20-16-12C-6-20-6-36-2-50Z',
    kit.linear('0 #ff5a2a, 50 #e62a22, 100 #8a0b22', 90),
  ) +
  path(
    'M0-26C8-14 8-8 14-2C17-6 18-10 18-14C26-2 28 10 24 22C20 36 10 42 0 42S-22 36-24 22C-26 8-18 4-16-8C-12-4-10 0-10 4C-4-4-2-14 0-26Z',
    kit.linear('0 #ffb13a, 60 #ff7a1e, 100 #e8431a', 90),
  ) +
  path(
    'M0-2C4 6 10 10 13 18C17 30 8 40 0 40S-16 32-13 20C-10 12-4 8 0-2Z',
    kit.linear('0 #fff7c8, 70 #ffd64a, 100 #ffae2a', 90),
  ) +
  line('M-30 8C-32 20-28 30-22 36', '#ffb26a', 2.4, 'opacity=".7"') +
  circle(30, -34, 2, '#ffd07a') +
  circle(-30, -38, 1.6, '#ffd07a') +
  circle(16, -44, 1.4, '#ffe9b0');

const potion: Emblem = (kit) =>
  group(
    'rotate(8)',
    path(
      'M-10-34H10V-14C30-6 42 8 40 24C38 40 22 48 0 48S-38 40-40 24C-42 8-30-6-10-14Z',
      kit.linear('0 #e8fff6 .55, 100 #7fd0c0 .35'),
      'stroke="#e9fff8" stroke-width="1.600" stroke-opacity=".7"',
    ) +
      path(
        'M-35 10C-20 4-8 16 6 10S28 6 36 11C40 28 36 44 0 44S-40 30-35 10Z',
        kit.radial('0 #d6ff8a, 45 #4fc04a, 100 #0f5a3a', 0.4, 0.3, 0.8),
      ) +
      ellipse(0, 10, 35, 5, '#d9ffa0', 0, 'opacity=".6"') +
      [
        [-14, 26, 5],
        [8, 32, 3.5],
        [16, 20, 6],
        [-4, 18, 3],
        [-22, 18, 2.5],
      ]
        .map(
          ([x = 0, y = 0, r = 1]) =>
            circle(x, y, r, '#f2ffd0', 'opacity=".55"') + circle(x - r * 0.3, y - r * 0.3, r * 0.35, '#fff'),
        )
        .join('') +
      rect(-13, -38, 26, 7, 3, kit.gold) +
      path('M-9-50H9L8-36H-8Z', kit.lit('#a8703a')) +
      line('M-9-22H9', '#ffd76a', 3) +
      star(0, -20, 4, 6, 2, '#ffd76a') +
      path('M-31 4C-36 14-36 28-28 36C-30 24-28 12-22 2Z', '#fff', 'opacity=".6"') +
      gloss(-5, -28, 2, 6, 0, 0.6),
  );

export const MAGIC: MotifSet = {
  mask: { draw: mask, hues: [205, 165, 42], scenes: ['curtain', 'arches'], with: ['ruby', 'coin'] },
  flame: { draw: flame, hues: [212, 190, 14], scenes: ['peaks', 'desert', 'burst'], with: ['ruby', 'seven'] },
  potion: { draw: potion, hues: [22, 322, 205], scenes: ['arches', 'forest'], with: ['ruby', 'diamond'] },
};
