import { darker, lighter } from '../pieces/colour';
import { eye } from '../pieces/fish-eye';
import { type Emblem, mirrored, orb } from '../pieces/kit';
import type { MotifSet } from '../pieces/motif';
import { circle, ellipse, gloss, group, line, path, star } from '../pieces/shapes';

const turtle: Emblem = (kit, coat = '#b98a3a') => {
  const skin = kit.lit('#8fc95a');
  const flipper =
    path('M22-22C36-38 48-38 52-30C46-26 40-18 30-10Z', skin) +
    path('M20 24C30 30 34 38 32 44C24 42 18 36 12 30Z', skin);
  return group(
    'rotate(18)',
    mirrored(kit, flipper) +
      path('M-9-30C-12-46-6-52 0-52S12-46 9-30Z', skin) +
      mirrored(kit, eye(5.5, -44, 2.8)) +
      path('M-4 34L0 46L4 34Z', skin) +
      ellipse(0, 2, 33, 36, '#2c4a1c') +
      ellipse(
        0,
        0,
        32,
        35,
        kit.radial(`0 ${lighter(coat, 0.6)}, 40 ${coat}, 100 ${darker(coat, 0.7)}`, 0.38, 0.26, 0.8),
      ) +
      path(
        'M-11-14H11L18 2L11 18H-11L-18 2ZM-11-14L-18-28M11-14L18-28M18 2L31 2M-18 2L-31 2M11 18L18 30M-11 18L-18 30',
        'none',
        'stroke="#3a220c" stroke-width="2.400" stroke-linejoin="round"',
      ) +
      path('M-10-12H9L0 4L-15 2Z', '#fff', 'opacity=".28"') +
      gloss(-14, -20, 8, 4, -40, 0.5),
  );
};

const octopus: Emblem = (kit) => {
  const arm =
    line('M8 14C20 18 26 28 36 24S46 10 42 6', kit.lit('#c8433f'), 9) +
    line('M5 18C12 28 14 40 26 44S38 40 36 36', kit.lit('#b23540'), 8) +
    [
      [20, 20],
      [29, 25],
      [38, 22],
      [14, 32],
      [22, 42],
    ]
      .map(([x, y]) => circle(Number(x), Number(y) + 1.5, 2, '#ffc7b0'))
      .join('');
  return (
    mirrored(kit, arm) +
    path(
      'M0-46C24-46 34-28 32-12C30 2 22 10 20 20H-20C-22 10-30 2-32-12C-34-28-24-46 0-46Z',
      kit.radial('0 #ffc2a8, 40 #ec5a4c, 82 #a82436, 100 #560d22', 0.36, 0.24, 0.85),
    ) +
    mirrored(kit, eye(12, -4, 8) + line('M5-14C10-18 16-18 20-14', '#6b1022', 2.4)) +
    line('M-6 10C-2 13 2 13 6 10', '#560d22', 2.2) +
    circle(-14, -30, 4, '#ffd9c0', 'opacity=".4"') +
    circle(10, -34, 3, '#ffd9c0', 'opacity=".4"') +
    circle(20, -22, 2.4, '#ffd9c0', 'opacity=".4"') +
    gloss(-12, -34, 8, 4)
  );
};

const crab: Emblem = (kit) =>
  mirrored(
    kit,
    line('M22 14C34 14 40 22 44 32M20 20C30 22 34 30 34 40M26 6C38 4 46 10 50 20', kit.lit('#d84a22'), 4.6) +
      line('M24-2C34-8 36-18 34-24', kit.lit('#e0562a'), 8) +
      path('M34-20C24-28 22-42 32-50C34-44 36-40 40-38C42-42 46-46 50-46C54-34 46-20 34-20Z', kit.ball('#e8502a')) +
      line('M9-14L12-26', '#c2381c', 4) +
      eye(13, -29, 5.5),
  ) +
  path(
    'M0-18C24-18 34-4 32 10C28 26 14 30 0 30S-28 26-32 10C-34-4-24-18 0-18Z',
    kit.radial('0 #ffc08a, 40 #f0642e, 82 #b52a16, 100 #5f0f10', 0.38, 0.22, 0.85),
  ) +
  line('M-10 16C-4 21 4 21 10 16', '#5f0f10', 2.4) +
  [
    [-14, -4],
    [16, -2],
    [2, -8],
    [-20, 8],
  ]
    .map(([x, y]) => circle(Number(x), Number(y), 2.6, '#ffd6a0', 'opacity=".6"'))
    .join('') +
  gloss(-13, -10, 9, 3.2);

