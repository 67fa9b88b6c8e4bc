import Big from 'big.js';
import type { SportBet } from '../../sport/protocol';
import { CallError } from '../api';
import { find } from '../dom';
import { failWith } from '../fail';
import { money } from '../money';
import type { Purse } from '../purse';
import { createPlacer, type Wish } from './placer';
import { showReceipt } from './receipt';
import type { Scope } from './scope';
import { createSlipView } from './slip-view';

interface Options {
  readonly purse: Purse;
  readonly minBet: string;
  readonly maxStake: string;
  readonly stakeStep: string;
  readonly onPlaced: () => void;
  readonly onBets: () => void;
}

/** A press so soon after odds were accepted belongs to that one, in ms. */
const DOUBLE = 700;

/** The slip, in which picks become bets: each once, however often its button is pressed, and whatever becomes of the answer. */
export function createSlip(scope: Scope, options: Options): { update(): void } {
  const { text, feed, legs } = scope;
  const { purse, minBet, maxStake, stakeStep, onPlaced, onBets } = options;
  let placed: SportBet[] = [];
  let [isBusy, agreedAt] = [false, Number.NEGATIVE_INFINITY];

  const placer = createPlacer(({ bet, balance }, wish) => {
    placed.push(bet);
    purse.settle({ balance });
    legs.remove(wish.legs);
    onPlaced();
  });
  const view = createSlipView(scope, {
    minBet,
    maxStake,
    state: () => ({ isBusy, isWaiting: placer.isWaiting }),
    onPress: () => void press(),
  });
  const { dialog, stake } = view;

  const wishes = (amount: string): Wish[] => {
    const all = legs.readings.map(({ leg: { home, away, ...leg } }) => leg);
    const common = { stake: amount, accept: legs.accept };
    return legs.way === 'combo' ? [{ ...common, legs: all }] : all.map((leg) => ({ ...common, legs: [leg] }));
  };

  const checkedStake = (): string | undefined => {
    const amount = stake.checked();
    if (amount === undefined || new Big(amount).mod(stakeStep).eq(0)) return amount;
    stake.complain(text('stake.step', { amount: money(stakeStep) }));
    return undefined;
  };

  const refuse = (error: unknown) => {
    if (placer.isWaiting) return stake.complain(text('place.lost'));
    if (error instanceof CallError && error.legs !== undefined) legs.tell(error.legs);
    void feed.refresh();
    const before = placed.length === 0 ? '' : `${text('place.some', { n: placed.length })} `;
    failWith(error, (sentence) => stake.complain(before + sentence), text);
  };

  const send = async (amount: string) => {
    isBusy = true;
    stake.complain('');
    view.update();
    try {
      if (!placer.isWaiting) await purse.cover(view.sums().total);
      await placer.place(wishes(amount));
      showReceipt(scope, placed, { onDone: () => dialog.close(), onBets: look });
    } catch (error) {
      refuse(error);
    }
    isBusy = false;
    view.update();
  };

  const press = async () => {
    if (view.isBlocked() || performance.now() - agreedAt < DOUBLE) return;
    if (placer.isWaiting) return send('0');
    if (view.mustAgree()) {
      agreedAt = performance.now();
      stake.complain('');
      return legs.agree();
    }
    placed = [];
    const amount = checkedStake();
    if (amount === undefined) stake.focus();
    else await send(amount);
  };

  const look = () => {
    dialog.close();
    onBets();
  };
  const open = () => {
    if (!placer.isWaiting) stake.complain('');
    find('receipt').hidden = true;
    find('slip-body').hidden = false;
    view.update();
    dialog.showModal();
  };
  find('place').addEventListener('click', () => void press());
  find('place-leave').addEventListener('click', () => {
    placer.drop();
    stake.complain('');
    view.update();
    look();
  });
  find('slip-open').addEventListener('click', open);
  return { update: view.update };
}
