import { createHash } from 'node:crypto';
import { CARDS } from '../../base/cards/table';
import { DICE } from '../../base/dice/table';
import { drawsFrom } from '../../base/draws/draws';
import { FIGHTS } from '../../base/fights/table';
import { FISHES, type Fish } from '../../base/fish/fish';
import { spotOf } from '../../base/fish/shots';
import { FISH } from '../../base/fish/table';
import { WATERS, watersOf } from '../../base/fish/waters';
import { ticketOf } from '../../base/keno/numbers';
import { PAYS } from '../../base/keno/pays';
import { KENO } from '../../base/keno/table';
import { playReels } from '../../base/reels/play';
import { PROFILES, profileOf } from '../../base/reels/profiles';
import { ROULETTE } from '../../base/roulette/table';
import { PARTS, type Table } from '../../base/tables/table';
import { TARGET_HUNDREDTHS } from '../engine/rise';
import type { Figures, GameKind, Volatility } from './kind';
import { reels } from './reels';
import { rise } from './rise';
import { cards, dice, fights, fish, keno, roulette } from './table';

jest.setTimeout(60_000);

const ROUNDS = 60_000;
const game = (nodeId: number, gameName = 'Untitled') => ({ nodeId, gameName });
const drawsOf = (seed: string) =>
  drawsFrom(() =>
    createHash('shake256', { outputLength: ROUNDS * 60 })
      .update(seed)
      .digest(),
  );

/** The class of a standard deviation, in stakes. */
const classOf = (deviation: number): Volatility => (deviation < 3 ? 'low' : deviation < 4.5 ? 'medium' : 'high');
const deviationOf = (sum: number, squares: number) => Math.sqrt(squares / ROUNDS - (sum / ROUNDS) ** 2);

/** Per bet the standard deviation of what comes back of a stake, over the same rounds. */
function deviationsOf<T extends object>(table: Table<T>, spots: readonly string[]): readonly number[] {
  const draw = drawsOf(`swings of ${table.name}`);
  const [sums, squares] = [spots.map(() => 0), spots.map(() => 0)];
  for (let played = 0; played < ROUNDS; played += 1) {
    const outcome = table.play(draw);
    for (const [at, spot] of spots.entries()) {
      const back = table.partsBack(spot, outcome) / PARTS;
      sums[at]! += back;
      squares[at]! += back * back;
    }
  }
  return spots.map((_, at) => deviationOf(sums[at]!, squares[at]!));
}

const shots = (kinds: readonly Fish[]) => kinds.map((kind) => spotOf({ place: 1, fish: kind }));
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
const tickets = [...PAYS.keys()].map((marks) => ticketOf(upTo(marks)));

type Stated = [name: string, kind: GameKind, table: Table<never>, bets: readonly string[], title: string];
const TABLES: Stated[] = [
  ['cards', cards, CARDS as never, CARDS.spots, 'Untitled'],
  ['roulette', roulette, ROULETTE as never, ROULETTE.spots, 'Untitled'],
  ['dice', dice, DICE as never, DICE.spots, 'Untitled'],
  ['keno', keno, KENO as never, [...KENO.spots, ...tickets], 'Untitled'],
  ['fights', fights, FIGHTS as never, FIGHTS.spots, 'Untitled'],
  ['fish of the reef', fish, FISH as never, shots(WATERS.reef), 'Shark Alley'],
  ['fish of the lagoon', fish, FISH as never, shots(WATERS.lagoon), 'Five Lucky Koi'],
  ['fish of the deep', fish, FISH as never, shots(WATERS.deep), 'Kraken Awakens'],
];

describe.each(TABLES)('a game of %s', (_, kind, table, bets, title) => {
  const { returnPercent, volatility }: Figures = kind.figuresOf(game(1, title));

  it('states the lowest and the highest return of its bets', () => {
    const percents = bets.map((bet) => Number(table.termsOf(bet).returnPercent));
    expect([returnPercent.from, returnPercent.to].map(Number)).toEqual([Math.min(...percents), Math.max(...percents)]);
  });

  it('swings as it states, from its calmest bet to its wildest', () => {
    const deviations = deviationsOf(table as unknown as Table<object>, bets);
    expect(volatility).toEqual({ from: classOf(Math.min(...deviations)), to: classOf(Math.max(...deviations)) });
  });
});

it('a title of fish states what swims in its waters, and not what swims elsewhere', () => {
  expect([watersOf('Shark Alley'), watersOf('Five Lucky Koi')]).toEqual(['reef', 'lagoon']);
  const ends = (title: string) => fish.figuresOf(game(1, title)).returnPercent;
  expect(ends('Shark Alley')).toEqual({ from: FISHES.octopus.returnPercent, to: FISHES.ray.returnPercent });
});

it.each(Object.values(PROFILES))(
  'the $name machine swings as its games state, and returns what it states',
  (profile) => {
    const draw = drawsOf(`swings of ${profile.name}`);
    let [sum, squares] = [0, 0];
    for (let played = 0; played < ROUNDS; played += 1) {
      const back = playReels(profile, draw).pays / 100;
      sum += back;
      squares += back * back;
    }
    const nodeId = upTo(9).find((each) => profileOf(each) === profile) ?? 0;
    const { returnPercent, volatility, lines } = reels.figuresOf(game(nodeId));
    const level = classOf(deviationOf(sum, squares));
    expect({ returnPercent, volatility, lines }).toEqual({
      returnPercent: { from: profile.returnPercent, to: profile.returnPercent },
      volatility: { from: level, to: level },
      lines: 20,
    });
  },
);

it('what rises returns the same at every height, and swings the more the higher one aims', () => {
  const { returnPercent, volatility } = rise.figuresOf(game(1));
  expect(returnPercent).toEqual({ from: '98.00', to: '98.00' });
  // A target t is reached with the chance 0.98 / t (see `heightOf`).
  const swing = (hundredths: number) => Math.sqrt(0.98 * (hundredths / 100) - 0.98 ** 2);
  const { min, max } = TARGET_HUNDREDTHS;
  expect(volatility).toEqual({ from: classOf(swing(min)), to: classOf(swing(max)) });
});
