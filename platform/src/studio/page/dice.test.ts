import type { Dice } from '../../base/dice/spots';
import { DICE } from '../../base/dice/table';
import { paidOn } from '../../base/tables/paid';
import { DICE_TEXTS } from './dice/texts';
import { find } from './dom';
import { buttonOf, openPageOf, settled } from './table/page.testing';
import { textsWith } from './texts';

const text = textsWith('EN', DICE_TEXTS);
const page = openPageOf<{ readonly dice: Dice }>('dice', {
  text,
  open: async () => (await import('./dice/game')).openDice,
  paid: (spots, outcome) => paidOn(DICE, spots, outcome).payout,
});

it('has every text in both languages', () => {
  expect(Object.keys(DICE_TEXTS.TH).sort()).toEqual(Object.keys(DICE_TEXTS.EN).sort());
});

it('has all bets as buttons with a name, a kind at a time', () => {
  page.open();
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.spot')];
  expect(buttons.map((button) => button.dataset['spot']).sort()).toEqual([...DICE.spots].sort());
  expect(new Set(buttons.map((button) => button.getAttribute('aria-label'))).size).toBe(52);
  expect(page.spot('single-4').getAttribute('aria-label')).toBe('Number 4, pays 1–3:1, nothing staked');
  expect(page.spot('total-10').getAttribute('aria-label')).toBe('Sum 10, pays 6:1, nothing staked');
  expect(page.spot('pair-2-5').getAttribute('aria-label')).toBe('2 and 5, pays 6:1, nothing staked');
  buttonOf('Two numbers').click();
  expect(document.querySelectorAll('.panel:not([hidden]) .spot')).toHaveLength(15);
});

it('says a round, shows it at once with reduced motion, pays each spot, and takes one stake', async () => {
  page.open();
  for (const spot of ['small', 'single-2', 'triple-any']) page.spot(spot).click();
  page.answers.push({ dice: [2, 3, 2] });
  find('light').click();
  find('light').click();
  await settled();
  find('light').click();
  await settled();
  expect(page.asked).toMatchObject([{ stake: '30', spots: { small: '10', 'single-2': '10', 'triple-any': '10' } }]);
  expect(find('spoken').textContent).toBe('2 + 3 + 2 = 7 · Small. Won ฿50.00.');
  expect(find('dice-sum').textContent).toBe('7');
  expect(page.spot('single-2').getAttribute('aria-label')).toContain('paid ฿30.00');
  const turns = [...document.querySelectorAll<HTMLElement>('.die')].map(({ style }) => [
    style.transform,
    style.transitionDuration,
  ]);
  // The faces with two, three and two eyes are in front.
  expect(turns).toEqual([
    ['rotateX(0deg) rotateY(-90deg)', '0ms'],
    ['rotateX(-90deg) rotateY(0deg)', '0ms'],
    ['rotateX(0deg) rotateY(-90deg)', '0ms'],
  ]);
  expect([...document.querySelectorAll('.bead')].map((bead) => bead.className)).toEqual(['bead small fresh']);
  expect(buttonOf('Sum, paid').className).toBe('mode');
});

it('has rules with odds and returns of every kind of bet', () => {
  page.open();
  find('rules-open').click();
  const rows = [...find('rules').querySelectorAll('tbody tr')];
  expect(rows.map((row) => [...row.children].slice(1).map((cell) => cell.textContent))).toEqual([
    ['1:1', '97.22%'],
    ['62:1', '87.50%'],
    ['31:1', '88.88%'],
    ['18:1', '87.96%'],
    ['12:1', '90.27%'],
    ['8:1', '87.50%'],
    ['7:1', '92.59%'],
    ['6:1', '87.50%'],
    ['1–3:1', '92.12%'],
    ['11:1', '88.88%'],
    ['180:1', '83.79%'],
    ['31:1', '88.88%'],
    ['6:1', '97.22%'],
  ]);
});
