import { find, penOf } from '../dom';
import { COLOURS } from './ball';

export interface Drum {
  /** Lets the balls fly, or lie down again. */
  stir(on: boolean): void;
}

const [SIZE, BALL] = [192, 15];
/** Parts of a second in which balls begin to fly, or come to lie. */
const SOON = 0.35;

/** Where each ball lies: rows at the bottom of the glass, from below. */
const LYING = [4, 6, 6, 4].flatMap((count, row) =>
  Array.from({ length: count }, (_, at) => {
    const y = 168 - row * 26;
    return [SIZE / 2 + (at - (count - 1) / 2) * 27, y] as const;
  }),
);

/** Where a ball is that flies. */
function flying(ball: number, time: number): readonly [number, number] {
  const turn = time * (3.1 + (ball % 5) * 0.7) * (ball % 2 === 0 ? 1 : -1) + ball * 2.4;
  const far = 66 * Math.abs(Math.sin(time * (1.9 + (ball % 7) * 0.33) + ball));
  return [SIZE / 2 + Math.cos(turn) * far, SIZE / 2 + Math.sin(turn) * far];
}

/** The glass in which the balls are: they fly while numbers are drawn. With reduced motion they lie. */
export function createDrum(): Drum {
  const canvas = find('drum', HTMLCanvasElement);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  let [wild, last, flies, running] = [0, 0, false, false];

  const paint = (time: number) => {
    const pen = penOf(canvas);
    pen.clearRect(0, 0, SIZE, SIZE);
    for (const [ball, [x, y]] of LYING.entries()) {
      const [to, up] = flying(ball, time);
      const [left, top] = [x + (to - x) * wild, y + (up - y) * wild];
      pen.fillStyle = COLOURS[ball % COLOURS.length] ?? '';
      pen.beginPath();
      pen.arc(left, top, BALL, 0, Math.PI * 2);
      pen.fill();
      pen.fillStyle = 'rgb(255 255 255 / 55%)';
      pen.beginPath();
      pen.arc(left - 4, top - 5, 5, 0, Math.PI * 2);
      pen.fill();
    }
  };
  const frame = (now: number) => {
    const step = Math.min(0.05, (now - last) / 1000);
    last = now;
    wild = Math.max(0, Math.min(1, wild + (flies ? step : -step) / SOON));
    paint(now / 1000);
    running = flies || wild > 0;
    if (running) window.requestAnimationFrame(frame);
  };
  paint(0);
  return {
    stir(on) {
      flies = on && !still.matches;
      if (running || !flies) return;
      running = true;
      last = performance.now();
      window.requestAnimationFrame(frame);
    },
  };
}
