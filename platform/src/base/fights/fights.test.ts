import { CARDS } from '../cards/table';
import { DICE } from '../dice/table';
import { ROULETTE } from '../roulette/table';
import { errorsOverAMillion, returnOf } from '../tables/return.testing';
import { PARTS } from '../tables/table';
import { areUp, type Blow, type Bout, boutOf, CHANCES, type Energy, FULL, type Rounds } from './bout';
import { FIGHTS } from './table';

/** What each exchange takes from red and from blue, and how many of the thirteen numbers are it. */
const EXCHANGES: readonly (readonly [Blow, number, number, number])[] = [
  ['red', 0, 1, 2],
  ['redHard', 0, 3, 1],
  ['blue', 1, 0, 2],
  ['blueHard', 3, 0, 1],
  ['both', 2, 2, 1],
  ['none', 0, 0, 6],
];
const LAST = 10;

interface Way extends Energy {
  readonly blows: readonly Blow[];
  readonly first: Blow;
}

const roundsOf = (blows: readonly Blow[]): Rounds =>
  Array.from({ length: Math.ceil(blows.length / 2) }, (_, at) => blows.slice(at * 2, at * 2 + 2));

/** All bouts, those together that no bet tells apart, each with the number of the 13¹⁰ draws that it comes of. */
function allBouts(): Map<{ readonly blows: Rounds }, number> {
  const over = new Map<{ readonly blows: Rounds }, number>();
  let open: [Way, number][] = [[{ ...FULL, blows: [], first: 'none' }, 1]];
  for (let drawn = 1; drawn <= LAST; drawn += 1) {
    const next = new Map<string, [Way, number]>();
    for (const [way, ways] of open)
      for (const [blow, fromRed, fromBlue, of] of EXCHANGES) {
        const left = { red: way.red - fromRed, blue: way.blue - fromBlue };
        const blows = [...way.blows, blow];
        const first = way.first === 'none' ? blow : way.first;
        if (!areUp(left) || drawn === LAST) over.set({ blows: roundsOf(blows) }, ways * of * 13 ** (LAST - drawn));
        else {
          const key = `${left.red} ${left.blue} ${first}`;
          next.set(key, [{ ...left, blows, first }, (next.get(key)?.[1] ?? 0) + ways * of]);
        }
      }
    open = [...next.values()];
  }
  return over;
}

const BOUTS = allBouts();
const all = [...BOUTS.keys()];
const waysOf = (bout: { readonly blows: Rounds }) => BOUTS.get(bout) ?? 0;
/** What a spot pays beside its stake; -1 when the stake is lost. */
const pays = (spot: string, ...blows: Blow[]) => FIGHTS.partsBack(spot, { blows: roundsOf(blows) }) / PARTS - 1;
const winning = (...blows: Blow[]) => FIGHTS.spots.filter((spot) => pays(spot, ...blows) > 0);
const none = (count: number) => Array.from({ length: count }, () => 'none' as const);

/** A bout of these numbers, which are drawn in turn. */
function fought(...numbers: number[]) {
  const bounds = new Set<number>();
  const left = [...numbers];
  const { blows } = FIGHTS.play((bound) => {
    bounds.add(bound);
    return left.shift()!;
  });
  return { blows, left: left.length, bounds: [...bounds] };
}

describe('a bout', () => {
  it('draws each exchange from thirteen numbers', () => {
    const counts = EXCHANGES.map(([blow]) => CHANCES.filter((chance) => chance === blow).length);
    expect([CHANCES.length, counts]).toEqual([13, EXCHANGES.map(([, , , of]) => of)]);
    expect(fought(0, 3, 2, 5, 12, 6).bounds).toEqual([13]);
  });

  it('ends with the blow that takes the last energy, and draws no more', () => {
    expect(fought(2, 12, 0, 1, 9, 9)).toMatchObject({
      blows: [
        ['redHard', 'none'],
        ['red', 'red'],
      ],
      left: 2,
    });
    expect(fought(2, 2, 9)).toMatchObject({ blows: [['redHard', 'redHard']], left: 1 });
    expect(fought(5, 7, 4, 3, 3)).toMatchObject({
      blows: [
        ['blueHard', 'none'],
        ['blue', 'blue'],
      ],
      left: 1,
    });
    expect(fought(2, 5, 6, 6)).toMatchObject({ blows: [['redHard', 'blueHard'], ['both']], left: 1 });
  });

  it('goes on for five rounds of two exchanges while both are up', () => {
    const { blows, left } = fought(...Array.from({ length: 12 }, () => 7));
    expect([blows, left]).toEqual([roundsOf(none(10)), 2]);
  });

  it.each<[Blow[], Partial<Bout>]>([
    [['none', 'red', 'redHard', 'both'], { red: 3, blue: 0, winner: 'red', round: 2, isOnPoints: false, opens: 'red' }],
    [['both', 'both', 'blue'], { red: 0, blue: 1, winner: 'blue', round: 2, isOnPoints: false, opens: 'both' }],
    [['blueHard', 'redHard', 'both'], { red: 0, blue: 0, winner: 'draw', round: 2, isOnPoints: false, opens: 'blue' }],
    [none(10), { red: 5, blue: 5, winner: 'draw', round: 5, isOnPoints: true, opens: undefined }],
    [[...none(9), 'blue'], { red: 4, blue: 5, winner: 'blue', round: 5, isOnPoints: true, opens: 'blue' }],
  ])('is reckoned from its exchanges: %j', (blows, bout) => {
    expect(boutOf(roundsOf(blows))).toMatchObject(bout);
  });
});

