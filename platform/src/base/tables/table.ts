import type { Draw } from '../draws/draws';

/** Parts that every stake is divided into, so that a table may keep one of them: the commission of Banker. */
export const PARTS = 20;

/** What a round is staked on: an amount for each spot that has one, as decimal text. */
export type Spots = Readonly<Record<string, string>>;

export interface Terms {
  /** Parts of the stake that come back when the spot wins, the stake among them. */
  readonly brings: number;
  /** The most parts, where more of the same pays more. */
  readonly most?: number;
  /** Percentage of stakes paid back on average, rounded down to two decimals; a test counts all outcomes out. */
  readonly returnPercent: string;
}

/**
 * A game at which stakes are put on spots before something comes out. No spot has the name of another table's, so that the stakes of a
 * round tell which table they were put on, whatever its title is today (decision 63).
 */
export interface Table<Outcome extends object> {
  readonly name: 'cards' | 'roulette' | 'dice' | 'keno' | 'fights' | 'fish';
  /** In the order of the table. */
  readonly spots: readonly string[];
  /** Whether a name is that of a spot which a player makes, beside those of the table. A round has one of them at most. */
  isMade?(spot: string): boolean;
  /** Whether a round may have these spots of the table together, where not all may be. */
  goTogether?(spots: readonly string[]): boolean;
  /** Pure: the same draws give the same outcome. */
  play(draw: Draw): Outcome;
  termsOf(spot: string): Terms;
  /** Parts of the stake on a spot that come back. */
  partsBack(spot: string, outcome: Outcome): number;
  /** Whether nothing was decided for these spots, and every stake comes back. */
  isReturned(spots: readonly string[], outcome: Outcome): boolean;
}
