import type { Fish } from '../../../base/fish/fish';
import { randomFrom } from '../scenery';
import type { Size } from '../silhouettes';
import { sizeOf, type Way } from './sprites';

/** A fish on its way across the window, over and over. */
export interface Swimmer {
  readonly fish: Fish;
  readonly way: Way;
  /** From 0 for far away to 1 for near. */
  readonly near: number;
  readonly at: number;
  /** Where it began, in parts of its way. */
  readonly phase: number;
  readonly lane: number;
  readonly speed: number;
  /** Pixels that it is ahead, after it fled. */
  ahead: number;
  /** When it comes in from the edge after it was caught, in seconds. */
  back: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const SCHOOLS: Readonly<Record<Fish, number>> = {
  ...{ clown: 5, angel: 4, koi: 3, puffer: 2, jelly: 3, seahorse: 2 },
  ...{ turtle: 2, octopus: 1, ray: 1, shark: 1, whale: 1, dragon: 1 },
};
const [TOP, BOTTOM] = [0.2, 0.76];
const BACK_AFTER = 1.6;

/** The schools of a water: the same seed gives the same ones. Large fish come first, so that small ones are drawn over them. */
export function schoolsOf(kinds: readonly Fish[], seed: number): readonly Swimmer[] {
  const random = randomFrom(seed);
  return [...kinds].reverse().flatMap((fish, nth) => {
    const { width } = sizeOf(fish);
    const way = nth % 2 === seed % 2 ? 1 : -1;
    const speed = 20 + random() * 22 - width * 0.05;
    const lane = TOP + ((nth * 0.37 + random() * 0.12) % 1) * (BOTTOM - TOP);
    const start = random();
    return Array.from({ length: SCHOOLS[fish] }, (_, at) => ({
      ...({ fish, way, at: at + random() * 3, speed } as const),
      near: 0.82 + random() * 0.18,
      phase: (start + at * 0.21 + random() * 0.08) % 1,
      lane: Math.min(BOTTOM, Math.max(TOP, lane + (random() - 0.5) * (at === 0 ? 0 : 0.3))),
      ...{ ahead: 0, back: 0 },
    }));
  });
}

/** Where a fish is at a time in seconds. */
export function placeOf({ fish, way, at, phase, lane, speed, ahead, back }: Swimmer, size: Size, time: number): Spot {
  const { width } = sizeOf(fish);
  const span = size.width + width;
  const gone = back > 0 ? speed * Math.max(0, time - back) : phase * span + speed * time;
  const along = ((gone + ahead) % span) - width / 2;
  return {
    x: way === 1 ? along : size.width - along,
    y: size.height * lane + Math.sin(time * 0.9 + at * 2.1) * 7,
  };
}

/** Whether it is there: one that was caught comes back after a while. */
export const swims = ({ back }: Swimmer, time: number): boolean => back <= time;

export function takeOut(swimmer: Swimmer, time: number): void {
  swimmer.back = time + BACK_AFTER;
  swimmer.ahead = 0;
}

/** The fish under a finger, the nearest to the eye first; room around the small ones. */
export function fishAt(all: readonly Swimmer[], size: Size, time: number, { x, y }: Spot): Swimmer | undefined {
  return [...all].reverse().find((each) => {
    const { width, height } = sizeOf(each.fish);
    const place = placeOf(each, size, time);
    const [across, down] = [Math.max(24, width * 0.5), Math.max(24, height * 0.5)];
    return swims(each, time) && ((x - place.x) / across) ** 2 + ((y - place.y) / down) ** 2 <= 1;
  });
}

/** The fish of a kind that is nearest to a place, of those that can be seen. */
export function nearestOf(
  all: readonly Swimmer[],
  fish: Fish,
  size: Size,
  time: number,
  to: Spot,
): Swimmer | undefined {
  const farFrom = (each: Swimmer) => {
    const { x, y } = placeOf(each, size, time);
    const hidden = !swims(each, time) || x < 8 || x > size.width - 8;
    return (x - to.x) ** 2 + (y - to.y) ** 2 + (hidden ? 1e7 : 0);
  };
  return all.filter((each) => each.fish === fish).sort((a, b) => farFrom(a) - farFrom(b))[0];
}
