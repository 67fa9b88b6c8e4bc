import Big from 'big.js';
import type { Draw } from '../draws/draws';

/** Pots of a merchant, the largest first: the order in which a draw is read. */
export const TIERS = ['grand', 'major', 'mini'] as const;
export type Tier = (typeof TIERS)[number];

interface TierRules {
  /** Parts of a stake that go into the pot, in ten-thousandths: 20 is 0.20 %. */
  readonly feed: number;
  /** What the house puts into a new pot, in the merchant's currency. */
  readonly seed: string;
  /** Numbers of the draw that win the pot, for each hundredth of the stake. */
  readonly numbers: number;
}

/** Rules of pots. They never change once rounds were drawn by them: others get another name, and old rounds stay checkable. */
export interface JackpotRules {
  readonly name: string;
  readonly tiers: Readonly<Record<Tier, TierRules>>;
}

/** How many numbers there are; two draws make one, since one has at most 65 536. */
const FIRST = 50_000;
const SECOND = 40_000;
export const NUMBERS = FIRST * SECOND;

/**
 * The rules in force (decision 76). A stake of 1.00 has one chance in 40 000 of the mini, in a million of the major and in twenty
 * millions of the grand pot. On average 1.55 % of stakes come back by pots: 1.00 that stakes put in, and 0.55 that the house does.
 */
export const RULES: JackpotRules = {
  name: 'lantern-1',
  tiers: {
    grand: { feed: 20, seed: '20000', numbers: 1 },
    major: { feed: 30, seed: '2000', numbers: 20 },
    mini: { feed: 50, seed: '100', numbers: 500 },
  },
};

/** All rules that rounds were ever drawn by, by name. */
const KNOWN: ReadonlyMap<string, JackpotRules> = new Map([[RULES.name, RULES]]);

/** @throws Error for a name that no rules ever had */
export function rulesNamed(name: string): JackpotRules {
  const rules = KNOWN.get(name);
  if (rules === undefined) throw new Error(`there are no jackpot rules ${name}`);
  return rules;
}

/**
 * What a stake puts into a pot, as decimal text with at most four places. Stakes on reels are multiples of 0.20 (decision 58), of
 * which every share has at most four places: nothing is rounded.
 */
export const feedOf = (stake: string, { feed }: Pick<TierRules, 'feed'>): string =>
  new Big(stake).times(feed).div(10_000).toFixed();

/** The number that a round draws, from 0 to below `NUMBERS`, each as likely as any other. */
export const numberOf = (draw: Draw): number => draw(FIRST) * SECOND + draw(SECOND);

/** A pot, and the number that those which win it stay below; the first that fits counts. */
export interface Reach {
  readonly tier: Tier;
  readonly below: string;
}

/** Which numbers win which pot for a stake: those of the grand pot begin at 0, the others follow without a gap. */
export function reachesOf({ tiers }: JackpotRules, stake: string): readonly Reach[] {
  let numbers = 0;
  return TIERS.map((tier) => {
    numbers += tiers[tier].numbers;
    return { tier, below: new Big(stake).times(100).times(numbers).toFixed(0) };
  });
}

/** The pot that a number wins for a stake; undefined for most. */
export const wonBy = (number: number, reaches: readonly Reach[]): Tier | undefined =>
  reaches.find(({ below }) => new Big(number).lt(below))?.tier;
