import { darker, lighter } from '../pieces/colour';
import { type Emblem, type Kit, mirrored } from '../pieces/kit';
import type { MotifSet } from '../pieces/motif';
import { circle, ellipse, group, line, path, rect, star } from '../pieces/shapes';

const stone = (kit: Kit, tone: string): string =>
  kit.linear(`0 ${lighter(tone, 0.4)}, 45 ${tone}, 100 ${darker(tone, 0.55)}`, 12);
const doorLight = (kit: Kit): string => kit.radial('0 #fff6c0, 60 #ffc04a, 100 #b3641a');

const castle: Emblem = (kit, coat = '#b9a890') => {
  const tower = (x: number, top: number, w: number): string =>
    rect(x - w / 2, top, w, 46 - top, 1, stone(kit, coat)) +
    path(`M${x - w / 2 - 4} ${top}L${x} ${top - 24}L${x + w / 2 + 4} ${top}Z`, kit.lit('#b3202e')) +
    rect(x - 3, top + 10, 6, 10, 3, '#ffd76a');
  return (
    tower(-34, -8, 18) +
    tower(34, -8, 18) +
    tower(0, -22, 24) +
    path('M-44 14V6H-36V12H-28V6H-20V12H-12V6H-4V12H4V6H12V12H20V6H28V12H36V6H44V46H-44Z', stone(kit, coat)) +
    path('M-11 46V30A11 11 0 0 1 11 30V46Z', '#3a1c12') +
    path('M-8 46V31A8 8 0 0 1 8 31V46Z', doorLight(kit)) +
    line('M-38 22h8M-26 30h8M22 24h8M32 34h8M-36 38h8M20 40h8', darker(coat, 0.5), 2, 'opacity=".6"') +
    line('M0-46V-54', '#ffe2a0', 2) +
    path('M0-54L14-50L0-46Z', '#ffcf4a')
  );
};

const temple: Emblem = (kit, coat = '#e8dcc4') =>
  path('M-48-14L0-44L48-14Z', stone(kit, coat)) +
  path('M-32-17L0-37L32-17Z', darker(coat, 0.45)) +
  circle(0, -24, 6, kit.gold) +
  rect(-46, -14, 92, 8, 1, kit.gold) +
  rect(-36, -6, 72, 40, 0, '#2a1622') +
  rect(-9, 4, 18, 30, 1, doorLight(kit)) +
  [-36, -18, 18, 36]
    .map((x) => rect(x - 6, -6, 12, 40, 2, kit.linear(`0 ${darker(coat, 0.4)}, 35 #fff, 100 ${darker(coat, 0.5)}`, 0)))
    .join('') +
  path('M-44 34H44L48 41H-48ZM-50 41H50V48H-50Z', stone(kit, coat));

const gate: Emblem = (kit, coat = '#c8321f') =>
  [-28, 28]
    .map(
      (x) =>
        rect(
          x - 5.5,
          -26,
          11,
          72,
          2,
          kit.linear(`0 ${darker(coat, 0.4)}, 35 ${lighter(coat, 0.35)}, 100 ${darker(coat, 0.55)}`, 0),
        ) + rect(x - 8, 40, 16, 8, 2, '#2a1a20'),
    )
    .join('') +
  rect(-42, -16, 84, 9, 2, kit.lit(coat)) +
  path('M-50-46C-24-34 24-34 50-46L46-30C24-22-24-22-46-30Z', kit.lit(coat)) +
  path('M-50-46C-24-34 24-34 50-46L49-40C24-28-24-28-49-40Z', '#2a1a20') +
  rect(-7, -28, 14, 22, 2, kit.gold) +
  circle(0, -17, 3.4, '#7a3a10') +
  line('M-30-8C-20 6 20 6 30-8', '#fff6dc', 3.4) +
  path('M-12 3L-15 12H-9ZM4 4L1 13H7Z', '#fff') +
  ellipse(0, 30, 22, 14, kit.radial('0 #ffe9a8 .8, 100 #ffb45a 0'));

const tower: Emblem = (kit, coat = '#c9b08a') =>
  path('M-20 48L-14-18H14L20 48Z', stone(kit, coat)) +
  line('M-17 34L18 22M-16 16L16 4M-15 0L14-10', darker(coat, 0.5), 4, 'opacity=".55"') +
  path('M-22-18H22V-30H14V-24H5V-30H-5V-24H-14V-30H-22Z', stone(kit, coat)) +
  path('M-16-30L0-50L16-30Z', kit.lit('#2f6f9a')) +
  path('M-6 48V36A6 6 0 0 1 6 36V48Z', doorLight(kit)) +
  rect(-3, 10, 6, 10, 3, '#ffd76a') +
  rect(-3, -12, 6, 9, 3, '#ffd76a');

