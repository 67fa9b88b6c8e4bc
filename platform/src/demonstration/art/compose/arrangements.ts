import { type Kit, use } from '../pieces/kit';
import { circle, ellipse, group, line } from '../pieces/shapes';

/** The two figures of a picture as stored parts; a picture without a second figure has its hero in both places. */
interface Cast {
  readonly hero: string;
  readonly prop: string;
  /** -1 where the light comes from the right, and figures face it: they are lit from the left as they are drawn. */
  readonly side: 1 | -1;
  /** Parts that are never mirrored, such as numerals. */
  readonly fixed: ReadonlySet<string>;
}

type Arrangement = (kit: Kit, cast: Cast) => string;

/** A part with what it keeps from the light, which falls to the other side. */
function placed(kit: Kit, cast: Cast, id: string, side: number, x: number, y: number, size: number, turn = 0): string {
  const dark = kit.radial('0 #07040c .75, 60 #07040c .4, 100 #07040c 0');
  const shade = kit.keep(ellipse(5, 5, 62, 62, dark) + ellipse(9, 50, 48, 10, dark));
  return flipped(cast, shade, side, x, y, size, 0) + flipped(cast, id, side, x, y, size, turn);
}

/** `turn` leans towards the light where it is negative. */
function flipped(
  { fixed }: Cast,
  id: string,
  side: number,
  x: number,
  y: number,
  size: number,
  turn: number,
  more = '',
): string {
  if (side === 1) return use(id, x, y, size, turn, more);
  if (fixed.has(id)) return use(id, 300 - x, y, size, -turn, more);
  return group(`translate(${300 - x} ${y}) scale(-1 1)`, use(id, 0, 0, size, turn), more);
}

const halo = (kit: Kit, x: number, y: number, r: number): string =>
  circle(x, y, r, kit.radial('0 #fff3c8 .75, 45 #ffd98a .3, 100 #ffb45a 0'));

const ALL = {
  /** Alone, in the middle. */
  calm: (kit, cast) => halo(kit, 150, 158, 150) + placed(kit, cast, cast.hero, cast.side, 150, 158, 2.28),
  /** Alone, leaning into the light. */
  lean: (kit, cast) => placed(kit, cast, cast.hero, cast.side, 136, 160, 2.5, -9),
  /** Alone, turned away from the light, on the other side. */
  turn: (kit, cast) => placed(kit, cast, cast.hero, cast.side, 168, 158, 2.42, 9),
  /** Alone and so near that the frame cuts it. */
  near: (kit, cast) => placed(kit, cast, cast.hero, cast.side, 150, 182, 3.05),
  /** Alone before a ring of metal. */
  medal: (kit, cast) =>
    circle(150, 158, 112, kit.radial('0 #fff3c8 .5, 70 #3a1a2a .35, 100 #0c0610 .7')) +
    circle(150, 158, 112, 'none', `stroke="${kit.gold}" stroke-width="7"`) +
    line('M150 40V34M150 276V282M32 158H26M268 158H274M68 74L62 68M232 74L238 68', '#ffe2a0', 5) +
    placed(kit, cast, cast.hero, cast.side, 150, 158, 2.02),
  /** Alone, with its own shapes far behind. */
  echo: (kit, cast) =>
    flipped(cast, cast.hero, cast.side, 54, 120, 1.15, -10, 'opacity=".4"') +
    flipped(cast, cast.hero, cast.side, 248, 112, 1.15, 10, 'opacity=".4"') +
    placed(kit, cast, cast.hero, cast.side, 150, 168, 2.3),
  /** The second at the feet, on the side of the light. */
  foot: (kit, cast) =>
    placed(kit, cast, cast.hero, cast.side, 166, 150, 2.3, 4) +
    placed(kit, cast, cast.prop, cast.side, 66, 246, 1.12, -10),
  /** The second at the feet, on the dark side. */
  guard: (kit, cast) =>
    placed(kit, cast, cast.hero, cast.side, 134, 152, 2.3, -4) +
    placed(kit, cast, cast.prop, cast.side, 236, 244, 1.12, 10),
  /** The second large behind, above the shoulder. */
  behind: (kit, cast) =>
    halo(kit, 206, 100, 110) +
    flipped(cast, cast.prop, cast.side, 208, 98, 1.7, 8) +
    placed(kit, cast, cast.hero, cast.side, 126, 176, 2.1, -3),
  /** Two of the second at both sides, behind. */
  flank: (kit, cast) =>
    placed(kit, cast, cast.prop, cast.side, 58, 128, 1.2, -16) +
    placed(kit, cast, cast.prop, -cast.side, 58, 128, 1.2, -16) +
    placed(kit, cast, cast.hero, cast.side, 150, 176, 2.15),
  /** A row of the second at the feet. */
  heap: (kit, cast) =>
    placed(kit, cast, cast.hero, cast.side, 150, 140, 2.12) +
    [
      [44, 258, 0.8, -18],
      [256, 256, 0.8, 18],
      [102, 268, 0.82, -6],
      [200, 270, 0.82, 8],
    ]
      .map(([x = 0, y = 0, size = 1, turn = 0]) => placed(kit, cast, cast.prop, cast.side, x, y, size, turn))
      .join(''),
  /** The second above and below, on a slope. */
  slope: (kit, cast) =>
    placed(kit, cast, cast.prop, cast.side, 236, 76, 0.95, 14) +
    placed(kit, cast, cast.hero, cast.side, 142, 160, 2.2, -6) +
    placed(kit, cast, cast.prop, cast.side, 60, 258, 1.02, -12),
} as const satisfies Readonly<Record<string, Arrangement>>;

export type ArrangementId = keyof typeof ALL;

/** All arrangements of figures in a game's picture. */
export const ARRANGEMENTS: Readonly<Record<ArrangementId, Arrangement>> = ALL;

export const SOLOS: readonly ArrangementId[] = ['calm', 'lean', 'turn', 'near', 'medal', 'echo'];
export const DUOS: readonly ArrangementId[] = ['foot', 'guard', 'behind', 'flank', 'heap', 'slope'];
