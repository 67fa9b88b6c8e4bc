import { cardBack, cardFace, SUITS, type Suit } from '../pieces/cards';
import type { Emblem, Kit } from '../pieces/kit';
import type { MotifSet } from '../pieces/motif';
import { circle, ellipse, gloss, group, line, path, rect, star } from '../pieces/shapes';

const cardfan: Emblem = (kit) => {
  const suits: readonly Suit[] = ['diamond', 'club', 'heart', 'spade'];
  return (
    suits
      .map((suit, at) => group(`translate(0 44) rotate(${-36 + at * 24}) translate(0 -50)`, cardFace(kit, suit)))
      .join('') + star(-24, -22, 4, 8, 1, '#fff')
  );
};

const cardback: Emblem = (kit) =>
  group('translate(13 4) rotate(16) scale(1.100)', cardBack(kit, '#1f4f86')) +
  group('translate(-12 2) rotate(-11) scale(1.180)', cardBack(kit, '#a81e36')) +
  path('M-36-22L-4-32L-30 4Z', '#fff', 'opacity=".18"') +
  star(20, -36, 4, 9, 1, '#fff');

function jewel(kit: Kit, suit: Suit, colour: string): string {
  return (
    group('translate(2 4) scale(4.300)', path(SUITS[suit], '#12060c', 'opacity=".6"')) +
    group(
      'scale(4.300)',
      path(SUITS[suit], kit.gold, `stroke="${kit.gold}" stroke-width="1.600" stroke-linejoin="round"`),
    ) +
    group('scale(3.900)', path(SUITS[suit], kit.ball(colour))) +
    gloss(-13, suit === 'diamond' ? -10 : suit === 'heart' ? -22 : -6, 9, 4.5, -38, 0.65) +
    star(22, -20, 4, 9, 1.1, '#fff')
  );
}

const spade: Emblem = (kit) => jewel(kit, 'spade', '#3a4368');
const heart: Emblem = (kit) => jewel(kit, 'heart', '#d81f3c');
const clubsuit: Emblem = (kit) => jewel(kit, 'club', '#1f7a50');
const diamondsuit: Emblem = (kit) => jewel(kit, 'diamond', '#e0562a');

function tile(kit: Kit, face: string): string {
  return (
    path('M-22-30L-16-36H30L30 26L24 34Z', kit.lit('#1c7a56')) +
    path('M-22-30L-18-34H28V28L24 32Z', '#f4ead2') +
    rect(-24, -30, 48, 64, 6, kit.linear('0 #fffdf4, 60 #f3e8cf, 100 #cdb992', 65)) +
    rect(-20, -26, 40, 56, 4, 'none', 'stroke="#d9c79c" stroke-width="1"') +
    face
  );
}

const mahjong: Emblem = (kit) => {
  const circles = [
    [-9, -14, '#1c7a56'],
    [9, -14, '#c8263a'],
    [-9, 4, '#c8263a'],
    [9, 4, '#1f4f86'],
    [-9, 22, '#1f4f86'],
    [9, 22, '#1c7a56'],
  ]
    .map(
      ([x, y, c]) =>
        circle(Number(x), Number(y), 7, String(c)) +
        circle(Number(x), Number(y), 4.6, '#fff7e4') +
        circle(Number(x), Number(y), 2.4, String(c)),
    )
    .join('');
  const bamboo = [-10, 0, 10]
    .map((x) =>
      [-12, 14]
        .map(
          (y) =>
            rect(x - 2.5, y - 10, 5, 20, 2.5, kit.lit(x === 0 ? '#c8263a' : '#2f9f58')) +
            line(`M${x - 3} ${y}H${x + 3}`, '#fff7e4', 1.4),
        )
        .join(''),
    )
    .join('');
  return (
    group('translate(18 -6) rotate(14) scale(.98)', tile(kit, bamboo)) +
    group('translate(-14 6) rotate(-9) scale(1.080)', tile(kit, circles)) +
    gloss(-24, -22, 8, 3, -20, 0.7)
  );
};

