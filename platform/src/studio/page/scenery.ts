/* The still background: the sky and two rows of silhouettes, drawn once per size and then moved as pictures. */
import type { Dress } from '../protocol';
import type { Star } from './air';
import { penOf } from './dom';
import { type Pen, row, type Size, sheet } from './silhouettes';

/** Pictures in the screen's resolution, and the positions of the stars. */
export interface Scenery {
  readonly sky: HTMLCanvasElement;
  readonly far: HTMLCanvasElement;
  readonly near: HTMLCanvasElement;
  readonly stars: readonly Star[];
}

interface Rope {
  readonly light: string;
  readonly paper: string;
  readonly random: () => number;
  readonly y: number;
}

/** A seeded generator, so that each game always has the same street, or the same fish. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function drawMoon(pen: Pen, size: Size): void {
  const [x, y, r] = [size.width * 0.1, size.height * 0.4, 14] as const;
  const halo = pen.createRadialGradient(x, y, r, x, y, r * 6);
  halo.addColorStop(0, 'rgb(255 240 205 / 16%)');
  halo.addColorStop(1, 'rgb(255 240 205 / 0%)');
  pen.fillStyle = halo;
  pen.fillRect(x - r * 6, y - r * 6, r * 12, r * 12);
  pen.fillStyle = '#f6e9c8';
  pen.globalAlpha = 0.9;
  pen.beginPath();
  pen.arc(x, y, r, Math.PI * 0.32, Math.PI * 1.55);
  pen.quadraticCurveTo(x - r * 0.35, y + r * 0.1, x + r * 0.54, y + r * 0.84);
  pen.fill();
  pen.globalAlpha = 1;
}

function hangLanterns(canvas: HTMLCanvasElement, size: Size, scale: number, { light, paper, random, y }: Rope): void {
  const pen = penOf(canvas);
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  for (const [from, to, sag] of [
    [-20, size.width * 0.56, 20],
    [size.width * 0.42, size.width + 20, 26],
  ] as const) {
    const [left, right] = [y - random() * 24, y - random() * 24] as const;
    const at = (t: number): readonly [number, number] => [
      from + (to - from) * t,
      left + (right - left) * t + sag * 4 * t * (1 - t),
    ];
    pen.strokeStyle = 'rgb(0 0 0 / 55%)';
    pen.lineWidth = 1;
    pen.beginPath();
    for (let t = 0; t <= 1; t += 0.05) pen.lineTo(...at(t));
    pen.stroke();
    for (let t = 0.1; t < 0.98; t += 0.16) {
      const [x, top] = at(t);
      const glow = pen.createRadialGradient(x, top + 7, 1, x, top + 7, 17);
      glow.addColorStop(0, `${light}88`);
      glow.addColorStop(1, `${light}00`);
      pen.fillStyle = glow;
      pen.fillRect(x - 17, top - 10, 34, 34);
      pen.fillStyle = paper;
      pen.beginPath();
      pen.ellipse(x, top + 7, 5.2, 6.4, 0, 0, Math.PI * 2);
      pen.fill();
      pen.fillStyle = light;
      pen.beginPath();
      pen.ellipse(x, top + 8, 2.6, 4, 0, 0, Math.PI * 2);
      pen.fill();
    }
  }
}

/** Draws the sky and both rows and places the stars. `dress` has scene and colours. */
export function buildScenery(size: Size, scale: number, dress: Dress): Scenery {
  const random = randomFrom(dress.seed);
  const { canvas: sky, pen } = sheet(size.width, size.height, scale);
  const fall = pen.createLinearGradient(0, 0, 0, size.height);
  fall.addColorStop(0, dress.sky[0]);
  fall.addColorStop(0.62, dress.sky[1]);
  fall.addColorStop(1, dress.sky[2]);
  pen.fillStyle = fall;
  pen.fillRect(0, 0, size.width, size.height);
  drawMoon(pen, size);
  const base = size.height * 0.86;
  const stars = Array.from({ length: 64 }, () => ({
    x: random(),
    y: random() * 1.3 - 0.3,
    r: 0.4 + random() * 1.1,
    at: random() * 6,
  }));
  const near = row(size, scale, {
    scene: dress.scene,
    wall: dress.near,
    light: dress.light,
    random,
    tall: size.height * 0.12,
    base,
  });
  if (dress.scene === 'street')
    hangLanterns(near, size, scale, {
      light: dress.light,
      paper: dress.base,
      random,
      y: size.height * 0.62,
    });
  return {
    sky,
    far: row(size, scale, {
      scene: dress.scene,
      wall: dress.far,
      light: dress.light,
      random,
      tall: size.height * 0.2,
      base: base - 14,
    }),
    near,
    stars,
  };
}
