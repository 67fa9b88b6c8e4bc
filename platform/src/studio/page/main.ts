import { createDesk } from './desk';
import { find } from './dom';
import { failWith } from './fail';
import { later } from './frames';
import { createHistory } from './history';
import { money } from './money';
import { createPurse } from './purse';
import { riseTexts } from './rise-texts';
import { createSheet } from './sheet';
import { tellStake } from './site';
import { createStage } from './stage';
import { textsWith } from './texts';
import { beginVisit, dress, openPage } from './visit';

const text = textsWith(dress.language, riseTexts(dress.riser));

const stage = createStage(find('sky', HTMLCanvasElement), dress);
const [height, outcome, spoken] = [find('height'), find('outcome'), find('spoken')] as const;

const speak = (sentence: string) =>
  later(() => {
    spoken.textContent = sentence;
  });

function read(value: number, state: 'idle' | 'lit' | 'won' | 'lost', sentence = ''): void {
  // 2.3 * 100 is slightly less than 230 and would show as 2.29.
  height.textContent = `${(Math.floor(value * 100 + 1e-6) / 100).toFixed(2)}×`;
  find('stage').dataset['state'] = state;
  outcome.textContent = sentence;
}

const visit = await beginVisit(text);
if (visit?.game) {
  const history = createHistory(find('history'));
  let flying = false;
  const purse = createPurse(visit);

  const light = async (stake: string, target: string) => {
    if (flying) return;
    flying = true;
    const asked = purse.play(stake, { target });
    desk.busy(true);
    speak('');
    stage.kindle();
    read(1, 'lit');
    try {
      const round = await asked;
      const rose = `${round.multiplier}×`;
      await stage.fly(Number(round.multiplier), Number(target), (now) => read(now, 'lit'));
      purse.settle(round);
      later(() => history.add(round));
      if (round.won)
        read(
          Number(target),
          'won',
          `${text('won', { amount: money(round.payout) })} · ${text('reached', { height: rose })}`,
        );
      else read(Number(round.multiplier), 'lost', text('lost', { height: rose }));
      speak(text(round.won ? 'wonSpoken' : 'lostSpoken', { amount: money(round.payout), height: rose }));
      await stage.settle(round.won);
    } catch (error) {
      tellStake('0');
      stage.douse();
      read(1, 'idle');
      failWith(error, desk.complain);
    }
    desk.busy(false);
    flying = false;
  };

  const desk = createDesk({
    text,
    minBet: visit.game.minBet,
    maxStake: visit.game.maxStake,
    onGoal: (target) => stage.setGoal(target),
    onLight: light,
  });
  const sheet = createSheet(find('sheet', HTMLDialogElement), text, (error) => failWith(error, desk.complain));
  find('fair').addEventListener('click', () => void sheet.open());
  history.fill(visit.rounds);
  read(1, 'idle', visit.rounds.length === 0 ? text('first') : '');
  openPage('light', 'fair');
}