describe('bets', () => {
  it('have no name of another table’s', () => {
    const spots = [...FIGHTS.spots, ...DICE.spots, ...ROULETTE.spots, ...CARDS.spots];
    expect([FIGHTS.spots.length, new Set(spots).size]).toEqual([28, spots.length]);
  });

  it.each<[Blow[], string[]]>([
    [
      ['redHard', 'redHard'],
      ['fight-red', 'opens-red', 'fight-short', 'endround-1', 'redround-1'],
    ],
    [
      ['both', 'none', 'none', 'blueHard'],
      ['fight-blue', 'opens-both', 'fight-short', 'endround-2', 'blueround-2'],
    ],
    [
      ['blueHard', 'redHard', ...none(4), 'both'],
      ['fight-draw', 'opens-blue', 'fight-long', 'endround-4', 'draw-down'],
    ],
    [
      [...none(9), 'red'],
      ['fight-red', 'opens-red', 'fight-long', 'fight-points', 'red-points'],
    ],
    [
      ['redHard', ...none(8), 'redHard'],
      ['fight-red', 'opens-red', 'fight-long', 'endround-5', 'redround-5'],
    ],
    [
      [...none(9), 'both'],
      ['fight-draw', 'opens-both', 'fight-long', 'fight-points', 'draw-points'],
    ],
    [none(10), ['fight-draw', 'fight-long', 'fight-points', 'draw-points']],
  ])('win on what they say, all others lose: %j', (blows, spots) => {
    expect(winning(...blows)).toEqual(FIGHTS.spots.filter((spot) => spots.includes(spot)));
    const corners = ['fight-red', 'fight-blue'];
    const others = FIGHTS.spots.filter((spot) => !spots.includes(spot) && !corners.includes(spot));
    for (const spot of others) expect([spot, pays(spot, ...blows)]).toEqual([spot, -1]);
  });

  it('on corners come back on a draw, and with nothing else beside them the round counts as none', () => {
    const drawn = { blows: roundsOf(none(10)) };
    expect([pays('fight-red', ...none(10)), pays('fight-blue', ...none(10))]).toEqual([0, 0]);
    expect(pays('fight-blue', 'redHard', 'redHard')).toBe(-1);
    expect(FIGHTS.isReturned(['fight-red'], drawn)).toBe(true);
    expect(FIGHTS.isReturned(['fight-red', 'fight-blue'], drawn)).toBe(true);
    expect(FIGHTS.isReturned(['fight-red', 'opens-red'], drawn)).toBe(false);
    expect(FIGHTS.isReturned(['fight-red'], { blows: [['redHard', 'redHard']] })).toBe(false);
  });

  it('bring whole parts of a stake, so that nothing is rounded', () => {
    for (const spot of FIGHTS.spots) expect(Number.isInteger(FIGHTS.termsOf(spot).brings)).toBe(true);
  });
});

describe('returns', () => {
  it('are what is stated, and from 95 to 98 %: all 13¹⁰ draws are counted out', () => {
    expect(all.reduce((sum, bout) => sum + waysOf(bout), 0)).toBe(13 ** 10);
    for (const spot of FIGHTS.spots) {
      const percent = returnOf(FIGHTS, spot, all, waysOf);
      expect([spot, percent]).toEqual([spot, FIGHTS.termsOf(spot).returnPercent]);
      expect(Number(percent) >= 95 && Number(percent) < 98).toBe(true);
    }
  });

  it('come out of a million rounds, within three standard errors', () => {
    const spots = ['fight-red', 'opens-both', 'endround-1', 'redround-3', 'blue-points'];
    const errors = errorsOverAMillion(FIGHTS, spots, all, 'a million bouts', waysOf, 10);
    for (const error of errors) expect(error).toBeLessThan(3);
  });
});
