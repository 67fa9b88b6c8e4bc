import { colourOf, WHEEL } from '../../../base/roulette/wheel';
import type { Pen } from '../silhouettes';

/** Radii in hundredths of the wheel's. */
const RADII = { rim: 100, track: 90, numbers: 80, pockets: 66, cone: 50 } as const;
const ROUND = Math.PI * 2;
/** The part of the wheel that a pocket takes. */
export const POCKET = ROUND / WHEEL.length;
const FILLS = { red: '#b3202f', black: '#17141d', green: '#0f7a45' } as const;
const BRASS = '#e0b566';

function disc(pen: Pen, radius: number, fill: CanvasGradient | string): void {
  pen.beginPath();
  pen.arc(0, 0, radius, 0, ROUND);
  pen.fillStyle = fill;
  pen.fill();
}

function shaded(pen: Pen, radius: number, ...stops: readonly (readonly [number, string])[]): CanvasGradient {
  const fill = pen.createRadialGradient(-radius * 0.3, -radius * 0.35, radius * 0.05, 0, 0, radius);
  for (const [at, colour] of stops) fill.addColorStop(at, colour);
  return fill;
}

function ring(pen: Pen, radius: number, width: number, colour: string): void {
  pen.beginPath();
  pen.arc(0, 0, radius, 0, ROUND);
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  pen.stroke();
}

/** What stands still: the bowl with the track that the ball runs in, and the stops that throw it off. */
export function drawBowl(pen: Pen): void {
  disc(pen, RADII.rim, shaded(pen, RADII.rim, [0, '#a8683a'], [0.82, '#5d2f17'], [0.93, '#3a1a0c'], [1, '#7a4525']));
  disc(pen, RADII.track + 4, '#2a1209');
  disc(pen, RADII.track + 3, shaded(pen, RADII.track, [0.6, '#4c2814'], [0.9, '#8a5230'], [1, '#5b3119']));
  ring(pen, RADII.rim - 1, 1.4, BRASS);
  for (let at = 0; at < 8; at += 1) {
    pen.save();
    pen.rotate((ROUND / 8) * at + 0.2);
    pen.translate(RADII.track - 3.5, 0);
    pen.rotate(at % 2 === 0 ? 0 : Math.PI / 2);
    pen.beginPath();
    pen.moveTo(-4, 0);
    pen.lineTo(0, -1.7);
    pen.lineTo(4, 0);
    pen.lineTo(0, 1.7);
    pen.fillStyle = '#f3d695';
    pen.fill();
    pen.restore();
  }
}

function drawPockets(pen: Pen): void {
  for (const [at, number] of WHEEL.entries()) {
    pen.save();
    pen.rotate(POCKET * at);
    const half = POCKET / 2;
    pen.beginPath();
    pen.arc(0, 0, RADII.numbers, -half, half);
    pen.arc(0, 0, RADII.cone, half, -half, true);
    pen.fillStyle = FILLS[colourOf(number)];
    pen.fill();
    // The pocket itself lies deeper than the ring with the numbers.
    pen.beginPath();
    pen.arc(0, 0, RADII.pockets, -half, half);
    pen.arc(0, 0, RADII.cone, half, -half, true);
    pen.fillStyle = 'rgb(0 0 0 / 34%)';
    pen.fill();
    pen.rotate(half);
    pen.beginPath();
    pen.moveTo(RADII.cone, 0);
    pen.lineTo(RADII.numbers, 0);
    pen.lineWidth = 0.9;
    pen.strokeStyle = BRASS;
    pen.stroke();
    pen.rotate(-half);
    pen.translate((RADII.numbers + RADII.pockets) / 2, 0);
    pen.rotate(Math.PI / 2);
    pen.fillStyle = '#fff';
    pen.font = '700 9.4px system-ui, sans-serif';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(String(number), 0, 0.4);
    pen.restore();
  }
}

/** What turns: the pockets with their numbers, and the cone with its brass cross. Its first pocket lies to the right. */
export function drawRotor(pen: Pen): void {
  drawPockets(pen);
  ring(pen, RADII.numbers, 1.4, BRASS);
  ring(pen, RADII.pockets, 0.8, BRASS);
  disc(pen, RADII.cone, shaded(pen, RADII.cone, [0, '#b06f3e'], [0.7, '#6a3519'], [1, '#35170a']));
  ring(pen, RADII.cone, 1.8, BRASS);
  for (let at = 0; at < 4; at += 1) {
    pen.save();
    pen.rotate((ROUND / 4) * at + 0.4);
    pen.beginPath();
    pen.moveTo(0, -3);
    pen.lineTo(27, -1.6);
    pen.lineTo(27, 1.6);
    pen.lineTo(0, 3);
    pen.fillStyle = '#c9984a';
    pen.fill();
    pen.translate(29, 0);
    disc(pen, 3.4, shaded(pen, 3.4, [0, '#fff3d0'], [1, '#b17c2e']));
    pen.restore();
  }
  disc(pen, 13, shaded(pen, 13, [0, '#ffeec4'], [0.6, '#d7a550'], [1, '#7c521b']));
  disc(pen, 7, shaded(pen, 7, [0, '#fff8e4'], [1, '#b9853a']));
}

/** The ball at an angle and a distance from the middle. */
export function drawBall(pen: Pen, angle: number, distance: number): void {
  pen.save();
  pen.translate(Math.cos(angle) * distance, Math.sin(angle) * distance);
  pen.translate(0.8, 1.4);
  disc(pen, 4.2, 'rgb(0 0 0 / 45%)');
  pen.translate(-0.8, -1.4);
  disc(pen, 4.2, shaded(pen, 4.2, [0, '#fff'], [0.6, '#eceaf2'], [1, '#a9a4b8']));
  pen.restore();
}
