import { darker, lighter } from '../pieces/colour';
import { type Emblem, mirrored, orb, turned } from '../pieces/kit';
import type { MotifSet } from '../pieces/motif';
import { around, circle, ellipse, gloss, group, line, path, rect, star } from '../pieces/shapes';

const book: Emblem = (kit, coat = '#8a2a2a') =>
  path('M-48-26C-30-36-12-32 0-24C12-32 30-36 48-26V36C30 28 12 32 0 40C-12 32-30 28-48 36Z', kit.lit(coat)) +
  mirrored(
    kit,
    path('M0-22C12-30 28-32 43-25V29C28 23 12 26 0 33Z', kit.linear('0 #e3cfa0, 30 #fff6dc, 100 #f0dfb4', 0)) +
      line('M8-14C16-18 26-19 36-16M8-4C16-8 26-9 36-6M8 6C16 2 26 1 36 4M8 16C16 12 26 11 36 14', '#a8824a', 1.8),
  ) +
  line('M0-22V36', '#a8824a', 2) +
  circle(-22, -6, 9, kit.radial('0 #ffd76a .9, 100 #ffd76a 0')) +
  star(-22, -6, 5, 8, 3.4, '#c8321f') +
  path('M18 30H26V48L22 43L18 48Z', kit.lit('#d3273c')) +
  star(24, -34, 4, 9, 1.2, '#fff');

const scroll: Emblem = (kit) =>
  group(
    'rotate(-10)',
    path('M-30-32H30V34H-30Z', kit.linear('0 #e0c48a, 30 #fff3d0, 70 #f4e0b0, 100 #c49a5a', 0)) +
      line('M-20-18H16M-20-8H20M-20 2H12M-20 12H18', '#8a5a2a', 2.6) +
      circle(12, 22, 7, kit.ball('#c8263a')) +
      [-36, 34]
        .map(
          (y) =>
            rect(-38, y - 5, 76, 12, 6, kit.linear('0 #fff3d0, 50 #d9b070, 100 #8a5a2a')) +
            circle(-42, y + 1, 6, kit.gold) +
            circle(42, y + 1, 6, kit.gold),
        )
        .join(''),
  );

const cauldron: Emblem = (kit) =>
  ellipse(0, 44, 30, 6, kit.radial('0 #ffb13a, 100 #ff5a1a 0')) +
  path(
    'M-30 40C-34 30-28 26-26 18C-20 26-18 30-18 40ZM18 40C16 30 22 26 26 16C32 26 34 32 30 40ZM-10 44C-12 34-4 30 0 22C6 30 12 34 10 44Z',
    kit.lit('#ff8a1f'),
  ) +
  path('M-38-12C-50 14-36 38 0 38S50 14 38-12Z', kit.radial('0 #6a6478, 45 #3a3548, 100 #14101c', 0.36, 0.3, 0.8)) +
  ellipse(0, -12, 42, 10, '#23202e') +
  ellipse(0, -12, 36, 7.5, kit.radial('0 #d8ffa0, 60 #5fd04a, 100 #1f7a2a')) +
  (
    [
      [-14, -18, 8],
      [8, -24, 10],
      [20, -12, 5],
      [-2, -40, 6],
      [16, -44, 4],
    ] as const
  )
    .map(([x, y, r]) => orb(kit, x, y, r, '#7fe06a'))
    .join('') +
  gloss(-24, 8, 5, 10, 20, 0.35);

const lock: Emblem = (kit) =>
  path('M-20-8V-22C-20-48 20-48 20-22V-8', 'none', `stroke="${kit.silver}" stroke-width="10"`) +
  rect(-34, -10, 68, 56, 9, kit.gold) +
  rect(-28, -4, 56, 44, 6, 'none', 'stroke="#8a4f12" stroke-width="2"') +
  circle(0, 12, 9, '#3a1a08') +
  path('M-4 14H4L7 32H-7Z', '#3a1a08') +
  path('M-30-6H0L-30 30Z', '#fff', 'opacity=".35"') +
  star(24, -2, 4, 9, 1.2, '#fff');

