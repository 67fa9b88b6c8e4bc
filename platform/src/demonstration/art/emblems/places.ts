import { darker, lighter } from '../pieces/colour';
import { type Emblem, type Kit, mirrored, turned, use } from '../pieces/kit';
import type { MotifSet } from '../pieces/motif';
import { around, circle, ellipse, gloss, group, line, path, rect, star } from '../pieces/shapes';

function storey(kit: Kit): string {
  const roof = 'M-45-1C-29 0-22-7-18-12H18C22-7 29 0 45-1C36 3 29 5 22 5H-22C-29 5-36 3-45-1Z';
  const window = kit.radial('0 #fffbe0, 60 #ffc95a, 100 #e8832e');
  return (
    rect(-22, 0, 44, 16, 1, kit.linear('0 #6b1520, 50 #c23a3a, 100 #6b1520', 0)) +
    path('M-18 16V9A4 4 0 0 1-10 9V16ZM-4 16V9A4 4 0 0 1 4 9V16ZM10 16V9A4 4 0 0 1 18 9V16Z', window) +
    path(roof, kit.linear('0 #5fc3ae, 45 #1f7f7a, 100 #0b3a44')) +
    line('M-45-1C-36 3-29 5-22 5H22C29 5 36 3 45-1', '#ffd980', 1.5) +
    line('M-18-12H18', '#d9fff2', 1.4)
  );
}

const pagoda: Emblem = (kit) => {
  const floor = kit.keep(storey(kit));
  return (
    line('M0-50V-34', '#ffd980', 2.6) +
    circle(0, -44, 3, kit.gold) +
    circle(0, -38, 4, kit.gold) +
    path('M-46 50L-38 40H38L46 50Z', kit.lit('#8b7f74')) +
    use(floor, 0, 26, 1) +
    use(floor, 0, 3, 0.8) +
    use(floor, 0, -16, 0.6)
  );
};

const lantern: Emblem = (kit) =>
  circle(0, 0, 50, kit.radial('30 #ffb347 .55, 100 #ff8a2a 0')) +
  line('M0-50V-36', '#e9b54c', 2.2) +
  path(
    'M-16-32H16C36-22 42-8 42 2S36 24 16 32H-16C-36 24-42 12-42 2S-36-22-16-32Z',
    kit.radial('0 #fff3b8, 28 #ffb24a, 62 #e23b2e, 100 #7a0b1f', 0.46, 0.5, 0.62),
  ) +
  [-28, -12, 12, 28]
    .map((x) => line(`M${x * 0.45}-32C${x * 1.2}-18 ${x * 1.2} 18 ${x * 0.45} 32`, '#8f1220', 1.3, 'opacity=".6"'))
    .join('') +
  path('M-30-18C-36-8-36 8-31 18C-26 8-26-10-30-18Z', '#fff', 'opacity=".35"') +
  rect(-18, -38, 36, 8, 3, kit.gold) +
  rect(-18, 30, 36, 8, 3, kit.gold) +
  [-8, -3, 3, 8].map((x) => line(`M${x} 38V${50 - Math.abs(x) / 3}`, '#f0453a', 2)).join('') +
  circle(0, 40, 4, kit.gold);

const lotus: Emblem = (kit, coat = '#e85a8f') => {
  const petal = (tone: string): string =>
    path(
      'M0 30C-18 14-16-18 0-44C16-18 18 14 0 30Z',
      kit.linear(`0 ${tone}, 55 ${lighter(coat, 0.5)}, 100 #fff4ea`, 90),
    ) + line('M0 20V-30', '#fff', 0.9, 'opacity=".5"');
  const back = petal(darker(coat, 0.22));
  const front = petal(coat);
  const set = (turns: readonly number[], content: string, size: number): string =>
    group('translate(0 14)', turned(kit, turns, group('translate(0 -14)', content), size));
  return (
    ellipse(0, 38, 48, 10, kit.lit('#1f7a52')) +
    line('M-44 38C-20 34 20 34 44 38', '#8fe3a8', 1, 'opacity=".6"') +
    set([-72, 72, -48, 48], back, 0.98) +
    set([-24, 24, 0], back, 1) +
    circle(0, 10, 13, kit.radial('0 #fff6c0, 100 #f2a930')) +
    set([-58, 58, -30, 30], front, 0.72) +
    group('translate(0 10) scale(.62)', front) +
    star(0, -38, 4, 9, 1, '#fff')
  );
};

const moon: Emblem = (kit, coat = '#f0d494') =>
  circle(0, 0, 50, kit.radial('50 #fff2c0 .5, 100 #fff2c0 0')) +
  circle(
    0,
    0,
    38,
    kit.radial(
      `0 #fffdf0, 50 ${lighter(coat, 0.25)}, 85 ${darker(coat, 0.18)}, 100 ${darker(coat, 0.45)}`,
      0.38,
      0.3,
      0.75,
    ),
  ) +
  [
    [-10, 8, 8],
    [14, -10, 6],
    [10, 18, 4.5],
    [-18, -12, 4],
    [22, 8, 3],
  ]
    .map(
      ([x = 0, y = 0, r = 1]) =>
        circle(x, y, r, darker(coat, 0.22), 'opacity=".45"') +
        circle(x + 0.8, y + 0.9, r * 0.85, lighter(coat, 0.3), 'opacity=".55"'),
    )
    .join('') +
  path(
    'M-46 26C-40 14-26 18-22 24C-16 12 4 14 6 26C14 20 28 22 28 32C36 30 44 34 44 40H-46C-52 38-52 28-46 26Z',
    kit.linear('0 #fff .95, 100 #9fb6d8 .85'),
  ) +
  star(28, -34, 4, 10, 1.2, '#fff') +
  star(-36, -24, 4, 6, 0.8, '#fff');

