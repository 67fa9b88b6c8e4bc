import { type Emblem, mirrored, orb, turned } from '../pieces/kit';
import type { MotifSet } from '../pieces/motif';
import { around, circle, ellipse, gloss, group, line, path, rect, star } from '../pieces/shapes';

const bell: Emblem = (kit, coat) =>
  mirrored(kit, path('M0-40C10-52 28-50 30-40C31-32 14-32 0-36Z', kit.lit('#d3273c'))) +
  circle(0, -38, 7, kit.ball('#e8394c')) +
  orb(kit, 0, 36, 9, '#d98a24') +
  path(
    'M0-36C20-36 24-18 26-2C28 12 32 18 42 24V30H-42V24C-32 18-28 12-26-2C-24-18-20-36 0-36Z',
    coat === undefined ? kit.gold : kit.lit(coat),
  ) +
  path('M-42 24C-20 32 20 32 42 24V31C20 40-20 40-42 31Z', kit.linear('0 #fff0b8, 50 #d3922b, 100 #8a4d10', 90)) +
  line('M-27 4C-10 10 10 10 27 4', '#8f5512', 2, 'opacity=".7"') +
  line('M-26 1C-10 7 10 7 26 1', '#fff1bd', 1.4, 'opacity=".8"') +
  path('M-16-28C-22-16-22 0-25 14L-17 16C-14 2-14-16-9-30Z', '#fff', 'opacity=".5"') +
  star(-16, -18, 4, 11, 1.3, '#fff');

const SEVEN = 'M-36-42H38V-26C18-4 8 16 6 44H-24C-22 18-10-2 8-20H-18L-22-8H-36Z';

const seven: Emblem = (kit) =>
  group('translate(4 5)', path(SEVEN, '#4a0510', 'stroke="#4a0510" stroke-width="9" stroke-linejoin="round"')) +
  path(SEVEN, kit.gold, `stroke="${kit.gold}" stroke-width="9" stroke-linejoin="round"`) +
  path(
    SEVEN,
    kit.linear('0 #ff8a66, 38 #e5283b, 74 #a20d2c, 100 #ff5a4a', 75),
    'stroke="#6e0a1c" stroke-width="1.600" stroke-linejoin="round"',
  ) +
  path('M-33-39H35V-32C10-30-12-29-33-30Z', '#fff', 'opacity=".5"') +
  path('M12-20C0-6-8 8-12 40H-18C-16 12-6-6 8-20Z', '#fff', 'opacity=".28"') +
  star(-34, -42, 4, 13, 1.5, '#fff') +
  star(22, 24, 4, 8, 1, '#fff');

const crown: Emblem = (kit) =>
  path(
    'M-36 16C-40-6-44-18-46-26C-34-18-26-12-21-6C-16-18-8-30 0-40C8-30 16-18 21-6C26-12 34-18 46-26C44-18 40-6 36 16Z',
    kit.gold,
  ) +
  path('M-30 10C-20-6-8-2 0-26C8-2 20-6 30 10Z', kit.ball('#a3142f')) +
  path('M-37 14C-16 22 16 22 37 14V34C16 42-16 42-37 34Z', kit.linear('0 #fff3c2, 40 #e0a436, 100 #8a4d10', 90)) +
  [
    [-26, 27, '#2fae6d'],
    [0, 30, '#d9203f'],
    [26, 27, '#3a8ee0'],
  ]
    .map(([x, y, c]) => orb(kit, Number(x), Number(y), 6.5, String(c)))
    .join('') +
  orb(kit, -46, -28, 6, '#f6f1e4') +
  orb(kit, 0, -42, 7.5, '#f6f1e4') +
  orb(kit, 46, -28, 6, '#f6f1e4') +
  orb(kit, -14, 28.5, 3, '#fff3d0') +
  orb(kit, 14, 28.5, 3, '#fff3d0') +
  line('M-36 15C-16 23 16 23 36 15', '#fff8dc', 1.6) +
  star(-20, 4, 4, 10, 1.2, '#fff');