const vault: Emblem = (kit) =>
  rect(-46, -46, 92, 92, 10, kit.lit('#4a566e')) +
  circle(0, 0, 39, kit.silver) +
  circle(0, 0, 33, kit.ball('#7f8ca6')) +
  around(10, 36, 0)
    .map(([x, y]) => circle(x, y, 2.4, '#2a3040'))
    .join('') +
  turned(kit, [0, 60, 120, 180, 240, 300], rect(-2.5, -23, 5, 23, 2, kit.gold) + circle(0, -24, 5, kit.gold)) +
  circle(0, 0, 10, kit.gold) +
  circle(0, 0, 5, '#8a4f12') +
  gloss(-16, -20, 12, 4);

const anvil: Emblem = (kit) =>
  path(
    'M-46-2H-14V-8H40V2C30 4 18 10 14 18V28C22 30 30 34 30 42H-24C-24 34-16 30-10 28V18C-14 10-36 10-46-2Z',
    kit.linear('0 #c8d0e0, 30 #6a7488, 100 #20242e'),
  ) +
  rect(-12, -8, 52, 4, 0, '#f4f8ff', 'opacity=".6"') +
  rect(-8, -16, 26, 8, 2, kit.radial('0 #fff6c0, 60 #ff9a2a, 100 #d8401a')) +
  group(
    'translate(20 -26) rotate(-34)',
    rect(-3, -2, 6, 44, 3, kit.lit('#8a5a2e')) + rect(-16, -14, 32, 17, 3, kit.silver),
  ) +
  line('M-12-18L-24-30M-6-20L-12-38M-16-14L-34-18', '#ffd23a', 2.6) +
  line('M-28-36h0M-14-44h0M-40-20h0M-34-30h0', '#fff3a0', 4);

const ship: Emblem = (kit) =>
  line('M-2-48V20', '#6b4424', 4) +
  path('M2-44C26-38 30-14 24 10C18 4 10 4 2 8Z', kit.linear('0 #fffaf0, 100 #e0c8a0', 0)) +
  path('M-6-36C-28-28-34-8-34 8C-24 2-14 2-6 6Z', kit.linear('0 #e0c8a0, 100 #fffaf0', 0)) +
  path('M-2-50L18-46L-2-41Z', '#d3273c') +
  circle(14, -16, 6, '#d3273c') +
  path(
    'M-46 14C-30 20 30 20 48 8C46 28 36 40 22 42H-24C-36 40-44 30-46 14Z',
    kit.linear('0 #b5763e, 50 #7a431f, 100 #3a1c0c'),
  ) +
  line('M-43 22C-24 28 28 28 45 18', kit.gold, 2.6) +
  line('M-20 32h0M-4 33h0M12 33h0M28 30h0', '#ffd76a', 5) +
  path('M-50 44C-40 36-30 48-18 42S2 36 14 42S38 48 50 40V50H-50Z', kit.lit('#2f9fc8'));

const anchor: Emblem = (kit) =>
  circle(0, -38, 9, 'none', `stroke="${kit.silver}" stroke-width="5.500"`) +
  rect(-4, -30, 8, 72, 3, kit.silver) +
  rect(-22, -22, 44, 7, 3.5, kit.silver) +
  line('M-36 12C-34 32-18 42 0 42S34 32 36 12', kit.silver, 8) +
  path('M-46 18L-36 0L-26 16ZM46 18L36 0L26 16Z', kit.silver) +
  line('M8-40C30-44 40-26 26-14C14-4-14 2-12 16C-10 26 10 26 22 22', '#e0b26a', 4) +
  line('M8-40C30-44 40-26 26-14C14-4-14 2-12 16C-10 26 10 26 22 22', '#8a5a2a', 4, 'stroke-dasharray="1 5"');

const train: Emblem = (kit, coat = '#1f7a5a') =>
  circle(0, -8, 44, kit.radial('0 #fff3c8 .3, 100 #fff3c8 0')) +
  path('M-14-50H14V-40H-14Z', kit.lit('#3a3548')) +
  circle(20, -46, 8, '#fff', 'opacity=".5"') +
  circle(32, -48, 6, '#fff', 'opacity=".35"') +
  circle(0, -8, 34, kit.ball(coat)) +
  circle(0, -8, 34, 'none', `stroke="${kit.gold}" stroke-width="4"`) +
  circle(0, -8, 24, kit.ball(darker(coat, 0.3))) +
  circle(0, -14, 11, kit.gold) +
  circle(0, -14, 8, kit.radial('0 #fff, 60 #fff3b0, 100 #ffc83a')) +
  star(0, 6, 5, 8, 3.4, '#ffd76a') +
  rect(-40, 22, 80, 10, 3, kit.lit('#c8263a')) +
  path('M-38 32H38L24 48H-24Z', kit.lit('#4a4658')) +
  line('M-26 34L-16 46M-13 34L-8 46M0 34V46M13 34L8 46M26 34L16 46', '#c8d0e0', 2.6) +
  mirrored(kit, circle(32, 26, 4.5, '#fff3b0'));

