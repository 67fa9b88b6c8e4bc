import { KENO } from '../../base/keno/table';
import { paidOn } from '../../base/tables/paid';
import type { PastRound } from '../protocol';
import { find } from './dom';
import { KENO_TEXTS } from './keno/texts';
import { buttonOf, openPageOf, settled } from './table/page.testing';
import { textsWith } from './texts';

const text = textsWith('EN', KENO_TEXTS);
const page = openPageOf<{ readonly numbers: readonly number[] }>('keno', {
  text,
  open: async () => (await import('./keno/game')).openKeno,
  paid: (spots, outcome) => paidOn(KENO, spots, outcome).payout,
});

/** Their sum is 168, and seven of them are of the first half. */
const NUMBERS = [3, 14, 22, 8, 31, 1, 17, 25, 36, 11];

const marks = () => [...document.querySelectorAll<HTMLButtonElement>('.mark')];
const mark = (...numbers: readonly number[]) => {
  for (const number of numbers) marks()[number - 1]?.click();
};
const marked = () => marks().flatMap((each, at) => (each.getAttribute('aria-pressed') === 'true' ? [at + 1] : []));
const strip = () => [...find('strip').children].map((cell) => cell.textContent);
const said = () => find('notice').textContent;

const past = (numbers: readonly number[], spots: PastRound['spots']): PastRound =>
  ({ kind: 'keno', numbers, spots, stake: '10', payout: '0' }) as never;

it('has every text in both languages', () => {
  expect(Object.keys(KENO_TEXTS.TH).sort()).toEqual(Object.keys(KENO_TEXTS.EN).sort());
});

describe('a ticket', () => {
  it('has forty numbers as buttons that are marked and unmarked, ten at most', () => {
    page.open();
    expect(marks()).toHaveLength(40);
    mark(3, 17, 3);
    expect(marked()).toEqual([17]);
    expect(buttonOf('17, marked').getAttribute('aria-pressed')).toBe('true');
    mark(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    expect(marked()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 17]);
    expect(said()).toBe('A ticket has 10 numbers at most.');
    mark(9, 10);
    expect([marked().length, said()]).toEqual([10, '']);
    find('clear').click();
    expect(marked()).toEqual([]);
  });

  it('shows what it pays by how many are marked, and what all bets cost', () => {
    page.open();
    expect([strip(), find('total').textContent]).toEqual([['Mark a number, or choose a bet below.'], '']);
    mark(5);
    expect(strip()).toEqual(['1 hits pay ×3.81/1×3.8']);
    mark(6, 7, 8, 9);
    expect(strip()).toEqual(['3 hits pay ×43/5×4', '4 hits pay ×254/5×25', '5 hits pay ×10005/5×1000']);
    expect(find('strip').getAttribute('aria-label')).toBe('Pays of 5 marks');
    page.spot('balls-low').click();
    page.spot('balls-tails').click();
    expect(find('total').textContent).toBe('฿30.00');
    find('more').click();
    expect(find('total').textContent).toBe('฿60.00');
    page.spot('balls-low').click();
    find('clear').click();
    expect(find('total').textContent).toBe('฿20.00');
  });

  it('is picked quickly: five numbers at first, else as many as are marked', () => {
    page.open();
    buttonOf('Quick pick').click();
    expect(marked()).toHaveLength(5);
    mark(...[1, 2, 3, 4, 5, 6, 7, 8].filter((each) => !marked().includes(each)).slice(0, 3));
    for (let pick = 0; pick < 20; pick += 1) buttonOf('Quick pick').click();
    expect(marked()).toHaveLength(8);
  });

  it('of the last round is there when the game opens again', () => {
    page.open([past(NUMBERS, { 'balls-odd': '1' }), past(NUMBERS, { 'marks-2-40': '1' })]);
    expect(marked()).toEqual([]);
    page.open([past(NUMBERS, { 'balls-odd': '1', 'marks-3-17-40': '1' })]);
    expect(marked()).toEqual([3, 17, 40]);
    expect([...document.querySelectorAll('.bead')].map((bead) => bead.textContent)).toEqual(['2/32 of 3 hit']);
  });
});

