import { darker, lighter } from '../pieces/colour';
import type { Kit } from '../pieces/kit';
import { n } from '../pieces/shapes';

/** Letters as strokes from a base line at 0 to a height of 10, each with its width. */
const LETTERS: Readonly<Record<string, readonly [width: number, strokes: string]>> = {
  A: [7, 'M0 0L3.5-10L7 0M1.2-3.4H5.8'],
  B: [5.6, 'M0 0V-10H3C6.2-10 6.2-5.3 3-5.3H0M3-5.3C6.8-5.3 6.8 0 3 0H0'],
  C: [6, 'M6-8.4C4-11 0-10.4 0-5S4 1 6-1.6'],
  D: [6.2, 'M0 0V-10H2.4C7.5-10 7.5 0 2.4 0Z'],
  E: [4.8, 'M4.8-10H0V0H4.8M0-5.2H4'],
  F: [4.6, 'M4.6-10H0V0M0-5H3.8'],
  G: [6.4, 'M6-8.4C4-11 0-10.4 0-5S4.4 1 6.4-1.4V-4.6H3.8'],
  H: [6, 'M0 0V-10M6 0V-10M0-5.2H6'],
  I: [0.4, 'M.2 0V-10'],
  J: [4.4, 'M4.4-10V-3C4.4 .8 .6 .8 0-1.8'],
  K: [5.8, 'M0 0V-10M5.6-10L.2-4.6M2-6.2L5.8 0'],
  L: [4.6, 'M0-10V0H4.6'],
  M: [7.6, 'M0 0L.6-10L3.8-3L7-10L7.6 0'],
  N: [6.2, 'M0 0V-10L6.2 0V-10'],
  O: [7, 'M3.5-10C8.2-10 8.2 0 3.5 0S-1.2-10 3.5-10Z'],
  P: [5.4, 'M0 0V-10H2.8C6.6-10 6.6-4.4 2.8-4.4H0'],
  Q: [7, 'M3.5-10C8.2-10 8.2 0 3.5 0S-1.2-10 3.5-10ZM4.4-2.6L7 .6'],
  R: [5.8, 'M0 0V-10H2.8C6.4-10 6.4-4.8 2.8-4.8H0M2.6-4.8L5.8 0'],
  S: [5.4, 'M5-8.6C3.6-11 0-10.2 .4-7.4C.8-4.6 5.4-5.6 5.4-2.6C5.4 .6 1.4 .8 0-1.4'],
  T: [6, 'M0-10H6M3-10V0'],
  U: [6, 'M0-10V-3.4C0 1.1 6 1.1 6-3.4V-10'],
  V: [6.6, 'M0-10L3.3 0L6.6-10'],
  W: [8.6, 'M0-10L2 0L4.3-7L6.6 0L8.6-10'],
  X: [6.2, 'M0-10L6.2 0M6.2-10L0 0'],
  Y: [6.4, 'M0-10L3.2-4.8L6.4-10M3.2-4.8V0'],
  Z: [5.8, 'M0-10H5.8L0 0H5.8'],
  É: [4.8, 'M4.8-10H0V0H4.8M0-5.2H4M1.6-11.8L3.4-13.2'],
  0: [6, 'M3-10C7-10 7 0 3 0S-1-10 3-10Z'],
  1: [2.6, 'M0-7.6L2.4-10V0'],
  2: [5.4, 'M.2-7.6C.6-11 5.6-10.6 5.2-7C4.9-4.6 1-2.8 0 0H5.4'],
  3: [5.2, 'M.2-8.6C1.8-11 5.2-9.6 4.8-7.2C4.6-5.8 3.2-5.2 2-5.2C3.4-5.2 5.2-4.6 5.2-2.6C5.2 .6 1.2 .8 0-1.6'],
  4: [5.8, 'M4.4 0V-10L0-3H5.8'],
  5: [5.2, 'M4.8-10H.6L.2-5.6C2-7 5.2-6.4 5.2-3.2C5.2 .4 1.4 .8 0-1.4'],
  6: [5.4, 'M4.6-10C1.6-8.6 0-5.6 0-3C0 1 5.4 1 5.4-3S.6-6.4 0-3'],
  7: [5.4, 'M0-10H5.4L1.8 0'],
  8: [5.6, 'M2.8-5.3C-.8-5.3-.6-10 2.8-10S6.4-5.3 2.8-5.3C-1.2-5.3-1 0 2.8 0S6.800-5.300 2.8-5.3Z'],
  9: [5.4, 'M.8 0C3.800-1.400 5.4-4.400 5.4-7C5.4-11 0-11 0-7S4.800-3.600 5.4-7'],
  '’': [1.2, 'M1-10.6L.4-8.2'],
  '-': [2.6, 'M0-4.6H2.6'],
  '/': [4, 'M0 1L4-11'],
};

