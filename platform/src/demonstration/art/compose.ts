import { type Kit, use } from './pieces/kit';
import { circle, ellipse, group, star } from './pieces/shapes';

/** Arrangement of the motif and its companion in a game's picture. */
export type Composition = (kit: Kit, main: string, companion: string) => string;

function shadow(kit: Kit, x: number, y: number, size: number): string {
  const dark = kit.radial('0 #07040c .75, 60 #07040c .4, 100 #07040c 0');
  return use(kit.keep(ellipse(2, 4, 62, 62, dark) + ellipse(2, 50, 46, 11, dark)), x, y, size);
}

const placed = (kit: Kit, id: string, x: number, y: number, size: number, turn = 0): string =>
  shadow(kit, x, y, size) + use(id, x, y, size, turn);

const closeUp: Composition = (kit, main) => placed(kit, main, 150, 188, 2.55, kit.prng.int(-6, 6));

const row: Composition = (kit, main) =>
  placed(kit, main, 66, 218, 1.36, -10) + placed(kit, main, 236, 214, 1.36, 10) + placed(kit, main, 150, 196, 2.05);

const fan: Composition = (kit, main, companion) =>
  group(
    'translate(150 336)',
    [-32, 32]
      .map(
        (turn) =>
          `<g transform="rotate(${turn}) translate(0 -164)">${placed(kit, companion, 0, 0, 1.25, -turn / 2)}</g>`,
      )
      .join(''),
  ) + placed(kit, main, 150, 216, 2.15);

const orbit: Composition = (kit, main, companion) => {
  const spots = [
    [62, 96, 0.62, -20],
    [232, 84, 0.8, 18],
    [262, 214, 0.7, 30],
  ] as const;
  const near = [
    [52, 296, 0.98, -24],
    [236, 318, 1.1, 14],
  ] as const;
  return (
    spots.map(([x, y, size, turn]) => use(companion, x, y, size, turn)).join('') +
    placed(kit, main, 150, 190, 2.1) +
    near.map(([x, y, size, turn]) => placed(kit, companion, x, y, size, turn)).join('')
  );
};

const diagonal: Composition = (kit, main, companion) =>
  placed(kit, companion, 222, 98, 1.15, 14) +
  placed(kit, main, 128, 186, 2.15, -8) +
  placed(kit, companion, 226, 306, 1.35, -12);

const heap: Composition = (kit, main, companion) => {
  const pile = [
    [34, 330, 0.85, -30],
    [266, 326, 0.9, 24],
    [92, 346, 0.9, 14],
    [212, 350, 0.88, -16],
    [150, 364, 1, 6],
  ] as const;
  return (
    placed(kit, main, 150, 172, 2.3) +
    pile.map(([x, y, size, turn]) => placed(kit, companion, x, y, size, turn)).join('')
  );
};

const leaning: Composition = (kit, main, companion) =>
  placed(kit, main, 178, 176, 2.75, 12) + placed(kit, companion, 70, 304, 1.45, -14);

const twins: Composition = (kit, main) => placed(kit, main, 204, 118, 1.5, 14) + placed(kit, main, 118, 232, 2.2, -8);

/** All arrangements; some show the main motif only. */
export const COMPOSITIONS: readonly Composition[] = [closeUp, row, fan, orbit, diagonal, heap, leaning, twins];

export function foreground(kit: Kit): string {
  const soft = kit.radial('0 #ffe9b0 .6, 60 #ffd27a .22, 100 #ffd27a 0');
  const lights = Array.from({ length: 4 }, () =>
    circle(kit.prng.int(0, 300), kit.prng.int(230, 400), kit.prng.int(12, 34), soft),
  ).join('');
  const glint = kit.keep(star(0, 0, 4, 10, 1, '#fffbe6', 'opacity=".8"'));
  const glints = Array.from({ length: 6 }, () =>
    use(glint, kit.prng.int(18, 282), kit.prng.int(24, 330), kit.prng.int(5, 15) / 10),
  ).join('');
  return lights + glints;
}
