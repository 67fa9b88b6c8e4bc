import { hide, prowling, sitting } from '../figures/bodies';
import { darker, lighter } from '../pieces/colour';
import { type Emblem, type Kit, mirrored } from '../pieces/kit';
import type { MotifSet } from '../pieces/motif';
import { circle, ellipse, gloss, group, line, path, rect, star } from '../pieces/shapes';

function eye(kit: Kit, x: number, y: number, r: number, iris: string): string {
  return (
    circle(x, y, r, '#fffdf2') +
    circle(x, y, r * 0.86, kit.radial(`0 ${lighter(iris, 0.5)}, 60 ${iris}, 100 ${darker(iris, 0.6)}`)) +
    circle(x, y, r * 0.46, '#140a10') +
    circle(x - r * 0.3, y - r * 0.35, r * 0.26, '#fff') +
    circle(x + r * 0.3, y + r * 0.35, r * 0.13, '#fff', 'opacity=".8"')
  );
}

const tiger: Emblem = (kit, coat = '#f79a2b') => {
  const side =
    circle(34, -32, 14, kit.ball(darker(coat, 0.1))) +
    circle(34, -32, 7, '#5a2210') +
    path('M24 14C40 10 50 16 48 26C44 38 24 44 10 40Z', kit.ball('#fff3e0'));
  const stripes =
    path(
      'M40-12C32-10 26-6 22-6C28 0 38-4 44-4ZM44 4C36 4 30 6 26 9C32 13 40 12 45 11ZM10-44C10-36 8-30 5-26C11-28 15-36 16-42Z',
      '#2a0f0c',
    ) +
    ellipse(17, -6, 12, 10, '#fff3e0', -12) +
    line('M6-17C12-23 22-24 29-18', '#2a0f0c', 4.5);
  return (
    mirrored(kit, side) +
    path('M0-46C30-46 46-28 46-2C46 26 26 44 0 44S-46 26-46-2C-46-28-30-46 0-46Z', hide(kit, coat)) +
    mirrored(kit, stripes) +
    path('M-3-46H3L4-28L0-20L-4-28Z', '#2a0f0c') +
    ellipse(0, 24, 25, 17, kit.radial('0 #fffdf6, 100 #f3d7b0')) +
    mirrored(kit, eye(kit, 18, -5, 9.5, '#58b02a')) +
    path('M-10 12C-6 8 6 8 10 12C8 20 4 22 0 24C-4 22-8 20-10 12Z', kit.ball('#e2607a')) +
    line('M0 24V29C-4 35-12 35-16 30M0 29C4 35 12 35 16 30', '#3a1610', 2.4) +
    mirrored(
      kit,
      circle(14, 24, 1.2, '#3a1610') +
        circle(19, 21, 1.2, '#3a1610') +
        line('M24 22L46 17M24 27L44 30', '#fff', 1.2, 'opacity=".85"'),
    ) +
    gloss(-16, -34, 10, 4, -25, 0.45)
  );
};

const panda: Emblem = (kit) =>
  mirrored(kit, circle(33, -32, 16, kit.ball('#2b2733'))) +
  path(
    'M0-42C32-42 48-22 48 4C48 30 28 44 0 44S-48 30-48 4C-48-22-32-42 0-42Z',
    kit.radial('0 #fff, 55 #f4eee4, 85 #c9bcae, 100 #8d7f78', 0.38, 0.26, 0.8),
  ) +
  mirrored(
    kit,
    ellipse(19, 2, 12, 15, kit.ball('#2b2733'), 28) +
      eye(kit, 18, 0, 7.5, '#7a4a22') +
      circle(32, 20, 7, '#ff8f8f', 'opacity=".4"'),
  ) +
  path('M-8 16C-5 13 5 13 8 16C7 21 3 23 0 24C-3 23-7 21-8 16Z', '#221d28') +
  ellipse(-2, 16.5, 3, 1.2, '#fff', 0, 'opacity=".6"') +
  line('M0 24V28C-4 33-10 33-13 29M0 28C4 33 10 33 13 29', '#3a3038', 2.2) +
  line('M10 32L44 44', kit.lit('#7cc24a'), 5) +
  line('M24 37L26 41', '#3f7a24', 1.4) +
  path('M38 40C40 30 48 28 50 26C50 34 46 40 40 42Z', kit.lit('#5fae38'));

