import type { RoundDealt } from '@foyer/shared/contract';
import { decimal } from '@foyer/shared/ui';

/** Cards of a shoe of eight decks. */
const SHOE = 416;
const DECK = 52;
const SUIT = 13;

const rankOf = (card: number) => card % SUIT;
const pointsOf = (card: number) => (rankOf(card) < 9 ? rankOf(card) + 1 : 0);
/** What a hand comes to: the last digit of the sum of its cards. */
export const totalOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

type Hands = Pick<RoundDealt, 'player' | 'banker'>;

/** By what Banker has: which third cards of Player let Banker take one. */
const BANKER_TAKES = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', ''];

/** Deals a round from a shuffled shoe: `numbers` gives a place among as many cards as are left. */
async function deal(numbers: (below: number) => Promise<number>): Promise<Hands> {
  const shoe = Array.from({ length: SHOE }, (_, card) => card % DECK);
  let taken = 0;
  const next = async (): Promise<number> => {
    // The first card that is left takes the place of the drawn one, as when a whole shoe is shuffled.
    const place = taken + (await numbers(SHOE - taken));
    const [card = 0, first = 0] = [shoe[place], shoe[taken]];
    shoe[place] = first;
    taken += 1;
    return card;
  };
  const [player, banker]: [number[], number[]] = [[], []];
  for (const hand of [player, banker, player, banker]) hand.push(await next());
  if (totalOf(player) >= 8 || totalOf(banker) >= 8) return { player, banker };
  const third = totalOf(player) <= 5 ? await next() : undefined;
  if (third !== undefined) player.push(third);
  const takes =
    third === undefined ? totalOf(banker) <= 5 : BANKER_TAKES[totalOf(banker)]?.includes(String(pointsOf(third)));
  if (takes === true) banker.push(await next());
  return { player, banker };
}

/** Hundredths of its stake that a spot brings. */
function bringsOf(spot: string, { player, banker }: Hands): number {
  const isPair = ([first = 0, second = 1]: readonly number[]) => rankOf(first) === rankOf(second);
  if (spot === 'playerPair') return isPair(player) ? 1200 : 0;
  if (spot === 'bankerPair') return isPair(banker) ? 1200 : 0;
  const lead = totalOf(player) - totalOf(banker);
  if (lead === 0) return spot === 'tie' ? 900 : 100;
  if (spot === 'player') return lead > 0 ? 200 : 0;
  return spot === 'banker' && lead < 0 ? 195 : 0;
}

/** Whether the cards that were told are the ones that the numbers deal, and every spot brought what they give it. */
export async function wasDealt(round: RoundDealt, numbers: (below: number) => Promise<number>): Promise<boolean> {
  const hands = await deal(numbers);
  if (String(hands.player) !== String(round.player) || String(hands.banker) !== String(round.banker)) return false;
  return round.spots.every(({ spot, stake, payout }) =>
    decimal(stake).times(bringsOf(spot, hands)).eq(decimal(payout).times(100)),
  );
}
