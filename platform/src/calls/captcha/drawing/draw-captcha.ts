import { PNG } from 'pngjs';
import { between, type Random, randomFrom } from '../random';
import { drawArcs, drawScraps, shadeOf, swapOf } from './backdrop';
import { writeDigit } from './glyphs';
import { drawStroke, emptyPlane, type Pen, type Plane } from './plane';
import { leanOf, warpStroke, waveOf } from './warp';

/** Size of the picture in pixels: twice its size in the form, for dense screens. */
export const WIDTH = 240;
export const HEIGHT = 88;
const MARGIN = 12;
/** Number of tones from background to ink; few keep the file small. */
const TONES = 12;

type Colour = readonly [red: number, green: number, blue: number];
const PLATE: Colour = [250, 244, 232];
const INK: Colour = [38, 24, 40];

/**
 * Draws digits as a PNG that people can read and programs hardly can (docs/captcha.md): several handwritings, overlapping on a
 * wave, with arcs through them, scraps behind them, and a band with swapped colours.
 *
 * @param random source of everything random in the picture; seeded by tests and measurements only
 */
export function drawCaptcha(digits: string, random: Random = randomFrom()): Buffer {
  return PNG.sync.write(paint(drawInk(digits, random), random), {
    colorType: 2,
    filterType: 0,
    deflateLevel: 6,
    deflateStrategy: 0,
  });
}

function drawInk(digits: string, random: Random): Plane {
  const plane = emptyPlane(WIDTH, HEIGHT);
  drawScraps(plane, random);
  const wave = waveOf(random, WIDTH, HEIGHT);
  const step = (WIDTH - 2 * MARGIN) / digits.length;
  [...digits].forEach((digit, place) => {
    // Digits are wider than their share, so that neighbours touch.
    const wide = step * between(random, 0.7, 0.86);
    const high = HEIGHT * between(random, 0.54, 0.64);
    const middle = MARGIN + (place + 0.5) * step + between(random, -3, 3);
    const ground = HEIGHT / 2 + between(random, -5, 5);
    const lean = leanOf(random, [middle, ground]);
    const pen = penOf(random);
    for (const stroke of writeDigit(digit, random)) {
      const placed = stroke.map(([x, y]) => [middle + (x - 0.5) * wide, ground + (y - 0.5) * high] as const);
      drawStroke(
        plane,
        warpStroke(placed, (point) => wave(lean(point))),
        pen,
      );
    }
  });
  drawArcs(plane, random);
  return plane;
}

/** A pen of varying width. */
function penOf(random: Random): Pen {
  const radius = between(random, 1.7, 3.1);
  const [swell, length, phase] = [between(random, 0.15, 0.4), between(random, 30, 80), between(random, 0, 6.28)];
  return (along) => ({ radius: radius * (1 + swell * Math.sin((6.28 * along) / length + phase)), ink: 1 });
}

/** Turns ink into colours, with the shaded background and the swapped band. */
function paint({ ink }: Plane, random: Random): PNG {
  const png = new PNG({ width: WIDTH, height: HEIGHT });
  const shade = shadeOf(random, WIDTH, HEIGHT);
  const swap = swapOf(random, WIDTH, HEIGHT);
  for (let y = 0, at = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1, at += 1) {
      const shaded = shade(x, y) * 0.16;
      const inked = shaded + (ink[at] ?? 0) * (0.98 - shaded - 0.16 * shade(y, x));
      const inside = swap(x, y);
      const mixed = Math.round((inked + inside * (1 - 2 * inked)) * TONES) / TONES;
      for (let channel = 0; channel < 3; channel += 1) {
        const [plate, dark] = [PLATE[channel] ?? 0, INK[channel] ?? 0];
        png.data[at * 4 + channel] = Math.min(255, Math.max(0, plate + (dark - plate) * mixed));
      }
      png.data[at * 4 + 3] = 255;
    }
  }
  return png;
}
