import type { Prng } from '../chance/prng';
import type { GameType } from '../terms/types';

/** Classifications that the filter drawer offers for a category, in order. */
export const CLASSIFICATIONS: Readonly<Record<GameType, readonly string[]>> = {
  RNG: ['VIDEO_SLOT', 'CLASSIC', 'JACKPOT', 'TOWERWAYS', 'CASCADE', 'TABLE'],
  SLOTS: ['VIDEO_SLOT', 'CLASSIC', 'JACKPOT', 'TOWERWAYS', 'CASCADE'],
  FISH: ['SHOOTING', 'ADVENTURE'],
  LIVE: ['STANDARD', 'SPEED', 'VIP'],
  PVP: ['CARDS', 'TILES'],
  POKER: ['CASH', 'TOURNAMENT'],
  COCKFIGHT: ['ARENA'],
  SPORTS: ['BOOK', 'VIRTUAL'],
  ESPORTS: ['BOOK'],
  LOTT: ['DRAW', 'FAST'],
  ELOTT: ['DRAW', 'FAST'],
  INHOUSE: ['FAIR'],
};

/** A random classification. Table games without a dealer are TABLE, reel games never. */
export function classifyGame(prng: Prng, gameType: GameType, table: boolean): string {
  if (gameType !== 'RNG') return prng.pick(CLASSIFICATIONS[gameType]);
  return table ? 'TABLE' : prng.pick(CLASSIFICATIONS.RNG.filter((name) => name !== 'TABLE'));
}
