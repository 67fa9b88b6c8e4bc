import { pointsOf, rankOf } from './shoe';

/** The cards of both hands, in the order in which each got them. */
export interface Hands {
  readonly player: readonly number[];
  readonly banker: readonly number[];
}

export type Winner = 'player' | 'banker' | 'tie';

/** The last digit of the sum of a hand's cards. */
export const totalOf = (hand: readonly number[]): number => hand.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/**
 * Whether Banker takes a third card.
 *
 * @param third what Player's third card counts; undefined when Player stands
 */
function bankerTakes(total: number, third: number | undefined): boolean {
  if (third === undefined) return total <= 5;
  if (total <= 2) return true;
  if (total === 3) return third !== 8;
  if (total === 4) return third >= 2 && third <= 7;
  if (total === 5) return third >= 4 && third <= 7;
  return total === 6 && (third === 6 || third === 7);
}

/** Deals a round of Punto Banco: two cards to each hand in turn, Player first, then the third ones that the rules ask for. */
export function dealFrom(next: () => number): Hands {
  const [first, second, third, fourth] = [next(), next(), next(), next()];
  const player = [first, third];
  const banker = [second, fourth];
  // A natural, eight or nine of two cards, ends the round.
  if (totalOf(player) >= 8 || totalOf(banker) >= 8) return { player, banker };
  const drawn = totalOf(player) <= 5 ? next() : undefined;
  if (drawn !== undefined) player.push(drawn);
  if (bankerTakes(totalOf(banker), drawn === undefined ? undefined : pointsOf(drawn))) banker.push(next());
  return { player, banker };
}

export function winnerOf({ player, banker }: Hands): Winner {
  const lead = totalOf(player) - totalOf(banker);
  return lead === 0 ? 'tie' : lead > 0 ? 'player' : 'banker';
}

/** Whether the first two cards of a hand are of one rank. */
export const isPair = ([first = 0, second = -1]: readonly number[]): boolean => rankOf(first) === rankOf(second);
