import type { Kit } from '../pieces/kit';
import { circle, line } from '../pieces/shapes';

export const glowDot = (kit: Kit, x: number, y: number, r: number): string =>
  circle(x, y, r, kit.radial('0 #fffbe0, 28 #ffd27a .85, 100 #ff9a3a 0'));

/** Stars of two sizes over the upper half of a picture. */
export function skyStars(kit: Kit, count: number): string {
  const dots = (): string =>
    Array.from({ length: count / 2 }, () => `M${kit.prng.int(4, 296)} ${kit.prng.int(4, 190)}h0`).join('');
  return line(dots(), '#fff4d8', 2.6, 'opacity=".8"') + line(dots(), '#fff4d8', 1.5, 'opacity=".6"');
}
