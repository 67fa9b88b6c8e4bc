import Big from 'big.js';
import { FISHES, type Fish } from '../../../base/fish/fish';
import { MOST_SHOTS, spotOf } from '../../../base/fish/shots';
import { WATERS } from '../../../base/fish/waters';
import type { RoundAnswer } from '../../protocol';
import { CallError } from '../api';
import { find } from '../dom';
import { failWith } from '../fail';
import { laterOnce } from '../frames';
import { money } from '../money';
import { createPurse } from '../purse';
import { createSheet } from '../sheet';
import { tellStake } from '../site';
import type { Opened, PageParts } from '../table/game';
import { createPresenter } from '../table/present';
import { createRack } from '../table/rack';
import { createRoad } from '../table/road';
import { dress, openPage } from '../visit';
import { createGun } from './gun';
import { createPips } from './pips';
import { openFishRules } from './rules';
import type { Spot } from './schools';
import { createSea } from './sea';
import { createTargets } from './targets';
import type { FISH_TUNES } from './tunes';
import { beadOf, type Caught, caughtOf, type Shot, sceneOf } from './volley';
import { createVolleys } from './volleys';

/** A small bullet for a start: shots are fired quickly. */
const USUAL = '1';
const sumOf = (shots: readonly Pick<Shot, 'stake'>[]): Big =>
  shots.reduce((sum, { stake }) => sum.plus(stake), new Big(0));

/** Opens the sea of a visit: shots at what swims by, gathered to volleys, each of which is a round. */
export function openFish(visit: Opened, { text, sound }: PageParts<keyof typeof FISH_TUNES>): void {
  const { minBet, maxStake, stakeStep } = visit.game;
  const kinds: readonly Fish[] = WATERS[dress.water ?? 'reef'];
  const [clear, rebet] = [find('clear', HTMLButtonElement), find('rebet', HTMLButtonElement)];
  const complain = (sentence: string) => {
    find('notice').textContent = sentence;
  };
  const sea = createSea(find('sea', HTMLCanvasElement), kinds, dress);
  const purse = createPurse(visit);
  const present = createPresenter({ scene: sceneOf({ sea, text, sound }), sound, text, burst: () => undefined });
  const road = createRoad<Caught>({ text, rows: 1, outcomeOf: caughtOf, beadOf: (caught) => beadOf(text, caught) });
  const pips = createPips(text);
  let aimed: Fish | undefined;
  let before: readonly Pick<Shot, 'fish' | 'stake'>[] = [];
  let waiting: readonly Shot[] = [];

  const targets = createTargets(text, kinds, (locked) => {
    sea.lock(locked);
    complain('');
    showPrice();
  });
  const rack = createRack({ text, minBet, maxStake, usual: USUAL, tell: () => showPrice() });
  const target = () => targets.locked ?? aimed;
  const showPrice = laterOnce(() => {
    const [fish, amount] = [target(), money(rack.chip)];
    find('total').textContent = fish === undefined ? amount : `${amount} · ${text(fish)} ×${FISHES[fish].times}`;
    find('light').setAttribute('aria-label', fish ? text('shoot', { fish: text(fish), amount }) : text('light'));
  });
  let onItsWay = 0;
  const showShots = laterOnce(() => {
    pips(waiting.length, onItsWay);
    clear.disabled = waiting.length === 0;
    rebet.disabled = before.length === 0 || waiting.length > 0;
  });

  const finish = (round: RoundAnswer, shots: readonly Shot[]) => {
    purse.settle(round);
    const spots = spotsOf(shots);
    const caught = caughtOf({ ...round, spots });
    if (caught !== undefined) road.add(caught);
    before = shots;
  };
  const spotsOf = (shots: readonly Shot[]) =>
    Object.fromEntries(shots.map(({ fish, stake }, at) => [spotOf({ place: at + 1, fish }), stake]));

  const send = async (shots: readonly Shot[]) => {
    const asked = purse.play(sumOf(shots).toFixed(), { spots: spotsOf(shots) });
    complain('');
    present.begin();
    let round: RoundAnswer | undefined;
    let end: 'shown' | 'refused' | 'lost' = 'shown';
    try {
      round = await asked;
      if (round.nets !== undefined) await present.show(round, { shots, nets: round.nets });
    } catch (error) {
      tellStake('0');
      failWith(error, complain);
      end = error instanceof CallError && error.code === 'network' ? 'lost' : 'refused';
    }
    if (round !== undefined) finish(round, shots);
    if (end === 'refused') sea.drop(shots.map(({ loose }) => loose));
    return end;
  };

  const volleys = createVolleys<Shot>({
    ...{ most: MOST_SHOTS, send },
    drop: (shots) => sea.drop(shots.map(({ loose }) => loose)),
    tell(now, onWay) {
      waiting = now;
      onItsWay = onWay.length;
      showShots();
    },
  });

  const shoot = (fish: Fish, towards?: Spot, stake = rack.chip) => {
    if (sumOf(waiting).plus(stake).gt(maxStake)) return complain(text('stake.high', { amount: money(maxStake) }));
    aimed = fish;
    showPrice();
    const end = volleys.add(() => ({ fish, stake, loose: sea.fire(fish, towards) }));
    if (end === 'taken') sound.play('shot');
    complain(end === 'taken' ? '' : text(end));
  };

  createGun({
    ...{ shoot, target },
    aimedAt: (place) => targets.locked ?? sea.aimedAt(place),
    miss: (pressed) => complain(text(pressed === 'sea' ? 'open.water' : 'aim')),
  });
  clear.addEventListener('click', () => {
    volleys.takeBack();
    complain('');
    find('light').focus();
  });
  rebet.addEventListener('click', () => {
    for (const { fish, stake } of before) shoot(fish, undefined, stake);
    find('light').focus();
  });
  find('rules-open').addEventListener('click', () =>
    openFishRules(text, kinds, { low: minBet, high: maxStake, step: stakeStep }),
  );
  const sheet = createSheet(find('sheet', HTMLDialogElement), text, (error) => failWith(error, complain));
  find('fair').addEventListener('click', () => void sheet.open());

  pips(0, 0);
  showPrice();
  road.fill(visit.rounds);
  find('said').textContent = visit.rounds.some((round) => caughtOf(round) !== undefined) ? '' : text('first');
  openPage('light', 'fair', 'rules-open');
}
