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

export function drawBubbles(pen: Pen, stars: readonly Star[], size: Size, time: number): void {
  pen.strokeStyle = '#bdefff';
  pen.lineWidth = 1;
  for (const bubble of stars.slice(0, 26)) {
    const way = (bubble.y + 0.3 + time * (0.03 + bubble.r * 0.02)) % 1.2;
    const x = bubble.x * size.width + Math.sin(time + bubble.at) * 5;
    pen.globalAlpha = 0.12 + bubble.r * 0.16;
    pen.beginPath();
    pen.arc(x, size.height * (1.1 - way), 1 + bubble.r * 2.6, 0, Math.PI * 2);
    pen.stroke();
  }
  pen.globalAlpha = 1;
}
