import { ApiError } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import type { LotteryOrder, ValueOf } from '@foyer/shared/contract';
import { type RenderOptions, renderPart } from '@foyer/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote.json';
import EN from '../i18n/EN.json';
import { lottery, lotteryMenu } from '../testing/fixtures';
import { order, result } from '../testing/lottery-fixtures';
import LotteryOrdersPage from './lottery-orders.page';

type Detail = NonNullable<ValueOf<'lotteryOrder'>>;
const past = { drawAt: Date.now() - 60_000, closesAt: Date.now() - 65_000 };
const detail = (choices: Partial<Detail> = {}): Detail => ({
  ...order({ orderNo: 'L30000007', status: 'won', payout: '20.9', ...past }),
  ...{ stopOnWin: false, result: result(past.drawAt, { issue: '20260314-0721', numbers: [1, 7, 0] }), others: [] },
  picks: [
    { play: 'size', name: 'Sum big or small', pick: 'big', stake: '1.1', odds: { win: '1.95' }, pay: '0' },
    { play: 'digit', name: 'Digit at a place', pick: '2:7', stake: '2.2', odds: { win: '9.5' }, pay: '20.9' },
  ],
  ...choices,
});

const show = (orders: readonly LotteryOrder[], { path = '', answers = {}, ...options }: RenderOptions = {}) =>
  renderPart(<LotteryOrdersPage />, {
    path: `/m/lotteryOrders${path}`,
    texts: { games: EN },
    session: {},
    member: {},
    wallet: { sumBalance: '100', currencySymbol: '฿' },
    answers: {
      lotteryMenu: lotteryMenu([lottery(0), lottery(0, { code: 'DRDICE', displayName: 'Dragon Dice' })]),
      lotteryOrders: { content: [...orders] },
      lotteryOrder: detail(),
      ...answers,
    },
    ...options,
  });
const asked = ({ requests }: ReturnType<typeof show>) =>
  requests.flatMap(({ call, query }) => (call === 'lotteryOrders' ? [query] : []));

