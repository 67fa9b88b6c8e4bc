import type { InventedWinner } from '../../base/catalogue/catalogue';
import type { Lottery } from '../../base/lottery/lottery';
import { createPrng } from '../chance/prng';

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
export function winnersAt(now: Date, lotteries: readonly Pick<Lottery, 'code'>[]): InventedWinner[] {
  const minute = Math.floor(now.getTime() / MINUTE);
  return Array.from({ length: WINNERS }, (_, age) => {
    const prng = createPrng(`winner/${minute - age}`);
    const { code } = prng.pick(lotteries);
    // Small wins are common, large ones rare.
    const cents = Math.round(10 ** (5 + prng.next() * 1.6));
    return {
      account: `${prng.pick(SYLLABLES)}***${prng.int(10, 99)}`,
      lottery: code,
      winAmount: (cents / 100).toFixed(2),
      wonAt: new Date((minute - age) * MINUTE),
    };
  });
}
