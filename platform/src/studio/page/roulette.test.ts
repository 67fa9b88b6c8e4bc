import { ROULETTE } from '../../base/roulette/table';
import { paidOn } from '../../base/tables/paid';
import { find } from './dom';
import { momentAt, restOf } from './roulette/run';
import { ROULETTE_TEXTS } from './roulette/texts';
import { buttonOf, openPageOf, settled } from './table/page.testing';
import { textsWith } from './texts';

const text = textsWith('EN', ROULETTE_TEXTS);
const page = openPageOf<{ readonly pocket: number }>('roulette', {
  text,
  open: async () => (await import('./roulette/game')).openRoulette,
  paid: (spots, outcome) => paidOn(ROULETTE, spots, outcome).payout,
});

it('has every text in both languages', () => {
  expect(Object.keys(ROULETTE_TEXTS.TH).sort()).toEqual(Object.keys(ROULETTE_TEXTS.EN).sort());
});

describe('the table', () => {
  it('has all bets as buttons with a name, a kind at a time', () => {
    page.open();
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.spot')];
    expect(buttons.map((button) => button.dataset['spot']).sort()).toEqual([...ROULETTE.spots].sort());
    expect(new Set(buttons.map((button) => button.getAttribute('aria-label'))).size).toBe(157);
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>('.panel:not([hidden])')].map(
        (panel) => panel.ariaLabel ?? panel.getAttribute('aria-label'),
      );
    expect(shown()).toEqual(['Outside']);
    buttonOf('Corner, four numbers').click();
    expect(shown()).toEqual(['Corner, four numbers']);
    expect(buttonOf('Corner, four numbers').getAttribute('aria-pressed')).toBe('true');
    expect(document.querySelectorAll('.panel:not([hidden]) .spot')).toHaveLength(23);
  });

  it('says what lies where: numbers of a bet inside, what others hold, and kinds that have stakes', () => {
    page.open();
    page.spot('split-17-20').click();
    expect(page.spot('split-17-20').getAttribute('aria-label')).toBe('Split 17, 20, pays 17:1, ฿10.00 staked');
    expect(page.spot('straight-0').getAttribute('aria-label')).toBe('Number 0, pays 35:1, nothing staked');
    expect(page.spot('dozen-2').getAttribute('aria-label')).toBe('Second dozen, 13 to 24, pays 2:1, nothing staked');
    expect(buttonOf('Split, one above the other, with stakes').className).toBe('mode');
    expect(document.querySelectorAll('.laid circle')).toHaveLength(1);
  });
});

describe('a round', () => {
  it('is said, shown at once with reduced motion, pays each spot, and is one stake however often it is pressed', async () => {
    page.open();
    for (const spot of ['straight-17', 'black', 'even']) page.spot(spot).click();
    page.answers.push({ pocket: 17 });
    find('light').click();
    find('light').click();
    await settled();
    find('light').click();
    await settled();
    expect(page.asked).toMatchObject([{ stake: '30', spots: { 'straight-17': '10', black: '10', even: '10' } }]);
    expect(find('spoken').textContent).toBe('17 black. Won ฿380.00.');
    expect(find('number').textContent).toBe('17');
    expect(page.spot('straight-17').getAttribute('aria-label')).toContain('paid ฿360.00');
    expect(page.spot('even').getAttribute('aria-label')).toContain('nothing staked');
    expect(find('notice').textContent).toBe(text('place'));
    expect(document.querySelector('main')?.classList).not.toContain('rolling');
    find('rebet').click();
    expect(find('total').textContent).toBe('฿30.00');
    expect([...document.querySelectorAll('.bead')].map((bead) => bead.textContent)).toEqual(['1717 black']);
  });

  it('without an answer leaves stakes and table as they were, and is asked for again with the same key', async () => {
    page.open();
    page.spot('red').click();
    await page.play('lost');
    expect([find('notice').textContent, find('total').textContent]).toEqual([text('network'), '฿10.00']);
    expect(document.querySelector('main')?.classList).not.toContain('rolling');
    await page.play({ pocket: 0 });
    expect(page.asked[1]).toEqual(page.asked[0]);
    expect(find('spoken').textContent).toBe('0 green. Nothing won.');
  });
});

it('comes to rest with every number at the top, wherever the wheel stood, and turns evenly to there', () => {
  const whole = Math.PI * 2;
  for (let pocket = 0; pocket <= 36; pocket += 1) {
    const from = restOf((pocket * 7) % 37);
    const end = momentAt(60_000, from, pocket);
    expect(end.isOver).toBe(true);
    const off = (angle: number) => Math.abs(Math.sin((angle + Math.PI / 2) / 2));
    expect(off(end.ball)).toBeLessThan(1e-9);
    expect(Math.abs(Math.sin((end.wheel - restOf(pocket)) / 2))).toBeLessThan(1e-9);
    expect(end.distance).toBeCloseTo(58);
    const steps = Array.from({ length: 300 }, (_, at) => momentAt(at * 17, from, pocket));
    for (const [at, { wheel }] of steps.entries()) {
      const step = wheel - (steps[at - 1]?.wheel ?? wheel);
      expect(step).toBeGreaterThanOrEqual(0);
      expect(step).toBeLessThan(whole / 24);
    }
  }
});

it('has rules with odds and returns of every kind of bet', () => {
  page.open();
  find('rules-open').click();
  const rows = [...find('rules').querySelectorAll('tbody tr')];
  expect(rows.map((row) => [...row.children].slice(1).map((cell) => cell.textContent))).toEqual(
    ['35:1', '17:1', '11:1', '8:1', '5:1', '2:1', '1:1'].map((odds) => [odds, '97.29%']),
  );
});
