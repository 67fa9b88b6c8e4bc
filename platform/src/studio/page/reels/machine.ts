import { LINES } from '../../../base/reels/lines';
import { symbolAt, type Win, windowAt } from '../../../base/reels/play';
import type { Profile } from '../../../base/reels/profiles';
import type { Dress, ReelsTheme } from '../../protocol';
import { penOf } from '../dom';
import { createSparks } from '../sparks';
import { buildCabinet, type Cabinet } from './cabinet';

export interface Machine {
  /** Sets the reels off; they roll until `land`. */
  roll(): void;
  /** Lets the reels come to rest at these stops, from the left, and resolves when the last one stands. */
  land(stops: readonly number[], onReel: (reel: number, moon: boolean) => void): Promise<void>;
  /** Makes rolling reels stop at once. */
  hurry(): void;
  /** Shows lines in turn, all of them first, until the reels are set off again; tells which one is shown. */
  show(wins: readonly Win[], moons: boolean, tell: (win: Win | undefined) => void): void;
  burst(count: number): void;
  /** Warmer light while free spins last. */
  warm(on: boolean): void;
}

interface Reel {
  /** Strip place of the upper row; falls while the reel rolls. */
  at: number;
  speed: number;
  /** Where it comes to rest, from where, and when. */
  landing: { readonly to: number; readonly from: number; readonly start: number; readonly length: number } | undefined;
}

const SPEED = 26;
const APART = 190;
const LAND_MS = 420;
/** Two moons to the left: the reels that are left roll longer. */
const HOPE_MS = 850;
const LINE_MS = 950;
const COLOURS = ['#ffd27a', '#6fe0ff', '#ff9ac0', '#9bf0b9', '#d0b0ff'];

const still = window.matchMedia('(prefers-reduced-motion: reduce)');
const overshoot = (t: number): number => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2;

