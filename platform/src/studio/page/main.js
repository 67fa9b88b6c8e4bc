import { currentVisit, playRound } from './api.js';
import { createDesk } from './desk.js';
import { createHistory } from './history.js';
import { money, roundMoney } from './money.js';
import { showOver } from './over.js';
import { createSheet } from './sheet.js';
import { leave, tellRound, tellStake } from './site.js';
import { createStage } from './stage.js';
import { beginVisit, dress, text } from './visit.js';

const find = (id) => document.getElementById(id);
const root = document.documentElement.style;
root.setProperty('--light', dress.light);
root.setProperty('--base', dress.base);
root.setProperty('--ground', dress.near);

const stage = createStage(find('sky'), dress);
const [height, outcome, spoken] = [find('height'), find('outcome'), find('spoken')];
find('exit').setAttribute('aria-label', text('exit'));
find('exit').addEventListener('click', leave);

function read(value, state, sentence = '') {
  // 2.3 * 100 is a little less than 230: without the grain it would read 2.29.
  height.textContent = `${(Math.floor(value * 100 + 1e-6) / 100).toFixed(2)}×`;
  find('stage').dataset.state = state;
  outcome.textContent = sentence;
}

function fail(error, desk) {
  if (error.status === 401) showOver(text);
  else if (error.code === 'stake.low') desk.complain(text('stake.low', { amount: money(error.value.minBet) }));
  else desk.complain(text(error.code));
}

const visit = await beginVisit();
if (visit) {
  const history = createHistory(find('history'));
  let flying = false;
  let balance = Number(visit.balance);

  const light = async (stake, target) => {
    if (flying) return;
    flying = true;
    desk.busy(true);
    spoken.textContent = '';
    stage.kindle();
    read(1, 'lit');
    try {
      // A purse that looks too small may have been filled on the site meanwhile.
      if (Number(stake) > balance) balance = Number((await currentVisit()).balance);
      if (Number(stake) > balance) throw Object.assign(new Error('purse'), { code: 'balance.insufficient' });
      const round = await playRound(stake, target);
      balance = Number(round.balance);
      find('balance').textContent = roundMoney(balance - Number(round.payout));
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
      fail(error, desk);
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
  const sheet = createSheet(find('sheet'), text, (error) => fail(error, desk));
  find('fair').addEventListener('click', () => sheet.open());
  find('balance').textContent = roundMoney(visit.balance);
  history.fill(visit.rounds);
  read(1, 'idle', visit.rounds.length === 0 ? text('first') : '');
  find('light').disabled = false;
  document.querySelector('main')?.setAttribute('aria-busy', 'false');
}
