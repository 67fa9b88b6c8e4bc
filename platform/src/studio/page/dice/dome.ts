import type { Dice } from '../../../base/dice/spots';
import { find } from '../dom';
import { element } from '../sheet';
import { faceOf } from './face';

interface Dome {
  /** Rolls the dice, which come to lie with these numbers up; tells when they are shaken, and when they lie. */
  roll(dice: Dice, tell: (what: 'shake' | 'land') => void): Promise<void>;
}

const [ROLL_MS, LATER_MS] = [1500, 220];
/** Turns of a die, in degrees about x and y, that bring each number to the front. */
const TURNS = [
  [0, 0],
  [0, -90],
  [-90, 0],
  [90, 0],
  [0, 90],
  [0, 180],
] as const;

/** A die of six faces, the opposite ones of which add up to seven. */
const dieOf = () =>
  element(
    'div',
    { class: 'die' },
    ...[1, 2, 3, 4, 5, 6].map((n) => element('span', { class: `wall wall-${n}` }, faceOf(n))),
  );

/** Three dice that lie on a plate. With reduced motion they lie there at once. */
export function createDome(first: Dice): Dome {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const dice = first.map(dieOf);
  const turned = first.map(() => 0);
  find('plate').replaceChildren(...dice.map((die) => element('div', { class: 'seat' }, die)));
  const turn = (at: number, number: number, ms: number) => {
    const [x, y] = TURNS[number - 1] ?? [0, 0];
    const whole = (turned[at] ?? 0) * 360;
    const die = dice[at];
    if (die === undefined) return;
    die.style.transitionDuration = `${ms}ms`;
    die.style.transform = `rotateX(${x + whole}deg) rotateY(${y + whole}deg)`;
  };
  for (const [at, number] of first.entries()) turn(at, number, 0);

  return {
    async roll(to, tell) {
      tell('shake');
      for (const [at, number] of to.entries()) {
        turned[at] = (turned[at] ?? 0) + (still.matches ? 0 : 2 + (at % 2));
        turn(at, number, still.matches ? 0 : ROLL_MS + at * LATER_MS);
      }
      if (still.matches) return;
      find('plate').classList.add('shaken');
      await new Promise((resolve) => setTimeout(resolve, ROLL_MS + 2 * LATER_MS + 60));
      find('plate').classList.remove('shaken');
      tell('land');
    },
  };
}
