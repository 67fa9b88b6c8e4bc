import { PNG } from 'pngjs';
import { drawCaptcha } from '../../../platform/src/calls/captcha/drawing/draw-captcha';
import { plainDigits } from '../../../platform/src/calls/captcha/drawing/glyphs';
import { drawStroke, emptyPlane } from '../../../platform/src/calls/captcha/drawing/plane';
import { type Random, randomFrom } from '../../../platform/src/calls/captcha/random';
import { dotsOf, drawFormer } from './former-drawing';

/** A grey picture: 0 is black, 1 is white. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly dots: Float32Array;
}

/** A kind of captcha picture under attack, at the 120 by 44 dots of a form. */
export interface Drawing {
  readonly name: 'former' | 'present';
  readonly places: number;
  /** Horizontal middle of a digit's place. */
  readonly middle: (place: number) => number;
  readonly draw: (digits: string, random: Random) => Grey;
  /** Digits without random distortion, as templates. */
  readonly plain: () => { digit: string; picture: Grey }[];
}

const former: Drawing = {
  name: 'former',
  places: 4,
  middle: (place) => 23 + 26 * place,
  draw: drawFormer,
  plain: () =>
    [...'0123456789'].map((digit) => {
      const dots = new Float32Array(24 * 30);
      for (const [x, y] of dotsOf(digit)) dots[(y + 1) * 24 + x + 1] = 1;
      return { digit, picture: { width: 24, height: 30, dots } };
    }),
};

const present: Drawing = {
  name: 'present',
  places: 5,
  middle: (place) => 6 + 21.6 * (place + 0.5),
  draw: (digits, random) => halved(PNG.sync.read(drawCaptcha(digits, random))),
  plain: () =>
    plainDigits().map(({ digit, strokes }) => {
      const plane = emptyPlane(22, 30);
      for (const stroke of strokes) {
        const placed = stroke.map(([x, y]) => [11 + (x - 0.5) * 17, 15 + (y - 0.5) * 26] as const);
        drawStroke(plane, placed, () => ({ radius: 1.2, ink: 1 }));
      }
      return { digit, picture: { width: 22, height: 30, dots: plane.ink } };
    }),
};

export const drawings = [former, present] as const;

/** A picture with its digits; the same name gives the same picture. */
export function sampleOf(drawing: Drawing, name: string): { digits: string; picture: Grey } {
  const random = randomFrom(name);
  const digits = Array.from({ length: drawing.places }, () => Math.floor(random() * 10)).join('');
  return { digits, picture: drawing.draw(digits, random) };
}

function halved({ width, height, data }: { width: number; height: number; data: Uint8Array }): Grey {
  const half = { width: width / 2, height: height / 2 };
  const dots = new Float32Array(half.width * half.height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const grey = ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 765;
      const to = (y >> 1) * half.width + (x >> 1);
      dots[to] = (dots[to] ?? 0) + grey / 4;
    }
  }
  return { ...half, dots };
}

/** The picture as a PNG; each dot is `scale` dots wide. */
export function pngOf({ width, height, dots }: Grey, scale: number): Buffer {
  const png = new PNG({ width: width * scale, height: height * scale });
  for (let y = 0; y < png.height; y += 1) {
    for (let x = 0; x < png.width; x += 1) {
      const tone = Math.round(255 * (dots[Math.floor(y / scale) * width + Math.floor(x / scale)] ?? 0));
      png.data.set([tone, tone, tone, 255], (y * png.width + x) * 4);
    }
  }
  return PNG.sync.write(png);
}
