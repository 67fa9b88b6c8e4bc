import type { Kit } from './kit';
import { circle, group, line, n, path, rect } from './shapes';

/** The four suits as paths in a box from -10 to 10. */
export const SUITS = {
  spade: 'M0-10C4-4 10-1 10 4C10 8 4 9 1.500 5.500L3.500 10H-3.500L-1.500 5.500C-4 9-10 8-10 4C-10-1-4-4 0-10Z',
  heart: 'M0 10C-4 4-10 1-10-4C-10-10-2-10.500 0-5C2-10.500 10-10 10-4C10 1 4 4 0 10Z',
  club: 'M0-10C5-10 6-4 3.500-1.500C7-4 11-1 9.500 3C8 7 3 6.500 1.200 4L3 10H-3L-1.200 4C-3 6.500-8 7-9.500 3C-11-1-7-4-3.500-1.500C-6-4-5-10 0-10Z',
  diamond: 'M0-10L8 0L0 10L-8 0Z',
} as const;

export type Suit = keyof typeof SUITS;

const ink = (suit: Suit): string => (suit === 'heart' || suit === 'diamond' ? '#c81e3a' : '#1d1a2b');

/** Face of a card, 44 by 62 about its centre: one large suit, small ones in the corners. */
export function cardFace(kit: Kit, suit: Suit): string {
  const small = group('translate(-16 -24) scale(.4)', path(SUITS[suit], ink(suit)));
  return (
    rect(-22, -31, 45, 64, 5, '#0c0714', 'opacity=".35"') +
    rect(-22, -31, 44, 62, 5, kit.linear('0 #fff, 60 #f6efe2, 100 #d3c4ae', 70)) +
    rect(-19, -28, 38, 56, 3, 'none', `stroke="${ink(suit)}" stroke-width=".7" opacity=".35"`) +
    group('scale(1.300)', path(SUITS[suit], ink(suit))) +
    small +
    group('rotate(180)', small)
  );
}

/** Back of a card, 44 by 62 about its centre. */
export function cardBack(kit: Kit, colour: string): string {
  const lattice = [-24, -12, 0, 12, 24]
    .map((at) => line(`M${at - 14}-24L${at + 14} 24M${at + 14}-24L${at - 14} 24`, '#ffe2a0', 0.8, 'opacity=".55"'))
    .join('');
  return (
    rect(-22, -31, 45, 64, 5, '#0c0714', 'opacity=".35"') +
    rect(-22, -31, 44, 62, 5, kit.linear('0 #fffaf0, 100 #d8c9b0', 70)) +
    rect(-18, -27, 36, 54, 3, kit.lit(colour)) +
    `<svg x="-18" y="-27" width="36" height="54" viewBox="-18 -27 36 54">${lattice}</svg>` +
    rect(-18, -27, 36, 54, 3, 'none', 'stroke="#ffd980" stroke-width="1.200"') +
    circle(0, 0, 10, kit.gold) +
    circle(0, 0, 8, kit.ball(colour)) +
    group('scale(.5)', path(SUITS.diamond, '#ffe7ae'))
  );
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-0.5, -0.5],
    [0.5, 0.5],
  ],
  3: [
    [-0.5, -0.5],
    [0, 0],
    [0.5, 0.5],
  ],
  4: [
    [-0.5, -0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  5: [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0, 0],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  6: [
    [-0.5, -0.55],
    [0.5, -0.55],
    [-0.5, 0],
    [0.5, 0],
    [-0.5, 0.55],
    [0.5, 0.55],
  ],
};

function pips(count: number, size: number): string {
  const dots = (PIPS[count] ?? []).map(([x, y]) => `M${n(x * size)} ${n(y * size)}h0`).join('');
  return line(dots, count === 1 ? '#c81e3a' : '#2a1418', size * 0.34);
}

/** A die seen from a corner, in a box from -30 to 30: top, left and right face. */
export function die(kit: Kit, colour: string, faces: readonly [top: number, left: number, right: number]): string {
  const face = (matrix: string, count: number, shade: number): string =>
    `<g transform="matrix(${matrix})">${rect(
      -14,
      -14,
      28,
      28,
      4.5,
      kit.linear(`0 #fff, 100 ${colour}`, 60),
    )}${rect(-14, -14, 28, 28, 4.5, '#1a0a10', `opacity="${shade}"`)}${pips(count, 14)}</g>`;
  // The hexagonal silhouette closes the seams between the three faces.
  return (
    path('M0-28L25-14V14L0 29L-25 14V-14Z', colour) +
    face('.866 .5 -.866 .5 0 -14', faces[0], 0) +
    face('.866 .5 0 1 -12.500 7.500', faces[1], 0.14) +
    face('.866 -.5 0 1 12.500 7.500', faces[2], 0.3)
  );
}

export function chip(kit: Kit, colour: string, r: number): string {
  const size = Math.round((r / 40) * 100) / 100;
  return group(
    `scale(${size})`,
    circle(0, 0, 40, kit.ball(colour)) +
      circle(
        0,
        0,
        35,
        'none',
        'stroke="#fff8ea" stroke-width="10" stroke-linecap="butt" stroke-dasharray="14 22.650"',
      ) +
      circle(0, 0, 28, kit.lit(colour)) +
      circle(
        0,
        0,
        28,
        'none',
        'stroke="#fff0c8" stroke-width="1.400" stroke-linecap="butt" stroke-dasharray="2.500 2.500"',
      ) +
      circle(0, 0, 20, kit.gold) +
      circle(0, 0, 17, kit.ball(colour)) +
      path(SUITS.spade, '#fff0c8') +
      path('M-36-12A38 38 0 0 1-8-37L-6-31A32 32 0 0 0-30-10Z', '#fff', 'opacity=".45"'),
  );
}
