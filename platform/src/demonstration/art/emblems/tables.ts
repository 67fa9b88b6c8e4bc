import { cardBack, cardFace, chip, die } from '../pieces/cards';
import { type Emblem, orb, turned, use } from '../pieces/kit';
import type { MotifSet } from '../pieces/motif';
import { around, circle, ellipse, gloss, group, line, path, rect, star } from '../pieces/shapes';

const roulette: Emblem = (kit) => {
  const wedge = (colour: string): string => path('M0 0L-5.7-36A36.4 36.4 0 0 1 5.7-36Z', colour);
  const every = (first: number, step: number): number[] =>
    Array.from({ length: 360 / step }, (_, at) => first + at * step);
  return (
    circle(1, 3, 49, '#1c0a06') +
    circle(0, 0, 49, kit.linear('0 #c98a4a, 50 #6a3516, 100 #2c1207', 60)) +
    circle(0, 0, 40, kit.gold) +
    circle(0, 0, 36.4, '#1a1420') +
    turned(kit, every(18, 36), wedge('#c41f34')) +
    wedge('#12864a') +
    turned(kit, every(9, 18), line('M0-27V-36', '#ffe6a8', 0.9)) +
    circle(0, 0, 25, kit.gold) +
    circle(0, 0, 23, kit.radial('0 #b5763a, 100 #43200c', 0.36, 0.3, 0.8)) +
    turned(kit, every(45, 90), path('M-2 0L-3.5-18C-3-21 3-21 3.5-18L2 0Z', kit.gold)) +
    circle(0, 0, 8, kit.gold) +
    orb(kit, 0, -1, 5, '#f2c14a') +
    orb(kit, 23, -20, 4.6, '#fbf8ff') +
    path('M-44-16A47 47 0 0 1-12-45L-10-40A42 42 0 0 0-39-14Z', '#fff', 'opacity=".4"')
  );
};

const chips: Emblem = (kit) => {
  const stack = (x: number, y: number, count: number, colour: string): string => {
    const edge = path(
      'M-22 0V7A22 9 0 0 0 22 7V0Z',
      kit.linear(`0 #160810, 20 ${colour}, 60 ${colour}, 100 #160810`, 0),
    );
    const one = kit.keep(
      edge +
        path('M-15 7h6v6h-6ZM-2 9h6v6h-6ZM11 7h6v6h-6Z', '#fff4e0', 'opacity=".85"') +
        ellipse(0, 0, 22, 9, kit.lit(colour)),
    );
    return (
      Array.from({ length: count }, (_, at) => use(one, x, y - at * 7, 1)).join('') +
      ellipse(
        x,
        y - (count - 1) * 7,
        22,
        9,
        'none',
        0,
        'stroke="#fff4e0" stroke-width="3.600" stroke-linecap="butt" stroke-dasharray="8 9.500"',
      ) +
      ellipse(x, y - (count - 1) * 7, 13, 5, kit.gold)
    );
  };
  return (
    stack(20, 14, 6, '#1f7f5a') +
    stack(-24, 24, 4, '#c3243c') +
    group('translate(14 24) rotate(-12) scale(1 .96)', chip(kit, '#2a4f96', 24))
  );
};

const shoe: Emblem = (kit) =>
  path('M-44 2L-24-34H34L48 2V32H-44Z', kit.linear('0 #5a2a1a, 40 #2c1410, 100 #120708', 70)) +
  path('M-24-34H34L48 2H-44Z', kit.linear('0 #8a4a2c, 100 #3c1a12', 70)) +
  path('M-20-30H31L40-6H-32Z', '#1c0c0c') +
  [0, 5, 10, 15, 20]
    .map((dx) =>
      path(
        `M${-18 + dx}-29H${2 + dx}L${-4 + dx}-7H${-30 + dx}Z`,
        kit.linear('0 #fff, 100 #cbbba6'),
        'stroke="#8a7a68" stroke-width=".6"',
      ),
    )
    .join('') +
  line('M-44 2H48M-24-34H34', '#ffd980', 2) +
  group('translate(-30 22) rotate(-14) skewX(-8) scale(.78)', cardFace(kit, 'heart')) +
  group('translate(6 26) rotate(6) skewX(-8) scale(.78)', cardFace(kit, 'spade')) +
  rect(24, 10, 18, 14, 3, kit.gold) +
  star(33, 17, 5, 5, 2.2, '#7f4710');

const dice: Emblem = (kit) =>
  group('translate(18 -14) rotate(12) scale(.98)', die(kit, '#f0c9c4', [5, 3, 6])) +
  group('translate(-20 14) rotate(-10) scale(1.060)', die(kit, '#f4dfae', [1, 4, 2])) +
  star(-34, -10, 4, 9, 1, '#fff') +
  star(34, -34, 4, 7, 0.8, '#fff');

const pair: Emblem = (kit) =>
  group('translate(-17 2) rotate(-14) scale(1.120)', cardFace(kit, 'spade')) +
  group('translate(17 4) rotate(12) scale(1.120)', cardFace(kit, 'heart')) +
  group('translate(2 36) scale(.42)', chip(kit, '#c3243c', 40)) +
  star(-30, -30, 4, 9, 1, '#fff');

