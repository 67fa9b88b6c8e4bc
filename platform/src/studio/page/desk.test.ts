import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createDesk, placeOf, targetAt } from './desk';
import { find } from './dom';
import { riseTexts } from './rise-texts';
import { textsWith } from './texts';

const page = readFileSync(path.join(__dirname, 'game.html'), 'utf8');
const text = textsWith('EN', riseTexts('lantern'));

function open() {
  document.body.innerHTML = page;
  find('light', HTMLButtonElement).disabled = false;
  const goals: number[] = [];
  const rounds: (readonly [stake: string, target: string])[] = [];
  const desk = createDesk({
    text,
    minBet: '0.5',
    maxStake: '10000',
    onGoal: (target) => goals.push(target),
    onLight: (stake, target) => rounds.push([stake, target]),
  });
  const type = (stake: string) => {
    find('stake', HTMLInputElement).value = stake;
    find('stake').dispatchEvent(new Event('input'));
  };
  return { desk, goals, rounds, type, press: () => find('light').click() };
}

it('every stop and preset of the slider is a round number', () => {
  for (const target of [1.2, 1.5, 2, 5, 10, 50]) expect(targetAt(placeOf(target))).toBeCloseTo(target, 5);
  expect(targetAt(0)).toBeCloseTo(1.2, 5);
  expect(targetAt(1000)).toBe(50);
});

describe('the desk', () => {
  it('starts with a stake of ten and a target of two, and shows the possible win', () => {
    const { goals, rounds, press } = open();
    expect(goals).toEqual([2]);
    expect(find('prize').textContent).toBe('฿20.00');
    expect(find('chance').textContent).toBe('49% chance');
    press();
    expect(rounds).toEqual([['10', '2.00']]);
  });

  it.each([
    ['a few', text('stake.form')],
    ['0.1', text('stake.low', { amount: '฿0.50' })],
    ['10001', text('stake.high', { amount: '฿10,000.00' })],
    ['1.234', text('stake.form')],
  ])('takes no stake of %s and says why', (stake, complaint) => {
    const { rounds, type, press } = open();
    type(stake);
    press();
    expect(rounds).toEqual([]);
    expect(find('notice').textContent).toBe(complaint);
    expect(find('stake').hasAttribute('aria-invalid')).toBe(true);
    expect(document.activeElement).toBe(find('stake'));
  });

  it('accepts a comma as decimal point', () => {
    const { rounds, type, press } = open();
    type('2,5');
    press();
    expect(rounds).toEqual([['2.5', '2.00']]);
  });

  it('is locked during a round', () => {
    const { desk, rounds, press } = open();
    desk.busy(true);
    press();
    expect(rounds).toEqual([]);
    expect(find('stake', HTMLInputElement).disabled).toBe(true);
    desk.busy(false);
    press();
    expect(rounds).toHaveLength(1);
  });
});
