import type { RoundHunted } from '@foyer/shared/contract';
import { brought, type Numbers } from './check-tables';

type Nets = RoundHunted['nets'];

const SHOTS = 10;

/** Of each kind of fish, how often a catch brings its shot, and how many of ten thousand nets catch it. */
const KINDS: Readonly<Record<string, readonly [number, number]>> = {
  clown: [2, 4490],
  angel: [3, 2990],
  koi: [4, 2240],
  puffer: [5, 1795],
  jelly: [8, 1120],
  seahorse: [10, 898],
  turtle: [15, 598],
  octopus: [20, 448],
  ray: [40, 225],
  shark: [80, 112],
  whale: [200, 45],
  dragon: [500, 18],
};

/** How often a shot brings its stake: nothing unless its net caught, five times of it with surge 0, twice with 1 to 3. */
function timesInSea(spot: string, nets: Nets): number {
  const [, place, fish = ''] = spot.split('-');
  const [net, surge] = nets[Number(place) - 1] ?? [];
  const [times, caught] = KINDS[fish] ?? [0, 0];
  if (net === undefined || surge === undefined || net >= caught) return 0;
  return times * (surge === 0 ? 5 : surge <= 3 ? 2 : 1);
}

/** Whether the nets are what the numbers say, there are as many as a volley has, and every shot brought what they give it. */
export async function wasHunted({ nets, spots }: RoundHunted, numbers: Numbers): Promise<boolean> {
  if (nets.length !== SHOTS) return false;
  for (const [net, surge, ...more] of nets) {
    if ((await numbers(10_000)) !== net || (await numbers(100)) !== surge || more.length > 0) return false;
  }
  return brought(spots, (spot) => timesInSea(spot, nets));
}
