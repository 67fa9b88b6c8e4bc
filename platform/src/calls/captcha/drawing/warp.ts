import { between, type Random } from '../random';
import type { Point, Stroke } from './glyphs';

export type Warp = (point: Point) => Point;

/** Rotates, slants and scales one digit around its middle, in pixels. */
export function leanOf(random: Random, middle: Point): Warp {
  const turn = between(random, -0.3, 0.3);
  const lean = between(random, -0.28, 0.28);
  const [wide, high] = [between(random, 0.86, 1.16), between(random, 0.84, 1.1)];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return ([x, y]) => {
    const [dx, dy] = [(x - middle[0]) * wide, (y - middle[1]) * high];
    const leant = dx - lean * dy;
    return [middle[0] + leant * cos - dy * sin, middle[1] + leant * sin + dy * cos];
  };
}

/** A wave through the whole picture, so that digits stand at different heights. */
export function waveOf(random: Random, width: number, height: number): Warp {
  const swell = between(random, 0.05, 0.095) * height;
  const length = between(random, 0.38, 0.9) * width;
  const sway = between(random, 0.02, 0.05) * height;
  const [phase, other] = [between(random, 0, 2 * Math.PI), between(random, 0, 2 * Math.PI)];
  const ripple = between(random, 0.5, 0.9) * height;
  return ([x, y]) => [
    x + sway * Math.sin((2 * Math.PI * y) / ripple + other),
    y + swell * Math.sin((2 * Math.PI * x) / length + phase),
  ];
}

/** Moves the points of a stroke; long straight segments are split first, so that they bend too. */
export function warpStroke(stroke: Stroke, warp: Warp): Point[] {
  const moved: Point[] = [];
  stroke.forEach((to, n) => {
    const from = stroke[n - 1];
    const pieces = from === undefined ? 1 : Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 8));
    const [x0, y0] = from ?? to;
    for (let piece = 1; piece <= pieces; piece += 1) {
      const t = piece / pieces;
      moved.push(warp([x0 + (to[0] - x0) * t, y0 + (to[1] - y0) * t]));
    }
  });
  return moved;
}
