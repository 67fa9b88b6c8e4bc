import type { Dress } from '../protocol';
import { drawStars } from './air';
import { penOf } from './dom';
import { drawGoal } from './goal';
import { drawRiser } from './risers';
import { buildScenery, type Scenery } from './scenery';
import { createSparks } from './sparks';

export interface Stage {
  setGoal(target: number): void;
  kindle(): void;
  douse(): void;
  fly(height: number, target: number, onHeight: (height: number) => void): Promise<void>;
  settle(won: boolean): Promise<void>;
}

const still = window.matchMedia('(prefers-reduced-motion: reduce)');
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The game's picture. `fly(height, target, onHeight)` lets the object rise and resolves when the round has been shown; with
 * reduced motion nothing moves and it resolves at once.
 */
export function createStage(canvas: HTMLCanvasElement, dress: Dress): Stage {
  const pen = penOf(canvas);
  const sparks = createSparks();
  const size = { width: 0, height: 0 };
  let scenery: Scenery | undefined;
  let scale = 1;
  let last = 0;
  let goal = 2;
  // progress: 0 on the ground, 1 at the goal; lit: burning or not; alpha: opacity between rounds.
  const flight = { progress: 0, lit: 0, alpha: 1, drop: 0, flash: 0 };
  let motion: ((step: number) => void) | undefined;

  const resize = () => {
    const box = canvas.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return;
    scale = Math.min(window.devicePixelRatio || 1, 2);
    Object.assign(size, { width: box.width, height: box.height });
    canvas.width = Math.round(box.width * scale);
    canvas.height = Math.round(box.height * scale);
    scenery = buildScenery(size, scale, dress);
    if (still.matches) paint(0, 0);
  };

  const groundY = () => size.height * 0.8;
  const goalY = () => Math.max(74, size.height * 0.3);
  const riserX = () => size.width * 0.3;
  const riserY = () => groundY() + (goalY() - groundY()) * flight.progress + flight.drop;

  const drawSky = ({ sky, far, near, stars }: Scenery, time: number) => {
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.drawImage(sky, 0, 0);
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    const climb = Math.min(flight.progress, 1.4);
    drawStars(pen, stars, size, time, climb);
    pen.globalAlpha = 1;
    pen.drawImage(far, 0, climb * 26, size.width, size.height + 200);
    pen.drawImage(near, 0, climb * 72, size.width, size.height + 200);
  };

  const paint = (time: number, step: number) => {
    if (!scenery) return;
    drawSky(scenery, time);
    drawGoal(pen, { width: size.width, y: goalY() - 34, goal, flash: flight.flash, light: dress.light });
    if (flight.lit > 0 && flight.progress > 0.02 && Math.random() < step * 30) {
      sparks.burst(riserX(), riserY() + 30, 1, { spread: 14, rise: -24, colour: dress.light, life: 0.8 });
    }
    sparks.draw(pen, step);
    const bob = Math.sin(time * 1.9) * 2.5;
    drawRiser(pen, dress, { x: riserX(), y: riserY() + bob, lit: flight.lit, time, alpha: flight.alpha });
  };

  const frame = (now: number) => {
    const step = Math.min(0.05, (now - last) / 1000);
    last = now;
    motion?.(step);
    flight.flash = Math.max(0, flight.flash - step * 1.4);
    paint(now / 1000, step);
    window.requestAnimationFrame(frame);
  };

  /** Calls `move(t)` with t from 0 to 1 over these seconds. */
  const during = (seconds: number, move: (t: number) => void): Promise<void> =>
    new Promise((resolve) => {
      let gone = 0;
      motion = (step) => {
        gone += step;
        move(Math.min(1, gone / seconds));
        if (gone >= seconds) {
          motion = undefined;
          resolve();
        }
      };
    });

  const fresh = async () => {
    Object.assign(flight, { progress: 0, drop: 0, lit: 0, alpha: 0 });
    await during(0.25, (t) => {
      flight.alpha = t;
    });
  };

  new ResizeObserver(resize).observe(canvas);
  resize();
  if (!still.matches) window.requestAnimationFrame(frame);

  return {
    setGoal(target) {
      goal = target;
      if (still.matches) paint(0, 0);
    },
    kindle() {
      flight.lit = 1;
      if (still.matches) paint(0, 0);
    },
    douse() {
      flight.lit = 0;
      if (still.matches) paint(0, 0);
    },
    async fly(height, target, onHeight) {
      const reach = Math.log(height) / Math.log(target);
      const won = height >= target;
      const end = won ? 1 : Math.max(0.03, reach);
      if (still.matches) {
        onHeight(won ? target : height);
        Object.assign(flight, { progress: end, lit: won ? 1 : 0 });
        paint(0, 0);
        return;
      }
      const whole = 1.15 + 0.42 * Math.log(target);
      await during(Math.max(0.35, whole * end), (t) => {
        // A slow start, then steady: the height grows exponentially while the picture rises evenly.
        flight.progress = end * (t < 0.15 ? (t * t) / 0.2775 : (t - 0.075) / 0.925);
        onHeight(Math.min(won ? target : height, target ** flight.progress));
      });
      onHeight(won ? target : height);
      if (won) {
        flight.flash = 1;
        sparks.burst(riserX(), riserY(), 60, { colour: dress.light, spread: 210 });
        sparks.burst(riserX(), riserY(), 24, { colour: '#ffffff', spread: 130 });
      } else {
        flight.lit = 0;
        sparks.burst(riserX(), riserY() + 22, 8, { colour: '#8b8094', spread: 30, rise: 20, life: 0.9 });
      }
    },
    /** Ends the round's picture: a winner drifts away, a loser falls. */
    async settle(won) {
      if (still.matches) {
        await wait(0);
        Object.assign(flight, { progress: 0, drop: 0, lit: 0, alpha: 1 });
        return;
      }
      await during(won ? 0.6 : 0.45, (t) => {
        flight.alpha = 1 - t;
        flight.drop = won ? -t * t * 120 : t * t * 70;
      });
      await fresh();
    },
  };
}
