import Big from 'big.js';
import { type Spin, spinAt } from '../../../base/reels/play';
import type { Profile } from '../../../base/reels/profiles';
import type { RoundAnswer } from '../../protocol';
import { money } from '../money';
import type { Pots } from '../pots';
import type { Sound } from '../sound';
import type { Text } from '../texts';
import type { Machine } from './machine';
import type { Reading } from './reading';
import type { REELS_TUNES } from './tunes';

interface Parts {
  readonly machine: Machine;
  readonly reading: Reading;
  readonly sound: Sound<keyof typeof REELS_TUNES>;
  readonly profile: Profile;
  readonly text: Text;
  /** Of a title that is linked to jackpots. */
  readonly pots?: Pots | undefined;
  /** Whether the player wants no waiting. */
  readonly fast: () => boolean;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** From ten times the stake a win is a big one. */
const BIG = 1000;
/** How long a jackpot is told, in ms, unless it is pressed away. */
const POT_MS = 8000;

/** Shows a played round from reels that roll already: the spin that was paid for, then its free ones, one after another. */
export function createPresenter({ machine, reading, sound, profile, text, pots, fast }: Parts) {
  const inMoney = (stake: string, hundredths: number) => new Big(stake).times(hundredths).div(100).toFixed();

  const land = async (spin: Spin) => {
    let moons = 0;
    if (fast()) machine.hurry();
    await machine.land(spin.stops, (_, moon) => {
      if (moon) moons += 1;
      sound.play(moon && moons > 1 ? 'moon' : 'stop');
    });
  };

  /** Lights what a spin pays, and names each line while it is lit. */
  const light = (spin: Spin, stake: string, times: number) => {
    const all = [
      ...(spin.scatters >= 3 ? [text('moons', { n: spin.scatters })] : []),
      ...(spin.wins.length > 1 ? [text('lines', { n: spin.wins.length })] : []),
    ].join(' · ');
    machine.show(spin.wins, spin.scatters >= 3, (win) => {
      const [only] = spin.wins;
      const shown = win ?? (spin.wins.length === 1 && spin.scatters < 3 ? only : undefined);
      if (shown === undefined) return reading.say(all, 'won');
      const { line, count, pays } = shown;
      const amount = money(inMoney(stake, pays * times));
      return reading.say(`${text('line', { n: line + 1 })} · ${text('line.pays', { count, amount })}`, 'won');
    });
  };

  const celebrate = (pays: number) => {
    if (pays >= BIG) machine.burst(50);
    else if (pays > 200) machine.burst(16);
    sound.play(pays >= BIG ? 'big' : 'win');
  };

  const playFree = async (stake: string, spins: readonly Spin[], before: number) => {
    const { times } = profile;
    const title = text('free.title', { n: spins.length });
    sound.play('free');
    reading.speak(`${title}. ${text('free.times', { n: times })}.`);
    machine.warm(true);
    await reading.banner(title, text('free.times', { n: times }), fast() ? 1200 : 2600);
    let paid = before;
    for (const [at, spin] of spins.entries()) {
      reading.say(text('free.at', { n: at + 1, of: spins.length }));
      machine.roll();
      await land(spin);
      if (spin.pays === 0) continue;
      paid += spin.pays;
      reading.sum(inMoney(stake, paid), inMoney(stake, paid - spin.pays));
      light(spin, stake, times);
      celebrate(spin.pays);
      await wait(fast() ? 350 : 900);
    }
    machine.warm(false);
    await reading.banner(text('free.won', { amount: money(inMoney(stake, paid - before)) }), '', fast() ? 900 : 2200);
  };

  /** A jackpot comes after what the reels pay: it is told over them until it was looked at. */
  const showPots = async ({ payout, jackpot }: RoundAnswer) => {
    if (jackpot === undefined) return;
    const { pots: held, won } = jackpot;
    pots?.show(held, won);
    if (won === undefined) return;
    machine.burst(80);
    sound.play('big');
    reading.sum(payout, new Big(payout).minus(won.amount).toFixed());
    if (pots === undefined) return;
    const { title, said, spoken } = pots.told(won);
    reading.speak(spoken);
    reading.say(said, 'won');
    await reading.banner(title, money(won.amount), POT_MS, 'jackpot');
  };

  /** Says how a round ended. What brought less than its stake is no win, and is not celebrated as one. */
  const conclude = ({ stake }: RoundAnswer, pays: number) => {
    const amount = money(inMoney(stake, pays));
    if (pays === 0) {
      reading.say(text('nothing'));
      reading.speak(text('nothing'));
    } else if (pays <= 100) {
      const sentence = text('back', { amount, stake: money(stake) });
      reading.speak(sentence);
    } else reading.speak(text('won.spoken', { amount }));
  };

  return async (round: RoundAnswer): Promise<void> => {
    const [first, ...free] = (round.spins ?? []).map((stops, at) =>
      spinAt(profile, stops, at === 0 ? 1 : profile.times),
    );
    if (first === undefined) return;
    const pays = [first, ...free].reduce((sum, spin) => sum + spin.pays, 0);
    await land(first);
    if (first.pays > 0) {
      reading.sum(inMoney(round.stake, first.pays));
      light(first, round.stake, 1);
      if (first.pays > 100) celebrate(first.pays);
    }
    if (free.length > 0) {
      await wait(fast() ? 500 : 1200);
      await playFree(round.stake, free, first.pays);
      reading.sum(inMoney(round.stake, pays), inMoney(round.stake, pays));
    }
    conclude(round, pays);
    await showPots(round);
  };
}
