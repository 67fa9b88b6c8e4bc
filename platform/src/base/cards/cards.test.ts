import { createHash } from 'node:crypto';
import { drawsFrom } from '../draws/draws';
import { outcomeOf } from '../tables/outcome-of';
import { PARTS } from '../tables/table';
import { dealFrom, type Hands, isPair, totalOf, winnerOf } from './baccarat';
import { DECK, pointsOf, rankOf, SHOE, shoeFrom, suitOf } from './shoe';
import { partsBack, SPOTS, type Spot, TERMS } from './spots';
import { CARDS } from './table';

/** A card that counts this much: a ten for nothing. */
const cardOf = (points: number) => (points === 0 ? 9 : points - 1);

/** Deals cards that count as given; fails when more are asked for. */
function dealt(points: string): Hands {
  const left = points.split('').map(Number);
  const hands = dealFrom(() => {
    const next = left.shift();
    if (next === undefined) throw new Error('one card too many');
    return cardOf(next);
  });
  expect(left).toEqual([]);
  return hands;
}

/** Cards of a shoe by what they count: sixteen tens and pictures in each of eight decks. */
const IN_SHOE = [128, ...Array.from({ length: 9 }, () => 32)];
/** All orders in which six cards can come out of the shoe. */
const ORDERS = 416 * 415 * 414 * 413 * 412 * 411;

/** In how many of all orders each side wins, by going through what six cards can count. Every sum is below 2^53, and exact. */
function countOut(): Record<'player' | 'banker' | 'tie', number> {
  const ways = { player: 0, banker: 0, tie: 0 };
  const left = [...IN_SHOE];
  const cards: number[] = [];
  const go = (orders: number) => {
    if (cards.length === 6) {
      let at = 0;
      ways[winnerOf(dealFrom(() => cardOf(cards[at++] ?? 0)))] += orders;
      return;
    }
    for (let points = 0; points < 10; points += 1) {
      const number = left[points] ?? 0;
      left[points] = number - 1;
      cards.push(points);
      go(orders * number);
      cards.pop();
      left[points] = number;
    }
  };
  go(1);
  return ways;
}

/** The parts of all stakes on a spot that come back over all orders of cards. */
function partsOverAll(spot: Spot, ways: ReturnType<typeof countOut>): bigint {
  const parts = BigInt(TERMS[spot].brings);
  // Of 415 cards that may follow the first one, 31 have its rank.
  if (spot === 'playerPair' || spot === 'bankerPair') return (parts * BigInt(ORDERS) * 31n) / 415n;
  const pushed = spot === 'tie' ? 0n : BigInt(PARTS) * BigInt(ways.tie);
  return parts * BigInt(ways[spot]) + pushed;
}

const percentDown = (above: bigint, below: bigint) => ((above * 10_000n) / below).toString().replace(/(\d\d)$/, '.$1');

describe('a shoe', () => {
  it('has every card of a deck eight times, and each comes once', () => {
    const next = shoeFrom(drawsFrom((block) => createHash('sha256').update(`whole ${block}`).digest()));
    const cards = Array.from({ length: SHOE }, next);
    const counts = new Map<number, number>();
    for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: DECK }, (_, card) => card));
    expect(new Set(counts.values())).toEqual(new Set([8]));
    expect(cards.slice(0, 60)).not.toEqual([...cards.slice(0, 60)].sort((a, b) => a - b));
  });

  it('asks for a place among the cards that are left, each time for one fewer', () => {
    const bounds: number[] = [];
    const next = shoeFrom((bound) => {
      bounds.push(bound);
      return 0;
    });
    for (let at = 0; at < 6; at += 1) next();
    expect(bounds).toEqual([416, 415, 414, 413, 412, 411]);
  });

  it('counts aces one, tens and pictures nothing', () => {
    expect([0, 1, 8, 9, 10, 11, 12].map(pointsOf)).toEqual([1, 2, 9, 0, 0, 0, 0]);
    expect([rankOf(51), suitOf(51), rankOf(13), suitOf(13)]).toEqual([12, 3, 0, 1]);
  });
});

