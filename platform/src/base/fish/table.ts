import { PARTS, type Table } from '../tables/table';
import { CHAINS, chainOf, FISHES, type Fish, NETS, SURGES } from './fish';
import { isVolley, MOST_SHOTS, SHOTS } from './shots';

/** What is drawn for a shot: its net, and the surge that a chain follows from. */
export type Net = readonly [net: number, surge: number];

/** How often a shot at a kind of fish brings its stake; 0 when it gets away, or has no net. */
export const timesOf = (fish: Fish, net?: Net): number =>
  net === undefined || net[0] >= FISHES[fish].nets ? 0 : FISHES[fish].times * CHAINS[chainOf(net[1])];

/** A volley of up to ten shots at fish. Every place has its net, whatever is aimed at from there. */
export const FISH: Table<{ readonly nets: readonly Net[] }> = {
  name: 'fish',
  spots: [...SHOTS.keys()],
  goTogether: isVolley,
  play: (draw) => ({ nets: Array.from({ length: MOST_SHOTS }, () => [draw(NETS), draw(SURGES)] as const) }),
  termsOf(spot) {
    const shot = SHOTS.get(spot);
    if (shot === undefined) return { brings: 0, returnPercent: '0' };
    const { times, returnPercent } = FISHES[shot.fish];
    return { brings: times * PARTS, most: times * CHAINS.lightning * PARTS, returnPercent };
  },
  partsBack(spot, { nets }) {
    const shot = SHOTS.get(spot);
    return shot === undefined ? 0 : timesOf(shot.fish, nets[shot.place - 1]) * PARTS;
  },
  isReturned: () => false,
};
