import { darker, lighter } from '../pieces/colour';
import { type Emblem, type Kit, use } from '../pieces/kit';
import type { MotifSet } from '../pieces/motif';
import { circle, ellipse, group, line, path, star } from '../pieces/shapes';
import { hide } from './bodies';

const RED = '#d23a22';

/** A dragon's head in profile that faces left, in a box from -50 to 50. */
function head(kit: Kit, coat: string): string {
  const flame = kit.lit('#f39a2a');
  const bone = kit.linear('0 #fff8dc, 50 #f0c668, 100 #8a5212', 60);
  return (
    path(
      'M6-22C30-40 44-36 50-40C46-28 44-20 34-14C46-14 50-8 50-2C42-2 38 2 32 6C42 10 44 18 42 26C34 20 24 20 10 22Z',
      flame,
    ) +
    path(
      'M8-16C26-28 36-24 42-26C36-18 30-12 24-8C34-6 38-2 40 2C30 2 26 8 22 10C30 14 32 18 32 20C24 16 18 18 8 18Z',
      '#ffd76a',
      'opacity=".75"',
    ) +
    path('M4-30C12-44 24-50 38-49C30-44 26-40 22-34L36-36C28-30 20-24 12-22Z', bone) +
    path('M20 16C12 26-4 32-24 30C-34 29-38 24-36 20C-22 24-12 18-8 8Z', kit.lit(darker(coat, 0.18))) +
    path('M-34 21C-22 22-14 18-9 10L-14 6C-20 14-28 16-36 15Z', '#7a0f22') +
    path('M-30 17C-22 18-18 15-15 11C-20 11-26 13-30 17Z', '#ff8a7a') +
    path(
      'M16 20C26 8 26-16 12-27C0-36-14-32-20-24C-28-26-38-24-44-16C-50-9-49 0-44 6C-36 10-22 8-14 6C-8 6-2 10 2 16Z',
      hide(kit, coat),
    ) +
    path('M-42 6L-39 14L-35 8L-31 14L-27 8L-23 13L-19 7ZM-32 22L-29 15L-26 22ZM-23 21L-20 13L-16 20Z', '#fffdf0') +
    path('M-44-14C-40-20-32-18-32-13C-35-9-41-9-44-14Z', lighter(coat, 0.28)) +
    ellipse(-41, -10, 2.6, 1.8, '#3a0a10', 20) +
    path('M-22-14C-14-26 2-26 8-16C-2-18-12-14-22-14Z', lighter(coat, 0.4)) +
    path('M-16-10C-10-20 2-18 4-10C-2-5-11-5-16-10Z', '#fff4c0') +
    circle(-6, -11, 5, kit.radial('0 #ffe36a, 60 #e08a12, 100 #6a2a04')) +
    ellipse(-6, -11, 1.6, 4.4, '#1a0808') +
    circle(-7.6, -13, 1.3, '#fff') +
    line('M-40-4C-48 6-50 20-44 32M-34-2C-40 12-36 26-28 38', '#ffdf8a', 1.8) +
    path('M10 10C16 22 12 34 4 42C4 34 0 28-6 28C4 24 8 18 10 10Z', flame) +
    line('M8-2C12 2 12 6 10 10M14-8C18-3 18 2 16 6M12-18C18-14 19-10 18-6', lighter(coat, 0.45), 1.6, 'opacity=".7"')
  );
}

const BODY = 'M34 42C6 52-34 46-36 26C-38 6 20 18 34 2C42-8 34-22 20-22';
const COIL = 'M18 34C-2 40-22 38-24 28';

const coiled: Emblem = (kit, coat = RED) =>
  path('M30 38C38 34 46 38 50 30C50 40 46 50 36 48C30 50 26 46 30 38Z', kit.lit('#f39a2a')) +
  line(BODY, '#f2a52e', 25, 'stroke-dasharray="4 6" stroke-linecap="butt"') +
  line(BODY, darker(coat, 0.6), 19) +
  line(BODY, kit.linear(`0 ${lighter(coat, 0.3)}, 45 ${coat}, 100 ${darker(coat, 0.45)}`), 16) +
  line(BODY, lighter(coat, 0.35), 12, 'stroke-dasharray="1.200 4.500" stroke-linecap="butt" opacity=".6"') +
  line(COIL, '#ffe2a0', 5, 'stroke-dasharray="3 1.500" stroke-linecap="butt" opacity=".85"') +
  line(
    'M-32 34L-46 40M-46 40L-50 36M-46 40L-49 45M-46 40L-43 47M36 8L46 16M46 16L50 12M46 16L50 19M46 16L44 23',
    kit.gold,
    3.4,
  ) +
  use(kit.keep(head(kit, coat)), -2, -16, 0.74);