const jelly: Emblem = (kit) =>
  circle(0, -8, 48, kit.radial('30 #7ff0ff .45, 100 #7ff0ff 0')) +
  [-24, -12, 0, 12, 24]
    .map((x, at) =>
      line(
        `M${x * 0.9} 2C${x + 8} 14 ${x - 8} 24 ${x + (at % 2 ? 6 : -4)} 48`,
        kit.linear('0 #d8fbff .95, 100 #4fd0e8 .1'),
        at % 2 === 0 ? 4 : 2.6,
      ),
    )
    .join('') +
  path(
    'M0-46C28-46 40-24 40 2C34 8 30 0 24 4S14 8 8 4S-4 0-8 4S-18 8-24 4S-34 8-40 2C-40-24-28-46 0-46Z',
    kit.radial('0 #fff .98, 35 #9df3ff .92, 75 #2aa7cf .85, 100 #1a4f90 .9', 0.38, 0.24, 0.82),
  ) +
  path('M-22-6C-20-22-8-30 0-30S20-22 22-6C12-2-12-2-22-6Z', '#ff9fc0', 'opacity=".45"') +
  gloss(-14, -30, 10, 5) +
  circle(14, -26, 2.6, '#fff', 'opacity=".8"');

const shell: Emblem = (kit) =>
  path('M-46 12C-40 34-20 44 0 44S40 34 46 12C30 22-30 22-46 12Z', kit.linear('0 #f7b6b0, 100 #7a2f4a')) +
  ellipse(0, 12, 46, 14, kit.radial('0 #fff6ee, 100 #e0a0a8')) +
  path(
    'M0 10C-20 10-40 6-46 8C-52-10-36-26-26-28C-24-40-8-46 0-40C8-46 24-40 26-28C36-26 52-10 46 8C40 6 20 10 0 10Z',
    kit.radial('0 #fff4ea, 50 #f5b3b0, 100 #a8486a', 0.5, 0.9, 1),
  ) +
  [-34, -18, 0, 18, 34]
    .map((x) => line(`M0 8L${x}-${x === 0 ? 38 : Math.abs(x) > 20 ? 20 : 34}`, '#b85f78', 1.5, 'opacity=".6"'))
    .join('') +
  orb(kit, 0, 13, 13, '#f3ece6') +
  star(8, 4, 4, 9, 1, '#fff');

const trident: Emblem = (kit) =>
  group(
    'rotate(24)',
    path('M-3-10H3V50H-3Z', kit.gold) +
      path('M0-52L8-34L4-30V0H-4V-30L-8-34Z', kit.gold) +
      mirrored(kit, path('M4-2C18-2 22-12 21-26L17-28L27-44L33-26L29-26C30-6 20 8 4 8Z', kit.gold)) +
      circle(0, 3, 8, kit.gold) +
      circle(0, 3, 5.5, kit.ball('#1fb0c8')) +
      line('M-3 20H3M-3 26H3M-3 40H3', '#8a4f12', 1.6),
  ) +
  line('M-40 26C-26 14-12 34 2 24S26 12 42 22', '#aef4ff', 3, 'opacity=".8"') +
  line('M-34 36C-22 28-10 42 4 34S26 26 36 32', '#5fd8f0', 2.4, 'opacity=".7"') +
  star(-18, -34, 4, 9, 1, '#fff');

export const REEF: MotifSet = {
  turtle: { draw: turtle, hues: [198, 178, 26, 322], scenes: ['reef', 'deep'], with: ['angelfish', 'coin'] },
  octopus: { draw: octopus, hues: [190, 206, 165, 36], scenes: ['reef', 'deep'], with: ['chest', 'coin'] },
  crab: { draw: crab, hues: [192, 175, 322, 260], scenes: ['reef'], with: ['shell', 'coin'] },
  jelly: { draw: jelly, hues: [214, 172, 322], scenes: ['deep'], with: ['jelly', 'angelfish'] },
  shell: { draw: shell, hues: [186, 205, 330, 24], scenes: ['reef'], with: ['crab', 'coin'] },
  trident: { draw: trident, hues: [204, 186, 165, 18, 300], scenes: ['deep', 'reef'], with: ['coin', 'koi'] },
};
