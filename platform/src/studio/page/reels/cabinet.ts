import type { ReelSymbol } from '../../../base/reels/profiles';
import type { Dress, ReelsTheme } from '../../protocol';
import { buildScenery } from '../scenery';
import { type Pen, type Size, sheet } from '../silhouettes';
import { drawSymbol } from './symbols';
import { pictureOf } from './themes';

/** The still parts of the machine, drawn once per size, and where its cells are. */
export interface Cabinet {
  readonly middle: { readonly x: number; readonly y: number; readonly width: number };
  /** All of it, or the window of the reels alone, which is enough while nothing moves around it. */
  drawBack(pen: Pen, whole: boolean): void;
  drawWarmth(pen: Pen, part: number): void;
  clip(pen: Pen): void;
  drawSymbol(
    pen: Pen,
    symbol: ReelSymbol,
    reel: number,
    row: number,
    how: { readonly blurred: boolean; readonly pulse: number },
  ): void;
  drawHope(pen: Pen, reel: number, now: number): void;
  drawGlass(pen: Pen): void;
  drawLine(pen: Pen, rows: readonly number[], count: number, colour: string): void;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 2;
const EDGE = 12;
const ALL: readonly ReelSymbol[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'w', 's'];

/** Where the window of the reels lies: as large as the stage lets it be, between the row of past rounds and the sum. */
function windowIn({ width, height }: Size): Box {
  const [above, below] = height < 300 ? [30, 50] : [44, 70];
  const wide = Math.min(width - 2 * EDGE - 12, 456);
  const tall = Math.min(height - above - below - 2 * EDGE, wide * 0.88);
  const across = Math.min(wide, tall * 1.7);
  return {
    x: (width - across) / 2,
    y: above + EDGE + (height - above - below - 2 * EDGE - tall) / 2,
    width: across,
    height: tall,
  };
}

function rounded(pen: Pen, { x, y, width, height }: Box, r: number): void {
  pen.beginPath();
  pen.moveTo(x + r, y);
  pen.arcTo(x + width, y, x + width, y + height, r);
  pen.arcTo(x + width, y + height, x, y + height, r);
  pen.arcTo(x, y + height, x, y, r);
  pen.arcTo(x, y, x + width, y, r);
  pen.closePath();
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

function gradientOf(pen: Pen, { y, height }: Box, ...colours: readonly string[]): CanvasGradient {
  const gradient = pen.createLinearGradient(0, y, 0, y + height);
  for (const [at, colour] of colours.entries()) gradient.addColorStop(at / (colours.length - 1), colour);
  return gradient;
}

function drawFrame(pen: Pen, box: Box, dress: Dress): void {
  const outer = grown(box, EDGE);
  pen.save();
  pen.shadowColor = `rgb(${dress.glow} / 0.5)`;
  pen.shadowBlur = 34;
  pen.fillStyle = '#1a0f16';
  rounded(pen, outer, 20);
  pen.fill();
  pen.restore();
  pen.fillStyle = gradientOf(pen, outer, dress.light, dress.base, '#2a1118', dress.base);
  rounded(pen, outer, 20);
  pen.fill();
  pen.fillStyle = gradientOf(pen, outer, '#24121a', '#12090f');
  rounded(pen, grown(box, EDGE - 3), 17);
  pen.fill();
  pen.strokeStyle = `rgb(${dress.glow} / 0.55)`;
  pen.lineWidth = 1.2;
  rounded(pen, grown(box, 3), 11);
  pen.stroke();
  // Lamps along the frame, as on a shop's sign.
  const lamps = Math.round(outer.width / 26);
  for (let lamp = 0; lamp <= lamps; lamp += 1)
    for (const y of [outer.y + 5, outer.y + outer.height - 5]) {
      const x = outer.x + 14 + ((outer.width - 28) * lamp) / lamps;
      pen.fillStyle = `rgb(${dress.glow} / 0.28)`;
      pen.beginPath();
      pen.arc(x, y, 4.6, 0, Math.PI * 2);
      pen.fill();
      pen.fillStyle = '#fff6dc';
      pen.beginPath();
      pen.arc(x, y, 1.7, 0, Math.PI * 2);
      pen.fill();
    }
}

/** Pictures of all symbols, sharp and as they look in motion, and everything around them. */
export function buildCabinet(size: Size, scale: number, dress: Dress, theme: ReelsTheme): Cabinet {
  const box = windowIn(size);
  const wide = (box.width - GAP * 4) / 5;
  const tall = box.height / 3;
  const edge = Math.min(wide * 0.98, tall * 0.84);
  const left = (reel: number) => box.x + reel * (wide + GAP);

  const pictures = new Map(
    ALL.map((symbol) => {
      const sharp = sheet(wide, tall, scale);
      sharp.pen.translate(wide / 2, tall / 2);
      if (symbol === 'w' || symbol === 's') {
        const halo = sharp.pen.createRadialGradient(0, 0, 2, 0, 0, edge * 0.62);
        halo.addColorStop(0, symbol === 'w' ? 'rgb(255 190 90 / 75%)' : 'rgb(190 215 255 / 70%)');
        halo.addColorStop(1, 'rgb(255 200 120 / 0%)');
        sharp.pen.fillStyle = halo;
        sharp.pen.fillRect(-wide / 2, -tall / 2, wide, tall);
      }
      drawSymbol(sharp.pen, pictureOf(theme, symbol), edge);
      const moved = sheet(wide, tall * 1.5, scale);
      for (let step = -5; step <= 5; step += 1) {
        moved.pen.globalAlpha = 0.17;
        moved.pen.drawImage(sharp.canvas, 0, tall * 0.25 + (step * tall) / 24, wide, tall);
      }
      return [symbol, { sharp: sharp.canvas, moved: moved.canvas }] as const;
    }),
  );

  const back = sheet(size.width, size.height, scale);
  const { sky, far, near } = buildScenery(size, scale, dress);
  back.pen.drawImage(sky, 0, 0, size.width, size.height);
  // The street's roofs and its rope of lanterns stand above the sign; below it is its foot in the dark.
  const up = box.y - EDGE - 30 - size.height * 0.62;
  for (const row of [far, near]) back.pen.drawImage(row, 0, up, size.width, size.height + 200);
  back.pen.fillStyle = gradientOf(
    back.pen,
    { ...box, y: box.y + box.height * 0.6 },
    `${dress.near}00`,
    dress.near,
    dress.near,
  );
  back.pen.fillRect(0, box.y + box.height * 0.6, size.width, size.height);
  drawFrame(back.pen, box, dress);
  for (let reel = 0; reel < 5; reel += 1) {
    back.pen.fillStyle = gradientOf(back.pen, box, '#1d1420', '#3a2a38', '#1d1420');
    rounded(back.pen, { ...box, x: left(reel), width: wide }, 7);
    back.pen.fill();
  }
  const glass = sheet(box.width, box.height, scale);
  glass.pen.fillStyle = gradientOf(
    glass.pen,
    { ...box, y: 0 },
    '#0a060c88',
    '#0a060c00',
    '#0a060c00',
    '#0a060c00',
    '#0a060c80',
  );
  glass.pen.fillRect(0, 0, box.width, box.height);

  const warmLight = sheet(size.width, size.height, 1);
  const warm = warmLight.pen.createRadialGradient(
    size.width / 2,
    size.height / 2,
    20,
    size.width / 2,
    size.height / 2,
    size.height * 0.7,
  );
  warm.addColorStop(0, `rgb(${dress.glow} / 0.2)`);
  warm.addColorStop(1, `rgb(${dress.glow} / 0.05)`);
  warmLight.pen.fillStyle = warm;
  warmLight.pen.fillRect(0, 0, size.width, size.height);

  const centre = (reel: number, row: number): readonly [number, number] => [
    left(reel) + wide / 2,
    box.y + tall * (row + 0.5),
  ];

  return {
    middle: { x: size.width / 2, y: box.y + box.height / 2, width: box.width },
    drawBack(pen, whole) {
      if (whole) return pen.drawImage(back.canvas, 0, 0, size.width, size.height);
      const [x, y] = [Math.floor(box.x) - 6, Math.floor(box.y) - 2];
      const [width, height] = [Math.ceil(box.width) + 12, Math.ceil(box.height) + 4];
      pen.drawImage(back.canvas, x * scale, y * scale, width * scale, height * scale, x, y, width, height);
    },
    drawWarmth(pen, part) {
      pen.globalAlpha = part;
      pen.drawImage(warmLight.canvas, 0, 0);
      pen.globalAlpha = 1;
    },
    clip(pen) {
      pen.beginPath();
      pen.rect(box.x, box.y, box.width, box.height);
      pen.clip();
    },
    drawSymbol(pen, symbol, reel, row, { blurred, pulse }) {
      const picture = pictures.get(symbol);
      if (picture === undefined) return;
      const [x, y] = [left(reel), box.y + row * tall];
      if (blurred) pen.drawImage(picture.moved, x, y - tall * 0.25, wide, tall * 1.5);
      else {
        const [w, h] = [wide * pulse, tall * pulse];
        pen.drawImage(picture.sharp, x - (w - wide) / 2, y - (h - tall) / 2, w, h);
      }
    },
    drawHope(pen, reel, now) {
      pen.fillStyle = `rgb(${dress.glow} / ${0.16 + 0.12 * Math.sin(now / 70)})`;
      pen.fillRect(left(reel), box.y, wide, box.height);
    },
    drawGlass: (pen) => pen.drawImage(glass.canvas, box.x, box.y, box.width, box.height),
    drawLine(pen, rows, count, colour) {
      const points = rows.map((row, reel) => centre(reel, row));
      const draw = (width: number, style: string) => {
        pen.strokeStyle = style;
        pen.lineWidth = width;
        pen.beginPath();
        pen.moveTo(box.x - 4, points[0]?.[1] ?? 0);
        for (const [x, y] of points) pen.lineTo(x, y);
        pen.lineTo(box.x + box.width + 4, points.at(-1)?.[1] ?? 0);
        pen.stroke();
      };
      pen.lineJoin = 'round';
      draw(6, '#00000080');
      draw(2.5, colour);
      pen.strokeStyle = colour;
      pen.lineWidth = 2;
      for (let reel = 0; reel < count; reel += 1) {
        const row = rows[reel] ?? 0;
        rounded(pen, { x: left(reel) + 2, y: box.y + row * tall + 2, width: wide - 4, height: tall - 4 }, 8);
        pen.stroke();
      }
    },
  };
}
