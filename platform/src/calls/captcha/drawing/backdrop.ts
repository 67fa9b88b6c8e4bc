import { between, type Random } from '../random';
import { curveThrough, type Point } from './glyphs';
import { drawStroke, type Plane } from './plane';

/** Maximum ink of the texture; digits have more, so that people can tell them apart. */
const FAINT = 0.34;

/** Fills a plane with scraps of strokes as wide as those of digits, but fainter. */
export function drawScraps(plane: Plane, random: Random): void {
  const count = 18 + Math.floor(random() * 8);
  for (let n = 0; n < count; n += 1) {
    const [x, y] = [between(random, 0, plane.width), between(random, 0, plane.height)];
    const spread = between(random, 8, 22);
    const near = (): Point => [x + between(random, -spread, spread), y + between(random, -spread, spread)];
    const [radius, ink] = [between(random, 0.8, 2.6), between(random, 0.14, FAINT)];
    drawStroke(plane, curveThrough([near(), near(), near()]), () => ({ radius, ink }));
  }
}

/** Draws one or two arcs through the digits, in their ink. */
export function drawArcs(plane: Plane, random: Random): void {
  const { width, height } = plane;
  const count = 1 + Math.floor(random() * 2);
  for (let n = 0; n < count; n += 1) {
    const at = (part: number): Point => [width * part + between(random, -12, 12), between(random, 0.16, 0.84) * height];
    const points = [at(-0.1), at(0.2), at(0.5), at(0.8), at(1.1)];
    const [radius, ink] = [between(random, 0.8, 1.3), between(random, 0.75, 1)];
    drawStroke(plane, curveThrough(points), () => ({ radius, ink }));
  }
}

/** Darkness of the background from 0 to 1, in slow waves. */
export function shadeOf(random: Random, width: number, height: number): (x: number, y: number) => number {
  const turn = between(random, 0, 2 * Math.PI);
  const [along, across] = [between(random, 1, 2.4) / width, between(random, 0.4, 1) / height];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const phase = between(random, 0, 2 * Math.PI);
  return (x, y) => 0.5 + 0.5 * Math.sin(2 * Math.PI * (along * x * cos + across * y * sin) + phase);
}

/**
 * The area with ink and background swapped: a wavy band over a third to a half of the picture.
 *
 * @returns 1 inside, 0 outside, values between on its edge
 */
export function swapOf(random: Random, width: number, height: number): (x: number, y: number) => number {
  const middle = between(random, 0.2, 0.8) * width;
  const half = between(random, 0.16, 0.26) * width;
  const lean = between(random, -0.9, 0.9);
  const [swell, length, phase] = [between(random, 3, 9), between(random, 0.5, 1.2) * height, between(random, 0, 6.28)];
  return (x, y) => {
    const from = x - middle - lean * (y - height / 2) - swell * Math.sin((2 * Math.PI * y) / length + phase);
    return Math.min(1, Math.max(0, half - Math.abs(from) + 0.5));
  };
}
