import { PARTS, type Table } from '../tables/table';
import { CHAINS, chainOf, FISHES, type Fish, NETS, SURGES } from './fish';
import { isVolley, MOST_SHOTS, shotOf, spotOf } from './shots';

/** What is drawn for a shot: its net, and the surge that a chain follows from. */
export type Net = readonly [net: number, surge: number];

/** How often a shot at a kind of fish brings its stake; 0 when it gets away. */
export const timesOf = (fish: Fish, [net, surge]: Net): number =>
  net < FISHES[fish].nets ? FISHES[fish].times * CHAINS[chainOf(surge)] : 0;

const NAMES = Object.keys(FISHES) as Fish[];
const PLACES = Array.from({ length: MOST_SHOTS }, (_, at) => at + 1);

/** A volley of up to ten shots at fish. Every place has its net, whatever is aimed at from there. */
export const FISH: Table<{ readonly nets: readonly Net[] }> = {
  name: 'fish',
  spots: PLACES.flatMap((place) => NAMES.map((fish) => spotOf({ place, fish }))),
  goTogether: isVolley,
  play: (draw) => ({ nets: PLACES.map(() => [draw(NETS), draw(SURGES)] as const) }),
  termsOf(spot) {
    const shot = shotOf(spot);
    if (shot === undefined) return { brings: 0, returnPercent: '0' };
    const { times, returnPercent } = FISHES[shot.fish];
    return { brings: times * PARTS, most: times * CHAINS.lightning * PARTS, returnPercent };
  },
  partsBack(spot, { nets }) {
    const shot = shotOf(spot);
    const net = nets[(shot?.place ?? 0) - 1];
    return shot === undefined || net === undefined ? 0 : timesOf(shot.fish, net) * PARTS;
  },
  isReturned: () => false,
};
