import type { Rounds } from '../../base/fights/bout';
import { FIGHTS } from '../../base/fights/table';
import { paidOn } from '../../base/tables/paid';
import { find } from './dom';
import { FIGHTS_TEXTS } from './fights/texts';
import { buttonOf, openPageOf, settled } from './table/page.testing';
import { textsWith } from './texts';

const text = textsWith('EN', FIGHTS_TEXTS);
const page = openPageOf<{ readonly blows: Rounds }>('fights', {
  text,
  open: async () => (await import('./fights/game')).openFights,
  paid: (spots, outcome) => paidOn(FIGHTS, spots, outcome).payout,
});

const RED_IN_TWO: Rounds = [
  ['blue', 'redHard'],
  ['both', 'none'],
];
const LEVEL: Rounds = Array.from({ length: 5 }, () => ['none', 'none'] as const);
const energy = () =>
  ['red', 'blue'].map((corner) => document.querySelectorAll(`#energy-${corner} i:not(.gone)`).length);
const looks = () => ['red', 'blue'].map((corner) => find(`bird-${corner}`).className);

it('has every text in both languages', () => {
  expect(Object.keys(FIGHTS_TEXTS.TH).sort()).toEqual(Object.keys(FIGHTS_TEXTS.EN).sort());
});

it('has all bets as buttons with a name, a kind at a time', () => {
  page.open();
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.spot')];
  expect(buttons.map((button) => button.dataset['spot']).sort()).toEqual([...FIGHTS.spots].sort());
  const names = buttons.map((button) => button.getAttribute('aria-label') ?? '');
  expect(new Set(names).size).toBe(28);
  expect(names.filter((name) => /\{|undefined|That did not work/.test(name))).toEqual([]);
  expect(page.spot('fight-red').getAttribute('aria-label')).toBe('Red wins, pays 0.95:1, nothing staked');
  expect(page.spot('endround-3').getAttribute('aria-label')).toBe('Ends in round 3, pays 3:1, nothing staked');
  expect(page.spot('blueround-2').getAttribute('aria-label')).toBe('Blue wins in round 2, pays 10:1, nothing staked');
  expect(page.spot('draw-down').getAttribute('aria-label')).toBe(
    'Draw, both down at once, pays 19.5:1, nothing staked',
  );
  expect([page.spot('redround-3'), page.spot('blue-points')].map((spot) => spot.textContent)).toEqual([
    'R37.5:1',
    'BP13:1',
  ]);
  buttonOf('Winner and round').click();
  expect(document.querySelectorAll('.panel:not([hidden]) .spot')).toHaveLength(12);
});

it('says a bout, shows its end at once with reduced motion, pays each spot, and takes one stake', async () => {
  page.open();
  expect(energy()).toEqual([5, 5]);
  for (const spot of ['fight-red', 'opens-red', 'redround-2']) page.spot(spot).click();
  page.answers.push({ blows: RED_IN_TWO });
  find('light').click();
  find('light').click();
  await settled();
  find('light').click();
  await settled();
  expect(page.asked).toMatchObject([
    { stake: '30', spots: { 'fight-red': '10', 'opens-red': '10', 'redround-2': '10' } },
  ]);
  expect(find('spoken').textContent).toBe('Red wins in round 2. Red 2, blue 0. Won ฿129.50.');
  expect(energy()).toEqual([2, 0]);
  expect([looks(), find('arena').dataset['won']]).toEqual([['bird red wins', 'bird blue yields'], 'red']);
  expect(find('skip').hidden).toBe(true);
  expect(page.spot('redround-2').getAttribute('aria-label')).toContain('paid ฿110.00');
  expect([...document.querySelectorAll('.bead')].map((bead) => [bead.className, bead.textContent])).toEqual([
    ['bead red fresh', 'R2Red wins in round 2'],
  ]);
  expect(buttonOf('Winner and round, paid').className).toBe('mode');
});

it('gives stakes on corners back on a draw, and begins the next bout with all energy', async () => {
  page.open();
  page.spot('fight-blue').click();
  await page.play({ blows: LEVEL });
  expect(find('spoken').textContent).toBe('Draw on points. Red 5, blue 5. Your ฿10.00 came back.');
  expect([looks(), find('round').textContent]).toEqual([['bird red', 'bird blue'], '5/5']);
  expect(document.querySelector('.bead')?.textContent).toBe('DPDraw on points');
  buttonOf('Winner, paid').click();
  find('rebet').click();
  await page.play({ blows: RED_IN_TWO });
  expect(energy()).toEqual([2, 0]);
  expect(find('spoken').textContent).toContain('Nothing won.');
  page.spot('fight-red').click();
  await page.play('lost');
  expect([energy(), find('arena').dataset['won']]).toEqual([[5, 5], '']);
});

it('shows a bout exchange by exchange, and its end at once when that is skipped', async () => {
  page.open();
  const animate = jest.fn().mockReturnValue({});
  Element.prototype.animate = animate;
  Object.assign(window.matchMedia(''), { matches: false });
  page.spot('fight-blue').click();
  await page.play({ blows: RED_IN_TWO });
  // The corners are made ready in frames before.
  while (find('round').textContent === '') await new Promise(requestAnimationFrame);
  expect([energy(), find('round').textContent, find('call').textContent]).toEqual([[5, 5], '1/5', 'Round 1']);
  while (find('call').textContent === 'Round 1') await new Promise(requestAnimationFrame);
  expect([energy(), find('call').textContent, find('spoken').textContent]).toEqual([[4, 5], 'Blue lands', '']);
  expect(document.querySelectorAll('#feathers .red')).toHaveLength(4);
  const moved = animate.mock.calls.length;
  expect(find('skip').hidden).toBe(false);
  find('skip').click();
  await settled();
  expect([energy(), find('skip').hidden]).toEqual([[2, 0], true]);
  while (find('spoken').textContent === '') await new Promise(requestAnimationFrame);
  expect(find('spoken').textContent).toBe('Red wins in round 2. Red 2, blue 0. Nothing won.');
  expect(animate).toHaveBeenCalledTimes(moved);
});

it('has rules with odds and returns of every kind of bet', () => {
  page.open();
  find('rules-open').click();
  const rows = [...find('rules').querySelectorAll('tbody tr')];
  expect(rows.map((row) => [...row.children].slice(1).map((cell) => cell.textContent))).toEqual([
    ['0.95:1', '97.72%'],
    ['9.5:1', '96.51%'],
    ['19.5:1', '97.01%'],
    ['20.5:1', '95.87%'],
    ['1.25:1', '96.38%'],
    ['5.75:1', '96.38%'],
    ['1.1:1', '95.77%'],
    ['0.8:1', '97.90%'],
    ['26:1', '95.85%'],
    ['4.4:1', '96.86%'],
    ['3:1', '96.47%'],
    ['3.5:1', '96.16%'],
    ['5.5:1', '97.31%'],
    ['4.4:1', '97.47%'],
    ['53:1', '95.85%'],
    ['10:1', '95.93%'],
    ['7.5:1', '96.90%'],
    ['8.75:1', '96.40%'],
    ['13:1', '95.51%'],
    ['13:1', '95.14%'],
  ]);
});
