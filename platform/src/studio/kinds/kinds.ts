import Big from 'big.js';
import type { VendorGame } from '../vendor-game';
import { BOOK, type Book, type GameKind } from './kind';
import { reels } from './reels';
import { rise } from './rise';
import { cards, dice, fights, fish, keno, roulette } from './table';

type Known = Pick<VendorGame, 'gameType' | 'gameClassify' | 'gameName'>;

/** Tables by the words of their titles: the first that fits counts. */
const TABLES: readonly (readonly [RegExp, GameKind])[] = [
  [/roulette|wheel|spin the/i, roulette],
  [/\bdice\b|sic ?bo|craps|fish prawn crab|\bdome\b|xoc dia|sedie/i, dice],
  [/\bkeno\b|lotto|bingo/i, keno],
];

/** Categories of tables, and of lotteries, which may be drawn with dice, too: what their titles have without such a word. */
const OF_WORDS: Readonly<Record<string, GameKind>> = { LIVE: cards, TABLE: cards, LOTT: keno, ELOTT: keno };

/** Kinds of the other categories; what is not here rises. */
const KINDS: Readonly<Record<string, GameKind>> = {
  SLOTS: reels,
  RNG: reels,
  POKER: cards,
  COCKFIGHT: fights,
  FISH: fish,
};

/** Titles whose matches are in a book: those of its sports, and those of no one sport. */
const IN_BOOK = /football|five-a-side|basketball|hoops|in-play|early market|multi bet|parlay|half-time/i;

/** The kind of a game. Tables that run without a dealer are listed among the electronic games. */
export function kindOf({ gameType, gameClassify, gameName }: Known): GameKind | Book {
  if (gameType === 'SPORTS' && IN_BOOK.test(gameName)) return BOOK;
  const usual = OF_WORDS[gameType] ?? OF_WORDS[gameClassify];
  if (usual === undefined) return KINDS[gameType] ?? rise;
  return TABLES.find(([words]) => words.test(gameName))?.[1] ?? usual;
}

/** The smallest stake of a game: its own, up to the next step of its kind. */
export function leastStake({ minBet, ...game }: Known & Pick<VendorGame, 'minBet'>): string {
  const { stakeStep } = kindOf(game);
  return new Big(minBet).div(stakeStep).round(0, Big.roundUp).times(stakeStep).toFixed();
}

export const isStep = (stake: string, { stakeStep }: Pick<GameKind, 'stakeStep'>): boolean =>
  new Big(stake).mod(stakeStep).eq(0);