describe('a draw', () => {
  it('is shown at once with reduced motion, says what came, lights hits up, and is one stake however often it is pressed', async () => {
    page.open();
    mark(40, 17, 3, 22, 31, 9);
    for (const spot of ['balls-low', 'balls-level']) page.spot(spot).click();
    page.answers.push({ numbers: NUMBERS });
    find('light').click();
    find('light').click();
    mark(2);
    find('clear').click();
    await settled();
    expect(page.asked).toMatchObject([
      { stake: '30', spots: { 'marks-3-9-17-22-31-40': '10', 'balls-low': '10', 'balls-level': '10' } },
    ]);
    expect(find('spoken').textContent).toBe(
      'Drawn: 3, 14, 22, 8, 31, 1, 17, 25, 36, 11. 4 of 6 hit. Sum 168 · Low · Even · Heads. Won ฿139.50.',
    );
    expect(find('sum').textContent).toBe('+฿139.50');
    expect([...find('tray').children].map((ball) => ball.textContent)).toEqual(NUMBERS.map(String));
    const look = (state: string) => marks().flatMap((each, at) => (each.dataset['state'] === state ? [at + 1] : []));
    expect([look('hit'), look('marked'), look('drawn')]).toEqual([
      [3, 17, 22, 31],
      [9, 40],
      [1, 8, 11, 14, 25, 36],
    ]);
    expect(marks()[16]?.getAttribute('aria-label')).toBe('17, hit');
    expect(find('strip').querySelector('.paid')?.textContent).toContain('4 hits pay ×12');
    expect(page.spot('balls-low').dataset['state']).toBe('paid');
    expect(page.spot('balls-level').dataset['state']).toBeUndefined();
    expect(find('balance').textContent).toBe('฿1,109.50');
  });

  it('is played again by one press with the same ticket, and marks may change between', async () => {
    page.open();
    mark(1, 2, 9);
    await page.play({ numbers: NUMBERS });
    expect(find('spoken').textContent).toContain('1 of 3 hit. Sum 168 · Low · Even · Heads. Nothing won.');
    expect(marked()).toEqual([1, 2, 9]);
    await page.play({ numbers: NUMBERS });
    mark(2);
    expect(marks().some((each) => each.dataset['state'] === 'drawn')).toBe(false);
    await page.play({ numbers: NUMBERS });
    expect(page.asked.map(({ spots }) => spots)).toEqual([
      { 'marks-1-2-9': '10' },
      { 'marks-1-2-9': '10' },
      { 'marks-1-9': '10' },
    ]);
    expect([...document.querySelectorAll('.bead')].map((bead) => bead.className)).toEqual([
      'bead lost fresh',
      'bead lost fresh',
      'bead lost fresh',
    ]);
    find('draws-open').click();
    const rows = [...find('draws').querySelectorAll('li')];
    expect(rows).toHaveLength(3);
    expect(rows[0]?.querySelector('b')?.textContent).toBe('+฿10.00');
    expect([...(rows[1]?.querySelectorAll('.ball.hit') ?? [])].map((ball) => ball.textContent)).toEqual(['1']);
  });

  it('needs a mark or a bet, and no more than the largest stake', async () => {
    page.open();
    find('light').click();
    expect(said()).toBe('Mark a number, or choose a bet below.');
    page.spot('balls-odd').click();
    page.spot('balls-even').click();
    for (let step = 0; step < 20; step += 1) find('more').click();
    find('light').click();
    expect(said()).toBe('The largest stake is ฿1,000.00.');
    expect(page.asked).toHaveLength(0);
  });

  it('without an answer says so and asks for the same round again', async () => {
    page.open();
    mark(7);
    await page.play('lost');
    expect(said()).toBe('No answer. Press again: the round is not played twice.');
    await page.play({ numbers: NUMBERS });
    expect(page.asked[1]?.key).toBe(page.asked[0]?.key);
    expect(marked()).toEqual([7]);
  });
});

it('has rules with pays and returns of every ticket and bet', () => {
  page.open();
  find('rules-open').click();
  const cells = [...find('rules').querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent?.replaceAll('\u00a0', ' ')),
  );
  expect(cells).toHaveLength(17);
  expect(cells[4]).toEqual(['5', '3: ×4 · 4: ×25 · 5: ×1000', '93.96%']);
  expect(cells[7]?.[1]).toBe('0: ×1 · 4: ×4 · 5: ×20 · 6: ×160 · 7: ×2000 · 8: ×10000');
  expect(cells.slice(10).map(([, ...odds]) => odds)).toEqual([
    ['×1.95', '96.30%'],
    ['×1.95', '96.30%'],
    ['×1.9', '95.00%'],
    ['×1.9', '94.99%'],
    ['×2.65', '94.92%'],
    ['×3.4', '96.41%'],
    ['×2.65', '94.92%'],
  ]);
});
