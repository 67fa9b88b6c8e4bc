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

/** A kind of game: what every title of it has in common. */
export interface GameKind {
  readonly name: RoundKind;
  /** Every stake is a multiple of it, so that each of its parts is a whole amount. */
  readonly stakeStep: string;
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
