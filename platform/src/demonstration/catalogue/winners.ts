import { createPrng } from '../chance/prng';
import type { Game } from '../terms/types';

/** An entry of the winners ticker, with a masked name. */
export interface Winner {
  readonly account: string;
  readonly avatar: string;
  readonly gameName: string;
  readonly nodeId: number;
  /** Decimal text with two places. */
  readonly winAmount: string;
}

const SYLLABLES = [
  'som',
  'nok',
  'ploy',
  'arm',
  'mint',
  'tan',
  'bee',
  'kai',
  'fah',
  'mod',
  'jo',
  'pim',
  'dao',
  'win',
  'art',
] as const;
/** Number of avatar pictures: `/art/avatar/0.svg` and on. */
export const AVATARS = 12;
const WINNERS = 12;
const MINUTE = 60_000;

/** The winners at a moment: each minute one is added at the top and one removed. */
export function winnersAt(now: Date, games: readonly Game[]): Winner[] {
  const minute = Math.floor(now.getTime() / MINUTE);
  return Array.from({ length: WINNERS }, (_, age) => {
    const prng = createPrng(`winner/${minute - age}`);
    const game = prng.pick(games);
    // Small wins are common, large ones rare.
    const cents = Math.round(10 ** (3.2 + prng.next() * 3));
    return {
      account: `${prng.pick(SYLLABLES)}***${prng.int(10, 99)}`,
      avatar: `/art/avatar/${prng.int(0, AVATARS - 1)}.svg`,
      gameName: game.gameName,
      nodeId: game.nodeId,
      winAmount: (cents / 100).toFixed(2),
    };
  });
}
