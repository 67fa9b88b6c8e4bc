import type { Dress } from '../../protocol';
import { type Pen, type Size, sheet } from '../silhouettes';
import type { Spot } from './schools';

type Colours = Pick<Dress, 'light' | 'base'>;

export const footOf = ({ width, height }: Size): Spot => ({ x: width / 2, y: height - 12 });

/** The end of the barrel when it points to a place. */
export function muzzleOf(size: Size, turn: number): Spot {
  const foot = footOf(size);
  return { x: foot.x + Math.sin(turn) * 50, y: foot.y - Math.cos(turn) * 50 };
}

export function turnTo(size: Size, { x, y }: Spot): number {
  const foot = footOf(size);
  return Math.max(-1.35, Math.min(1.35, Math.atan2(x - foot.x, foot.y - y)));
}

function metal(pen: Pen, from: number, to: number, colours: readonly string[]): CanvasGradient {
  const fall = pen.createLinearGradient(from, 0, to, 0);
  for (const [at, colour] of colours.entries()) fall.addColorStop(at / (colours.length - 1), colour);
  return fall;
}

/** The barrel and what it stands on, painted once. */
export interface Cannon {
  readonly barrel: HTMLCanvasElement;
  readonly stand: HTMLCanvasElement;
}

const [WIDE, HIGH] = [84, 128];

function part(scale: number, draw: (pen: Pen) => void): HTMLCanvasElement {
  const { canvas, pen } = sheet(WIDE, HIGH, scale);
  pen.translate(WIDE / 2, HIGH / 2);
  pen.lineWidth = 2;
  pen.strokeStyle = '#2a1606';
  draw(pen);
  return canvas;
}

function drawBarrel(pen: Pen, { light, base }: Colours): void {
  pen.fillStyle = metal(pen, -14, 14, ['#7a4d12', '#fff0b8', '#d89a2a', '#6e420c']);
  pen.beginPath();
  pen.moveTo(-13, 4);
  pen.lineTo(-10, -44);
  pen.lineTo(10, -44);
  pen.lineTo(13, 4);
  pen.fill();
  pen.stroke();
  pen.fillStyle = metal(pen, -14, 14, [base, light, base]);
  for (const [top, half] of [
    [-52, 13],
    [-28, 13],
    [-10, 14],
  ] as const) {
    pen.beginPath();
    pen.rect(-half, top, half * 2, 9);
    pen.fill();
    pen.stroke();
  }
  pen.fillStyle = '#1a1020';
  pen.beginPath();
  pen.ellipse(0, -52, 9, 2.6, 0, 0, Math.PI * 2);
  pen.fill();
}

function drawStand(pen: Pen, { light }: Colours): void {
  pen.fillStyle = metal(pen, -34, 34, ['#5a3608', '#f4cf74', '#8a5712']);
  pen.beginPath();
  pen.arc(0, 6, 30, Math.PI, 0);
  pen.lineTo(38, 20);
  pen.lineTo(-38, 20);
  pen.fill();
  pen.stroke();
  pen.fillStyle = light;
  pen.beginPath();
  pen.arc(0, -4, 8, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
}

/** The cannon, in the vendor's colours. */
export const cannonOf = (scale: number, colours: Colours): Cannon => ({
  barrel: part(scale, (pen) => drawBarrel(pen, colours)),
  stand: part(scale, (pen) => drawStand(pen, colours)),
});

/** `kick` is 1 right after a shot. */
export function drawCannon(pen: Pen, size: Size, { barrel, stand }: Cannon, turn: number, kick: number): void {
  const { x, y } = footOf(size);
  pen.save();
  pen.translate(x, y);
  pen.save();
  pen.rotate(turn);
  pen.drawImage(barrel, -WIDE / 2, kick * 8 - HIGH / 2, WIDE, HIGH);
  pen.restore();
  pen.drawImage(stand, -WIDE / 2, -HIGH / 2, WIDE, HIGH);
  pen.restore();
}
