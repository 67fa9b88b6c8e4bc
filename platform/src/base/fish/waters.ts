import type { Fish } from './fish';

/** Waters, each with kinds of fish of its own: a title has one of them. */
export const WATERS = {
  reef: ['clown', 'angel', 'puffer', 'seahorse', 'turtle', 'octopus', 'ray', 'shark', 'dragon'],
  lagoon: ['clown', 'angel', 'koi', 'jelly', 'seahorse', 'turtle', 'ray', 'shark', 'whale'],
  deep: ['clown', 'koi', 'puffer', 'jelly', 'octopus', 'ray', 'shark', 'whale', 'dragon'],
} satisfies Record<string, readonly Fish[]>;
export type Water = keyof typeof WATERS;

/** Waters by the words of titles: the first that fits counts. */
const WORDS: readonly (readonly [RegExp, Water])[] = [
  [/deep|abyss|kraken|octopus|ink|arms|dragon|king|poseidon|trident|medusa|neon|megalodon|drifting/i, 'deep'],
  [/koi|bay|island|pearl|oyster|mermaid|shell|happy|jelly|jade|wings|manta/i, 'lagoon'],
];

export const watersOf = (title: string): Water => WORDS.find(([words]) => words.test(title))?.[1] ?? 'reef';
