import { hsl } from '../pieces/colour';
import type { Kit } from '../pieces/kit';
import { circle, rect } from '../pieces/shapes';

export const TILE = { width: 300, height: 400 } as const;

export interface Ground {
  readonly hue: number;
  /** A tone of the hue: lightness 0 to 100, saturation 72 by default. */
  tone(lightness: number, saturation?: number): string;
  readonly lightX: number;
}

/** Creates a background: one hue in every lightness, slightly warmer where lighter. */
export function createGround(hue: number, lightX: number): Ground {
  return {
    hue,
    lightX,
    // Gold darkens towards red-brown, because dark yellow looks olive; other hues shift a little with the light.
    tone: (lightness, saturation = 72) =>
      hsl(hue < 90 ? hue - 8 + (lightness - 30) * 0.4 : hue + (lightness - 30) * 0.25, saturation, lightness),
  };
}

/** A pool of light behind the motif, darker towards the edges. */
export function groundLight(kit: Kit, ground: Ground): string {
  const pool = kit.radial(
    `0 ${ground.tone(58, 78)}, 34 ${ground.tone(39, 78)}, 72 ${ground.tone(19, 74)}, 100 ${ground.tone(9, 66)}`,
    Math.round((ground.lightX / TILE.width) * 100) / 100,
    0.4,
    0.78,
  );
  return rect(0, 0, TILE.width, TILE.height, 0, pool);
}

/** Warm light from one upper corner, over the scene. */
export function warmLight(kit: Kit, ground: Ground): string {
  const warm = kit.radial(`0 #fff0c8 .6, 40 ${ground.tone(70, 90)} .22, 100 ${ground.tone(60, 90)} 0`);
  return circle(ground.lightX < 150 ? 40 : 260, 20, 210, warm);
}

/** A shade at the foot, where the site puts the vendor's mark, and in the corners. */
export function footShade(kit: Kit): string {
  const foot = kit.linear('0 #0a0610 0, 60 #0a0610 .2, 100 #0a0610 .68');
  const edge = kit.radial('66 #0a0610 0, 100 #0a0610 .5', 0.5, 0.45, 0.74);
  return rect(0, 0, 300, 400, 0, edge) + rect(0, 250, 300, 150, 0, foot);
}