const dome: Emblem = (kit) =>
  ellipse(0, 34, 46, 14, kit.linear('0 #c98a4a, 100 #3c1a0c')) +
  ellipse(0, 30, 46, 14, kit.gold) +
  ellipse(0, 30, 40, 11, kit.radial('0 #2fae6d, 100 #0a4a34')) +
  group('translate(-15 22) scale(.48)', die(kit, '#f4dfae', [6, 4, 5])) +
  group('translate(15 23) scale(.48)', die(kit, '#f4dfae', [3, 1, 2])) +
  group('translate(0 14) scale(.5)', die(kit, '#f0c9c4', [1, 5, 3])) +
  path(
    'M-38 30C-42-14-24-38 0-38S42-14 38 30C24 38-24 38-38 30Z',
    kit.radial('0 #fff .5, 60 #bfe8ff .14, 100 #e6f7ff .5', 0.34, 0.24, 0.9),
    'stroke="#eafaff" stroke-width="1.400" stroke-opacity=".8"',
  ) +
  path('M-30 12C-30-10-20-26-8-31C-18-20-22-4-22 14Z', '#fff', 'opacity=".6"') +
  orb(kit, 0, -42, 7, '#eab040');

const moneywheel: Emblem = (kit) => {
  const tones = ['#c8263a', '#1f8f6a', '#e8962a', '#2a6fb0', '#e5dcc8', '#8c1d3f'];
  return (
    path('M-8 30L-24 50H24L8 30Z', kit.gold) +
    circle(0, -2, 46, kit.gold) +
    Array.from({ length: 12 }, (_, at) =>
      path(
        'M0 0L-10.500-39A40.400 40.400 0 0 1 10.500-39Z',
        tones[at % 6] ?? '#c8263a',
        `transform="translate(0 -2) rotate(${at * 30})" stroke="#ffe7ae" stroke-width="1"`,
      ),
    ).join('') +
    circle(0, -2, 40, kit.radial('40 #fff .22, 75 #fff 0, 100 #12060c .4', 0.4, 0.3, 0.7)) +
    around(12, 43, 15)
      .map(([x, y]) => circle(x, y - 2, 2.4, '#fff6d0'))
      .join('') +
    circle(0, -2, 12, kit.gold) +
    star(0, -2, 5, 8, 3.5, '#9a5c15') +
    path('M-7-54H7L0-38Z', kit.ball('#e2333f'), 'stroke="#ffe7ae" stroke-width="1.200"') +
    gloss(-18, -24, 12, 5, -40, 0.3)
  );
};

const lamp: Emblem = (kit) =>
  path('M-20-8L-46 46H46L20-8Z', kit.linear('0 #ffe9a8 .75, 100 #ffd76a 0')) +
  line('M0-50V-30', '#d9a23a', 3) +
  path(
    'M-8-32H8C14-24 30-20 34-4C18 2-18 2-34-4C-30-20-14-24-8-32Z',
    kit.linear('0 #6fd0a0, 40 #1c7a56, 100 #06301f', 70),
  ) +
  ellipse(0, -4, 34, 7, kit.radial('0 #fffbe8, 70 #ffd98a, 100 #c98a2a')) +
  line('M-34-4C-18 2 18 2 34-4', '#ffd980', 2) +
  rect(-9, -36, 18, 6, 3, kit.gold) +
  group('translate(-14 30) rotate(-16) scale(.6)', cardFace(kit, 'diamond')) +
  group('translate(12 30) rotate(12) scale(.6)', cardBack(kit, '#8c1d3f')) +
  gloss(-16, -18, 4, 8, 40, 0.4);

export const TABLES: MotifSet = {
  roulette: { draw: roulette, hues: [158, 348, 205], scenes: ['hall', 'felt'], with: ['chips', 'dice'] },
  chips: { draw: chips, hues: [352, 205, 30], scenes: ['felt', 'hall'], with: ['spade', 'dice'] },
  shoe: { draw: shoe, hues: [165, 322, 38], scenes: ['felt', 'hall'], with: ['chips', 'spade'] },
  dice: { draw: dice, hues: [165, 352, 210], scenes: ['felt', 'curtain', 'hall'], with: ['chips', 'coin'] },
  pair: { draw: pair, hues: [160, 350, 205], scenes: ['felt', 'curtain', 'hall'], with: ['chips', 'dice'] },
  dome: { draw: dome, hues: [352, 22, 205], scenes: ['hall', 'curtain', 'felt'], with: ['dice', 'coin'] },
  moneywheel: {
    draw: moneywheel,
    hues: [205, 168, 322],
    scenes: ['stage', 'burst', 'curtain'],
    with: ['coin', 'chips'],
  },
  lamp: { draw: lamp, hues: [322, 22, 165], scenes: ['felt', 'hall'], with: ['chips', 'dice'] },
};
