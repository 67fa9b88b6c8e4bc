import type { Fish } from '../../../base/fish/fish';
import type { Dress } from '../../protocol';
import { find, penOf } from '../dom';
import { type Cannon, cannonOf, drawCannon, muzzleOf, turnTo } from './cannon';
import { type Came, createEffects } from './effects';
import { fishAt, nearestOf, placeOf, type Spot, type Swimmer, schoolsOf, swims, takeOut } from './schools';
import { drawAim, type Signs, signsOf } from './signs';
import { FRAMES, framesOf, portrait, sizeOf } from './sprites';
import { type Backdrop, backdropOf, drawBubbles } from './waters';

/** A shot that was fired and whose net is still closed. */
export interface Loose {
  readonly fish: Fish;
  readonly swimmer: Swimmer | undefined;
  readonly from: Spot;
  readonly born: number;
  readonly lands: number;
  at: Spot;
}

export interface Sea {
  /** The kind of fish at a place of the window. */
  aimedAt(place: Spot): Fish | undefined;
  lock(fish: Fish | undefined): void;
  /** Fires at the nearest fish of a kind. */
  fire(fish: Fish, towards?: Spot): Loose;
  /** Opens the net of a shot once that is there. */
  open(loose: Loose, came: Came): Promise<void>;
  /** Takes shots back. */
  drop(loose: readonly Loose[]): void;
}

type Colours = Pick<Dress, 'seed' | 'light' | 'base'>;

const [REACH, RUSH, RUSH_LASTS] = [900, 170, 0.7];
/** Seconds of a frame that comes late, and how many of them are too many. */
const [LATE, LATE_FRAMES] = [0.024, 30];

/** Those that are far away are smaller. */
const farOf = ({ near }: Swimmer) => (near < 0.91 ? 0.86 : 1);
const nameOf = (swimmer: Swimmer) => swimmer.fish + farOf(swimmer);