const chest: Emblem = (kit) => {
  const wood = kit.linear('0 #b06a34, 50 #7a3f1b, 100 #3c1b0c', 90);
  return (
    ellipse(0, -6, 46, 26, kit.radial('0 #fff0a8 .95, 60 #ffb938 .5, 100 #ffb938 0')) +
    path('M-42-8C-46-34-30-46-12-44H26C44-42 46-24 42-8L36-14H-36Z', kit.linear('0 #6a3517, 100 #2b1208', 90)) +
    path('M-42-8C-46-34-30-46-12-44L-8-44C-24-40-34-30-32-12Z', wood) +
    [
      [-26, -8],
      [-12, -14],
      [4, -12],
      [18, -15],
      [30, -8],
      [-2, -4],
      [-18, -2],
      [14, -3],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 9, 6, kit.gold, x / 3) + ellipse(x, y - 1, 5.5, 3, '#c98a22', x / 3))
      .join('') +
    orb(kit, -6, -22, 8, '#e0284a') +
    orb(kit, 24, -18, 6, '#24a866') +
    orb(kit, -28, -14, 5, '#57b9f0') +
    rect(-42, -4, 84, 42, 4, wood) +
    line('M-40 10H40M-40 24H40', '#2b1208', 1.2, 'opacity=".7"') +
    rect(-44, -6, 88, 8, 2, kit.gold) +
    rect(-44, -4, 9, 43, 2, kit.gold) +
    rect(35, -4, 9, 43, 2, kit.gold) +
    rect(-44, 33, 88, 7, 2, kit.gold) +
    path('M-11 0H11V14C11 20 6 24 0 26C-6 24-11 20-11 14Z', kit.gold) +
    circle(0, 10, 3.6, '#3a1a08') +
    path('M-1.6 11H1.6L2.6 19H-2.600Z', '#3a1a08') +
    star(-24, -20, 4, 10, 1.2, '#fff')
  );
};

const clover: Emblem = (kit) => {
  const heart =
    path('M0 0C-6-12-28-14-26-30C-25-41-8-44 0-31C8-44 25-41 26-30C28-14 6-12 0 0Z', kit.ball('#31b04a')) +
    line('M0-4V-24', '#c9f5a6', 1.4, 'opacity=".6"') +
    gloss(-13, -32, 6, 3);
  return (
    path('M0 0C4 18 2 34 14 46L20 42C10 32 10 16 4 0Z', kit.lit('#2d8f3d')) +
    turned(kit, [45, 135, 225, 315], heart, 0.92) +
    star(20, -24, 4, 8, 1, '#fff')
  );
};

const horseshoe: Emblem = (kit, coat) =>
  path(
    'M-16 42C-54 20-48-44 0-44S54 20 16 42L10 30C36 12 32-28 0-28S-36 12-10 30Z',
    coat === undefined ? kit.gold : kit.lit(coat),
  ) +
  path('M-16 42C-54 20-48-44 0-44S54 20 16 42', 'none', 'stroke="#fff2c0" stroke-width="1.800" opacity=".8"') +
  line('M-12 33C-40 12-36-34 0-36S40 12 12 33', '#8a4f12', 4.5, 'opacity=".55"') +
  around(7, 36, 0)
    .filter(([, y]) => y < 30)
    .map(
      ([x, y]) => circle(x * 0.95, y * 0.95 - 1, 3.4, '#5a2f08') + circle(x * 0.95 - 0.8, y * 0.95 - 2, 1.2, '#ffe6a0'),
    )
    .join('') +
  mirrored(kit, rect(7, 30, 15, 11, 3, kit.lit('#d8922a'), 'transform="rotate(-32 14 36)"')) +
  path('M-40-14C-36-28-24-38-10-40L-8-35C-22-33-32-24-35-11Z', '#fff', 'opacity=".6"') +
  star(-30, -28, 4, 11, 1.3, '#fff');

export const TREASURES: MotifSet = {
  bell: { draw: bell, hues: [352, 168, 215], scenes: ['curtain', 'burst', 'roofs'], with: ['cherry', 'coin'] },
  seven: { draw: seven, hues: [205, 45, 165], scenes: ['burst', 'stage', 'curtain'], with: ['cherry', 'diamond'] },
  crown: { draw: crown, hues: [220, 165, 340], scenes: ['curtain', 'arches', 'peaks'], with: ['ruby', 'coin'] },
  chest: { draw: chest, hues: [190, 210, 160], scenes: ['arches', 'deep', 'peaks'], with: ['coin', 'ruby'] },
  clover: { draw: clover, hues: [42, 30, 205], scenes: ['burst', 'peaks'], with: ['coin', 'horseshoe'] },
  horseshoe: { draw: horseshoe, hues: [14, 195, 350], scenes: ['desert', 'barn'], with: ['clover', 'coin'] },
};