const city: Emblem = (kit) =>
  (
    [
      [-38, -8, 18],
      [-18, -30, 20],
      [4, -46, 18],
      [24, -20, 20],
      [42, 2, 14],
    ] as const
  )
    .map(
      ([x, top, w], at) =>
        rect(x - w / 2, top, w, 48 - top, 2, kit.linear(`0 ${at % 2 ? '#6f8fc8' : '#8fa8e0'}, 100 #1a2040`, 80)) +
        line(
          `M${x - w / 4} ${top + 8}V44M${x + w / 4} ${top + 8}V44`,
          '#ffd76a',
          3,
          'stroke-dasharray="3 5" stroke-linecap="butt"',
        ),
    )
    .join('') +
  line('M4-46V-54', '#fff', 1.6) +
  circle(4, -54, 2, '#ff5a6a');

const bridge: Emblem = (kit, coat = '#c8321f') =>
  ellipse(0, 36, 50, 14, kit.lit('#2f86a8')) +
  path('M-50 26C-30-12 30-12 50 26V36C40 34 34 36 30 36C24 8-24 8-30 36C-34 36-40 34-50 36Z', kit.lit(coat)) +
  path('M-50 8C-30-30 30-30 50 8', 'none', `stroke="${coat}" stroke-width="4.500"`) +
  line('M-44 18V0M-30 6V-12M-14-2V-20M2-2V-21M18 0V-18M34 8V-10M46 20V2', lighter(coat, 0.25), 4) +
  line('M-34 40H-12M6 44H30M-6 34H8', '#d6f4ff', 2, 'opacity=".7"');

const hut: Emblem = (kit) =>
  rect(-32, -2, 64, 48, 2, stone(kit, '#b5763e')) +
  line('M-32 10H32M-32 22H32M-32 34H32', '#5a3218', 1.6) +
  path('M-46 2L0-42L46 2L38 8L0-28L-38 8Z', kit.lit('#8a2a20')) +
  path('M0-28L34 4H-34Z', stone(kit, '#a8672f')) +
  circle(0, -8, 6, doorLight(kit)) +
  path('M-9 46V22H9V46Z', '#3a1c12') +
  path('M-7 46V24H7V46Z', doorLight(kit)) +
  rect(-26, 16, 12, 12, 1, '#ffd76a') +
  rect(14, 16, 12, 12, 1, '#ffd76a') +
  rect(20, -36, 9, 18, 1, stone(kit, '#8a5a4a'));

const stall: Emblem = (kit) =>
  line('M-38-14V46M38-14V46', kit.lit('#8a5a2e'), 5) +
  rect(-40, 14, 80, 32, 2, stone(kit, '#a8672f')) +
  (
    [
      [-26, '#e0243c'],
      [-10, '#f2a52e'],
      [6, '#5fae38'],
      [22, '#f6c521'],
    ] as const
  )
    .map(([x, tone]) => circle(x, 10, 8, kit.ball(tone)) + circle(x + 8, 12, 7, kit.ball(tone)))
    .join('') +
  [0, 1, 2, 3, 4, 5]
    .map((at) =>
      path(
        `M${-36 + at * 12}-40H${-24 + at * 12}L${-32 + at * 16}-14A8 8 0 0 1 ${-48 + at * 16}-14Z`,
        at % 2 === 0 ? kit.lit('#d3273c') : kit.lit('#f4ede2'),
      ),
    )
    .join('') +
  circle(0, -6, 6, kit.ball('#ffb04a')) +
  line('M0-20V-12', '#3a1c12', 1.6);

const stairs: Emblem = (kit) =>
  [0, 1, 2, 3, 4]
    .map(
      (at) =>
        path(`M${-46 + at * 14} ${46 - at * 17}H46V${32 - at * 17}H${-46 + at * 14}Z`, stone(kit, '#d0a86a')) +
        line(`M${-46 + at * 14} ${31 - at * 17}H46`, '#fff3cf', 3),
    )
    .join('') + star(34, -42, 5, 8, 3.4, '#ffd76a');

