import Big from 'big.js';
import { hitsOf, sumOf, ticketOf } from '../../../base/keno/numbers';
import { KENO } from '../../../base/keno/table';
import { paidOn } from '../../../base/tables/paid';
import type { Spots } from '../../../base/tables/table';
import type { PastRound, RoundAnswer } from '../../protocol';
import { find } from '../dom';
import { failWith } from '../fail';
import { later, laterOnce } from '../frames';
import { money } from '../money';
import { createPurse } from '../purse';
import { createSheet } from '../sheet';
import { tellStake } from '../site';
import { createStakes } from '../stakes';
import type { Opened, PageParts } from '../table/game';
import { createGlitter } from '../table/glitter';
import { createPresenter } from '../table/present';
import { createRoad } from '../table/road';
import { openPage } from '../visit';
import { createBoard } from './board';
import { type Drawn, marksIn, openDraws } from './draws';
import { createDrum } from './drum';
import { openKenoRules } from './rules';
import { createDrawing, sidesOf } from './scene';
import { createSides } from './sides';
import { createStrip } from './strip';
import type { KENO_TUNES } from './tunes';

/** A round as it was drawn; nothing for one of another game. */
const drawnOf = ({ numbers, spots = {}, stake = '0', payout = '0' }: Partial<PastRound>): readonly Drawn[] =>
  numbers === undefined ? [] : [{ numbers, spots, stake, payout }];

/** Opens the keno of a visit: the ticket and the bets beside it stay, and one press draws again. */
export function openKeno(visit: Opened, { text, sound, colour }: PageParts<keyof typeof KENO_TUNES>): void {
  const { minBet, maxStake, stakeStep } = visit.game;
  const draws = visit.rounds.flatMap(drawnOf);
  const complain = (sentence: string) => {
    find('notice').textContent = sentence;
  };
  let each = minBet;
  const total = () => new Big(each).times(Object.keys(spotsOf()).length);
  const spotsOf = (): Spots => {
    const ticket = board.marks.length === 0 ? [] : [ticketOf(board.marks)];
    return Object.fromEntries([...ticket, ...sides.chosen].map((spot) => [spot, each]));
  };
  const showTotal = laterOnce(() => {
    const sum = total();
    find('total').textContent = sum.eq(0) ? '' : money(sum.toFixed());
  });

  const strip = createStrip(text);
  const showPays = laterOnce(() => strip.show(board.marks.length));
  const board = createBoard({
    ...{ text, complain, first: marksIn(draws[0]?.spots ?? {}) },
    onMarks(set) {
      if (set) sound.play('chip');
      sides.clear();
      showPays();
      showTotal();
    },
  });
  const sides = createSides(text, (set) => {
    if (set) sound.play('chip');
    complain('');
    showTotal();
  });
  const stakes = createStakes({
    ...{ text, minBet, maxStake },
    tell(stake) {
      each = stake;
      complain('');
      showTotal();
    },
  });
  strip.show(board.marks.length);

  const purse = createPurse(visit);
  const road = createRoad<Drawn>({
    ...{ text, rows: 2 },
    outcomeOf: (round) => drawnOf(round)[0],
    beadOf({ numbers, spots, stake, payout }) {
      const marks = marksIn(spots);
      const [hits, won] = [hitsOf(marks, numbers), new Big(payout).gt(stake)];
      return {
        look: won ? 'won' : 'lost',
        sign: marks.length === 0 ? String(sumOf(numbers)) : `${hits}/${marks.length}`,
        said: marks.length === 0 ? sidesOf(text, numbers) : text('hits', { hits, marks: marks.length }),
      };
    },
  });
  const scene = createDrawing({ text, sound, board, strip, drum: createDrum() });
  const present = createPresenter({ scene, sound, text, burst: createGlitter(colour) });
  const light = find('light', HTMLButtonElement);
  let playing = false;
  const showLight = () => light.setAttribute('aria-disabled', String(playing));
  const lock = (on: boolean) => {
    playing = on;
    for (const part of [board, sides, stakes]) part.lock(on);
  };
  const showLightSoon = laterOnce(showLight);

  /** What is left when a round is over, however much of it was seen. */
  const finish = (round: RoundAnswer, spots: Spots) => {
    purse.settle(round);
    for (const drawn of drawnOf({ ...round, spots })) {
      draws.unshift(drawn);
      road.add(drawn);
      later(() => sides.settle(paidOn(KENO, spots, drawn).each));
    }
  };

  const play = async () => {
    const [stake, spots] = [total().toFixed(), spotsOf()];
    if (stake === '0') return complain(text('mark'));
    if (new Big(stake).gt(maxStake)) return complain(text('stake.high', { amount: money(maxStake) }));
    const asked = purse.play(stake, { spots });
    complain('');
    present.begin();
    later(sides.clear);
    lock(true);
    showLight();
    let round: RoundAnswer | undefined;
    try {
      round = await asked;
      for (const drawn of drawnOf(round)) await present.show(round, drawn);
    } catch (error) {
      tellStake('0');
      failWith(error, complain);
    }
    if (round !== undefined) finish(round, spots);
    lock(false);
    showLightSoon();
  };

  light.addEventListener('click', () => {
    if (!playing) void play();
  });
  find('rules-open').addEventListener('click', () =>
    openKenoRules(text, { low: minBet, high: maxStake, step: stakeStep }),
  );
  find('draws-open').setAttribute('aria-label', text('draws'));
  find('draws-open').addEventListener('click', () => openDraws(text, draws));
  const sheet = createSheet(find('sheet', HTMLDialogElement), text, (error) => failWith(error, complain));
  find('fair').addEventListener('click', () => void sheet.open());

  road.fill(visit.rounds);
  find('said').textContent = draws.length === 0 ? text('first') : '';
  openPage('light', 'fair', 'rules-open', 'draws-open');
}
