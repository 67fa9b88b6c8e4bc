import { penOf } from '../dom';
import { laterOnce } from '../frames';
import { drawBall, drawBowl, drawRotor, POCKET } from './rotor';
import { atRest, type Moment, momentAt } from './run';

interface Wheel {
  /** Paints the pictures for the size that the wheel has now, so that they are there when it has that size again. */
  prepare(): void;
  /** Throws the ball, which comes to lie in this pocket; tells when it passes from pocket to pocket, and when it lies. */
  spin(pocket: number, tell: (what: 'tick' | 'drop') => void): Promise<void>;
}

/** Bowl and rotor, painted once for a size: a frame lays them on each other. */
function picture(pixels: number, draw: typeof drawBowl): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: pixels, height: pixels });
  const pen = penOf(canvas);
  pen.translate(pixels / 2, pixels / 2);
  pen.scale(pixels / 202, pixels / 202);
  draw(pen);
  return canvas;
}

/** @param pocket where the ball lies from the start */
export function createWheel(canvas: HTMLCanvasElement, pocket: number): Wheel {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const pen = penOf(canvas);
  let shown: Moment = atRest(pocket);
  let size = 0;
  let [bowl, rotor] = [canvas, canvas];
  /** By size: the wheel is small, and large while it turns. */
  const pictures = new Map<number, readonly [bowl: HTMLCanvasElement, rotor: HTMLCanvasElement]>();

  const paint = () => {
    if (size === 0) return;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, size, size);
    pen.drawImage(bowl, 0, 0);
    pen.translate(size / 2, size / 2);
    pen.rotate(shown.wheel);
    pen.drawImage(rotor, -size / 2, -size / 2);
    pen.rotate(-shown.wheel);
    pen.scale(size / 202, size / 202);
    drawBall(pen, shown.ball, shown.distance);
  };

  const sizeNow = () =>
    Math.round(Math.min(canvas.clientWidth, canvas.clientHeight) * Math.min(window.devicePixelRatio || 1, 2));
  const picturesOf = (wanted: number) => {
    const both = pictures.get(wanted) ?? ([picture(wanted, drawBowl), picture(wanted, drawRotor)] as const);
    pictures.set(wanted, both);
    return both;
  };

  // Until then it is seen as large as it shall be, in its former resolution.
  const fit = laterOnce(() => {
    const wanted = sizeNow();
    if (wanted === 0 || wanted === size) return;
    size = wanted;
    Object.assign(canvas, { width: size, height: size });
    [bowl, rotor] = picturesOf(size);
    paint();
  });
  new ResizeObserver(fit).observe(canvas);

  return {
    prepare() {
      const wanted = sizeNow();
      if (wanted > 0) picturesOf(wanted);
    },
    spin(to, tell) {
      const from = shown.wheel;
      if (still.matches) {
        shown = atRest(to);
        paint();
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        let start: number | undefined;
        let passed = 0;
        let lies = false;
        const frame = (now: number) => {
          start ??= now;
          const moment = momentAt(now - start, from, to);
          shown = moment;
          paint();
          const over = Math.floor((moment.ball - moment.wheel) / POCKET);
          if (moment.isLow && over !== passed) tell('tick');
          passed = over;
          if (moment.distance <= 58.01 && moment.isLow && !lies) {
            lies = true;
            tell('drop');
          }
          if (moment.isOver) {
            shown = atRest(to);
            resolve();
          } else window.requestAnimationFrame(frame);
        };
        window.requestAnimationFrame(frame);
      });
    },
  };
}