const ladder: Emblem = (kit) =>
  group(
    'rotate(14)',
    line('M-18-48V48M18-48V48', kit.lit('#a8672f'), 7) +
      line('M-18-36H18M-18-18H18M-18 0H18M-18 18H18M-18 36H18', kit.gold, 5.5) +
      line('M-20-46V46M16-46V46', '#ffdf9a', 1.6, 'opacity=".7"'),
  );

const tomb: Emblem = (kit) =>
  path('M0-48C18-48 26-34 24-18C34-8 32 30 18 48H-18C-32 30-34-8-24-18C-26-34-18-48 0-48Z', kit.gold) +
  mirrored(
    kit,
    path('M2-46C18-44 24-32 22-16L28-6C22-4 16-6 14-12C16-26 12-36 2-40Z', '#1f5f9a') +
      ellipse(6, -24, 3.2, 2, '#fff8e0') +
      circle(6, -24, 1.6, '#1a0c08') +
      line('M2-28H11M9-24L14-22', '#12304a', 1.8),
  ) +
  path('M-12-34C-10-42 10-42 12-34C13-22 8-14 0-14S-13-22-12-34Z', '#eab45a', 'opacity=".55"') +
  line('M-3-18H3', '#7a3a10', 1.6) +
  path('M-3-14H3L2 0H-2Z', '#1f5f9a') +
  line('M-22 4L22 4M-24 12H24M-23 22H23M-20 32H20', '#1f5f9a', 3) +
  line('M-14-4L10 14M14-4L-10 14', '#8a4f12', 4) +
  circle(0, 27, 4, '#d3273c');

const idol: Emblem = (kit, coat = '#2fae6d') =>
  path(
    'M-26 48V30L-34 24V-4C-40-10-38-22-30-24C-32-40-16-46 0-46S32-40 30-24C38-22 40-10 34-4V24L26 30V48Z',
    kit.linear(`0 ${lighter(coat, 0.5)}, 45 ${coat}, 100 ${darker(coat, 0.65)}`, 70),
  ) +
  path('M-26-32C-10-40 10-40 26-32L22-24C8-29-8-29-22-24Z', kit.gold) +
  mirrored(
    kit,
    path('M5-16C12-20 20-18 24-12C18-6 10-6 5-10Z', '#fff3c0') +
      circle(14, -12, 4, '#d3273c') +
      circle(35, -6, 5, kit.gold),
  ) +
  path('M-5-16H5L8 4H-8Z', lighter(coat, 0.25)) +
  path('M-20 10H20V22H-20Z', darker(coat, 0.7)) +
  line('M-14 10V22M-7 10V22M0 10V22M7 10V22M14 10V22', '#fff8e0', 3) +
  line('M-18 34H18M-14 41H14', darker(coat, 0.5), 3);

export const BUILDINGS: MotifSet = {
  castle: { draw: castle, hues: [205, 350, 168], scenes: ['peaks', 'dawn'], with: ['banner', 'crown'] },
  temple: { draw: temple, hues: [205, 350, 28], scenes: ['dawn', 'desert', 'peaks'], with: ['lotus', 'flame'] },
  gate: { draw: gate, hues: [205, 168, 42], scenes: ['peaks', 'dawn', 'roofs'], with: ['lantern', 'leaf'] },
  tower: { draw: tower, hues: [205, 28, 165], scenes: ['peaks', 'dawn'], with: ['bell'] },
  city: { draw: city, hues: [222, 322, 28], scenes: ['peaks', 'dawn'], with: ['star', 'moon'] },
  bridge: { draw: bridge, hues: [205, 28, 168], scenes: ['peaks', 'dawn'], with: ['lotus', 'heart'] },
  hut: { draw: hut, hues: [205, 28, 150], scenes: ['peaks', 'dawn'], with: ['lantern', 'tree'] },
  stall: { draw: stall, hues: [205, 168, 322], scenes: ['roofs'], with: ['lantern', 'basket'] },
  stairs: { draw: stairs, hues: [205, 350, 165], scenes: ['peaks', 'arches'], with: ['star'] },
  ladder: { draw: ladder, hues: [205, 168, 322], scenes: ['peaks', 'arches'], with: ['star', 'cloud'] },
  tomb: { draw: tomb, hues: [205, 350, 178], scenes: ['desert', 'arches'], with: ['scroll', 'pyramid'] },
  idol: { draw: idol, hues: [28, 350, 205], scenes: ['forest', 'arches'], with: ['emerald', 'flame'] },
};
