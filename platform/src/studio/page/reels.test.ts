import { readFileSync } from 'node:fs';
import path from 'node:path';
import Big from 'big.js';
import type { Pot } from '../../base/jackpots/pots';
import { STOPS, spinAt } from '../../base/reels/play';
import { PROFILES } from '../../base/reels/profiles';
import type { RoundAnswer } from '../protocol';
import { find } from './dom';
import { money } from './money';
import { createPots, POT_TEXTS } from './pots';
import { createAuto } from './reels/auto';
import { openAutoSheet } from './reels/auto-sheet';
import { createPresenter } from './reels/present';
import { createReading } from './reels/reading';
import { REELS_TEXTS } from './reels/texts';
import { REELS_TUNES } from './reels/tunes';
import { element } from './sheet';
import { createSound } from './sound';
import { createStakes, stepsOf } from './stakes';
import { textsWith } from './texts';

const page = readFileSync(path.join(__dirname, 'reels.html'), 'utf8');
const text = textsWith('EN', REELS_TEXTS);
const profile = PROFILES.even;

beforeEach(() => {
  document.body.innerHTML = page;
  sessionStorage.clear();
  // jsdom has neither.
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

it('has every text in both languages', () => {
  for (const { EN, TH } of [REELS_TEXTS, POT_TEXTS]) expect(Object.keys(TH).sort()).toEqual(Object.keys(EN).sort());
});

describe('stakes', () => {
  it('are all split over twenty lines into whole amounts, from the smallest to the largest', () => {
    for (const step of stepsOf('0.60', '10000')) expect(new Big(step).mod('0.20').eq(0)).toBe(true);
    expect(stepsOf('0.60', '10000')[0]).toBe('0.60');
    expect(stepsOf('0.20', '10000').at(-1)).toBe('10000');
  });

  it('start at ten, go up and down, and stay where they are during a round', () => {
    const told: string[] = [];
    const stakes = createStakes({
      ...{ text, minBet: '0.20', maxStake: '10000' },
      tell: (stake) => told.push(stake),
    });
    expect(stakes.stake).toBe('10');
    find('more').click();
    expect([stakes.stake, find('stake').textContent]).toEqual(['20', '฿20.00']);
    expect(told).toEqual(['10', '20']);
    stakes.lock(true);
    find('less').click();
    expect(stakes.stake).toBe('20');
  });
});

describe('spins by themselves', () => {
  it('end with their rounds, before the limit of losses is passed, after free spins, and at once when stopped', () => {
    const rounds = createAuto(2, '100');
    for (const _ of [1, 2]) {
      expect(rounds.next('10')).toBeUndefined();
      rounds.played('10', '10', false);
    }
    expect(rounds.next('10')).toBe('rounds');
    const losing = createAuto(100, '25');
    losing.played('10', '0', false);
    losing.played('10', '4', false);
    expect(losing.next('10')).toBe('loss');
    expect(losing.next('9')).toBe('loss');
    const lucky = createAuto(100, '100');
    lucky.played('10', '500', true);
    expect(lucky.next('10')).toBe('free');
    const stopped = createAuto(100, '100');
    stopped.stop();
    expect(stopped.next('10')).toBe('stopped');
  });

  it('start with what was chosen, and never without a limit', () => {
    const started = jest.fn();
    openAutoSheet(text, '10', started);
    const sheet = find('auto-sheet', HTMLDialogElement);
    expect(sheet.open).toBe(true);
    const labels = [...sheet.querySelectorAll('label')].map((label) => label.textContent);
    expect(labels).toEqual(['10', '25', '50', '100', '฿50.00', '฿100.00', '฿250.00', '฿500.00']);
    sheet.querySelectorAll<HTMLInputElement>('input[name=loss]')[0]?.click();
    sheet.querySelector<HTMLButtonElement>('.light')?.click();
    expect(sheet.open).toBe(false);
    const [auto] = started.mock.calls[0];
    expect(auto.left).toBe(25);
    expect(auto.next('51')).toBe('loss');
  });
});

it('is silent until its sound is turned on, which lasts for the session', () => {
  const sound = createSound(REELS_TUNES);
  expect(sound.on).toBe(false);
  // Without an AudioContext in this browser a sound would throw.
  sound.play('win');
  sound.toggle();
  expect(createSound(REELS_TUNES).on).toBe(true);
  sessionStorage.clear();
  expect(createSound(REELS_TUNES).on).toBe(false);
});

/** The first stops whose spin pays as asked. */
function stopsOf(fits: (pays: number, wins: number, scatters: number) => boolean): number[] {
  for (let n = 0; n < STOPS ** 3; n += 1) {
    const stops = [n % STOPS, Math.floor(n / STOPS) % STOPS, Math.floor(n / STOPS ** 2), 0, 0];
    const { pays, wins, scatters } = spinAt(profile, stops);
    if (fits(pays, wins.length, scatters)) return stops;
  }
  throw new Error('no such spin');
}

async function present(spins: readonly (readonly number[])[], jackpot?: RoundAnswer['jackpot']) {
  const pays = spins.reduce((sum, stops, at) => sum + spinAt(profile, stops, at === 0 ? 1 : profile.times).pays, 0);
  const machine = {
    ...{ roll: jest.fn(), hurry: jest.fn(), burst: jest.fn(), warm: jest.fn(), land: jest.fn(async () => {}) },
    show: jest.fn((_wins: readonly object[], _moons: boolean, tell: (win: undefined) => void) => tell(undefined)),
  };
  const sound = { on: false, toggle: jest.fn(), play: jest.fn() };
  const pots = jackpot && linked();
  const show = createPresenter({ machine, reading: createReading(text), sound, profile, text, pots, fast: () => true });
  const payout = new Big(pays).div(10).plus(jackpot?.won?.amount ?? 0);
  const round = { stake: '10', spins, payout: payout.toFixed(), jackpot } as unknown as RoundAnswer;
  await show(round);
  return { machine, sound, pays, spoken: find('spoken').textContent, said: find('said').textContent };
}

const potsOf = (grand: string, major: string, mini: string): readonly Pot[] => [
  { tier: 'grand', amount: grand },
  { tier: 'major', amount: major },
  { tier: 'mini', amount: mini },
];
const linked = () => createPots(potsOf('20000', '2000', '100'), { text: textsWith('EN', POT_TEXTS), money, element });
const potTexts = () => [...find('pots').children].map((each) => each.textContent);

describe('jackpots', () => {
  it('stand above the reels of a linked title, in whole hundredths, and take in what a round put there', async () => {
    expect(find('pots').hidden).toBe(true);
    const nothing = stopsOf((pays) => pays === 0);
    const { spoken } = await present([nothing], { pots: potsOf('20000.0204', '2000.03', '100.0599') });
    expect(find('pots').hidden).toBe(false);
    expect(potTexts()).toEqual(['Grand฿20,000.02', 'Major฿2,000.03', 'Mini฿100.05']);
    expect(spoken).toBe(text('nothing'));
  });

  it('that are won are told over the reels, with sound and sparks, after what the lines paid', async () => {
    const nothing = stopsOf((pays) => pays === 0);
    const shown = present([nothing], { pots: potsOf('20000', '2000', '100'), won: { tier: 'mini', amount: '140.05' } });
    // All that goes before is done at once.
    await new Promise((resolve) => setTimeout(resolve));
    expect(find('banner').hidden).toBe(false);
    expect(find('banner-title').textContent).toBe('Mini jackpot!');
    expect(find('banner-text').textContent).toBe('฿140.05');
    expect(find('banner').classList).toContain('jackpot');
    find('banner-go').click();
    const { machine, sound, spoken, said } = await shown;
    expect(spoken).toBe('You won the Mini jackpot: ฿140.05.');
    expect(said).toBe('Mini jackpot ฿140.05');
    expect(find('sum').textContent).toBe('฿140.05');
    expect(machine.burst).toHaveBeenCalled();
    expect(sound.play).toHaveBeenCalledWith('big');
    expect(find('pots').querySelector('[data-won]')?.textContent).toBe('Mini฿100.00');
  });

  it('are explained with the chance of the stake that is set, and what comes back beside what the lines pay', () => {
    const told = linked().rules('20');
    const all = told.map(({ textContent }) => textContent).join(' ');
    // One chance in 40 000, a million and twenty millions for 1.00 are these for 20.00; 1.55 % come back.
    for (const each of ['Mini', 'one spin in 2000', 'one spin in 50000', 'one spin in 1000000', '1.55%'])
      expect(all).toContain(each);
  });
});

describe('a round', () => {
  it('with a win shows its line and its sum, and says it', async () => {
    const { machine, spoken, said, pays } = await present([
      stopsOf((pays, wins, scatters) => pays > 100 && wins === 1 && scatters < 3),
    ]);
    const sum = `฿${(pays / 10).toFixed(2)}`;
    expect(find('sum').textContent).toBe(sum);
    expect(said).toMatch(/^Line \d+ · [345] in a row · ฿/);
    expect(said).toContain(sum);
    expect(spoken).toBe(`Won ${sum}.`);
    expect(machine.show).toHaveBeenCalledTimes(1);
  });

  it('that brings less than its stake is not celebrated, and says both sums', async () => {
    const { machine, sound, spoken } = await present([stopsOf((pays, wins) => pays > 0 && pays < 100 && wins > 0)]);
    expect(spoken).toMatch(/^Paid ฿\d\.\d\d of ฿10\.00\.$/);
    expect(machine.burst).not.toHaveBeenCalled();
    expect(sound.play).not.toHaveBeenCalledWith('win');
  });

  it('without a win says so', async () => {
    const { spoken, said, machine } = await present([stopsOf((pays) => pays === 0)]);
    expect([spoken, said]).toEqual([text('nothing'), text('nothing')]);
    expect(machine.show).not.toHaveBeenCalled();
  });

  it('with free spins announces them, plays one after another, and sums them up', async () => {
    const free = stopsOf((pays, wins) => pays > 0 && wins === 1);
    const shown = present([stopsOf((_, __, scatters) => scatters >= 3), free, stopsOf((pays) => pays === 0)]);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(find('banner').hidden).toBe(false);
    expect(find('banner-title').textContent).toBe('2 free spins');
    expect(find('banner').classList).not.toContain('jackpot');
    expect(find('spoken').textContent).toContain('Every win ×3');
    find('banner-go').click();
    const { machine, pays } = await shown;
    expect(machine.land).toHaveBeenCalledTimes(3);
    expect(machine.warm.mock.calls).toEqual([[true], [false]]);
    expect(find('banner').hidden).toBe(true);
    expect(find('sum').textContent).toBe(`฿${(pays / 10).toFixed(2)}`);
  });
});
