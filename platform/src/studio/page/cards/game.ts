import Big from 'big.js';
import { paidOn } from '../../../base/cards/paid';
import type { RoundAnswer, VisitAnswer } from '../../protocol';
import { find } from '../dom';
import { failWith } from '../fail';
import { money } from '../money';
import { createPurse } from '../purse';
import { createSheet } from '../sheet';
import { tellStake } from '../site';
import type { Sound } from '../sound';
import type { Text } from '../texts';
import { openPage } from '../visit';
import { createBets } from './bets';
import { createFelt } from './felt';
import { createGlitter } from './glitter';
import { createPresenter } from './present';
import { createRoad } from './road';
import { openRules } from './rules';
import type { CARDS_TUNES } from './tunes';

type Opened = Pick<VisitAnswer, 'balance' | 'rounds'> & { readonly game: NonNullable<VisitAnswer['game']> };

interface Parts {
  readonly text: Text;
  readonly sound: Sound<keyof typeof CARDS_TUNES>;
  /** Of the sparks. */
  readonly colour: string;
}

/** Opens the table of a visit: bets, the round that one press deals, and what is shown of it. */
export function openTable(visit: Opened, { text, sound, colour }: Parts): void {
  const { minBet, maxStake, stakeStep } = visit.game;
  const complain = (sentence: string) => {
    find('notice').textContent = sentence;
  };
  const purse = createPurse(visit);
  const road = createRoad(text);
  const bets = createBets({ text, minBet, maxStake, complain, onChip: () => sound.play('chip') });
  const present = createPresenter({ felt: createFelt(), sound, text, burst: createGlitter(colour) });
  const light = find('light', HTMLButtonElement);
  let dealing = false;

  const busy = (on: boolean) => {
    dealing = on;
    light.setAttribute('aria-disabled', String(on));
    bets.lock(on);
  };

  /** What is left when a round is over, however much of it was seen. */
  const finish = (round: RoundAnswer) => {
    purse.settle(round);
    if (round.hands === undefined) return;
    road.add(round.hands);
    bets.settle(paidOn(bets.spots, round.hands).each);
  };

  const deal = async () => {
    const { total, spots } = bets;
    if (new Big(total).eq(0)) return complain(text('place'));
    if (new Big(total).lt(minBet)) return complain(text('stake.low', { amount: money(minBet) }));
    busy(true);
    complain('');
    present.begin();
    let round: RoundAnswer | undefined;
    try {
      round = await purse.play(total, { spots });
      await present.show(round);
    } catch (error) {
      tellStake('0');
      failWith(error, complain);
    }
    if (round !== undefined) finish(round);
    busy(false);
  };

  // Stakes are taken off the table with the round, so that a press too many stakes nothing.
  light.addEventListener('click', () => {
    if (!dealing) void deal();
  });
  const stakes = { low: minBet, high: maxStake, step: stakeStep };
  find('rules-open').addEventListener('click', () => openRules(text, stakes));
  const sheet = createSheet(find('sheet', HTMLDialogElement), text, (error) => failWith(error, complain));
  find('fair').addEventListener('click', () => void sheet.open());

  road.fill(visit.rounds);
  find('said').textContent = visit.rounds.some(({ hands }) => hands !== undefined) ? '' : text('first');
  openPage('light', 'fair', 'rules-open');
}
