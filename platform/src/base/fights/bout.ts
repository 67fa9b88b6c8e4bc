import type { Draw } from '../draws/draws';

/** Energy of a corner when a bout begins, and rounds of a bout. */
export const [ENERGY, ROUNDS] = [5, 5] as const;
/** Exchanges of a round. */
const EXCHANGES = 2;

/** What an exchange takes from red and from blue. */
const TAKES = {
  red: { red: 0, blue: 1 },
  redHard: { red: 0, blue: 3 },
  blue: { red: 1, blue: 0 },
  blueHard: { red: 3, blue: 0 },
  both: { red: 2, blue: 2 },
  none: { red: 0, blue: 0 },
} as const;

/** An exchange: whose blow lands, light or hard; both at once; or none. */
export type Blow = keyof typeof TAKES;
/** The exchanges of a bout, round by round, until a corner has no energy left or all rounds are over. */
export type Rounds = readonly (readonly Blow[])[];

/** What an exchange is, by the number that is drawn for it: each of them is as likely as any other. */
export const CHANCES: readonly Blow[] = [
  ...(['red', 'red', 'redHard', 'blue', 'blue', 'blueHard', 'both'] as const),
  ...Array.from({ length: 6 }, () => 'none' as const),
];

/** Energy that is left to each corner. */
export interface Energy {
  readonly red: number;
  readonly blue: number;
}

export const FULL: Energy = { red: ENERGY, blue: ENERGY };

export function energyAfter({ red, blue }: Energy, blow: Blow): Energy {
  const takes = TAKES[blow];
  return { red: Math.max(0, red - takes.red), blue: Math.max(0, blue - takes.blue) };
}

/** Whether the bout goes on, as far as energy decides it. */
export const areUp = ({ red, blue }: Energy): boolean => red > 0 && blue > 0;

/** Draws the exchanges of a bout one after another. */
export function fightFrom(draw: Draw): Rounds {
  const rounds: Blow[][] = [];
  let left = FULL;
  while (rounds.length < ROUNDS && areUp(left)) {
    const blows: Blow[] = [];
    while (blows.length < EXCHANGES && areUp(left)) {
      const blow = CHANCES[draw(CHANCES.length)] ?? 'none';
      blows.push(blow);
      left = energyAfter(left, blow);
    }
    rounds.push(blows);
  }
  return rounds;
}

/** What a bout came to. */
export interface Bout extends Energy {
  readonly winner: 'red' | 'blue' | 'draw';
  /** The round in which it ended, from 1. */
  readonly round: number;
  /** Whether it went through all rounds, so that the energy that was left decided it. */
  readonly isOnPoints: boolean;
  /** Whose blow landed first; undefined when none did. */
  readonly opens: 'red' | 'blue' | 'both' | undefined;
}

/** Whose blow it is. */
const OPENS: Readonly<Record<Blow, Bout['opens']>> = {
  red: 'red',
  redHard: 'red',
  blue: 'blue',
  blueHard: 'blue',
  both: 'both',
  none: undefined,
};

/** Reckons a bout from its exchanges. */
export function boutOf(rounds: Rounds): Bout {
  let [left, opens]: [Energy, Bout['opens']] = [FULL, undefined];
  for (const blows of rounds)
    for (const blow of blows) {
      if (blow === 'none') continue;
      opens ??= OPENS[blow];
      left = energyAfter(left, blow);
    }
  const { red, blue } = left;
  const winner = red === blue ? 'draw' : red > blue ? 'red' : 'blue';
  return { red, blue, winner, round: rounds.length, isOnPoints: areUp(left), opens };
}
