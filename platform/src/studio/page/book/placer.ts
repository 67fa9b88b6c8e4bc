import type { SportBetAnswer, SportBetWish } from '../../sport/protocol';
import { CallError } from '../api';
import { placeBet } from './calls';

export type Wish = Omit<SportBetWish, 'key'>;

export interface Placer {
  /** Bets went out whose answer did not come: until it does, nothing else is placed. */
  readonly isWaiting: boolean;
  /**
   * Places bets one after the other, each once: those that wait are asked for again as they were, with the same key, and new ones are not
   * begun. A refusal ends it: bets after the refused one are not placed.
   *
   * @throws CallError
   */
  place(wishes: readonly Wish[]): Promise<void>;
  /** Asks no more for what waits. */
  drop(): void;
}

/** Whether a bet may have been placed all the same. */
const isLost = (error: unknown): boolean =>
  !(error instanceof CallError) || error.code === 'network' || error.code === 'unknown';

export function createPlacer(onPlaced: (answer: SportBetAnswer, wish: Wish) => void): Placer {
  let waiting: readonly SportBetWish[] = [];
  return {
    get isWaiting() {
      return waiting.length > 0;
    },
    async place(wishes) {
      if (waiting.length === 0) waiting = wishes.map((wish) => ({ ...wish, key: crypto.randomUUID() }));
      for (const wish of waiting) {
        try {
          const answer = await placeBet(wish);
          waiting = waiting.slice(1);
          onPlaced(answer, wish);
        } catch (error) {
          if (!isLost(error)) waiting = [];
          throw error;
        }
      }
    },
    drop() {
      waiting = [];
    },
  };
}