/** The sea: what swims, the cannon, and what becomes of shots. With reduced motion fish stand still. */
export function createSea(canvas: HTMLCanvasElement, kinds: readonly Fish[], dress: Colours): Sea {
  const pen = penOf(canvas);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const size = { width: 0, height: 0 };
  const all = schoolsOf(kinds, dress.seed);
  let scale = Math.min(window.devicePixelRatio || 1, 2);
  /** One of each picture. */
  const looks = [...new Map(all.map((each) => [nameOf(each), each])).values()];
  const pictures = new Map<string, readonly HTMLCanvasElement[]>();
  let waiting = [...looks];
  const rushing = new Map<Swimmer, number>();
  const loose = new Set<Loose>();
  let signs: Signs | undefined;
  let cannon: Cannon | undefined;
  let backdrop: Backdrop | undefined;
  let locked: Fish | undefined;
  let [time, last, turn, wanted, kick, late] = [0, 0, 0, 0, 0, 0];
  const signsNow = () => {
    signs ??= signsOf(scale, dress.light);
    return signs;
  };
  const effects = createEffects(signsNow, () => scale);
  const middle = () => ({ x: size.width / 2, y: size.height / 2 });

  const pictureOf = (swimmer: Swimmer) => {
    const [name, { fish, at }] = [nameOf(swimmer), swimmer];
    const frames = pictures.get(name) ?? [portrait(fish, scale * farOf(swimmer), undefined, swimmer.way)];
    pictures.set(name, frames);
    return frames[Math.floor(time * (fish === 'jelly' ? 6 : 9) + at * 2.3) % Math.min(FRAMES, frames.length)];
  };

  const drawSwimmer = (swimmer: Swimmer) => {
    if (!swims(swimmer, time)) return;
    const { x, y } = placeOf(swimmer, size, time);
    const half = sizeOf(swimmer.fish).width / 2;
    if (x < -half || x > size.width + half) return;
    const picture = pictureOf(swimmer);
    if (!picture) return;
    pen.globalAlpha = 0.62 + swimmer.near * 0.38;
    pen.drawImage(picture, Math.round(x * scale - picture.width / 2), Math.round(y * scale - picture.height / 2));
  };

  const drawLoose = (shot: Loose) => {
    const { from, born, lands, swimmer } = shot;
    if (swimmer && swims(swimmer, time)) shot.at = placeOf(swimmer, size, time);
    const flown = Math.min(1, (time - born) / (lands - born));
    const [x, y] = [from.x + (shot.at.x - from.x) * flown, from.y + (shot.at.y - from.y) * flown];
    // A bullet that is there glows until its net opens.
    const r = flown < 1 ? 12 : 10 + Math.sin(time * 16) * 3;
    pen.drawImage(signsNow().bullet, x - r, y - r, r * 2, r * 2);
  };

  const paint = () => {
    if (!backdrop) return;
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.globalAlpha = 1;
    pen.clearRect(0, 0, size.width, size.height);
    drawBubbles(pen, signsNow().bubble, backdrop.bubbles, size, time);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    for (const swimmer of all) drawSwimmer(swimmer);
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.globalAlpha = 1;
    const aimed = locked && nearestOf(all, locked, size, time, middle());
    if (locked && aimed) drawAim(pen, placeOf(aimed, size, time), sizeOf(locked).width * 0.5 + 8, time, dress.light);
    for (const shot of loose) drawLoose(shot);
    effects.draw(pen, size, time);
    cannon ??= cannonOf(scale, dress);
    drawCannon(pen, size, cannon, turn, kick);
  };

  const fit = () => {
    const box = canvas.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return;
    Object.assign(size, { width: box.width, height: box.height });
    Object.assign(canvas, { width: Math.round(box.width * scale), height: Math.round(box.height * scale) });
    backdrop = backdropOf(size, scale, dress);
    find('water').replaceChildren(backdrop.picture);
    paint();
  };

  /** A device that does not keep up gets coarser pictures, once. */
  const ease = (step: number) => {
    late = step > LATE ? late + 1 : Math.max(0, late - 1);
    if (scale === 1 || late < LATE_FRAMES) return;
    scale = 1;
    signs = undefined;
    cannon = undefined;
    pictures.clear();
    waiting = [...looks];
    fit();
  };

  const frame = (now: number) => {
    const step = Math.min(0.05, (now - last) / 1000);
    ease(step);
    last = now;
    time += step;
    turn += (wanted - turn) * Math.min(1, step * 18);
    kick = Math.max(0, kick - step * 6);
    for (const [swimmer, until] of rushing) {
      swimmer.ahead += Math.max(0, until - time) * step * RUSH * 2;
      if (until < time) rushing.delete(swimmer);
    }
    // The strokes of one kind at a time, so that the first second is smooth, too.
    const next = waiting.shift();
    if (next) pictures.set(nameOf(next), framesOf(next.fish, scale * farOf(next), next.way));
    paint();
    window.requestAnimationFrame(frame);
  };

  new ResizeObserver(fit).observe(canvas);
  if (!still.matches) window.requestAnimationFrame(frame);
  const paintStill = () => {
    if (still.matches) paint();
  };
  const wait = (seconds: number): Promise<void> =>
    still.matches ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, seconds * 1000));

  return {
    aimedAt: (place) => fishAt(all, size, time, place)?.fish,
    lock(fish) {
      locked = fish;
      paintStill();
    },
    fire(fish, towards = middle()) {
      const swimmer = nearestOf(all, fish, size, time, towards);
      const at = swimmer === undefined ? middle() : placeOf(swimmer, size, time);
      wanted = turnTo(size, at);
      if (still.matches) turn = wanted;
      else kick = 1;
      // What rose before makes room.
      if (still.matches) effects.clear();
      const from = muzzleOf(size, wanted);
      const lands = time + Math.hypot(at.x - from.x, at.y - from.y) / REACH;
      const shot = { fish, swimmer, from, born: time, lands, at };
      loose.add(shot);
      paintStill();
      return shot;
    },
    async open(shot, came) {
      await wait(Math.max(0, shot.lands - time));
      loose.delete(shot);
      const { fish, swimmer, at } = shot;
      const others = all.filter((each) => each !== swimmer && swims(each, time));
      const places = others.map((each) => placeOf(each, size, time));
      const near = places.sort((a, b) => Math.hypot(a.x - at.x, a.y - at.y) - Math.hypot(b.x - at.x, b.y - at.y));
      const born = still.matches ? time - 0.3 : time;
      effects.add({
        ...came,
        fish,
        at,
        born,
        picture: swimmer && pictures.get(nameOf(swimmer))?.[0],
        others: near.slice(0, 4),
      });
      if (swimmer && !still.matches) {
        if (came.times > 0) takeOut(swimmer, time);
        else rushing.set(swimmer, time + RUSH_LASTS);
      }
      paintStill();
      await wait(0.12);
    },
    drop(shots) {
      for (const shot of shots) loose.delete(shot);
      paintStill();
    },
  };
}
