import type { Dress } from '../../protocol';
import type { Star } from '../air';
import { randomFrom } from '../scenery';
import { type Pen, type Size, sheet, type Wall } from '../silhouettes';

export interface Backdrop {
  readonly picture: HTMLCanvasElement;
  readonly bubbles: readonly Star[];
}

/** Of the water from its surface to the ground, and of what stands far and near. */
const WATERS = [
  { fall: ['#7fe6e4', '#1d9fc4', '#0b5a8c', '#06304f'], far: '#0c5478', near: '#042338' },
  { fall: ['#a8f0c8', '#2fb09a', '#0f6a74', '#053a48'], far: '#0f6268', near: '#042c33' },
  { fall: ['#8fb4ff', '#3f63cf', '#26348f', '#121848'], far: '#27307c', near: '#0b0f30' },
] as const;

interface Stones {
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly high: number;
}

function drawReef(pen: Pen, { x, base, width, high }: Stones, { wall, light, random }: Wall): void {
  pen.fillStyle = wall;
  pen.beginPath();
  pen.ellipse(x + width / 2, base + 20, width * 0.75, high * 0.55, 0, Math.PI, 0);
  pen.rect(x - width * 0.25, base + 19, width * 1.5, 400);
  pen.fill();
  pen.lineCap = 'round';
  for (let stem = 0; stem < 3; stem += 1) {
    const foot = x + width * (0.15 + 0.35 * stem);
    const tall = high * (0.7 + random() * 0.6);
    const bend = (random() - 0.5) * 34;
    pen.strokeStyle = stem === 1 ? light : wall;
    pen.globalAlpha = stem === 1 ? 0.22 : 1;
    pen.lineWidth = 5 + random() * 5;
    pen.beginPath();
    pen.moveTo(foot, base + 12);
    pen.bezierCurveTo(foot + bend, base - tall * 0.4, foot - bend, base - tall * 0.7, foot + bend * 0.6, base - tall);
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

function drawSand(pen: Pen, size: Size, near: string): void {
  pen.fillStyle = near;
  pen.beginPath();
  pen.moveTo(0, size.height);
  for (let x = 0; x <= size.width + 20; x += 20) pen.lineTo(x, size.height * 0.93 + Math.sin(x / 46) * 6);
  pen.lineTo(size.width, size.height);
  pen.fill();
}

/** The still part of the sea, drawn once per size: water, light from above, reefs. A title always has the same one. */
export function backdropOf(size: Size, scale: number, { seed, light }: Pick<Dress, 'seed' | 'light'>): Backdrop {
  const random = randomFrom(seed);
  const { fall, far, near } = WATERS[seed % WATERS.length] ?? WATERS[0];
  const { canvas: picture, pen } = sheet(size.width, size.height, scale);
  const water = pen.createLinearGradient(0, 0, 0, size.height);
  for (const [at, colour] of fall.entries()) water.addColorStop([0, 0.26, 0.64, 1][at] ?? 1, colour);
  pen.fillStyle = water;
  pen.fillRect(0, 0, size.width, size.height);
  const sun = pen.createRadialGradient(size.width * 0.5, -40, 10, size.width * 0.5, -40, size.height * 0.75);
  sun.addColorStop(0, 'rgb(255 255 240 / 55%)');
  sun.addColorStop(1, 'rgb(255 255 240 / 0%)');
  pen.fillStyle = sun;
  pen.fillRect(0, 0, size.width, size.height);
  for (const [wall, tall, base, alpha] of [
    [far, 0.2, 0.88, 0.75],
    [near, 0.12, 0.97, 1],
  ] as const) {
    pen.globalAlpha = alpha;
    for (let x = -20; x < size.width + 20; ) {
      const width = 34 + random() * 46;
      const high = size.height * tall * (0.55 + random() * 0.75);
      drawReef(pen, { x, base: size.height * base, width, high }, { wall, light, random });
      x += width - 6;
    }
  }
  pen.globalAlpha = 1;
  drawSand(pen, size, near);
  const bubbles = Array.from({ length: 22 }, () => ({
    ...{ x: random(), y: random() * 1.3 - 0.3, r: 0.4 + random() * 1.1, at: random() * 6 },
  }));
  return { picture, bubbles };
}

/** Bubbles that rise; `bubble` is the picture of one. */
export function drawBubbles(pen: Pen, bubble: HTMLCanvasElement, all: readonly Star[], size: Size, time: number): void {
  for (const { x, y, r, at } of all) {
    const way = (y + 0.3 + time * (0.03 + r * 0.02)) % 1.2;
    const wide = 3 + r * 6;
    pen.globalAlpha = 0.25 + r * 0.3;
    pen.drawImage(bubble, x * size.width + Math.sin(time + at) * 5, size.height * (1.1 - way), wide, wide);
  }
  pen.globalAlpha = 1;
}
