import Big from 'big.js';
import { paidOn } from '../../../base/tables/paid';
import type { Table } from '../../../base/tables/table';
import type { PastRound, RoundAnswer, VisitAnswer } from '../../protocol';
import { find } from '../dom';
import { failWith } from '../fail';
import { laterOnce } from '../frames';
import { money } from '../money';
import { createPurse } from '../purse';
import { createSheet } from '../sheet';
import { tellStake } from '../site';
import type { Sound } from '../sound';
import type { Text } from '../texts';
import { openPage } from '../visit';
import { createBets, type Layout } from './bets';
import { createGlitter } from './glitter';
import { createPresenter, type Scene } from './present';
import { type Bead, createRoad } from './road';
import type { Stakes } from './rules';

export type Opened = Pick<VisitAnswer, 'balance' | 'rounds'> & { readonly game: NonNullable<VisitAnswer['game']> };

/** What every table gets from its page. */
export interface PageParts<Moment extends string> {
  readonly text: Text;
  readonly sound: Sound<Moment>;
  /** Of the sparks. */
  readonly colour: string;
}

interface Parts<Outcome extends object> extends PageParts<'chip' | 'win' | 'back'> {
  readonly table: Table<Outcome>;
  readonly layout: Layout;
  readonly scene: Scene<Outcome>;
  readonly road: { readonly rows: number; readonly beadOf: (outcome: Outcome) => Bead };
  /** What came out at this table; undefined for a round of another game. */
  readonly outcomeOf: (round: Partial<PastRound>) => Outcome | undefined;
  readonly openRules: (stakes: Stakes) => void;
}

/** Opens the table of a visit: bets, the round that one press plays, and what is shown of it. */
export function openTable<Outcome extends object>(visit: Opened, parts: Parts<Outcome>): void {
  const { text, sound, colour, table, layout, scene, outcomeOf, openRules } = parts;
  const { minBet, maxStake, stakeStep } = visit.game;
  const complain = (sentence: string) => {
    find('notice').textContent = sentence;
  };
  const purse = createPurse(visit);
  const road = createRoad({ text, outcomeOf, ...parts.road });
  const bets = createBets({ text, table, layout, minBet, maxStake, complain, onChip: () => sound.play('chip') });
  const present = createPresenter({ scene, sound, text, burst: createGlitter(colour) });
  const light = find('light', HTMLButtonElement);
  let playing = false;

  const showLight = () => light.setAttribute('aria-disabled', String(playing));
  const showLightSoon = laterOnce(showLight);

  const begin = () => {
    playing = true;
    showLight();
    bets.lock(true);
  };
  const end = () => {
    playing = false;
    bets.lock(false);
    showLightSoon();
  };

  /** What is left when a round is over, however much of it was seen. */
  const finish = (round: RoundAnswer) => {
    purse.settle(round);
    const outcome = outcomeOf(round);
    if (outcome === undefined) return;
    road.add(outcome);
    bets.settle(paidOn(table, bets.spots, outcome).each);
  };

  const play = async () => {
    const { total, spots } = bets;
    if (new Big(total).eq(0)) return complain(text('place'));
    if (new Big(total).lt(minBet)) return complain(text('stake.low', { amount: money(minBet) }));
    const asked = purse.play(total, { spots });
    complain('');
    // What a table hides for a round is locked before, so that nothing of it is late when it comes back.
    begin();
    present.begin();
    let round: RoundAnswer | undefined;
    try {
      round = await asked;
      const outcome = outcomeOf(round);
      if (outcome !== undefined) await present.show(round, outcome);
    } catch (error) {
      tellStake('0');
      failWith(error, complain);
    }
    if (round !== undefined) finish(round);
    await scene.rest?.(round !== undefined);
    end();
  };

  // Stakes are taken off the table with the round, so that a press too many stakes nothing.
  light.addEventListener('click', () => {
    if (!playing) void play();
  });
  const stakes = { low: minBet, high: maxStake, step: stakeStep };
  find('rules-open').addEventListener('click', () => openRules(stakes));
  const sheet = createSheet(find('sheet', HTMLDialogElement), text, (error) => failWith(error, complain));
  find('fair').addEventListener('click', () => void sheet.open());

  road.fill(visit.rounds);
  find('said').textContent = visit.rounds.some((round) => outcomeOf(round) !== undefined) ? '' : text('first');
  openPage('light', 'fair', 'rules-open');
}