const sun: Emblem = (kit) => {
  const ray = path('M-7-30L0-50L7-30Z', kit.gold);
  const wave = path('M-5-30C-9-38 5-40 0-47C9-42 2-36 6-30Z', kit.lit('#e8662a'));
  return (
    turned(kit, [0, 45, 90, 135, 180, 225, 270, 315], ray + group('rotate(22.5)', wave)) +
    circle(0, 0, 33, kit.gold) +
    circle(0, 0, 29, '#a65a14') +
    circle(0, 0, 27.5, kit.ball('#f4a92c')) +
    mirrored(
      kit,
      path('M5-6C9-11 16-11 19-6C15-3 9-3 5-6Z', '#7a3a0a') +
        circle(12, -6, 2, '#fff3c0') +
        line('M4-12C9-17 17-17 21-12', '#8a4510', 2.2) +
        circle(17, 5, 4, '#e86a30', 'opacity=".5"'),
    ) +
    path('M0-8L4 5C2 8-2 8-4 5Z', '#c9741c') +
    line('M-10 12C-4 18 4 18 10 12', '#7a3a0a', 2.6) +
    gloss(-10, -18, 8, 4)
  );
};

const pyramid: Emblem = (kit) =>
  circle(0, -20, 34, kit.radial('0 #fff7c8 .95, 45 #ffcf5a .5, 100 #ffb03a 0')) +
  path('M0-34L48 36L10 44Z', kit.linear('0 #a8692a, 100 #4a2510', 70)) +
  path('M0-34L10 44L-48 32Z', kit.linear('0 #ffe6a0, 60 #d99a3e, 100 #a2642a', 80)) +
  [0.25, 0.42, 0.58, 0.74, 0.88]
    .map((at) =>
      line(
        `M${-48 * at} ${-34 + 66 * at}L${10 * at} ${-34 + 78 * at}L${48 * at} ${-34 + 70 * at}`,
        '#5a2f10',
        1.1,
        'opacity=".5"',
      ),
    )
    .join('') +
  path('M0-34L11-18L2.200-15L-11-19Z', kit.gold) +
  ellipse(-6, 10, 8, 5, '#fff3c0', -8) +
  circle(-6, 10, 3.4, '#1b6f86') +
  line('M-16 9C-12 2 0 2 4 10M-8 15L-12 22', '#5a2f10', 1.6) +
  star(0, -34, 4, 16, 1.6, '#fff');

const drum: Emblem = (kit) =>
  group(
    'rotate(-14)',
    path(
      'M-40-14C-48 0-46 20-38 30C-20 42 20 42 38 30C46 20 48 0 40-14Z',
      kit.linear('0 #6b0d1c, 28 #e0393f, 60 #b01c2e, 100 #4a0712', 0),
    ) +
      ellipse(0, -16, 41, 17, kit.gold) +
      ellipse(0, -16, 36, 14, kit.radial('0 #fffaea, 70 #f1d9a8, 100 #c99b58', 0.42, 0.35, 0.7)) +
      star(0, 0, 8, 9, 4, '#c8303a', 'opacity="0"') +
      ellipse(0, -16, 12, 4.8, 'none', 0, 'stroke="#c8303a" stroke-width="3"') +
      ellipse(0, -16, 4, 1.7, '#c8303a') +
      around(9, 1)
        .filter(([, y]) => y > -0.2)
        .map(([x]) => circle(x * 40, -1 + (1 - x * x) * 10, 2.5, kit.gold))
        .join('') +
      line('M-38 28C-20 40 20 40 38 28', '#ffd76a', 3) +
      path('M-32-2C-38 8-36 20-32 26L-24 29C-28 20-29 8-25 2Z', '#fff', 'opacity=".35"'),
  ) +
  line('M-46-44L-10-20', '#e9c48a', 4) +
  line('M44-48L14-24', '#c9985a', 4) +
  circle(-9, -19, 5, kit.ball('#f3efe2')) +
  circle(13, -23, 5, kit.ball('#f3efe2'));

export const PLACES: MotifSet = {
  pagoda: { draw: pagoda, hues: [352, 22, 215], scenes: ['peaks', 'roofs'], with: ['lantern', 'coin'] },
  lantern: { draw: lantern, hues: [212, 190, 165], scenes: ['roofs', 'peaks'], with: ['lantern', 'coin'] },
  lotus: { draw: lotus, hues: [170, 200, 42], scenes: ['peaks', 'burst'], with: ['koi', 'coin'] },
  moon: { draw: moon, hues: [212, 190, 322], scenes: ['roofs', 'peaks', 'forest'], with: ['lantern', 'lotus'] },
  sun: { draw: sun, hues: [190, 12, 322], scenes: ['desert', 'peaks'], with: ['coin', 'emerald'] },
  pyramid: { draw: pyramid, hues: [205, 18, 178], scenes: ['desert'], with: ['sun', 'coin'] },
  drumslot: { draw: drum, hues: [168, 42, 205], scenes: ['roofs', 'burst'], with: ['lantern', 'coin'] },
};
