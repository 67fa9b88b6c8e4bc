import { createPrng, type Prng } from '../../chance/prng';
import { darker, lighter } from './colour';
import { circle, gloss, line, n } from './shapes';

/** Colour stops: position in per cent, colour and optional opacity, as in `0 #fff, 60 #f5b544 .5, 100 #7a3a0a 0`. */
type Stops = string;

/** Collects the gradients and reused parts of one picture in its `<defs>`, with unique ids. */
export interface Kit {
  readonly prng: Prng;
  /** Linear gradient at an angle: 0 to the right, 90 downwards. */
  linear(stops: Stops, angle?: number): string;
  /** Radial gradient; centre and radius relative to the shape's box. */
  radial(stops: Stops, cx?: number, cy?: number, r?: number): string;
  /** A round surface lit from the upper left. */
  ball(colour: string): string;
  /** A flat surface lit from above. */
  lit(colour: string): string;
  readonly gold: string;
  readonly silver: string;
  /** A repeated pattern with cells of this size. */
  pattern(width: number, height: number, content: string): string;
  /** Stores content once and returns its id for `use`. */
  keep(content: string): string;
  defs(): string;
}

/** A drawing in a box from -50 to 50; `coat` is the colour that a title gives it, where it has one to give. */
export type Emblem = (kit: Kit, coat?: string) => string;

function stopList(stops: Stops): string {
  return stops
    .split(', ')
    .map((stop) => {
      const [at = '0', colour = '#000', opacity] = stop.split(' ');
      const place = at === '0' ? '' : ` offset="${n(Number(at) / 100, 2)}"`;
      return `<stop${place} stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
    })
    .join('');
}

const centre = (name: string, value: number): string => (value === 0.5 ? '' : ` ${name}="${n(value, 2)}"`);

/**
 * Creates the kit of one picture.
 * @param prefix letters and digits for its ids, unique on the page
 */
export function createKit(prefix: string): Kit {
  const ids = new Map<string, string>();
  const define = (make: (id: string) => string): string => {
    const key = make('');
    const known = ids.get(key);
    if (known !== undefined) return known;
    const id = `${prefix}-${ids.size.toString(36)}`;
    ids.set(key, id);
    return id;
  };
  const linear = (stops: Stops, angle = 90): string => {
    const radians = (angle * Math.PI) / 180;
    const [dx, dy] = [Math.cos(radians) / 2, Math.sin(radians) / 2];
    const slanted = ` x1="${n(0.5 - dx, 2)}" y1="${n(0.5 - dy, 2)}" x2="${n(0.5 + dx, 2)}" y2="${n(0.5 + dy, 2)}"`;
    const box = angle === 0 ? '' : angle === 90 ? ' x2="0" y2="1"' : slanted;
    return `url(#${define((id) => `<linearGradient id="${id}"${box}>${stopList(stops)}</linearGradient>`)})`;
  };
  const radial = (stops: Stops, cx = 0.5, cy = 0.5, r = 0.5): string =>
    `url(#${define((id) => `<radialGradient id="${id}"${centre('cx', cx)}${centre('cy', cy)}${centre('r', r)}>${stopList(stops)}</radialGradient>`)})`;
  return {
    prng: createPrng(prefix),
    linear,
    radial,
    ball: (colour) =>
      radial(
        `0 ${lighter(colour, 0.62)}, 32 ${lighter(colour, 0.12)}, 66 ${darker(colour, 0.22)}, 100 ${darker(colour, 0.72)}`,
        0.36,
        0.27,
        0.82,
      ),
    lit: (colour) => linear(`0 ${lighter(colour, 0.42)}, 42 ${colour}, 100 ${darker(colour, 0.55)}`, 80),
    get gold() {
      return linear('0 #fff6cf, 28 #f9cf63, 52 #c07d1f, 70 #ffdc82, 100 #7f4710', 68);
    },
    get silver() {
      return linear('0 #ffffff, 30 #cfd6e2, 54 #7c8699, 72 #eef2f8, 100 #4d5567', 68);
    },
    pattern: (width, height, content) =>
      `url(#${define((id) => `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${content}</pattern>`)})`,
    keep: (content) => define((id) => `<g id="${id}">${content}</g>`),
    defs: () => {
      const all = [...ids].map(([markup, id]) => markup.replace('id=""', `id="${id}"`));
      return all.length === 0 ? '' : `<defs>${all.join('')}</defs>`;
    },
  };
}

/** A copy of a stored part. */
export function use(id: string, x: number, y: number, scale: number, turn = 0, more = ''): string {
  const moves = [
    n(x) === '0' && n(y) === '0' ? '' : `translate(${n(x)} ${n(y)})`,
    turn === 0 ? '' : `rotate(${n(turn)})`,
    scale === 1 ? '' : `scale(${n(scale, 2)})`,
  ].join('');
  return `<use href="#${id}"${moves && ` transform="${moves}"`}${more && ` ${more}`}/>`;
}

/** The content and its mirror image across the vertical axis. */
export function mirrored(kit: Kit, content: string): string {
  const half = kit.keep(content);
  return `${use(half, 0, 0, 1)}<use href="#${half}" transform="scale(-1 1)"/>`;
}

/** The content once at each angle, rotated about the origin. */
export function turned(kit: Kit, angles: readonly number[], content: string, scale = 1): string {
  const part = kit.keep(content);
  return angles.map((angle) => use(part, 0, 0, scale, angle)).join('');
}

/** A polished ball with a highlight and light reflected from below. */
export function orb(kit: Kit, x: number, y: number, r: number, colour: string): string {
  const polish = kit.keep(gloss(-7, -9, 6.5, 3.6) + line('M9 15.5A18 18 0 0 1-10 15', '#ffe9cf', 1.6, 'opacity=".4"'));
  return circle(x, y, r, kit.ball(colour)) + use(polish, x, y, r / 20);
}

/** A cut stone: facets as points with a lightness from -1 (dark) to 1 (light). */
export function facets(colour: string, faces: readonly (readonly [points: string, light: number])[]): string {
  return faces
    .map(([points, light]) => {
      const tone = light >= 0 ? lighter(colour, light) : darker(colour, -light);
      return `<polygon points="${points}" fill="${tone}" stroke="${lighter(colour, 0.55)}" stroke-width=".7" stroke-linejoin="round"/>`;
    })
    .join('');
}
