import { createHash } from 'node:crypto';
import { DICE } from '../dice/table';
import { drawsFrom } from '../draws/draws';
import { FIGHTS } from '../fights/table';
import { returnOf } from '../tables/return.testing';
import { PARTS } from '../tables/table';
import { CHAINS, chainOf, FISHES, type Fish, NETS, SURGES } from './fish';
import { isVolley, MOST_SHOTS, SHOTS, spotOf } from './shots';
import { FISH, type Net } from './table';
import { WATERS, watersOf } from './waters';

const KINDS = Object.keys(FISHES) as Fish[];
const VOLLEYS = 1_000_000;

/** What a first shot at a kind of fish brings for one, when its net is this. */
const brings = (fish: Fish, ...net: Net) => FISH.partsBack(spotOf({ place: 1, fish }), { nets: [net] }) / PARTS;

describe('a volley', () => {
  it('draws a net below ten thousand and a chain below a hundred for each of ten shots', () => {
    const asked: number[] = [];
    const { nets } = FISH.play((bound) => {
      asked.push(bound);
      return asked.length;
    });
    expect(asked).toEqual(Array.from({ length: MOST_SHOTS }, () => [10_000, 100]).flat());
    expect([nets.length, nets[0], nets[9]]).toEqual([10, [1, 2], [19, 20]]);
  });

  it('has one shot at each place from the first, ten at most', () => {
    const volley = (...spots: string[]) => isVolley(spots);
    expect(volley('shot-1-ray')).toBe(true);
    expect(volley('shot-2-clown', 'shot-1-ray', 'shot-3-ray')).toBe(true);
    expect(volley(...Array.from({ length: 10 }, (_, at) => `shot-${at + 1}-koi`))).toBe(true);
    expect(volley('shot-2-ray')).toBe(false);
    expect(volley('shot-1-ray', 'shot-3-ray')).toBe(false);
    expect(volley('shot-1-ray', 'shot-1-koi')).toBe(false);
  });

  it('has spots named by place and fish, which are no other table’s, and no others', () => {
    expect(SHOTS.get('shot-10-whale')).toEqual({ place: 10, fish: 'whale' });
    for (const none of [
      'shot-0-ray',
      'shot-11-ray',
      'shot-01-ray',
      'shot-1-',
      'shot-1-eel',
      'shot-1-constructor',
      'ray',
    ])
      expect([none, SHOTS.get(none)]).toEqual([none, undefined]);
    const spots = [...FISH.spots, ...FIGHTS.spots, ...DICE.spots];
    expect([FISH.spots.length, new Set(spots).size]).toEqual([120, spots.length]);
  });
});

describe('a shot', () => {
  it('catches with every net below what its fish has of them, and with no other', () => {
    for (const fish of KINDS) {
      const { times, nets } = FISHES[fish];
      expect([fish, brings(fish, 0, 50), brings(fish, nets - 1, 50), brings(fish, nets, 50)]).toEqual([
        ...[fish, times, times],
        0,
      ]);
    }
    expect(brings('clown', 4489, 99)).toBe(2);
    expect(brings('dragon', 17, 99)).toBe(500);
  });

  it('pays five times as much with lightning, twice with a whirl, and nothing of either when the fish gets away', () => {
    expect([0, 1, 2, 3, 4, 99].map((surge) => brings('ray', 0, surge))).toEqual([200, 80, 80, 80, 40, 40]);
    expect([0, 1, 99].map((surge) => brings('ray', 225, surge))).toEqual([0, 0, 0]);
  });

  it('has the net of its own place', () => {
    const nets: Net[] = [
      [9999, 50],
      [0, 50],
    ];
    expect(['shot-1-koi', 'shot-2-koi', 'shot-3-koi'].map((spot) => FISH.partsBack(spot, { nets }))).toEqual([
      ...[0, 4 * PARTS],
      0,
    ]);
  });

  it('brings whole times of its stake, so that nothing is rounded, and 2,500 times at most', () => {
    const most = FISH.spots.map((spot) => FISH.termsOf(spot).most ?? 0);
    expect(most.every((parts) => Number.isInteger(parts / PARTS))).toBe(true);
    expect(Math.max(...most)).toBe(2500 * PARTS);
  });
});

describe('returns', () => {
  it('are what is stated, and from 95 to 97 %: all million draws of a shot are counted out', () => {
    const all = Array.from({ length: NETS * SURGES }, (_, at) => ({
      nets: [[Math.floor(at / SURGES), at % SURGES]] as Net[],
    }));
    for (const fish of KINDS) {
      const percent = returnOf(FISH, spotOf({ place: 1, fish }), all);
      expect([fish, percent]).toEqual([fish, FISHES[fish].returnPercent]);
      expect(Number(percent) >= 95 && Number(percent) < 97).toBe(true);
    }
  });

  it('come out of a million volleys, within three standard errors', () => {
    const fired: readonly Fish[] = [
      'clown',
      'angel',
      'koi',
      'puffer',
      'jelly',
      'seahorse',
      'turtle',
      'octopus',
      'ray',
      'shark',
    ];
    const bytes = createHash('shake256', { outputLength: VOLLEYS * 46 })
      .update('a million volleys')
      .digest();
    const draw = drawsFrom(() => bytes);
    const [sums, squares] = [fired.map(() => 0), fired.map(() => 0)];
    const spots = fired.map((fish, at) => spotOf({ place: at + 1, fish }));
    for (let played = 0; played < VOLLEYS; played += 1) {
      const outcome = FISH.play(draw);
      for (const [at, spot] of spots.entries()) {
        const parts = FISH.partsBack(spot, outcome);
        sums[at]! += parts;
        squares[at]! += parts * parts;
      }
    }
    for (const [at, fish] of fired.entries()) {
      const { times, nets } = FISHES[fish];
      const exact = ((times * nets) / NETS) * 1.07 * PARTS;
      const mean = sums[at]! / VOLLEYS;
      const error = Math.sqrt((squares[at]! / VOLLEYS - mean * mean) / VOLLEYS);
      expect([fish, Math.abs(mean - exact) / error < 3]).toEqual([fish, true]);
    }
  });

  it('count chains as often as is said', () => {
    const chains = Array.from({ length: SURGES }, (_, surge) => chainOf(surge));
    const often = Object.keys(CHAINS).map((chain) => chains.filter((each) => each === chain).length);
    expect(often).toEqual([1, 3, 96]);
  });
});

it('waters have nine kinds each, and titles theirs by their words', () => {
  for (const kinds of Object.values(WATERS)) expect(new Set<Fish>(kinds).size).toBe(9);
  expect(['Kraken Awakens', 'Five Lucky Koi', 'Shark Alley'].map(watersOf)).toEqual(['deep', 'lagoon', 'reef']);
});
