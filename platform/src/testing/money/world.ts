import type { Periods } from './agency';
import type { Answered, MoneyStage, Player } from './stage';

/** What acts have made so far, for later ones to act on. */
export interface World {
  readonly stage: MoneyStage;
  /** The first is the agent of all others. */
  readonly players: readonly Player[];
  /** Visits of each player to a game of the playable vendor. */
  readonly visits: readonly string[];
  /** Likewise to a game on reels that is linked to pots. */
  readonly spins: readonly string[];
  /** A bank card of each player. */
  readonly cards: readonly string[];
  readonly openBets: string[];
  readonly waiting: string[];
  readonly chance: Chance;
  /** The two of them who are agents. */
  readonly agents: readonly Player[];
  /** Periods that the acts settle. */
  readonly periods: Periods;
  /** Rains that were planned. */
  readonly rains: number[];
  /** Counts acts, so that they change the instance. */
  turn: number;
}

/** Random choices that are the same for the same seed. */
export interface Chance {
  /** From 0 up to, but without, `below`. */
  int(below: number): number;
  pick<T>(from: readonly T[]): T | undefined;
  /** An amount from 0.01 up to `max`, some of them round. */
  amount(max: number): string;
}

export type Act = (world: World) => Promise<Answered>;
