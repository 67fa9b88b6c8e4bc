import Big from 'big.js';
import type { VendorGame } from '../vendor-game';
import type { GameKind } from './kind';
import { reels } from './reels';
import { rise } from './rise';
import { cards, dice, fights, roulette } from './table';

type Known = Pick<VendorGame, 'gameType' | 'gameClassify' | 'gameName'>;

/** Tables by the words of their titles: the first that fits counts, and a table of no such word has cards. */
const TABLES: readonly (readonly [RegExp, GameKind])[] = [
  [/roulette|wheel|spin the/i, roulette],
  [/\bdice\b|sic ?bo|craps|fish prawn crab|\bdome\b|xoc dia|sedie/i, dice],
];

/** Kinds by category; what is not here and no table rises. */
const KINDS: Readonly<Record<string, GameKind>> = {
  SLOTS: reels,
  RNG: reels,
  POKER: cards,
  COCKFIGHT: fights,
};

/** The kind of a game. Tables that run without a dealer are listed among the electronic games. */
export function kindOf({ gameType, gameClassify, gameName }: Known): GameKind {
  const isTable = gameType === 'LIVE' || gameClassify === 'TABLE';
  if (isTable) return TABLES.find(([words]) => words.test(gameName))?.[1] ?? cards;
  return KINDS[gameType] ?? rise;
}

/** The smallest stake of a game: its own, up to the next step of its kind. */
export function leastStake({ minBet, ...game }: Known & Pick<VendorGame, 'minBet'>): string {
  const { stakeStep } = kindOf(game);
  return new Big(minBet).div(stakeStep).round(0, Big.roundUp).times(stakeStep).toFixed();
}

export const isStep = (stake: string, { stakeStep }: GameKind): boolean => new Big(stake).mod(stakeStep).eq(0);