describe('third cards', () => {
  it('are taken by nobody after a natural', () => {
    for (const cards of ['4045', '0890', '9000', '0085', '0801']) expect(dealt(cards).player).toHaveLength(2);
  });

  it('are taken by Player up to five, who stands on six and seven', () => {
    for (const total of [0, 1, 2, 3, 4, 5]) expect(dealt(`07${total}00`).player).toHaveLength(3);
    for (const total of [6, 7]) expect(dealt(`07${total}0`).player).toHaveLength(2);
  });

  it('are taken by Banker up to five when Player stands', () => {
    for (const total of [0, 1, 2, 3, 4, 5]) expect(dealt(`600${total}0`).banker).toHaveLength(3);
    for (const total of [6, 7]) expect(dealt(`600${total}`).banker).toHaveLength(2);
  });

  /** Player’s third card for which Banker takes one, by Banker’s total. */
  it.each([
    [0, '0123456789'],
    [1, '0123456789'],
    [2, '0123456789'],
    [3, '012345679'],
    [4, '234567'],
    [5, '4567'],
    [6, '67'],
    [7, ''],
  ])('are taken by Banker with %i after these of Player: %s', (total, takes) => {
    for (const third of '0123456789') {
      const taken = takes.includes(third);
      expect(dealt(`000${total}${third}${taken ? '0' : ''}`).banker).toHaveLength(taken ? 3 : 2);
    }
  });
});

describe('returns', () => {
  it('are what is stated: all orders of six cards are counted out', () => {
    const ways = countOut();
    // The known numbers of the game with eight decks.
    expect(ways).toEqual({
      banker: 2_292_252_566_437_888,
      player: 2_230_518_282_592_256,
      tie: 475_627_426_473_216,
    });
    expect(ways.banker + ways.player + ways.tie).toBe(ORDERS);
    for (const spot of SPOTS) {
      const stated = percentDown(partsOverAll(spot, ways), BigInt(ORDERS) * BigInt(PARTS));
      expect([spot, stated]).toEqual([spot, TERMS[spot].returnPercent]);
    }
  });

  it('come out of a million rounds, within three standard errors', () => {
    const rounds = 1_000_000;
    // Two bytes a number; few are passed over.
    const bytes = createHash('shake256', { outputLength: rounds * 13 })
      .update('a million hands')
      .digest();
    const draw = drawsFrom(() => bytes);
    const sums = SPOTS.map((spot) => ({ spot, sum: 0, squares: 0 }));
    for (let played = 0; played < rounds; played += 1) {
      const hands = dealFrom(shoeFrom(draw));
      for (const each of sums) {
        const parts = partsBack(each.spot, hands);
        each.sum += parts;
        each.squares += parts * parts;
      }
    }
    const ways = countOut();
    for (const { spot, sum, squares } of sums) {
      const mean = sum / rounds;
      const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
      const exact = Number((partsOverAll(spot, ways) * 1_000_000n) / BigInt(ORDERS)) / 1_000_000;
      expect(Math.abs(mean - exact)).toBeLessThan(3 * error);
    }
  });
});

describe('spots', () => {
  it('pay Player even money, Banker less a twentieth, a tie eight, a pair eleven', () => {
    const [player, banker] = [dealt('9000'), dealt('0900')];
    expect([winnerOf(player), winnerOf(banker)]).toEqual(['player', 'banker']);
    expect(SPOTS.map((spot) => partsBack(spot, player))).toEqual([0, 0, 240, 40, 0]);
    expect(SPOTS.map((spot) => partsBack(spot, banker))).toEqual([240, 0, 0, 0, 39]);
  });

  it('give the stakes on Player and Banker back when they tie', () => {
    const hands = dealt('4444');
    expect([winnerOf(hands), totalOf(hands.player)]).toEqual(['tie', 8]);
    expect(partsBack('player', hands)).toBe(PARTS);
    expect(partsBack('banker', hands)).toBe(PARTS);
    expect(partsBack('tie', hands)).toBe(9 * PARTS);
  });

  it('know a pair by its rank, and by the first two cards alone', () => {
    expect(isPair([10, 23])).toBe(true);
    // A ten and a king count the same and are no pair.
    expect(isPair([9, 12])).toBe(false);
    expect(isPair([3, 9, 9])).toBe(false);
  });
});

it('follow from the seeds and the number of the round alone', () => {
  const source = { serverSeed: 'a', clientSeed: 'b', nonce: 1 };
  expect(outcomeOf(CARDS, source)).toEqual(outcomeOf(CARDS, { ...source }));
  expect(outcomeOf(CARDS, source)).not.toEqual(outcomeOf(CARDS, { ...source, nonce: 2 }));
});
