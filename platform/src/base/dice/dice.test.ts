import { CARDS } from '../cards/table';
import { ROULETTE } from '../roulette/table';
import { errorsOverAMillion, returnOf } from '../tables/return.testing';
import { PARTS } from '../tables/table';
import type { Dice } from './spots';
import { DICE } from './table';

const EYES = [1, 2, 3, 4, 5, 6];
/** All 216 ways in which three dice can lie, each as likely as any other. */
const ROLLS = EYES.flatMap((a) => EYES.flatMap((b) => EYES.map((c) => ({ dice: [a, b, c] as Dice }))));
/** What a spot pays beside its stake; -1 when the stake is lost. */
const pays = (spot: string, ...dice: Dice) => DICE.partsBack(spot, { dice }) / PARTS - 1;

it('rolls three dice, each number as likely as any other', () => {
  const bounds: number[] = [];
  const outcome = DICE.play((bound) => {
    bounds.push(bound);
    return bounds.length - 1;
  });
  expect([outcome, bounds]).toEqual([{ dice: [1, 2, 3] }, [6, 6, 6]]);
});

describe('bets', () => {
  it('are all that the table has, none with the name of another table’s', () => {
    const kinds: Record<string, number> = {};
    for (const spot of DICE.spots) {
      const [kind = ''] = spot.split('-');
      kinds[kind] = (kinds[kind] ?? 0) + 1;
    }
    expect(kinds).toEqual({ small: 1, big: 1, sum: 2, total: 14, single: 6, double: 6, triple: 7, pair: 15 });
    const all = [...DICE.spots, ...ROULETTE.spots, ...CARDS.spots];
    expect(new Set(all).size).toBe(all.length);
  });

  it('on small, big, odd and even pay even money, and lose on a triple', () => {
    expect([pays('small', 1, 2, 1), pays('small', 4, 5, 1), pays('small', 6, 4, 1)]).toEqual([1, 1, -1]);
    expect([pays('big', 6, 4, 1), pays('big', 6, 6, 5), pays('big', 4, 5, 1)]).toEqual([1, 1, -1]);
    expect([pays('sum-odd', 1, 2, 2), pays('sum-even', 1, 2, 2), pays('sum-even', 1, 2, 1)]).toEqual([1, -1, 1]);
    for (const spot of ['small', 'sum-odd', 'sum-even', 'big'])
      for (const eyes of EYES) expect(pays(spot, eyes, eyes, eyes)).toBe(-1);
  });

  it('on a sum pay by how rare it is, from either end', () => {
    const odds = [62, 31, 18, 12, 8, 7, 6];
    for (const [at, pay] of odds.entries())
      for (const sum of [at + 4, 17 - at]) {
        const wins = ROLLS.filter(({ dice }) => pays(`total-${sum}`, ...dice) >= 0);
        expect(wins.every(({ dice: [a, b, c] }) => a + b + c === sum)).toBe(true);
        expect(wins.length).toBe([3, 6, 10, 15, 21, 25, 27][at]);
        expect(pays(`total-${sum}`, ...wins[0]!.dice)).toBe(pay);
      }
  });

  it('on numbers pay by how many dice show them', () => {
    const ofFive: readonly Dice[] = [
      [1, 2, 3],
      [5, 2, 3],
      [5, 2, 5],
      [5, 5, 5],
    ];
    const row = (spot: string) => ofFive.map((dice) => pays(spot, ...dice));
    expect(row('single-5')).toEqual([-1, 1, 2, 3]);
    expect(row('double-5')).toEqual([-1, -1, 11, 11]);
    expect(row('triple-5')).toEqual([-1, -1, -1, 180]);
    expect(row('triple-any')).toEqual([-1, -1, -1, 31]);
    expect(row('triple-4')).toEqual([-1, -1, -1, -1]);
    expect(row('pair-2-5')).toEqual([-1, 6, 6, -1]);
  });
});

describe('returns', () => {
  it('are what is stated: all 216 rolls are counted out', () => {
    for (const spot of DICE.spots)
      expect([spot, returnOf(DICE, spot, ROLLS)]).toEqual([spot, DICE.termsOf(spot).returnPercent]);
  });

  it('come out of a million rounds, within three standard errors', () => {
    const spots = [
      'small',
      'sum-odd',
      'total-4',
      'total-10',
      'single-3',
      'double-6',
      'triple-2',
      'triple-any',
      'pair-1-6',
    ];
    for (const error of errorsOverAMillion(DICE, spots, ROLLS, 'a million rolls')) expect(error).toBeLessThan(3);
  });
});
