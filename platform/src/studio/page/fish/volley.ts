import Big from 'big.js';
import { CHAINS, chainOf, FISHES, type Fish } from '../../../base/fish/fish';
import { shotsOf } from '../../../base/fish/shots';
import { type Net, timesOf } from '../../../base/fish/table';
import type { PastRound } from '../../protocol';
import { money } from '../money';
import type { Sound } from '../sound';
import type { Scene } from '../table/present';
import type { Bead } from '../table/road';
import type { Text } from '../texts';
import type { Came } from './effects';
import type { Loose, Sea } from './sea';
import type { FISH_TUNES } from './tunes';

/** A shot that was fired: at what, with which bullet, and where it is in the sea. */
export interface Shot {
  readonly fish: Fish;
  readonly stake: string;
  readonly loose: Loose;
}

interface Volley {
  readonly shots: readonly Shot[];
  readonly nets: readonly Net[];
}

interface Parts {
  readonly sea: Sea;
  readonly text: Text;
  readonly sound: Pick<Sound<keyof typeof FISH_TUNES>, 'play'>;
}

function cameOf(text: Text, { fish, stake }: Shot, net: Net | undefined): Came {
  const times = timesOf(fish, net);
  if (net === undefined || times === 0) return { times, chain: 'none', words: [] };
  const chain = chainOf(net[1]);
  const more = chain === 'none' ? [] : [text(chain, { times: CHAINS[chain] })];
  return { times, chain, words: [`+${money(new Big(stake).times(times).toFixed())}`, ...more] };
}

/** How the nets of a volley open, one after another, and what is said of them. */
export function sceneOf({ sea, text, sound }: Parts): Scene<Volley> {
  const cameIn = ({ shots, nets }: Volley) =>
    shots.map((shot, at) => ({ ...shot, came: cameOf(text, shot, nets[at]) }));
  return {
    clear: () => undefined,
    async show(volley) {
      for (const { loose, came } of cameIn(volley)) {
        await sea.open(loose, came);
        sound.play(came.times === 0 ? 'net' : came.chain === 'none' ? 'catch' : 'chain');
      }
    },
    tell(volley) {
      const all = cameIn(volley).map(({ fish, came }) => ({ fish: text(fish), times: came.times, chain: came.chain }));
      const caught = all.filter(({ times }) => times > 0);
      const said = ({ fish, times }: (typeof all)[number]) =>
        text(times > 0 ? 'shot.caught' : 'shot.gone', { fish, times: `×${times}` });
      const [first] = all;
      const line =
        first !== undefined && all.length === 1
          ? said(first)
          : text('caught', { caught: caught.length, shots: all.length });
      const each = all.length === 1 ? [] : caught.map(said);
      return { line, spoken: [line, ...each].map((sentence) => `${sentence}.`).join(' ') };
    },
  };
}

/** What is shown of a volley that is over. */
export interface Caught {
  readonly caught: number;
  readonly shots: number;
  readonly best: number;
  readonly won: boolean;
}

/** A round as it went; nothing for one of another game. */
export function caughtOf({ nets, spots = {}, stake = '0', payout = '0' }: Partial<PastRound>): Caught | undefined {
  if (nets === undefined) return undefined;
  const shots = shotsOf(Object.keys(spots)).map(({ place, fish }) => timesOf(fish, nets[place - 1]));
  const caught = shots.filter((times) => times > 0).length;
  return { caught, shots: shots.length, best: Math.max(0, ...shots), won: new Big(payout).gt(stake) };
}

export const beadOf = (text: Text, { caught, shots, best, won }: Caught): Bead => ({
  look: best >= FISHES.octopus.times ? 'won great' : won ? 'won' : 'lost',
  sign: `${caught}/${shots}`,
  said: text('caught', { caught, shots }),
});