const racecar: Emblem = (kit, coat = '#d3273c') =>
  ellipse(0, 34, 46, 5, '#0c0714', 0, 'opacity=".4"') +
  path('M26-22H46V-16H40L38 2H26Z', kit.lit('#2a2634')) +
  path(
    'M-48 22C-44 8-28 4-14 2C-8-10 8-14 18-8L26 0C38 0 46 6 46 22Z',
    kit.linear(`0 ${lighter(coat, 0.45)}, 50 ${coat}, 100 ${darker(coat, 0.55)}`),
  ) +
  path('M-12 2C-6-7 6-10 14-5L10 4Z', '#bfe8ff') +
  circle(4, -6, 6, kit.ball('#f2b53c')) +
  circle(12, 12, 8, '#fff8ea') +
  line('M12 8V16', '#1a1018', 2.6) +
  line('M-40 16C-28 10-18 9-8 9', '#fff', 2, 'opacity=".7"') +
  [-28, 30].map((x) => circle(x, 24, 13, kit.ball('#2a2634')) + circle(x, 24, 6, kit.silver)).join('') +
  path('M-50 24H-38V28H-50Z', '#2a2634') +
  line('M40-8H50M44 2H50M36-30H50', '#fff', 2.4, 'opacity=".5"');

const rocket: Emblem = (kit) =>
  group(
    'rotate(32)',
    path('M-8 30C-10 40-4 44 0 52C4 44 10 40 8 30Z', kit.lit('#ff9a2a')) +
      path('M-14 8C-28 14-26 28-24 34L-10 26ZM14 8C28 14 26 28 24 34L10 26Z', kit.lit('#d3273c')) +
      path('M0-50C14-38 18-14 12 28H-12C-18-14-14-38 0-50Z', kit.linear('0 #a8b4c8, 40 #fff, 100 #7f8ca6', 0)) +
      path('M0-50C8-43 12-34 14-26H-14C-12-34-8-43 0-50Z', kit.lit('#d3273c')) +
      circle(0, -8, 8, kit.gold) +
      circle(0, -8, 5.5, kit.ball('#4fb0e0')),
  ) +
  star(-30, -24, 4, 6, 0.8, '#fff') +
  star(34, 20, 4, 5, 0.7, '#fff');

const clock: Emblem = (kit) =>
  circle(0, 0, 46, kit.gold) +
  circle(0, 0, 39, '#7f4710') +
  circle(0, 0, 37, kit.radial('0 #fffdf2, 80 #f4e6c8, 100 #c9a870', 0.42, 0.36, 0.7)) +
  around(12, 31, 0)
    .map(([x, y, angle]) => circle(x, y, angle % 90 === 0 ? 3.4 : 1.8, '#4a2410'))
    .join('') +
  line('M0 0L-14-18', '#2a140c', 5) +
  line('M0 0L2-28', '#2a140c', 3.4) +
  line('M0 4L0-4L18 16', '#d3273c', 1.8) +
  circle(0, 0, 4, kit.gold) +
  gloss(-16, -24, 14, 5, -35, 0.5) +
  path('M-8-48H8V-54H-8Z', kit.gold);

const bomb: Emblem = (kit) =>
  line('M18-22C24-36 36-32 36-44', '#d9b070', 4) +
  star(37, -44, 8, 13, 4, '#ffb13a') +
  star(37, -44, 8, 7, 2, '#fff6c0') +
  rect(8, -30, 18, 12, 3, kit.silver, 'transform="rotate(32 17 -24)"') +
  circle(-6, 10, 37, kit.ball('#3a3648')) +
  gloss(-20, -8, 11, 6) +
  line('M20 28A32 32 0 0 1-16 40', '#8fa0d0', 2.4, 'opacity=".5"');

