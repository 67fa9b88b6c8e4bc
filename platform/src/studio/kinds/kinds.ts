import Big from 'big.js';
import type { VendorGame } from '../vendor-game';
import { cards } from './cards';
import type { GameKind } from './kind';
import { reels } from './reels';
import { rise } from './rise';

/** Kinds by category; what is not here rises. */
const KINDS: Readonly<Record<string, GameKind>> = { SLOTS: reels, RNG: reels, LIVE: cards, POKER: cards };

/** The kind of a game. Tables that run without a dealer are listed among the electronic games, and have cards. */
export function kindOf({ gameType, gameClassify }: Pick<VendorGame, 'gameType' | 'gameClassify'>): GameKind {
  return gameClassify === 'TABLE' ? cards : (KINDS[gameType] ?? rise);
}

/** The smallest stake of a game: its own, up to the next step of its kind. */
export function leastStake({ minBet, ...game }: Pick<VendorGame, 'minBet' | 'gameType' | 'gameClassify'>): string {
  const { stakeStep } = kindOf(game);
  return new Big(minBet).div(stakeStep).round(0, Big.roundUp).times(stakeStep).toFixed();
}

export const isStep = (stake: string, { stakeStep }: GameKind): boolean => new Big(stake).mod(stakeStep).eq(0);
