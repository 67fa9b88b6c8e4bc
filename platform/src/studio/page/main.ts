import Big from 'big.js';
import { CallError, currentVisit, playRound } from './api';
import { createDesk } from './desk';
import { find } from './dom';
import { failWith } from './fail';
import { createHistory } from './history';
import { money, roundMoney } from './money';
import { createSheet } from './sheet';
import { leave, tellRound, tellStake } from './site';
import { createStage } from './stage';
import { beginVisit, dress, text } from './visit';

const root = document.documentElement.style;
root.setProperty('--light', dress.light);
root.setProperty('--base', dress.base);
root.setProperty('--ground', dress.near);

const stage = createStage(find('sky', HTMLCanvasElement), dress);
const [height, outcome, spoken] = [find('height'), find('outcome'), find('spoken')] as const;
find('exit').setAttribute('aria-label', text('exit'));
find('exit').addEventListener('click', leave);

function read(value: number, state: 'idle' | 'lit' | 'won' | 'lost', sentence = ''): void {
  // 2.3 * 100 is slightly less than 230 and would show as 2.29.
  height.textContent = `${(Math.floor(value * 100 + 1e-6) / 100).toFixed(2)}×`;
  find('stage').dataset['state'] = state;
  outcome.textContent = sentence;
}

const visit = await beginVisit();
if (visit?.game) {
  const history = createHistory(find('history'));
  let flying = false;
  let balance = new Big(visit.balance);

  const light = async (stake: string, target: string) => {
    if (flying) return;
    flying = true;
    desk.busy(true);
    spoken.textContent = '';
    stage.kindle();
    read(1, 'lit');
    try {
      // A purse that is too small may have been filled on the site meanwhile.
      if (balance.lt(stake)) balance = new Big((await currentVisit()).balance);
      if (balance.lt(stake)) throw new CallError('balance.insufficient');
      const round = await playRound(stake, target);
      balance = new Big(round.balance);
      find('balance').textContent = roundMoney(balance.minus(round.payout));
      tellStake(stake);
      const rose = `${round.multiplier}×`;
      await stage.fly(Number(round.multiplier), Number(target), (now) => read(now, 'lit'));
      find('balance').textContent = roundMoney(round.balance);
      history.add(round);
      if (round.won)
        read(
          Number(target),
          'won',
          `${text('won', { amount: money(round.payout) })} · ${text('reached', { height: rose })}`,
        );
      else read(Number(round.multiplier), 'lost', text('lost', { height: rose }));
      spoken.textContent = text(round.won ? 'wonSpoken' : 'lostSpoken', { amount: money(round.payout), height: rose });
      tellRound(round.balance);
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
  find('balance').textContent = roundMoney(visit.balance);
  history.fill(visit.rounds);
  read(1, 'idle', visit.rounds.length === 0 ? text('first') : '');
  for (const id of ['light', 'fair']) find(id, HTMLButtonElement).disabled = false;
  document.querySelector('main')?.setAttribute('aria-busy', 'false');
}