/** The picture of five reels on a canvas. With reduced motion they stand at once, and lines do not blink. */
export function createMachine(canvas: HTMLCanvasElement, dress: Dress, profile: Profile, theme: ReelsTheme): Machine {
  const pen = penOf(canvas);
  const sparks = createSparks();
  const reels: Reel[] = [3, 17, 29, 8, 22].map((at) => ({ at, speed: 0, landing: undefined }));
  let cabinet: Cabinet | undefined;
  let scale = 1;
  let last = 0;
  /** When the last spark is out. */
  let sparkling = 0;
  /** Whether what is seen around the window is the still picture. */
  let settled = false;
  let rested = false;
  let hurried = false;
  let warmth = 0;
  let warm = false;
  /** From when on the reels right of this one roll for a third moon. */
  let hope: { readonly after: number; readonly start: number } | undefined;
  let shown:
    | { readonly wins: readonly Win[]; readonly moons: boolean; readonly since: number; turn: number }
    | undefined;
  let tellLine: (win: Win | undefined) => void = () => {};
  let landed: (() => void) | undefined;
  let onReel: (reel: number, moon: boolean) => void = () => {};

  const resize = () => {
    const { width, height } = canvas.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    scale = Math.min(window.devicePixelRatio || 1, 2);
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    cabinet = buildCabinet({ width, height }, scale, dress, theme);
    paint(performance.now(), 0);
  };

  const hasMoon = (reel: number, at: number): boolean =>
    [0, 1, 2].some((row) => symbolAt(profile, reel, at + row) === 's');

  const move = (reel: Reel, index: number, now: number, step: number) => {
    const { landing } = reel;
    if (landing === undefined || now < landing.start) {
      reel.at -= reel.speed * step;
      return;
    }
    const t = Math.min(1, (now - landing.start) / landing.length);
    reel.at = landing.from + (landing.to - landing.from) * overshoot(t);
    if (t < 1) return;
    Object.assign(reel, { at: landing.to, speed: 0, landing: undefined });
    onReel(index, hasMoon(index, landing.to));
    if (reels.every(({ speed }) => speed === 0)) landed?.();
  };

  const cells = (now: number): { readonly lines: readonly Win[]; readonly lit: ReadonlySet<string> } | undefined => {
    if (shown === undefined || (shown.wins.length === 0 && !shown.moons)) return undefined;
    const turn = Math.floor((now - shown.since) / LINE_MS);
    const turns = shown.wins.length + 1;
    const one = still.matches || turn % turns === 0 ? undefined : shown.wins[(turn % turns) - 1];
    if (turn !== shown.turn) {
      shown.turn = turn;
      tellLine(one);
    }
    const lines = one === undefined ? shown.wins : [one];
    const lit = new Set(
      lines.flatMap(({ line, count }) => (LINES[line] ?? []).slice(0, count).map((row, reel) => `${reel}/${row}`)),
    );
    if (one === undefined && shown.moons)
      windowAt(
        profile,
        reels.map(({ at }) => at),
      ).forEach((column, reel) => {
        const row = column.indexOf('s');
        if (row >= 0) lit.add(`${reel}/${row}`);
      });
    return { lines, lit };
  };

  const paintReel = (of: Cabinet, index: number, now: number, lit: ReadonlySet<string> | undefined) => {
    const reel = reels[index];
    if (reel === undefined) return;
    const whole = Math.floor(reel.at);
    const part = reel.at - whole;
    const blurred = reel.speed > 0 && (reel.landing === undefined || now < reel.landing.start);
    for (let row = -1; row <= 3; row += 1) {
      const symbol = symbolAt(profile, index, whole + row);
      const bright = lit?.has(`${index}/${row}`) === true;
      pen.globalAlpha = lit !== undefined && !bright ? 0.34 : 1;
      const pulse = bright && !still.matches ? 1 + 0.07 * Math.sin(now / 130) : 1;
      of.drawSymbol(pen, symbol, index, row - part, { blurred, pulse });
    }
    pen.globalAlpha = 1;
  };

  const paint = (now: number, step: number) => {
    if (cabinet === undefined) return;
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    const around = sparkling > now || warmth > 0 || !settled || step === 0;
    cabinet.drawBack(pen, around);
    if (warmth > 0) cabinet.drawWarmth(pen, warmth);
    pen.save();
    cabinet.clip(pen);
    const win = cells(now);
    for (let index = 0; index < reels.length; index += 1) {
      const hopes = hope !== undefined && index > hope.after && now > hope.start;
      if (hopes && (reels[index]?.speed ?? 0) > 0) cabinet.drawHope(pen, index, now);
      paintReel(cabinet, index, now, win?.lit);
    }
    pen.restore();
    cabinet.drawGlass(pen);
    for (const { line, count } of win?.lines ?? [])
      cabinet.drawLine(pen, LINES[line] ?? [], count, COLOURS[line % COLOURS.length] ?? '#ffd27a');
    sparks.draw(pen, step);
  };

  const frame = (now: number) => {
    const step = Math.min(0.05, (now - last) / 1000);
    last = now;
    reels.forEach((reel, index) => {
      if (reel.speed > 0) move(reel, index, now, step);
    });
    warmth = Math.max(0, Math.min(1, warmth + (warm ? step : -step) * 2));
    const around = sparkling > now || warmth > 0;
    const moves = around || shown !== undefined || reels.some(({ speed }) => speed > 0);
    // What stands still is painted once more, and then left.
    if (moves || !settled || rested !== moves) paint(now, step);
    rested = moves;
    settled = !around;
    window.requestAnimationFrame(frame);
  };

  const plan = (stops: readonly number[]) => {
    const now = performance.now();
    let start = now + (hurried ? 0 : 320);
    let moons = 0;
    stops.forEach((to, index) => {
      const reel = reels[index];
      if (reel === undefined) return;
      if (!hurried && moons >= 2) {
        hope ??= { after: index - 1, start };
        start += HOPE_MS;
      }
      reel.landing = { to, from: to + (hurried ? 3 : 6), start, length: hurried ? 160 : LAND_MS };
      start += hurried ? 20 : APART;
      if (hasMoon(index, to)) moons += 1;
    });
  };

  new ResizeObserver(resize).observe(canvas);
  resize();
  if (!still.matches) window.requestAnimationFrame(frame);
  const again = () => still.matches && paint(performance.now(), 0);

  return {
    roll() {
      shown = undefined;
      hurried = false;
      hope = undefined;
      if (still.matches) again();
      else for (const reel of reels) reel.speed = SPEED;
    },
    land(stops, tell) {
      onReel = tell;
      if (still.matches) {
        for (const [index, reel] of reels.entries()) reel.at = stops[index] ?? reel.at;
        again();
        return new Promise((resolve) => window.setTimeout(resolve, 250));
      }
      plan(stops);
      return new Promise((resolve) => {
        landed = resolve;
      });
    },
    hurry() {
      if (hurried) return;
      hurried = true;
      hope = undefined;
      const now = performance.now();
      for (const reel of reels) {
        if (reel.landing === undefined || reel.landing.start <= now) continue;
        reel.landing = { to: reel.landing.to, from: reel.landing.to + 3, start: now, length: 160 };
      }
    },
    show(wins, moons, tell) {
      tellLine = tell;
      shown = { wins, moons, since: performance.now(), turn: -1 };
      again();
    },
    burst(count) {
      if (cabinet === undefined || still.matches) return;
      const { x, y, width } = cabinet.middle;
      sparkling = performance.now() + 1300;
      for (const side of [-0.3, 0, 0.3])
        sparks.burst(x + width * side, y, count, {
          colour: side === 0 ? '#ffffff' : dress.light,
          spread: 240,
          rise: 110,
        });
    },
    warm(on) {
      warm = on;
      if (still.matches) warmth = on ? 1 : 0;
    },
  };
}
