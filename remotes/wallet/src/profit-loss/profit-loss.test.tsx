import { ApiError } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import type { ProfitLoss } from '@foyer/shared/contract';
import { type Answers, renderPart } from '@foyer/shared/testing';
import { addDays, dayOf, zoneOf } from '@foyer/shared/time';
import { act, screen, within } from '@testing-library/react';
import remote from '../../remote.json';
import EN from '../i18n/EN.json';
import ProfitLossPage from './profit-loss.page';

const today = dayOf(Date.now());
const none = { stake: '0', payout: '0', rebate: '0', bonus: '0', net: '0' };
const answer: ProfitLoss = {
  totals: { stake: '1000', payout: '900', rebate: '3', bonus: '50', net: '-47', count: 2, openStake: '20' },
  days: [
    { date: addDays(today, -2), stake: '600', payout: '900', rebate: '3', bonus: '0', net: '303' },
    { date: today, stake: '400', payout: '0', rebate: '0', bonus: '50', net: '-350' },
  ],
  categories: [
    { gameType: 'RNG', count: 1, stake: '600', payout: '900', net: '300' },
    { gameType: 'FISH', count: 1, stake: '400', payout: '0', net: '-400' },
  ],
};

const open = (profitLoss: Answers['profitLoss'] & {}, search = '') =>
  renderPart(<ProfitLossPage />, {
    path: `/m/profitandloss${search}`,
    texts: { wallet: EN },
    session: {},
    wallet: { sumBalance: '100', currencySymbol: '฿' },
    answers: { profitLoss },
  });

/** The text with a plain minus. */
const plain = (text: string | null) => (text ?? '').replaceAll('−', '-');
const cellsOf = (name: string, hidden = true) =>
  within(screen.getByRole('table', { name, hidden }))
    .getAllByRole('row', { hidden })
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => plain(textContent)));

it('asks for the days of the device', async () => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-420);
  const { requests } = open(answer);
  await screen.findByRole('region', { name: 'Totals of the period' });
  expect(requests.map(({ query }) => query)).toEqual([expect.objectContaining({ zone: '420' })]);
  jest.restoreAllMocks();
});

it('shows the result with sign and word, its parts, and open stakes beside it', async () => {
  const { requests } = open(answer);
  const totals = await screen.findByRole('region', { name: 'Totals of the period' });
  const part = (name: string) =>
    plain(within(totals).getByText(name, { selector: 'dt' }).closest('div')!.querySelector('dd')!.textContent);
  await proves('S2-ROUTES-25', () => {
    const { page, guard } = remote.pages['/m/profitandloss'];
    expect([page, guard]).toEqual(['profit-loss', ['member', 'notTrial', 'flag:PERSREP']]);
    expect(totals).toBeVisible();
  });
  await proves('F-PNL-01', () => {
    expect(plain(totals.querySelector('p')!.textContent)).toBe('Result-฿47.00 lost');
    expect([EN['profit.bets'], EN['profit.rebate'], EN['profit.bonus']].map(part)).toEqual([
      '-฿100.00 lost',
      '+฿3.00',
      '+฿50.00',
    ]);
    expect(part(EN['profit.open'])).toBe('฿20.00');
    expect(totals).not.toHaveTextContent('70.00');
  });
  expect(requests).toHaveLength(1);
  expect(requests[0]?.query).toEqual({ startDate: addDays(today, -6), endDate: today, zone: String(zoneOf()) });
});

it('has equal figures in chart and tables, by day and by category', async () => {
  const { user } = open(answer);
  const chart = await screen.findByRole('slider', { name: 'Result by day, choose a day' });
  await proves('F-PNL-03', async () => {
    const days = cellsOf('Day by day');
    expect(days.map(([, ...cells]) => cells)).toEqual([
      ['-400.00', '0.00', '+50.00', '-350.00 lost'],
      ['+300.00', '+3.00', '0.00', '+303.00 won'],
      ['-100.00', '+3.00', '+50.00', '-47.00 lost'],
    ]);
    expect(cellsOf('By category')).toEqual([
      ['Electronic', '600.00', '900.00', '+300.00 won'],
      ['Fishing', '400.00', '0.00', '-400.00 lost'],
      ['Rebate', '–', '–', '+3.00'],
      ['Bonuses', '–', '–', '+50.00'],
      ['Total', '1,000.00', '900.00', '-47.00 lost'],
    ]);
    chart.focus();
    const spoken: string[] = [];
    for (const key of ['{End}', '{ArrowLeft}', '{ArrowLeft}']) {
      await user.keyboard(key);
      spoken.push(plain(chart.getAttribute('aria-valuetext')).replace(/^.*: Result /, ''));
    }
    expect(spoken).toEqual(['-฿350.00 lost', '฿0.00 even', '฿303.00 won']);
    // Gains stand filled above zero, losses hatched below it: no colour is needed.
    const fills = [...chart.querySelectorAll('svg > rect:not(.chosen)')].map((bar) => bar.getAttribute('fill'));
    expect(fills.map((fill) => fill?.startsWith('url(#') ?? false)).toEqual([false, true]);
  });
});

it('keeps its days in the address, and a single day without a chart', async () => {
  const { user, where, requests } = open(answer);
  await screen.findByRole('slider');
  await user.click(screen.getByRole('radio', { name: 'Yesterday' }));
  expect(where()).toBe('/m/profitandloss?period=yesterday');
  expect(requests.at(-1)?.query).toMatchObject({ startDate: addDays(today, -1), endDate: addDays(today, -1) });
  await screen.findByRole('region', { name: 'Totals of the period' });
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

it('says that nothing was decided, that it failed, and how old its figures are', async () => {
  let now: ProfitLoss | Error = { totals: { ...none, count: 0, openStake: '0' }, days: [], categories: [] };
  const { user } = open(() => now);
  expect(await screen.findByText(EN['profit.none'])).toBeVisible();
  expect(screen.getByRole('link', { name: EN['empty.play'] })).toHaveAttribute('href', '/m/home');
  now = answer;
  act(() => bus.emit('wallet:refresh'));
  expect(await screen.findByRole('region', { name: 'Totals of the period' })).toBeVisible();
  now = new ApiError('x', 'system.upgrading', 200);
  act(() => bus.emit('wallet:refresh'));
  expect(await screen.findByText(/These figures are as of \d\d:\d\d/)).toBeVisible();
  now = answer;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('region', { name: 'Totals of the period' })).toBeVisible();
});

it('is for members of merchants that have it', () => {
  expect(remote.pages['/m/profitandloss'].guard).toEqual(['member', 'notTrial', 'flag:PERSREP']);
});
