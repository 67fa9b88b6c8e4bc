import { darker, lighter } from '../pieces/colour';
import { type Emblem, facets, turned } from '../pieces/kit';
import type { MotifSet } from '../pieces/motif';
import { circle, ellipse, gloss, group, line, path, star, starPoints } from '../pieces/shapes';
import { hide } from './bodies';

const bolt: Emblem = (kit, coat = '#ffd23a') =>
  circle(0, 0, 48, kit.radial(`0 ${lighter(coat, 0.5)} .6, 100 ${coat} 0`)) +
  path(
    'M10-50L-30 6H-6L-16 50L32-12H6L22-50Z',
    kit.linear('0 #fff, 35 #fff1a0, 60 #ffc21a, 100 #e0760a', 80),
    'stroke="#7a3a06" stroke-width="2.400"',
  ) +
  path('M9-44L-20 0H-10L8-30Z', '#fff', 'opacity=".8"');

const flake: Emblem = (kit, coat = '#d8f4ff') => {
  const arm =
    line('M0 0V-45M0-18L-11-28M0-18L11-28M0-31L-9-40M0-31L9-40', coat, 5.5) +
    line('M0 0V-45M0-18L-11-28M0-18L11-28', '#fff', 2);
  return (
    circle(0, 0, 48, kit.radial('0 #bfeaff .7, 100 #8fd0ff 0')) +
    turned(kit, [0, 60, 120, 180, 240, 300], arm) +
    `<polygon points="${starPoints(6, 13, 8)}" fill="#fff"/>` +
    circle(0, 0, 5, '#8fd0f4')
  );
};

const ice: Emblem = (kit) =>
  facets('#7fc8f0', [
    ['0 -44 40 -24 40 22 0 46 -40 22 -40 -24', -0.1],
    ['0 -44 40 -24 0 -4 -40 -24', 0.7],
    ['-40 -24 0 -4 0 46 -40 22', 0.3],
    ['40 -24 0 -4 0 46 40 22', -0.2],
  ]) +
  path('M-34-16L-8-2V14L-34 2ZM8 6L32-8V4L8 18Z', '#fff', 'opacity=".45"') +
  line('M-10-28L6-34M14-22L24-27', '#fff', 3) +
  group('scale(.3) translate(60 60)', flake(kit));

const cloud: Emblem = (kit, coat = '#f4efe6') =>
  path('M-30 26C-50 26-50 2-34-2C-36-24-10-34 2-18C14-30 36-20 34-2C52 0 50 26 32 26Z', hide(kit, coat)) +
  line('M-30 12C-20 2-8 6-8 14M2 4C12-6 26 0 24 10M-12-8C-6-16 2-14 4-8', darker(coat, 0.25), 3) +
  gloss(-14, -14, 9, 4);

const storm: Emblem = (kit) =>
  group('translate(0 -12)', cloud(kit, '#8fa0bc')) +
  line('M-26 20L-32 36M-10 22L-18 44M8 22L0 40M24 20L16 40M36 18L30 30', '#8fdcff', 4) +
  group('translate(6 24) scale(.42)', bolt(kit));

const wave: Emblem = (kit, coat = '#1f86b8') =>
  path(
    'M-50 40C-46 4-26-32 8-36C30-38 44-22 40-8C36-18 24-22 16-14C6-4 14 14 30 20C40 24 48 24 50 24V50H-50Z',
    kit.linear(`0 ${lighter(coat, 0.55)}, 40 ${coat}, 100 ${darker(coat, 0.6)}`),
  ) +
  path('M8-36C30-38 46-24 40-6C42-12 46-10 48-6C48-22 38-42 12-44C-4-46-14-36-18-30C-12-34 0-36 8-36Z', '#f4fcff') +
  line('M-40 34C-34 6-18-18 6-24M-28 40C-24 16-12-6 6-14M-12 44C-10 26-4 12 4 2', '#d6f4ff', 2.2, 'opacity=".75"') +
  line('M30-42h0M42-38h0M48-28h0M20-48h0', '#fff', 4.4) +
  line('M-46 44C-30 38-14 48 2 42S36 38 48 42', '#fff', 2.6, 'opacity=".7"');

const rainbow: Emblem = (kit) =>
  ['#e8394c', '#f5922a', '#ffd84a', '#3fb85a', '#2f86d8', '#7a4ab8']
    .map((tone, at) =>
      line(`M${-44 + at * 5.5} 30A${44 - at * 5.5} ${50 - at * 5.5} 0 0 1 ${44 - at * 5.5} 30`, tone, 5.8),
    )
    .join('') +
  line('M-46 16A46 52 0 0 1 0-22', '#fff', 1.6, 'opacity=".6"') +
  group('translate(-32 32) scale(.42)', cloud(kit)) +
  group('translate(32 32) scale(.42)', cloud(kit));

const mountain: Emblem = (kit, coat = '#6f7fae') =>
  path(
    'M-50 44L-22-8L-10 10L10-44L50 44Z',
    kit.linear(`0 ${lighter(coat, 0.4)}, 50 ${coat}, 100 ${darker(coat, 0.65)}`, 40),
  ) +
  path('M10-44L50 44H16L6 12L14-10Z', darker(coat, 0.5), 'opacity=".7"') +
  path('M10-44L-2-14L6-20L10-10L16-18L24-12ZM-22-8L-30 8L-23 4L-18 10L-13 5Z', '#fff') +
  path('M-50 46C-30 36-10 42 6 44S36 38 50 46Z', kit.lit('#3f7a4a')) +
  star(30, -34, 4, 8, 1, '#fff');