const hat: Emblem = (kit, coat = '#a8672f') =>
  path('M-50 16C-40 34 40 34 50 16C44 8 34 14 26 12H-26C-34 14-44 8-50 16Z', kit.lit(coat)) +
  path(
    'M-28 14C-30-12-24-38-12-36C-6-34-4-28 0-28S6-34 12-36C24-38 30-12 28 14C10 22-10 22-28 14Z',
    kit.linear(`0 ${lighter(coat, 0.45)}, 50 ${coat}, 100 ${darker(coat, 0.5)}`, 50),
  ) +
  path('M-28 4C-10 12 10 12 28 4V14C10 22-10 22-28 14Z', kit.lit('#3a1c12')) +
  star(0, 13, 5, 8, 3.4, '#ffd76a') +
  line('M-46 17C-36 29 36 29 46 17', '#fff3d0', 1.8, 'opacity=".5"') +
  path('M-10-32C-4-20-4-8-6 2M10-32C4-20 4-8 6 2', 'none', `stroke="${darker(coat, 0.4)}" stroke-width="2"`);

const sceptre: Emblem = (kit) =>
  group(
    'rotate(34)',
    rect(-4, -18, 8, 66, 4, kit.gold) +
      rect(-7, -20, 14, 6, 3, kit.gold) +
      rect(-6, 20, 12, 5, 2.5, kit.gold) +
      circle(0, -32, 15, kit.ball('#c8203a')) +
      line('M-15-32A15 15 0 0 1 15-32M0-47V-17', '#ffd76a', 3) +
      line('M0-48V-56M-4-52H4', kit.gold, 3.4),
  ) + star(22, -38, 4, 9, 1.2, '#fff');

const barrel: Emblem = (kit) =>
  path(
    'M-30-40C-44-18-44 18-30 42H30C44 18 44-18 30-40Z',
    kit.linear('0 #5a3018, 30 #c9874a, 60 #8a4f24, 100 #2e150a', 0),
  ) +
  line('M-16-40C-24-14-24 16-16 42M0-40V42M16-40C24-14 24 16 16 42', '#3a1c0c', 1.8) +
  ellipse(0, -40, 30, 7, '#b5763e') +
  ellipse(0, -40, 25, 5, '#6a3a1a') +
  line('M-38-20C-14-13 14-13 38-20M-38 22C-14 29 14 29 38 22', kit.silver, 6) +
  circle(0, 4, 8, kit.gold) +
  line('M0 4V16', kit.gold, 5) +
  path('M0 20C-4 26-4 30 0 32C4 30 4 26 0 20Z', '#8a1f4a');

const rod: Emblem = (kit) =>
  line('M-44 44L30-44', '#6b3a1c', 5) +
  line('M-44 44L-24 20', '#2a1a20', 8) +
  circle(-20, 22, 7, kit.silver) +
  path('M30-44C44-30 40-8 36 10', 'none', 'stroke="#fff" stroke-width="1.600"') +
  circle(37, 2, 6, kit.ball('#e0243c')) +
  path('M31 2A6 6 0 0 1 43 2Z', '#fff') +
  path('M36 8V26C36 38 20 40 18 30L24 30', 'none', `stroke="${kit.silver}" stroke-width="4"`) +
  path('M-6 34C4 26 14 30 18 36L26 32V46L18 42C12 46 2 44-6 34Z', kit.ball('#f2a52e')) +
  circle(2, 34, 1.6, '#1a0c08');

const wings: Emblem = (kit, coat = '#f4ede2') => {
  const wing = [0, 1, 2, 3, 4]
    .map((at) =>
      group(
        `rotate(${-64 + at * 24})`,
        path('M0 0C8-10 34-12 48-2C36 8 10 8 0 0Z', kit.linear(`0 ${darker(coat, 0.2)}, 60 ${coat}, 100 #fff`, 0)) +
          line('M6-1C18-4 30-4 42-2', darker(coat, 0.3), 1),
      ),
    )
    .join('');
  return mirrored(kit, group('translate(6 6)', wing)) + orb(kit, 0, 6, 10, '#f2b53c');
};

const eyeFigure: Emblem = (kit, coat = '#2f9f6a') =>
  turned(kit, [-60, -40, -20, 0, 20, 40, 60], line('M0-34V-46', '#ffd76a', 3)) +
  path('M-48 4C-28-30 28-30 48 4C28 34-28 34-48 4Z', kit.gold) +
  path('M-42 4C-24-22 24-22 42 4C24 26-24 26-42 4Z', '#fffdf2') +
  circle(0, 2, 19, kit.radial(`0 ${lighter(coat, 0.6)}, 60 ${coat}, 100 ${darker(coat, 0.6)}`)) +
  ellipse(0, 2, 5, 15, '#140a10') +
  circle(-6, -6, 4.5, '#fff');