const fox: Emblem = (kit, coat = '#f07a2a') =>
  mirrored(
    kit,
    path('M8-22C14-34 26-46 42-48C46-34 44-18 38-8Z', kit.lit(darker(coat, 0.12))) +
      path('M18-24C22-32 30-40 38-41C40-32 38-22 34-14Z', '#3a1410'),
  ) +
  path(
    'M0-32C16-34 34-24 40-6C44 4 50 12 50 16C36 18 18 30 8 44C4 48-4 48-8 44C-18 30-36 18-50 16C-50 12-44 4-40-6C-34-24-16-34 0-32Z',
    hide(kit, coat),
  ) +
  mirrored(
    kit,
    path('M4 4C20 0 36 8 50 16C36 18 18 30 8 44C4 30 2 16 4 4Z', kit.linear('0 #fffaf0, 100 #e5c9a8')) +
      path('M10 2C16-8 26-8 32-2C26 6 16 6 10 2Z', '#fff4d0') +
      path('M11 2C16-6 25-6 31-2C25 4 16 5 11 2Z', kit.radial('0 #ffe27a, 100 #c9821a')) +
      ellipse(20, -1, 2.6, 4.2, '#1a0a08') +
      circle(18.5, -3, 1.2, '#fff') +
      line('M8-6C14-14 26-14 34-6', '#45160c', 2.4),
  ) +
  path('M-7 38C-4 34 4 34 7 38C6 44 3 47 0 47C-3 47-6 44-7 38Z', '#20120f') +
  ellipse(-2, 38.5, 2.5, 1, '#fff', 0, 'opacity=".7"') +
  path('M0-30L5-16L0-8L-5-16Z', '#ffe0a8') +
  circle(0, -20, 3, '#d3273c');

const owl: Emblem = (kit, coat = '#8f5f34') =>
  path(
    'M-30-46C-20-40-10-36 0-36S20-40 30-46C40-30 42-12 40 6C38 32 20 46 0 46S-38 32-40 6C-42-12-40-30-30-46Z',
    hide(kit, coat),
  ) +
  path('M0 8C16 6 26 16 24 28C20 40 10 45 0 45S-20 40-24 28C-26 16-16 6 0 8Z', '#f2ddb0') +
  [
    [-12, 20],
    [0, 18],
    [12, 20],
    [-7, 28],
    [7, 28],
    [0, 36],
    [-13, 34],
    [13, 34],
  ]
    .map(([x, y]) => line(`M${Number(x) - 4} ${y}Q${x} ${Number(y) + 6} ${Number(x) + 4} ${y}`, '#9a6a38', 1.8))
    .join('') +
  mirrored(
    kit,
    path('M40 0C48 14 44 32 32 40C28 28 28 14 40 0Z', kit.lit('#6b4424')) +
      circle(17, -12, 19, kit.radial('0 #fff1cf, 80 #d9ab6a, 100 #8a5a30')) +
      eye(kit, 17, -12, 13, '#f0a81e') +
      path('M2-26C12-34 26-38 36-46C34-36 26-28 12-24Z', kit.lit('#5a3820')),
  ) +
  path('M0-10L7 2L0 12L-7 2Z', kit.gold) +
  mirrored(kit, line('M6 46V49M11 45V49', '#e9a93a', 3));