const rearing: Emblem = (kit, coat = RED) => {
  const membrane = kit.linear(`0 ${lighter(coat, 0.3)}, 60 ${darker(coat, 0.35)}, 100 ${darker(coat, 0.7)}`, 110);
  const wing =
    path('M0 0C6-24 20-38 46-46C40-38 40-32 42-26C34-26 32-20 33-14C26-16 22-10 22-4C14-6 8-2 0 0Z', membrane) +
    line('M0 0C12-22 26-36 46-46M2-2C16-14 30-20 42-26M4-2C14-8 24-12 33-14', lighter(coat, 0.5), 1.6);
  const neck = 'M10 46C30 34 28 14 14 8C2 2 4-10 12-18';
  return (
    group('translate(14 8) scale(1 .9)', wing) +
    group('translate(-2 14) scale(-.9 .8)', wing) +
    line('M8 44C-14 54-42 50-46 34', darker(coat, 0.3), 7) +
    path('M-40 38C-48 36-52 28-46 20C-44 28-38 30-38 36Z', kit.lit('#f39a2a')) +
    line(neck, '#f2a52e', 26, 'stroke-dasharray="4 6" stroke-linecap="butt"') +
    line(neck, darker(coat, 0.6), 21) +
    line(neck, kit.linear(`0 ${lighter(coat, 0.3)}, 45 ${coat}, 100 ${darker(coat, 0.4)}`), 18) +
    line(
      'M4 42C18 34 18 20 6 13C-3 7-2-6 4-12',
      '#ffe2a0',
      6,
      'stroke-dasharray="3 1.500" stroke-linecap="butt" opacity=".9"',
    ) +
    line('M4 18L-10 24M-10 24L-15 21M-10 24L-14 29M-10 24L-8 30', kit.gold, 3.4) +
    use(kit.keep(head(kit, coat)), 0, -22, 0.66)
  );
};

const roaring: Emblem = (kit, coat = RED) =>
  path(
    'M-34 14C-46 18-44 30-50 36C-40 36-38 44-30 46C-32 38-22 34-24 26Z',
    kit.radial('0 #fff6c0, 40 #ffb13a, 100 #e0431a 0'),
  ) + use(kit.keep(head(kit, coat)), 3, 0, 0.98);

/** Long feathers with eyes at their ends, spread downwards. */
function flyingTail(kit: Kit, colours: readonly string[]): string {
  return colours
    .map((colour, at) =>
      group(
        `rotate(${-26 + at * 17})`,
        path('M0 0C-8 14-8 30 0 46C8 34 8 16 0 0Z', kit.lit(colour)) +
          circle(0, 36, 4.5, '#ffe27a') +
          circle(0, 36, 2.2, '#1f7f8a'),
      ),
    )
    .join('');
}

const phoenix: Emblem = (kit, coat = '#e8551c') => {
  const wing =
    path(
      'M4 6C10-14 22-34 50-46C48-38 50-34 49-28C45-26 45-20 46-15C40-14 40-8 40-3C34-3 32 2 31 6C22 4 14 10 4 14Z',
      kit.linear('0 #ffe27a, 40 #f8912a, 100 #b3210f', 120),
    ) + line('M10 2C20-14 32-26 46-34M14 5C24-6 34-14 44-18M16 9C24 2 32-1 38-4', '#fff0b0', 1.6, 'opacity=".8"');
  return (
    circle(0, -4, 48, kit.radial('0 #ffd76a .6, 100 #ff7a1a 0')) +
    group('translate(0 10) scale(.86)', flyingTail(kit, ['#d8261c', '#f2942a', '#ffcf4a', '#f2942a'])) +
    wing +
    group('scale(-1 1)', wing) +
    path('M0-22C12-22 15-4 12 10C9 22 4 28 0 30C-4 28-9 22-12 10C-15-4-12-22 0-22Z', hide(kit, coat)) +
    line('M-7 0Q-3 4 0 0Q3 4 7 0M-6 8Q-3 12 0 8Q3 12 6 8M-4 16Q-2 19 0 16Q2 19 4 16', '#ffe27a', 1.5) +
    path('M0-38C9-38 12-30 10-22C6-16-6-16-10-22C-12-30-9-38 0-38Z', hide(kit, '#f29a2a')) +
    path('M-2-36C-10-42-8-48-4-50C-4-46 0-46 0-42C2-46 4-48 8-49C8-44 6-40 2-36Z', kit.lit('#e0341c')) +
    path('M-11-28L-22-23C-17-20-12-20-8-22Z', kit.gold) +
    circle(-4, -29, 3, '#fff8d8') +
    circle(-4.4, -29, 1.7, '#2a0a08') +
    star(24, -30, 4, 7, 0.9, '#fff')
  );
};

export const DRAGONS: MotifSet = {
  dragon: {
    draw: coiled,
    poses: [rearing, roaring],
    coats: [RED, '#2f9a6a', '#8a3f9e', RED, '#d8771a'],
    hues: [205, 168, 38, 222],
    scenes: ['peaks', 'roofs', 'arches', 'burst'],
    with: ['pearl', 'flame', 'cloud', 'bolt'],
  },
  phoenix: { draw: phoenix, hues: [215, 190, 165], scenes: ['peaks', 'burst', 'dawn'], with: ['flame', 'feather'] },
};
