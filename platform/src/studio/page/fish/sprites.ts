import type { Fish } from '../../../base/fish/fish';
import { penOf } from '../dom';
import type { Pen } from '../silhouettes';
import { sheet } from '../silhouettes';
import * as large from './large';
import type { Layer, Shape } from './shape';
import * as small from './small';

const SHAPES: Readonly<Record<Fish, Shape>> = { ...small, ...large };

/** Pictures of a stroke of the tail, a pulse or a beat. */
export const FRAMES = 8;
const SLICE = 3;

/** In pixels of the page. */
export const sizeOf = (fish: Fish): { readonly width: number; readonly height: number } => {
  const { wide, high, long } = SHAPES[fish];
  return { width: long, height: (long / wide) * high };
};

function paint(pen: Pen, { path, fill, line, width = 2, dash = [] }: Layer, high: number): void {
  const drawn = new Path2D(path);
  if (fill !== undefined) {
    const fall = pen.createLinearGradient(0, -high / 2, 0, high / 2);
    for (const [at, colour] of fill.entries())
      fall.addColorStop(fill.length === 1 ? 0 : at / (fill.length - 1), colour);
    pen.fillStyle = fall;
    pen.fill(drawn);
  }
  if (line === undefined) return;
  pen.strokeStyle = line;
  pen.lineCap = dash.length === 0 ? 'round' : 'butt';
  pen.lineWidth = width;
  pen.setLineDash([...dash]);
  pen.stroke(drawn);
}

/** 1 swims to the right, -1 to the left. */
export type Way = 1 | -1;

/** Room above and below a fish that bends, in parts of its height. */
const ROOM = 1.24;

/** A kind of fish on a sheet of its own, `room` times as high as it is so that it can bend. */
export function portrait(fish: Fish, scale: number, room = ROOM, way: Way = 1): HTMLCanvasElement {
  const { wide, high, layers } = SHAPES[fish];
  const { width, height } = sizeOf(fish);
  const { canvas, pen } = sheet(width, height * room, scale);
  pen.translate(width / 2, (height * room) / 2);
  pen.scale((way * width) / wide, width / wide);
  pen.lineJoin = 'round';
  for (const layer of layers) paint(pen, layer, high);
  return canvas;
}

/** The pictures of a kind of fish, one after another: in the size and direction in which they are laid down, which costs the least. */
export function framesOf(fish: Fish, scale: number, way: Way): readonly HTMLCanvasElement[] {
  const { motion } = SHAPES[fish];
  const still = portrait(fish, scale, ROOM, way);
  const { width, height } = still;
  return Array.from({ length: FRAMES }, (_, frame) => {
    const turn = (frame / FRAMES) * Math.PI * 2;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const pen = penOf(canvas);
    if (motion === 'bend') {
      // The tail swings, the head hardly does.
      for (let x = 0; x < width; x += SLICE) {
        const back = way === 1 ? 1 - x / width : (x + SLICE) / width;
        const sway = Math.sin(turn + back * 3.4) * back * back * height * 0.085;
        pen.drawImage(still, x, 0, SLICE, height, x, sway, SLICE, height);
      }
      return canvas;
    }
    const swing = Math.sin(turn) * (motion === 'beat' ? 0.13 : 0.05);
    const [across, down] = motion === 'beat' ? [1, 0.87 + swing] : [0.95 - swing, 0.95 + swing];
    pen.drawImage(still, (width * (1 - across)) / 2, (height * (1 - down)) / 2, width * across, height * down);
    return canvas;
  });
}
