import type { Dress } from '../protocol';
import { penOf } from './dom';

export type Pen = CanvasRenderingContext2D;

/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Wall {
  readonly wall: string;
  readonly light: string;
  /** A random number from 0 to 1. */
  readonly random: () => number;
}

interface Row extends Wall {
  readonly scene: Dress['scene'];
  readonly tall: number;
  readonly base: number;
}

type Builder = (pen: Pen, x: number, base: number, width: number, height: number, wall: Wall) => void;

/** A canvas in the screen's resolution. */
export const sheet = (width: number, height: number, scale: number): { canvas: HTMLCanvasElement; pen: Pen } => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const pen = penOf(canvas);
  pen.scale(scale, scale);
  return { canvas, pen };
};

const house: Builder = (pen, x, base, width, height, { wall, light, random }) => {
  const eave = width * 0.18;
  const roof = Math.min(26, width * 0.42);
  pen.fillStyle = wall;
  pen.fillRect(x, base - height, width, height + 400);
  pen.beginPath();
  pen.moveTo(x - eave, base - height + 3);
  pen.quadraticCurveTo(x + width * 0.2, base - height - roof * 0.2, x + width * 0.5, base - height - roof);
  pen.quadraticCurveTo(x + width * 0.8, base - height - roof * 0.2, x + width + eave, base - height + 3);
  pen.closePath();
  pen.fill();
  const columns = Math.max(1, Math.floor(width / 16));
  for (let row = 0; row < height / 18 - 0.6; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (random() < 0.45) continue;
      pen.globalAlpha = 0.25 + random() * 0.65;
      pen.fillStyle = light;
      pen.fillRect(x + 6 + (column * (width - 8)) / columns, base - height + 10 + row * 18, 5, 8);
    }
  }
  pen.globalAlpha = 1;
};

const stand: Builder = (pen, x, base, width, height, { wall, light, random }) => {
  pen.fillStyle = wall;
  pen.beginPath();
  pen.moveTo(x - 2, base - height * 0.5);
  pen.quadraticCurveTo(x + width / 2, base - height * 0.86, x + width + 2, base - height * 0.5);
  pen.lineTo(x + width + 2, base + 400);
  pen.lineTo(x - 2, base + 400);
  pen.fill();
  pen.fillRect(x + width * 0.5 - 2, base - height * 1.5, 4, height);
  pen.fillStyle = light;
  for (let lamp = 0; lamp < 6; lamp += 1) {
    pen.globalAlpha = 0.9;
    pen.fillRect(x + width * 0.5 - 11 + (lamp % 3) * 8, base - height * 1.5 + Math.floor(lamp / 3) * 7, 6, 5);
  }
  for (let seat = 0; seat < width / 3; seat += 1) {
    pen.globalAlpha = 0.12 + random() * 0.3;
    pen.fillRect(x + random() * width, base - height * 0.4 + random() * height * 0.7, 2, 2);
  }
  pen.globalAlpha = 1;
};

const BUILDERS: Readonly<Record<Dress['scene'], Builder>> = { street: house, arena: stand };

/** A row of silhouettes across the width, taller than the stage so that it can sink. */
export function row(size: Size, scale: number, { scene, wall, light, random, tall, base }: Row): HTMLCanvasElement {
  const { canvas, pen } = sheet(size.width, size.height + 200, scale);
  let x = -20;
  while (x < size.width + 20) {
    const width = (scene === 'arena' ? 96 : 34) + random() * 46;
    BUILDERS[scene](pen, x, base, width, tall * (0.55 + random() * 0.75), { wall, light, random });
    x += width + (scene === 'street' ? random() * 7 : -6);
  }
  return canvas;
}