const luckycat: Emblem = (kit) => {
  const fur = kit.radial('0 #fff, 60 #f7efe2, 100 #b9a596', 0.38, 0.26, 0.85);
  return (
    path('M24-4C34-10 36-28 36-36C40-46 54-42 52-30C50-10 44 10 30 18Z', fur) +
    [
      [40, -38],
      [45, -39],
      [49, -35],
    ]
      .map(([x, y]) => circle(Number(x), Number(y), 2.2, '#f6a0a8'))
      .join('') +
    path('M0 2C26 2 36 18 36 34C36 46 24 50 0 50S-36 46-36 34C-36 18-26 2 0 2Z', fur) +
    mirrored(
      kit,
      path('M10-34C16-44 24-50 32-50C36-42 36-30 32-20Z', fur) +
        path('M18-36C21-41 26-45 30-45C32-39 31-32 29-26Z', '#f08a94'),
    ) +
    path('M0-42C24-42 38-28 38-12S24 12 0 12S-38-4-38-12S-24-42 0-42Z', fur) +
    mirrored(
      kit,
      line('M11-16C14-22 21-22 24-16', '#3a2026', 3) +
        ellipse(26, -6, 5.5, 3.5, '#ff8f8f', 0, 'opacity=".5"') +
        line('M22-8L40-11M22-4L40-3', '#b08a80', 1.1),
    ) +
    path('M-4-9H4L0-5Z', '#e2607a') +
    line('M0-5V-2C-3 1-7 1-9-1M0-2C3 1 7 1 9-1', '#3a2026', 2) +
    path('M-26 8C-12 16 12 16 26 8L27 15C12 23-12 23-27 15Z', kit.lit('#d3273c')) +
    circle(0, 18, 5.5, kit.gold) +
    group(
      'translate(-4 36) rotate(-8)',
      ellipse(0, 0, 13, 16, kit.gold) + ellipse(0, 0, 9, 12, '#d99a2e') + rect(-3, -6, 6, 12, 1.5, '#8a4f12'),
    ) +
    ellipse(-24, 30, 9, 12, fur, 20) +
    gloss(-16, -32, 8, 3.5) +
    star(36, -20, 4, 7, 0.9, '#fff')
  );
};

const STRIPES =
  'M-8-12L-4 2L-1-12ZM6-14L9 0L13-14ZM20-13L21 0L26-11ZM33-8L32 4L39-3ZM-6 22L-2 10L2 23ZM10 23L13 11L17 23ZM24 23L27 12L31 22Z';

const tigerWalks: Emblem = (kit, coat = '#f79a2b') =>
  prowling(
    kit,
    coat,
    tiger(kit, coat),
    path(STRIPES, '#2a0f0c') + path('M-20 20C-4 24 14 24 30 20C20 28-10 28-20 20Z', '#fff3e0', 'opacity=".8"'),
    '#2a0f0c',
  );

const pandaSits: Emblem = (kit) =>
  sitting(
    kit,
    '#f4eee4',
    '#fffaf2',
    '#2b2733',
    panda(kit),
    path('M-34 14C-24 6-10 10-8 18C-12 28-28 28-34 22ZM34 14C24 6 10 10 8 18C12 28 28 28 34 22Z', hide(kit, '#2b2733')),
  );

const foxSits: Emblem = (kit, coat = '#f07a2a') =>
  path('M26 44C50 46 54 22 44 6C44 20 36 24 28 28Z', hide(kit, coat)) +
  path('M44 6C50 12 52 20 50 26C44 24 42 16 44 6Z', '#fff6e6') +
  sitting(kit, coat, '#fff3e0', '#4a1c10', fox(kit, coat));

export const CREATURES: MotifSet = {
  tiger: {
    draw: tiger,
    poses: [tigerWalks],
    hues: [160, 205, 352],
    scenes: ['forest', 'peaks'],
    with: ['coin', 'emerald'],
  },
  panda: {
    draw: panda,
    poses: [pandaSits],
    hues: [100, 150, 22],
    scenes: ['forest', 'peaks'],
    with: ['coin', 'lantern'],
  },
  fox: { draw: fox, poses: [foxSits], hues: [200, 165, 322], scenes: ['forest', 'roofs'], with: ['lantern', 'moon'] },
  owl: { draw: owl, hues: [212, 165, 20], scenes: ['forest'], with: ['moon', 'coin'] },
  luckycat: { draw: luckycat, hues: [354, 172, 38], scenes: ['roofs', 'burst', 'curtain'], with: ['coin', 'ingot'] },
};
