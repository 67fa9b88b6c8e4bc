import { ApiError } from '@foyer/shared/api';
import type { LotteryResult, ValueOf } from '@foyer/shared/contract';
import { type RenderOptions, renderPart } from '@foyer/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import LotteryResultsPage from '../lottery-results/lottery-results.page';
import { lottery, lotteryMenu } from '../testing/fixtures';
import { inOrder } from './order';

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => undefined;

const prizes = [
  { row: 'special', numbers: ['00745'] },
  { row: 'first', numbers: ['10007'] },
  { row: 'second', numbers: ['20007', '20012'] },
  { row: 'third', numbers: ['30000', '30001', '30002', '30003', '30004', '30005'] },
  { row: 'fourth', numbers: ['0123', '4001', '4002', '4003'] },
  { row: 'fifth', numbers: ['5000', '5001', '5002', '5003', '5004', '5005'] },
  { row: 'sixth', numbers: ['012', '601', '602'] },
  { row: 'seventh', numbers: ['01', '71', '72', '73'] },
];
const result: LotteryResult = {
  ...{ issue: '20260314-0001', drawAt: Date.parse('2026-03-14T11:30:00Z'), state: 'drawn', numbers: [], prizes },
};
const drawn = { day: '2026-03-14', today: '2026-03-15', state: 'drawn' as const, drawAt: result.drawAt, result };
const stats = [
  { number: '07', count: 3, away: 1 },
  { number: '45', count: 9, away: 0 },
  { number: '99', count: 0, away: 30 },
];
const numero: ValueOf<'vnNumero'> = {
  ...{ day: '2026-03-14', draws: 30, own: ['45'], stats },
  tens: [...'0123456789'].map((digit) => ({
    digit,
    numbers: digit === '0' ? [{ number: '07', count: 2 }] : digit === '4' ? [{ number: '45', count: 1 }] : [],
  })),
  units: [...'0123456789'].map((digit) => ({ digit, numbers: digit === '5' ? [{ number: '45', count: 1 }] : [] })),
};

const open = ({ path = '', answers = {} }: RenderOptions = {}) =>
  renderPart(<LotteryResultsPage />, {
    path: `/m/lotteryResults?code=MKNORTH${path}`,
    texts: { games: EN },
    answers: {
      lotteryMenu: lotteryMenu([lottery(0, { code: 'MKNORTH', gameClassifyNew: 'VIETNAM' })]),
      lotteryResults: { content: [result] },
      vnResults: drawn,
      vnNumero: numero,
      ...answers,
    },
  });
const table = (name: string) => screen.findByRole('table', { name });

it('the prizes of a day stand in eight rows with their headings, and days lead to one another', async () => {
  await proves('F-NUMERO-01', async () => {
    const { user, requests, where } = open({
      answers: { vnResults: ({ query }) => ({ ...drawn, day: query['day'] ?? drawn.day }) },
    });
    const rows = within(await table(EN['numero.prizes'])).getAllByRole('row');
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      ...['Special', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'],
    ]);
    const numbers = rows.map((row) =>
      within(row)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    );
    expect(numbers).toEqual(prizes.map((prize) => prize.numbers));
    expect(numbers.map(({ length }) => length)).toEqual([1, 1, 2, 6, 4, 6, 3, 4]);
    const day = screen.getByLabelText(EN['numero.day']);
    expect(day).toHaveValue('2026-03-14');
    await user.click(screen.getByRole('button', { name: EN['numero.before'] }));
    await waitFor(() => expect(day).toHaveValue('2026-03-13'));
    expect(where()).toContain('date=2026-03-13');
    await user.click(screen.getByRole('button', { name: EN['numero.after'] }));
    await user.click(screen.getByRole('button', { name: EN['numero.after'] }));
    await waitFor(() => expect(day).toHaveValue('2026-03-15'));
    expect(screen.getByRole('button', { name: EN['numero.after'] })).toBeDisabled();
    expect(requests.flatMap(({ call, query }) => (call === 'vnResults' ? [query?.['day']] : []))).toEqual(
      expect.arrayContaining([undefined, '2026-03-13', '2026-03-15']),
    );
  });
});