const target: Emblem = (kit) =>
  [44, 34, 24, 14].map((r, at) => circle(0, 0, r, at % 2 === 0 ? kit.ball('#d3273c') : '#fff8ea')).join('') +
  circle(0, 0, 5, '#d3273c') +
  line('M0-50V-36M0 36V50M-50 0H-36M36 0H50', '#1a1018', 4) +
  line('M2-2L36-34', '#6b4424', 4) +
  path('M30-30L44-46L46-36L50-30L36-24Z', kit.lit('#2f86d8')) +
  gloss(-18, -24, 10, 4);

const satellite: Emblem = (kit) =>
  group(
    'rotate(-24)',
    [-38, 22]
      .map(
        (x) =>
          rect(x, -14, 26, 28, 2, kit.lit('#2f5fb8')) +
          line(`M${x + 9}-14V14M${x + 17}-14V14M${x} 0H${x + 26}`, '#bfe0ff', 1.4),
      )
      .join('') +
      line('M-14 0H24', '#c8d0e0', 4) +
      rect(-11, -17, 22, 34, 4, kit.gold) +
      path('M-14 22A16 16 0 0 0 14 22Z', kit.silver) +
      line('M0 26V38', '#c8d0e0', 2.4) +
      circle(0, 39, 3, '#ff5a6a'),
  ) + star(-34, -34, 4, 6, 0.8, '#fff');

export const TOOLS: MotifSet = {
  book: { draw: book, hues: [205, 28, 165], scenes: ['arches', 'desert'], with: ['pyramid', 'owl'] },
  scroll: { draw: scroll, hues: [350, 205, 165], scenes: ['arches', 'roofs'], with: ['pearl'] },
  cauldron: { draw: cauldron, hues: [322, 28, 212], scenes: ['forest', 'arches'], with: ['potion', 'flame'] },
  lock: { draw: lock, hues: [205, 350, 165], scenes: ['arches', 'burst'], with: ['chest'] },
  vault: { draw: vault, hues: [28, 165, 350], scenes: ['hall', 'burst'], with: ['ingot', 'diamond'] },
  anvil: { draw: anvil, hues: [14, 205], scenes: ['arches', 'barn'], with: ['flame', 'horseshoe'] },
  ship: { draw: ship, hues: [28, 190, 205], scenes: ['dawn', 'peaks'], with: ['anchor', 'chest'] },
  anchor: { draw: anchor, hues: [205, 350, 28], scenes: ['deep', 'dawn'], with: ['shell', 'ship'] },
  train: { draw: train, hues: [28, 205, 350], scenes: ['dawn', 'peaks'], with: ['clover', 'ticket'] },
  racecar: { draw: racecar, hues: [205, 28, 165], scenes: ['stadium', 'arena'], with: ['trophy'] },
  rocket: { draw: rocket, hues: [222, 28, 322], scenes: ['peaks'], with: ['star', 'comet'] },
  clock: { draw: clock, hues: [212, 350, 165], scenes: ['hall', 'roofs'], with: ['bell'] },
  bomb: { draw: bomb, hues: [28, 190, 350], scenes: ['reef', 'burst'], with: ['puffer', 'coin'] },
  hat: { draw: hat, hues: [205, 28, 350], scenes: ['desert', 'barn'], with: ['horseshoe', 'horse'] },
  sceptre: { draw: sceptre, hues: [212, 165], scenes: ['curtain', 'arches'], with: ['crown'] },
  barrel: { draw: barrel, hues: [28, 350, 150], scenes: ['arches', 'barn'], with: ['grapes'] },
  rod: { draw: rod, hues: [190, 205], scenes: ['dawn', 'reef'], with: ['koi'] },
  wings: { draw: wings, hues: [205, 190, 28], scenes: ['peaks', 'deep'], with: ['ray'] },
  eye: { draw: eyeFigure, hues: [28, 350, 205], scenes: ['forest', 'arches'], with: ['tiger'] },
  target: { draw: target, hues: [205, 28], scenes: ['arena', 'stadium'], with: ['mouse'] },
  satellite: { draw: satellite, hues: [322, 28], scenes: ['peaks', 'hall'], with: ['star'] },
};
