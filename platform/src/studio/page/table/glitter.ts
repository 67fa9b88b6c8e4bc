import { find, penOf } from '../dom';
import { later } from '../frames';
import { createSparks } from '../sparks';

const LASTS_MS = 1500;

/** Sparks over the table for a won round; none with reduced motion. The canvas is painted only while they last. */
export function createGlitter(colour: string): () => void {
  const canvas = find('sparks', HTMLCanvasElement);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const sparks = createSparks();
  let until = 0;
  let last = 0;
  const frame = (now: number) => {
    const pen = penOf(canvas);
    pen.clearRect(0, 0, canvas.width, canvas.height);
    if (now > until) {
      until = 0;
      return;
    }
    sparks.draw(pen, Math.min(0.05, (now - last) / 1000));
    last = now;
    window.requestAnimationFrame(frame);
  };
  const fit = () => {
    const { clientWidth: width, clientHeight: height } = canvas;
    // A size that is set anew takes new memory.
    if (canvas.width === width && canvas.height === height) return;
    Object.assign(canvas, { width, height });
    penOf(canvas).clearRect(0, 0, 1, 1);
  };
  // Not with the first win.
  later(fit);
  const burst = () => {
    const { width, height } = canvas;
    for (const side of [0.25, 0.5, 0.75])
      sparks.burst(width * side, height * 0.6, 18, { colour: side === 0.5 ? '#fff' : colour, spread: 220, rise: 110 });
    const running = until > 0;
    last = performance.now();
    until = last + LASTS_MS;
    if (!running) window.requestAnimationFrame(frame);
  };
  return () => {
    if (still.matches) return;
    fit();
    later(burst);
  };
}
