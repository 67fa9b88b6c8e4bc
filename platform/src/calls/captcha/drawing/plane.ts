import type { Stroke } from './glyphs';

/** Ink per pixel, from 0 (none) to 1 (covered). */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly ink: Float32Array;
}

export const emptyPlane = (width: number, height: number): Plane => ({
  width,
  height,
  ink: new Float32Array(width * height),
});

/** Width and ink of a pen at a distance along its stroke, in pixels. */
export type Pen = (along: number) => { readonly radius: number; readonly ink: number };

/**
 * Draws a stroke with soft edges; where strokes cross, the stronger ink stays.
 *
 * @param stroke points in pixels
 */
export function drawStroke(plane: Plane, stroke: Stroke, pen: Pen): void {
  let along = 0;
  for (let n = 1; n < stroke.length; n += 1) {
    const [from, to] = [stroke[n - 1], stroke[n]];
    if (from === undefined || to === undefined) return;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    drawPiece(plane, from[0], from[1], to[0], to[1], pen(along + length / 2));
    along += length;
  }
}

function drawPiece(
  { width, height, ink }: Plane,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  pen: { readonly radius: number; readonly ink: number },
): void {
  const reach = pen.radius + 1;
  const [dx, dy] = [x1 - x0, y1 - y0];
  const square = dx * dx + dy * dy || 1;
  const left = Math.max(0, Math.floor(Math.min(x0, x1) - reach));
  const right = Math.min(width - 1, Math.ceil(Math.max(x0, x1) + reach));
  const top = Math.max(0, Math.floor(Math.min(y0, y1) - reach));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(y0, y1) + reach));
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const t = Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / square));
      const cover = pen.radius + 0.5 - Math.hypot(x - x0 - t * dx, y - y0 - t * dy);
      if (cover <= 0) continue;
      const strength = pen.ink * Math.min(1, cover);
      const at = y * width + x;
      if ((ink[at] ?? 0) < strength) ink[at] = strength;
    }
  }
}
