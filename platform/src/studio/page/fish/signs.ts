import type { Chain } from '../../../base/fish/fish';
import { type Pen, sheet } from '../silhouettes';
import type { Spot } from './schools';

/** Signs that are drawn once: a net, a coin, a bullet, a bubble. */
export interface Signs {
  readonly net: HTMLCanvasElement;
  readonly coin: HTMLCanvasElement;
  readonly bullet: HTMLCanvasElement;
  readonly bubble: HTMLCanvasElement;
}

function drawn(size: number, scale: number, draw: (pen: Pen) => void): HTMLCanvasElement {
  const { canvas, pen } = sheet(size, size, scale);
  pen.translate(size / 2, size / 2);
  draw(pen);
  return canvas;
}

const disc = (pen: Pen, r: number) => {
  pen.beginPath();
  pen.arc(0, 0, r, 0, Math.PI * 2);
};

export function signsOf(scale: number, light: string): Signs {
  return {
    net: drawn(128, scale, (pen) => {
      pen.strokeStyle = 'rgb(255 255 255 / 92%)';
      pen.lineWidth = 2.4;
      disc(pen, 60);
      pen.fillStyle = 'rgb(190 240 255 / 20%)';
      pen.fill();
      pen.stroke();
      pen.lineWidth = 1.3;
      pen.save();
      pen.clip();
      pen.beginPath();
      for (let at = -120; at <= 120; at += 15) {
        pen.moveTo(at - 64, -64);
        pen.lineTo(at + 64, 64);
        pen.moveTo(at + 64, -64);
        pen.lineTo(at - 64, 64);
      }
      pen.stroke();
      pen.restore();
      pen.fillStyle = light;
      for (let knot = 0; knot < 12; knot += 1) {
        pen.beginPath();
        pen.arc(Math.cos((knot / 6) * Math.PI) * 60, Math.sin((knot / 6) * Math.PI) * 60, 3.4, 0, Math.PI * 2);
        pen.fill();
      }
    }),
    coin: drawn(22, scale, (pen) => {
      const shine = pen.createRadialGradient(-3, -4, 1, 0, 0, 10);
      shine.addColorStop(0, '#fffbe0');
      shine.addColorStop(0.5, '#ffcf48');
      shine.addColorStop(1, '#c07d0a');
      pen.fillStyle = shine;
      disc(pen, 9.5);
      pen.fill();
      pen.strokeStyle = '#7a4a04';
      pen.lineWidth = 1.2;
      pen.stroke();
      disc(pen, 6);
      pen.stroke();
    }),
    bubble: drawn(14, scale, (pen) => {
      pen.strokeStyle = '#d8f6ff';
      disc(pen, 6);
      pen.stroke();
    }),
    bullet: drawn(26, scale, (pen) => {
      const glow = pen.createRadialGradient(0, 0, 1, 0, 0, 12);
      glow.addColorStop(0, '#ffffff');
      glow.addColorStop(0.4, light);
      glow.addColorStop(1, `${light}00`);
      pen.fillStyle = glow;
      disc(pen, 12);
      pen.fill();
    }),
  };
}

/** Rings around a fish that is aimed at. */
export function drawAim(pen: Pen, { x, y }: Spot, r: number, time: number, light: string): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(time * 0.8);
  pen.strokeStyle = light;
  pen.lineWidth = 3;
  for (let side = 0; side < 4; side += 1) {
    pen.beginPath();
    pen.arc(0, 0, r, (side * Math.PI) / 2 + 0.25, (side * Math.PI) / 2 + 1.32);
    pen.stroke();
  }
  pen.restore();
}

/** A chain that goes through a catch: lightning to others, or a whirl around it. `age` goes from 0 to 1. */
export function drawChain(pen: Pen, chain: Chain, from: Spot, others: readonly Spot[], age: number): void {
  pen.globalAlpha = Math.max(0, 1 - age);
  pen.lineWidth = 3;
  if (chain === 'lightning') {
    for (const [colour, width] of [
      ['#7fd0ff', 6],
      ['#ffffff', 2.4],
    ] as const) {
      pen.strokeStyle = colour;
      pen.lineWidth = width;
      pen.beginPath();
      for (const to of others) {
        pen.moveTo(from.x, from.y);
        for (let step = 1; step <= 6; step += 1) {
          const jag = step === 6 ? 0 : Math.sin(step * 7.3 + Math.floor(age * 12) * 2.1) * 14;
          pen.lineTo(from.x + ((to.x - from.x) * step) / 6 + jag, from.y + ((to.y - from.y) * step) / 6 - jag);
        }
      }
      pen.stroke();
    }
  } else {
    pen.strokeStyle = '#d6f6ff';
    pen.beginPath();
    for (let arm = 0; arm < 3; arm += 1) {
      for (let step = 0; step <= 18; step += 1) {
        const [turn, r] = [(arm * Math.PI * 2) / 3 + step * 0.24 + age * 9, 8 + step * 3.4];
        const [x, y] = [from.x + Math.cos(turn) * r, from.y + Math.sin(turn) * r * 0.62];
        if (step === 0) pen.moveTo(x, y);
        else pen.lineTo(x, y);
      }
    }
    pen.stroke();
  }
  pen.globalAlpha = 1;
}