const SPACE = 3.6;
const GAP = 2.1;

/** Whether every letter of a title can be drawn. */
export const canBeLettered = (title: string): boolean =>
  [...title.toUpperCase()].every((letter) => letter === ' ' || letter in LETTERS);

const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter === ' ' ? SPACE : (LETTERS[letter]?.[0] ?? 0) + GAP), -GAP);

/** The strokes of one line about the middle `x`, with its base line at `y`; moved and scaled point by point. */
function strokes(text: string, x: number, y: number, size: number): string {
  let at = x - (widthOf(text) * size) / 2;
  let all = '';
  for (const letter of text) {
    const known = LETTERS[letter];
    if (known === undefined) {
      at += SPACE * size;
      continue;
    }
    all += moved(known[1], at, y, size);
    at += (known[0] + GAP) * size;
  }
  return all;
}

/** Absolute commands as `M`, `L`, `H`, `V`, `C`, `S` and `Z`, moved and scaled. */
function moved(d: string, x: number, y: number, size: number): string {
  return d.replace(/([MLHVCSZ])([^MLHVCSZ]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.match(/-?\d*\.?\d+/g) ?? [];
    const placed = numbers.map((text, index) => {
      const across = command === 'H' || (command !== 'V' && index % 2 === 0);
      return n(Number(text) * size + (across ? x : y), size < 2 ? 1 : 0);
    });
    return `${command}${placed.join(' ').replaceAll(' -', '-')}`;
  });
}

/** Parts a title into lines of about the same width. */
function linesOf(title: string): readonly string[] {
  const words = title.toUpperCase().split(' ');
  const whole = words.join(' ');
  if (words.length === 1 || widthOf(whole) < 62) return [whole];
  const cuts = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')] as const);
  const widest = ([first, second]: readonly [string, string]): number => Math.max(widthOf(first), widthOf(second));
  return cuts.reduce((best, cut) => (widest(cut) < widest(best) ? cut : best));
}

/** Width and foot of the lettering in a picture of 300 by 400; below it is room for the mark of a vendor. */
const ROOM = { width: 250, foot: 329, tallest: 3.5 } as const;

/**
 * A title as lettering at the foot of a picture, in strokes of metal with a dark edge; no text that a browser would set.
 * @param tone the colour of the metal
 */
export function lettering(kit: Kit, title: string, tone: string): string {
  const lines = linesOf(title.replaceAll('&', 'and'));
  let foot: number = ROOM.foot;
  const drawn = [...lines].reverse().map((text) => {
    const size = Math.round(Math.min(ROOM.tallest, ROOM.width / widthOf(text)) * 100) / 100;
    const line = strokes(text, 150, foot, size);
    foot -= size * 10 + 13;
    return line;
  });
  const id = kit.keep(`<path d="${drawn.join('')}" fill="none"/>`);
  const metal = kit.linear(
    `0 #fffdf0, 35 ${lighter(tone, 0.55)}, 52 ${tone}, 70 ${lighter(tone, 0.35)}, 100 ${darker(tone, 0.3)}`,
  );
  const stroke = (colour: string, width: number, more = ''): string =>
    `<use href="#${id}" stroke="${colour}" stroke-width="${width}"${more}/>`;
  return stroke('#0c0610', 15, ' opacity=".55" y="2"') + stroke(darker(tone, 0.72), 11.5) + stroke(metal, 6);
}