const domino: Emblem = (kit) => {
  const dots = (spots: readonly (readonly [number, number])[], y: number): string =>
    spots.map(([x, dy]) => circle(x, y + dy, 3.6, '#fff1cf') + circle(x + 0.6, y + dy + 0.8, 2.6, '#d9b878')).join('');
  const piece = (top: readonly (readonly [number, number])[], low: readonly (readonly [number, number])[]): string =>
    rect(-16, -34, 38, 74, 7, '#0a0508') +
    rect(-19, -37, 38, 74, 7, kit.linear('0 #5a4150, 40 #2b1c28, 100 #120a10', 60)) +
    rect(-16, -34, 32, 68, 5, 'none', 'stroke="#e3b55a" stroke-width="1" opacity=".7"') +
    line('M-13 0H13', '#e3b55a', 2) +
    dots(top, -18) +
    dots(low, 18);
  return (
    group(
      'translate(18 -2) rotate(18)',
      piece(
        [[0, 0]],
        [
          [-8, -8],
          [8, 8],
          [0, 0],
        ],
      ),
    ) +
    group(
      'translate(-16 4) rotate(-12) scale(1.060)',
      piece(
        [
          [-8, -8],
          [8, -8],
          [-8, 8],
          [8, 8],
          [0, 0],
        ],
        [
          [-8, -9],
          [8, -9],
          [-8, 0],
          [8, 0],
          [-8, 9],
          [8, 9],
        ],
      ),
    ) +
    circle(-14, 4, 3.4, kit.gold) +
    gloss(-26, -26, 7, 2.6, -60, 0.4)
  );
};

const dealer: Emblem = (kit) =>
  ellipse(3, 12, 48, 40, '#12060c', 0, 'opacity=".5"') +
  circle(0, 6, 45, kit.linear('0 #d8cbb6, 100 #6a5a48')) +
  circle(0, 0, 45, kit.radial('0 #fff, 55 #f6eedd, 100 #b7a58a', 0.38, 0.28, 0.8)) +
  circle(0, 0, 38, 'none', 'stroke="#c8263a" stroke-width="3"') +
  circle(0, 0, 33, 'none', 'stroke="#e3b55a" stroke-width="1.400" stroke-linecap="butt" stroke-dasharray="3 3"') +
  group('scale(2)', path(SUITS.spade, kit.lit('#3a3350'))) +
  [0, 90, 180, 270]
    .map((turn) =>
      group(
        `rotate(${turn}) translate(0 -38) scale(.34)`,
        circle(0, 0, 12, '#f6eedd') + path(turn % 180 === 0 ? SUITS.diamond : SUITS.heart, '#c8263a'),
      ),
    )
    .join('') +
  path('M-40-12A42 42 0 0 1-10-41L-8-35A36 36 0 0 0-34-10Z', '#fff', 'opacity=".8"');

export const CARDS: MotifSet = {
  cardfan: { draw: cardfan, hues: [165, 350, 208], scenes: ['felt', 'curtain', 'hall'], with: ['chips', 'heart'] },
  cardback: { draw: cardback, hues: [170, 38, 205], scenes: ['felt', 'hall'], with: ['chips', 'spade'] },
  spade: { draw: spade, hues: [350, 38, 165], scenes: ['burst', 'felt', 'curtain'], with: ['chips', 'heart'] },
  heart: { draw: heart, hues: [205, 168, 28], scenes: ['burst', 'felt', 'curtain'], with: ['chips', 'spade'] },
  clubsuit: { draw: clubsuit, hues: [18, 350, 205], scenes: ['burst', 'felt', 'curtain'], with: ['chips', 'coin'] },
  diamondsuit: {
    draw: diamondsuit,
    hues: [172, 212, 322],
    scenes: ['burst', 'felt', 'hall'],
    with: ['chips', 'spade'],
  },
  mahjong: { draw: mahjong, hues: [352, 205, 28], scenes: ['roofs', 'felt', 'arches'], with: ['dice', 'coin'] },
  domino: { draw: domino, hues: [28, 168, 205], scenes: ['felt', 'hall', 'arches'], with: ['dice', 'chips'] },
  dealer: { draw: dealer, hues: [160, 322, 205], scenes: ['felt', 'hall'], with: ['chips', 'spade'] },
};
