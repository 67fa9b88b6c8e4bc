import { type Kit, use } from '../pieces/kit';
import { circle, ellipse, line, rect } from '../pieces/shapes';

export const BANNER = { width: 750, height: 375 } as const;

/** Paints a banner's scene over its whole size. */
export type BannerScene = (kit: Kit) => string;

export function sky(
  kit: Kit,
  colours: readonly [zenith: string, middle: string, horizon: string],
  height: number,
): string {
  return rect(0, 0, BANNER.width, height, 0, kit.linear(`0 ${colours[0]}, 55 ${colours[1]}, 100 ${colours[2]}`));
}

/** Stars of two sizes above a height. */
export function stars(kit: Kit, count: number, height: number): string {
  const dots = (): string =>
    Array.from({ length: count / 2 }, () => `M${kit.prng.int(0, 750)} ${kit.prng.int(0, height)}h0`).join('');
  return line(dots(), '#fff4d8', 2.2, 'opacity=".75"') + line(dots(), '#cfdcff', 1.2, 'opacity=".6"');
}

/** A paper lantern with its glow, about 60 wide; returns its id for `use`. */
export function paperLantern(kit: Kit): string {
  const paper = kit.radial('0 #fff6c4, 34 #ffb84e, 72 #ea4a2c, 100 #8c1424', 0.48, 0.54, 0.62);
  const ribs = 'M-9-19C-20-8-20 10-9 20M9-19C20-8 20 10 9 20M0-19V20';
  return kit.keep(
    circle(0, 0, 78, kit.radial('0 #ffb45a .5, 45 #ff8a3a .16, 100 #ff7a2a 0')) +
      line('M0-34V-24', '#3a1820', 1.6) +
      ellipse(0, 0, 25, 21, paper) +
      line(ribs, '#9c1c24', 0.9, 'opacity=".55"') +
      ellipse(-12, -7, 4, 8, '#fff', 24, 'opacity=".35"') +
      rect(-9, -24, 18, 5, 2, kit.gold) +
      rect(-9, 19, 18, 5, 2, kit.gold) +
      line('M-4 25V36M0 25V40M4 25V36', '#e8403a', 1.8),
  );
}

/** A calm background for text at the left and at the foot. */
export function calm(kit: Kit, colour: string): string {
  const side = kit.linear(`0 ${colour} .86, 55 ${colour} .42, 100 ${colour} 0`, 0);
  const foot = kit.linear(`0 ${colour} 0, 100 ${colour} .72`);
  return rect(0, 0, 400, 375, 0, side) + rect(0, 265, 750, 110, 0, foot);
}

export function softLights(kit: Kit, spots: readonly (readonly [x: number, y: number, size: number])[]): string {
  const light = kit.keep(circle(0, 0, 10, kit.radial('0 #ffe2a0 .42, 55 #ffb45a .24, 100 #ff9a4a 0')));
  return spots.map(([x, y, size]) => use(light, x, y, size)).join('');
}
