import type { VOLATILITIES } from '@foyer/shared/contract';
import Big from 'big.js';
import type { End } from '../../base/money/bets';
import type { Spots } from '../../base/tables/table';
import type { RoundSource } from '../engine/rise';
import type { RoundAnswer, RoundKind, TableOutcome } from '../protocol';
import type { VendorGame } from '../vendor-game';

/** A player's input: decimal texts within the form of the call. */
export interface RoundWish {
  /** Created by the page for this press of the button. */
  readonly key: string;
  readonly stake: string;
  readonly target?: string;
  readonly spots?: Spots;
}

/** How a round ended. Factors are whole hundredths of the stake: 237 is 2.37x. */
interface Outcome extends End {
  /** What the round came to: how high it rose, or what all lines or spots paid. */
  readonly height: number;
  /** The factor that the player chose, where the kind lets one choose. */
  readonly target: number | null;
  /** What the stake was put on, where the kind has several. */
  readonly spots: Spots | null;
  /** What the page needs beside these to show the round. */
  readonly shown: Pick<RoundAnswer, 'target' | 'spins' | keyof TableOutcome>;
}

/** A wish that was found in order, waiting for its seeds. */
export interface ReadyRound {
  /** What tells this wish from others under one key, beside game and stake. */
  readonly request: Readonly<Record<string, number | string>>;
  /** Pure: the same source gives the same outcome. */
  play(source: RoundSource): Outcome;
}

/** From the one to the other, where a player chooses what to bet on; else twice the same. */
interface Span<T> {
  readonly from: T;
  readonly to: T;
}

export type Volatility = (typeof VOLATILITIES)[number];

/** What a title is said to bring before it is opened (decision 75). Tests count the returns out and play the volatilities. */
export interface Figures {
  /** Percentage of stakes paid back on average, rounded down to two decimals. */
  readonly returnPercent: Span<string>;
  /** By the standard deviation of what comes back of a stake: below 3 stakes it is low, from 4.5 on high. */
  readonly volatility: Span<Volatility>;
  /** How many lines pay, where there are some. */
  readonly lines?: number;
}

/** A kind of game: what every title of it has in common. */
export interface GameKind {
  readonly name: RoundKind;
  /** Every stake is a multiple of it, so that each of its parts is a whole amount. */
  readonly stakeStep: string;
  figuresOf(game: Pick<VendorGame, 'nodeId' | 'gameName'>): Figures;
  /**
   * Checks what a player chose beside the stake.
   *
   * @throws Refusal `request.invalid` for a choice that the kind does not have
   */
  ready(game: Pick<VendorGame, 'nodeId' | 'gameName'>, wish: RoundWish): ReadyRound;
}

/** A book of matches, which has bets in place of rounds. */
export const BOOK = { name: 'book', stakeStep: '0.01' } as const;
export type Book = typeof BOOK;

/** Stake times hundredths as decimal text, rounded half up to 2 decimals (B001). */
export const timesOf = (stake: string, hundredths: number): string =>
  new Big(stake).times(hundredths).div(100).round(2, Big.roundHalfUp).toFixed();