const island: Emblem = (kit) =>
  ellipse(0, 38, 48, 12, kit.lit('#2a9fc0')) +
  path('M-38 38C-30 20 26 18 40 38C20 44-20 44-38 38Z', kit.lit('#f2cf82')) +
  path('M2 30C6 10 4-8-6-24L0-27C12-10 14 10 11 30Z', kit.lit('#8a5a2e')) +
  line('M3 20L11 18M4 8L12 6M2-4L9-7', '#4a2c14', 1.6) +
  [-150, -110, -70, -20, 20, 58]
    .map((turn) =>
      group(
        `translate(-3 -26) rotate(${turn})`,
        path('M0 0C10-12 30-12 42 4C28-2 14 2 0 0Z', kit.lit('#2f9f4a')) + line('M2 0C14-7 26-7 36 0', '#c9f5a6', 1),
      ),
    )
    .join('') +
  circle(-4, -20, 4.5, '#6a3f1c') +
  circle(3, -20, 4, '#7a4a22');

const starFigure: Emblem = (kit) =>
  `<polygon points="${starPoints(5, 48, 21)}" transform="translate(2 4)" fill="#6d3b0c"/>` +
  `<polygon points="${starPoints(5, 48, 21)}" fill="${kit.gold}"/>` +
  `<polygon points="${starPoints(5, 38, 17)}" fill="${kit.radial('0 #fff3a8, 60 #ffc93a, 100 #d9821a', 0.4, 0.3, 0.8)}"/>` +
  path('M0-38L-10-14L-36-12L-14 4Z', '#fff', 'opacity=".4"') +
  star(-12, -16, 4, 10, 1.2, '#fff');

const bubble: Emblem = (kit) =>
  (
    [
      [-8, -2, 34],
      [28, 26, 17],
      [26, -30, 12],
      [-34, 36, 10],
    ] as const
  )
    .map(
      ([x, y, r]) =>
        circle(x, y, r, kit.radial('0 #fff .1, 60 #bff0ff .25, 86 #8fdcff .65, 94 #ffd6f0 .9, 100 #fff .95')) +
        gloss(x - r * 0.35, y - r * 0.4, r * 0.28, r * 0.16) +
        line(
          `M${x + r * 0.7} ${y + r * 0.2}A${r * 0.75} ${r * 0.75} 0 0 1 ${x + r * 0.1} ${y + r * 0.72}`,
          '#fff',
          r * 0.07,
          'opacity=".7"',
        ),
    )
    .join('');

const firework: Emblem = (kit) => {
  const ray = (tone: string, far: number): string =>
    line(`M0-14V-${far - 8}`, tone, 3) + circle(0, -far, 3, lighter(tone, 0.5));
  return (
    circle(0, 0, 48, kit.radial('0 #fff3c8 .7, 100 #ff9a3a 0')) +
    turned(kit, [0, 45, 90, 135, 180, 225, 270, 315], ray('#ff5a6a', 46)) +
    turned(kit, [22, 67, 112, 157, 202, 247, 292, 337], ray('#ffd23a', 36)) +
    turned(kit, [11, 56, 101, 146, 191, 236, 281, 326], ray('#4fd0e0', 27)) +
    circle(0, 0, 7, '#fff')
  );
};

export const WEATHER: MotifSet = {
  bolt: { draw: bolt, hues: [222, 205, 168], scenes: ['peaks', 'hall', 'stage'], with: ['storm', 'cloud'] },
  flake: { draw: flake, hues: [212, 190, 322], scenes: ['peaks', 'forest'], with: ['ice'] },
  ice: { draw: ice, hues: [212, 190], scenes: ['peaks'], with: ['flake'] },
  cloud: { draw: cloud, hues: [205, 190], scenes: ['peaks', 'dawn'], with: ['bolt'] },
  storm: { draw: storm, hues: [212, 168, 28], scenes: ['peaks', 'roofs'], with: ['bolt', 'wave'] },
  wave: { draw: wave, hues: [28, 190, 205], scenes: ['dawn', 'peaks'], with: ['shell', 'ship'] },
  rainbow: { draw: rainbow, hues: [205, 190, 222], scenes: ['peaks', 'dawn'], with: ['clover'] },
  mountain: { draw: mountain, hues: [205, 28, 322], scenes: ['dawn', 'peaks'], with: ['sun', 'cloud'] },
  island: { draw: island, hues: [28, 200, 322], scenes: ['dawn', 'peaks'], with: ['ship', 'shell'] },
  star: { draw: starFigure, hues: [222, 350, 168], scenes: ['burst', 'stage'], with: ['comet'] },
  bubble: { draw: bubble, hues: [205, 168, 322], scenes: ['reef', 'deep'], with: ['puffer'] },
  firework: { draw: firework, hues: [222, 322, 205], scenes: ['roofs', 'peaks'], with: ['lantern', 'star'] },
};