describe('my lottery bets', () => {
  it('mark a win that was told of nowhere as new until it was seen here', async () => {
    const won = order({ orderNo: 'L4', status: 'won', payout: '20.9', isNew: true });
    const { isNew: _, ...seen } = won;
    await proves('F-SETTLE-06', async () => {
      let told = false;
      const answers = {
        lotteryOrders: () => ({ content: [told ? seen : won, order({ orderNo: 'L3', status: 'lost' })] }),
        tellWins: () => {
          told = true;
          return { wins: [] };
        },
      };
      const { requests, unmount } = show([], { answers });
      const row = (await screen.findByText('L4')).closest('li');
      expect(row).toHaveTextContent(EN['orders.new']);
      expect(screen.getAllByText(EN['orders.new'])).toHaveLength(1);
      await waitFor(() =>
        expect(requests.flatMap(({ call, body }) => (call === 'tellWins' ? [body] : []))).toEqual([
          { orderNos: ['L4'] },
        ]),
      );
      // Asked for anew, the mark stays as long as the page does.
      act(() => bus.emit('wallet:refresh'));
      await waitFor(() => expect(requests.filter(({ call }) => call === 'lotteryOrders')).toHaveLength(2));
      expect(screen.getByText(EN['orders.new'])).toBeVisible();
      unmount();
      show([], { answers });
      await screen.findByText('L4');
      await waitFor(() => expect(screen.queryByText(EN['orders.new'])).toBeNull());
    });
  });

  it('have a word and a sign for each state', async () => {
    await proves('F-ORDERS-05', async () => {
      show([
        order({ orderNo: 'L5', status: 'open' }),
        order({ orderNo: 'L4', status: 'won', payout: '20.9' }),
        order({ orderNo: 'L3', status: 'lost' }),
        order({ orderNo: 'L2', status: 'void', payout: '6.6' }),
        order({ orderNo: 'L1', status: 'cancelled', payout: '6.6' }),
      ]);
      await screen.findByText('L5');
      expect(remote.pages['/m/lotteryOrders']).toMatchObject({ guard: 'member' });
      const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
      for (const [at, words] of [
        /^Lantern Minute.*Draw 20260314-0721.*L5.*฿6\.60 open.*3 lines/,
        /L4.*\+฿20\.90 won/,
        /L3.*−฿6\.60 lost/,
        /L2.*฿6\.60 void, returned/,
        /L1.*฿6\.60 cancelled, returned/,
      ].entries())
        expect(rows[at]).toMatch(words);
    });
  });

  it('are filtered by lottery, state and days in the address, twenty a page', async () => {
    await proves('F-ORDERS-05', async () => {
      const shown = show([order()], {
        path: '?code=DRDICE',
        answers: {
          lotteryOrders: ({ query }) =>
            query['before'] === undefined
              ? { content: [order({ orderNo: 'L30000021' })], next: 'L30000021' }
              : { content: [order({ orderNo: 'L30000020' })] },
        },
      });
      await screen.findByText('L30000021');
      expect(asked(shown)[0]).toMatchObject({ code: 'DRDICE', pageSize: '20', startDate: expect.any(String) });
      await shown.user.click(screen.getByRole('button', { name: 'Show more' }));
      expect(await screen.findByText('L30000020')).toBeVisible();
      expect(screen.getByText('L30000021')).toBeVisible();
      expect(asked(shown)[1]).toMatchObject({ before: 'L30000021', code: 'DRDICE' });
      await shown.user.selectOptions(screen.getByLabelText(EN['orders.status']), 'won');
      await shown.user.click(screen.getByRole('radio', { name: 'Today' }));
      await waitFor(() => expect(shown.where()).toBe('/m/lotteryOrders?period=today&code=DRDICE&status=won'));
      await waitFor(() => expect(asked(shown).at(-1)).toMatchObject({ status: 'won' }));
      await shown.user.selectOptions(screen.getByLabelText(EN['orders.lottery']), '');
      await waitFor(() => expect(shown.where()).toBe('/m/lotteryOrders?period=today&status=won'));
    });
  });

  it('that were placed at once stand together', async () => {
    await proves('F-ORDERS-05', async () => {
      show([
        order({ orderNo: 'L9' }),
        order({ orderNo: 'L8', series: 'L7', issue: '20260314-0722' }),
        order({ orderNo: 'L7', issue: '20260314-0721' }),
      ]);
      const series = within(await screen.findByRole('list', { name: '2 draws in a row' }));
      expect(series.getAllByRole('listitem')).toHaveLength(2);
      expect(series.queryByText('L9')).toBeNull();
    });
  });

  it('show what would be there where there are none, and a wider filter', async () => {
    const { unmount } = show([]);
    expect(await screen.findByText(EN['orders.none'])).toBeVisible();
    expect(screen.getByRole('link', { name: EN['orders.play'] })).toHaveAttribute('href', '/m/lottery');
    unmount();
    const { user, where } = show([], { path: '?status=void' });
    expect(await screen.findByText(EN['orders.filtered'])).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(where()).toBe('/m/lotteryOrders'));
  });

  it('that do not load offer another try', async () => {
    let down = true;
    const { user } = show([], {
      answers: { lotteryOrders: () => (down ? new ApiError('lotteryOrders', 'unknown', 500) : { content: [order()] }) },
    });
    await screen.findByRole('alert');
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('L30000001')).toBeVisible();
  });
});

const sheet = async () => within(await screen.findByRole('dialog', { name: EN['order.title'] }));

