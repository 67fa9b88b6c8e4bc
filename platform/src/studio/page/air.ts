import type { Pen, Size } from './silhouettes';

/** Position and size relative to the stage; `at` is the start of its movement. */
export interface Star {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly at: number;
}

/** Twinkling stars in the upper part, which sink a little as the lantern climbs. */
export function drawStars(pen: Pen, stars: readonly Star[], size: Size, time: number, climb: number): void {
  pen.fillStyle = '#fff7e0';
  for (const star of stars) {
    pen.globalAlpha = 0.35 + 0.35 * Math.sin(time * 1.3 + star.at);
    pen.fillRect(star.x * size.width, (star.y + climb * 0.12) * size.height * 0.72, star.r, star.r);
  }
  pen.globalAlpha = 1;
}
