import Big from 'big.js';
import type { Pot } from '../../base/jackpots/pots';
import { PROFILES } from '../../base/reels/profiles';
import type { RoundAnswer } from '../protocol';
import { find } from './dom';
import { failWith } from './fail';
import { later, laterOnce } from './frames';
import { createHistory } from './history';
import { money } from './money';
import type { Pots } from './pots';
import { createPurse } from './purse';
import type { Auto } from './reels/auto';
import { openAutoSheet } from './reels/auto-sheet';
import { createMachine } from './reels/machine';
import { createPresenter } from './reels/present';
import { createReading } from './reels/reading';
import { createRules } from './reels/rules';
import { REELS_TEXTS } from './reels/texts';
import { REELS_TUNES } from './reels/tunes';
import { createSheet, element } from './sheet';
import { tellStake } from './site';
import { createSound } from './sound';
import { createStakes } from './stakes';
import { textsWith } from './texts';
import { soundToggle, toggle } from './toggle';
import { beginVisit, dress, openPage } from './visit';

const text = textsWith(dress.language, REELS_TEXTS);
const { profile: machineName, theme } = dress.reels ?? { profile: 'even', theme: 'street' };
const profile = PROFILES[machineName];

const machine = createMachine(find('reels', HTMLCanvasElement), dress, profile, theme);
const reading = createReading(text);
const sound = createSound(REELS_TUNES);
const spinButton = find('light', HTMLButtonElement);
const notice = find('notice');

let fast = false;
toggle('fast', text('fast'), fast, () => {
  fast = !fast;
  return fast;
});
soundToggle(text('sound'), sound);

/** The pots of a linked title. Where their script does not load, its rounds are played without showing them. */
async function loadPots(held: readonly Pot[]): Promise<Pots | undefined> {
  try {
    const { createPots, POT_TEXTS } = await import('./pots');
    return createPots(held, { text: textsWith(dress.language, POT_TEXTS), money, element });
  } catch {
    return undefined;
  }
}

const visit = await beginVisit(text);
if (visit?.game) {
  const { minBet, maxStake, stakeStep, pots: held } = visit.game;
  const pots = held && (await loadPots(held));
  const history = createHistory(find('history'));
  const present = createPresenter({ machine, reading, sound, profile, text, pots, fast: () => fast });
  const stakes = createStakes({
    ...{ text, minBet, maxStake },
    tell(stake) {
      find('per-line').textContent = text('perLine', { amount: money(new Big(stake).div(20).toFixed()) });
    },
  });
  const rules = createRules({ text, profile, theme, pots, stakes: { low: minBet, high: maxStake, step: stakeStep } });
  const complain = (sentence: string) => {
    notice.textContent = sentence;
  };
  const purse = createPurse(visit);
  let spinning = false;
  let auto: Auto | undefined;

  const label = laterOnce(() => {
    find('light-text').textContent =
      auto !== undefined ? text('auto.stop', { n: auto.left }) : text(spinning ? 'hurry' : 'light');
    find('auto', HTMLButtonElement).disabled = spinning || auto !== undefined;
    stakes.lock(spinning || auto !== undefined);
  });

  const spin = async (stake: string): Promise<RoundAnswer | undefined> => {
    spinning = true;
    const asked = purse.play(stake);
    complain('');
    label();
    reading.sum('0');
    reading.say('');
    reading.speak('');
    machine.roll();
    sound.play('spin');
    let played: RoundAnswer | undefined;
    try {
      const round = await asked;
      played = round;
      await present(round);
      purse.settle(round);
      later(() => history.add(round));
    } catch (error) {
      tellStake('0');
      auto?.stop();
      if (played === undefined) await machine.land([3, 17, 29, 8, 22], () => {});
      failWith(error, complain);
    }
    spinning = false;
    label();
    return played;
  };

  const run = async (mine: Auto) => {
    auto = mine;
    const { stake } = stakes;
    let end = mine.next(stake);
    while (end === undefined) {
      const round = await spin(stake);
      if (round === undefined) break;
      mine.played(stake, round.payout, (round.spins?.length ?? 1) > 1);
      label();
      end = mine.next(stake);
      if (end === undefined) await new Promise((resolve) => setTimeout(resolve, fast ? 250 : 700));
      end = mine.next(stake);
    }
    auto = undefined;
    label();
    if (end !== undefined) complain(text(`auto.end.${end}`));
  };

  /** One press is one stake: while the reels roll, a press makes them stop. */
  const press = () => {
    if (auto !== undefined) auto.stop();
    if (spinning) machine.hurry();
    else if (auto === undefined) void spin(stakes.stake);
  };
  spinButton.addEventListener('click', press);
  document.addEventListener('keydown', (event) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    const taken =
      event.target instanceof Element && event.target.closest('button, input, a, dialog, [role=alertdialog]');
    // A key that is held down is one press.
    if (event.repeat && taken === spinButton) event.preventDefault();
    if (taken !== null || event.repeat) return;
    event.preventDefault();
    press();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) auto?.stop();
  });
  find('auto').addEventListener('click', () => openAutoSheet(text, stakes.stake, (made) => void run(made)));
  find('rules-open').addEventListener('click', () => rules.open(stakes.stake));
  const sheet = createSheet(find('sheet', HTMLDialogElement), text, (error) => failWith(error, complain));
  find('fair').addEventListener('click', () => void sheet.open());

  history.fill(visit.rounds);
  reading.say(visit.rounds.length === 0 ? text('first') : '');
  label();
  openPage('light', 'fair', 'rules-open');
}