describe('a lottery bet', () => {
  it('opens from its row with numbers, lines and what each brought', async () => {
    await proves('F-ORDERS-05', async () => {
      const { user, where } = show([order({ orderNo: 'L30000007', status: 'won', payout: '20.9' })]);
      await user.click(await screen.findByText('L30000007'));
      expect(where()).toBe('/m/lotteryOrders?order=L30000007');
      const opened = await sheet();
      expect(await opened.findByText('Numbers 1 7 0')).toBeInTheDocument();
      expect(opened.getByText('Sum 8 · Small · Even')).toBeVisible();
      const [lost, won] = opened.getAllByRole('listitem').map(({ textContent }) => textContent);
      expect(lost).toMatch(/Big.*Sum big or small ×1\.95.*฿1\.10.*lost/);
      expect(won).toMatch(/Place 2: 7.*Digit at a place ×9\.5.*฿2\.20.*\+฿20\.90 won/);
      expect(opened.getByText('Paid').nextElementSibling).toHaveTextContent('฿20.90');
      expect(opened.queryByRole('button', { name: EN['order.cancel'] })).toBeNull();
    });
  });

  it('of several draws names the others, and leads to them', async () => {
    const { user, where } = show([], {
      path: '?order=L30000007',
      answers: {
        lotteryOrder: detail({
          stopOnWin: true,
          others: [order({ orderNo: 'L30000008', issue: '20260314-0722', status: 'cancelled', payout: '6.6' })],
        }),
      },
    });
    const opened = await sheet();
    expect(await opened.findByText('2 draws in a row')).toBeVisible();
    expect(opened.getByText(EN['order.stops'])).toBeVisible();
    await user.click(opened.getByRole('link', { name: '20260314-0722' }));
    await waitFor(() => expect(where()).toBe('/m/lotteryOrders?order=L30000008'));
  });

  it('is followed until its draw is settled, and the balance with it', async () => {
    const refreshed = jest.fn();
    const off = bus.on('wallet:refresh', refreshed);
    const past = { drawAt: Date.now() - 5000, closesAt: Date.now() - 10_000 };
    let asked = 0;
    show([], {
      path: '?order=L30000007',
      answers: {
        lotteryOrder: () => {
          asked += 1;
          return asked === 1 ? detail({ ...past, status: 'open', payout: '0', result: null }) : detail();
        },
      },
    });
    const opened = await sheet();
    expect(await opened.findByText(EN['orders.state.open'])).toBeVisible();
    expect(refreshed).not.toHaveBeenCalled();
    expect(await opened.findByText('Numbers 1 7 0', {}, { timeout: 10_000 })).toBeInTheDocument();
    expect(refreshed).toHaveBeenCalledTimes(1);
    off();
  });

  it('that is open is taken back after a question', async () => {
    let status: LotteryOrder['status'] = 'open';
    const open = () =>
      detail({ ...order({ orderNo: 'L30000007' }), status, payout: status === 'open' ? '0' : '6.6', result: null });
    const shown = show([], {
      path: '?order=L30000007',
      answers: {
        lotteryOrder: () => open(),
        cancelOrder: () => {
          status = 'cancelled';
          return order({ orderNo: 'L30000007', status });
        },
      },
    });
    const opened = await sheet();
    await shown.user.click(await opened.findByRole('button', { name: EN['order.cancel'] }));
    const question = within(await screen.findByRole('dialog', { name: EN['order.cancelTitle'] }));
    expect(question.getByText(/฿6\.60 comes back/)).toBeVisible();
    await shown.user.click(question.getByRole('button', { name: EN['order.cancelYes'] }));
    expect(await opened.findByText('cancelled, returned')).toBeVisible();
    expect(shown.requests.filter(({ call }) => call === 'cancelOrder').map(({ body }) => body)).toEqual([
      { orderNo: 'L30000007', key: expect.any(String) },
    ]);
    expect(shown.requests.find(({ call }) => call === 'cancelOrder')?.query).toEqual({ language: 'EN' });
    expect(opened.queryByRole('button', { name: EN['order.cancel'] })).toBeNull();
  });

  it('has a way back until its draw closes, and no longer', async () => {
    show([], {
      path: '?order=L30000007',
      answers: {
        lotteryOrder: detail({ ...order({ orderNo: 'L30000007', closesAt: Date.now() + 2000 }), result: null }),
      },
    });
    const opened = await sheet();
    const cancel = () => opened.queryByRole('button', { name: EN['order.cancel'] });
    await waitFor(() => expect(cancel()).toBeVisible());
    await proves('F-ORDERS-06', async () => {
      await waitFor(() => expect(cancel()).toBeNull(), { timeout: 5000 });
      expect(opened.getByText(EN['order.drawAt'])).toBeVisible();
    });
  });

  it.each(['L30000099', 'x', 'L1 or 1=1'])('by the number %s that is none of theirs says so', async (orderNo) => {
    const shown = show([], { path: `?order=${encodeURIComponent(orderNo)}`, answers: { lotteryOrder: () => null } });
    expect(await (await sheet()).findByText(EN['order.gone'])).toBeVisible();
    expect(shown.requests.filter(({ call }) => call === 'lotteryOrder')).toHaveLength(orderNo === 'L30000099' ? 1 : 0);
    await shown.user.click(screen.getByRole('button', { name: EN['order.list'] }));
    await waitFor(() => expect(shown.where()).toBe('/m/lotteryOrders'));
  });
});