it('the last two digits stand by tens and by last digit, with what came twice and what is one’s own', async () => {
  await proves(['F-NUMERO-02', 'S7-API-60'], async () => {
    const { user, requests } = open();
    const part = within(await screen.findByRole('region', { name: EN['numero.title'] }));
    const rows = () =>
      part
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent);
    expect(rows()).toEqual([
      '007' + '2 times',
      '1none',
      '2none',
      '3none',
      '445yours',
      ...[...'56789'].map((digit) => `${digit}none`),
    ]);
    await user.click(part.getByRole('radio', { name: EN['numero.units'] }));
    expect(rows()[5]).toBe('545yours');
    expect(requests.find(({ call }) => call === 'vnNumero')).toMatchObject({
      path: '/wps/lottery/vn/numero',
      method: 'GET',
    });
    expect(requests.find(({ call }) => call === 'vnResults')).toMatchObject({
      path: '/wps/lottery/vn/results',
      method: 'GET',
    });
  });
});

it('numbers over 30 draws stand in three orders, with figures and bars that say the same', async () => {
  await proves('F-NUMERO-03', async () => {
    const { user } = open();
    const part = within(await screen.findByRole('region', { name: 'Over 30 draws' }));
    const rows = () =>
      part
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent).join(' '));
    expect(rows()).toEqual(['45 9 0', '07 3 1', '99 0 30']);
    const bars = [...document.querySelectorAll<HTMLElement>('.bar')].filter(({ style }) => style.inlineSize !== '');
    expect(bars.map(({ style }) => Math.round(Number.parseFloat(style.inlineSize)))).toEqual([100, 33, 0]);
    await user.click(part.getByRole('radio', { name: EN['numero.by.number'] }));
    expect(rows()[0]).toBe('07 3 1');
    await user.click(part.getByRole('radio', { name: EN['numero.by.away'] }));
    expect(rows()[0]).toBe('99 0 30');
  });
});

describe('a day without numbers says why', () => {
  it('before the draw: the time until it, and the day before', async () => {
    await proves('F-NUMERO-04', async () => {
      const waiting = open({
        answers: {
          vnResults: {
            ...{ day: '2026-03-15', today: '2026-03-15', state: 'waiting' },
            drawAt: Date.now() + 3_600_000,
            before: result,
          },
        },
      });
      expect(await screen.findByRole('timer')).toHaveTextContent(/^(01:00:00|59:5\d)$/);
      expect(await table(EN['numero.yesterday'])).toBeVisible();
      waiting.unmount();

      const gone = open({ answers: { vnResults: { ...drawn, state: 'void', result: { ...result, state: 'void' } } } });
      expect(await screen.findByText(EN['result.void'])).toBeVisible();
      gone.unmount();

      const none = open({ answers: { vnResults: { day: '2020-01-01', today: '2026-03-15', state: 'none' } } });
      expect(await screen.findByText(EN['numero.none'])).toBeVisible();
      none.unmount();

      const state = { fails: true };
      const { user, where } = open({
        path: '&date=2026-03-14',
        answers: {
          vnResults: () => {
            if (state.fails) throw new ApiError('vnResults', 'unknown', 200);
            return drawn;
          },
        },
      });
      const retry = await screen.findByRole('button', { name: /again/i });
      expect(where()).toContain('date=2026-03-14');
      state.fails = false;
      await user.click(retry);
      expect(await table(EN['numero.prizes'])).toBeVisible();
      expect(where()).toContain('date=2026-03-14');
    });
  });
});

it('orders equal numbers by themselves', () => {
  const equal = ['09', '03'].map((number) => ({ number, count: 1, away: 1 }));
  expect(inOrder(equal, 'often').map(({ number }) => number)).toEqual(['03', '09']);
});
