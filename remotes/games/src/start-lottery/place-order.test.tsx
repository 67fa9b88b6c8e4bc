import { ApiError } from '@foyer/shared/api';
import type { ValueOf } from '@foyer/shared/contract';
import { queryClient } from '@foyer/shared/query';
import { type RenderOptions, renderPart } from '@foyer/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import TY from '../i18n/TY.json';
import { board, order, plays, result } from '../testing/lottery-fixtures';
import { WithSlip } from '../testing/with-slip';
import StartLotteryPage from './start-lottery.page';

const SLIPS = 'foyer:games.lottery.slips';
const lines = [
  { play: 'size', pick: 'big', stake: '200', rates: '×1.95' },
  { play: 'digit', pick: '2:7', stake: '300', rates: '×9.5' },
];

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const placed: ValueOf<'placeOrder'> = { orderNo: 'L30000001', stake: '500', orders: [order()] };
const later = () => Date.now() + 600_000;

interface Choices extends RenderOptions {
  balance?: string;
  slip?: object;
}
const page = (slip: object = {}) => (
  <WithSlip slip={{ lines, issues: 1, stopOnWin: true, ...slip }}>
    <StartLotteryPage />
  </WithSlip>
);
const show = ({ balance = '1000', slip, answers, ...options }: Choices = {}) =>
  renderPart(page(slip), {
    path: '/m/startLottery?code=LTN1M',
    texts: { games: EN },
    session: {},
    member: {},
    wallet: { sumBalance: balance, currencySymbol: '฿' },
    answers: {
      lotteryBoard: () => board(later()),
      lotteryResults: { content: [result(Date.now())] },
      placeOrder: placed,
      ...answers,
    },
    ...options,
  });
type Shown = ReturnType<typeof show>;

async function openSlip({ user }: Shown) {
  await user.click(await screen.findByText('Bet slip'));
  return within(await screen.findByRole('dialog'));
}
async function openConfirm(shown: Shown) {
  const slip = await openSlip(shown);
  await shown.user.click(slip.getByRole('button', { name: EN['slip.next'] }));
  return within(await screen.findByRole('dialog', { name: EN['confirm.title'] }));
}
const fact = (sheet: ReturnType<typeof within>, name: string) => sheet.getByText(name).nextElementSibling;
const sent = ({ requests }: Shown) => requests.filter(({ call }) => call === 'placeOrder').map(({ body }) => body);

it('is looked over with its draw, sum and balance afterwards, and becomes a receipt with its number', async () => {
  const shown = show();
  const sheet = await openConfirm(shown);
  expect(fact(sheet, 'Draw')).toHaveTextContent('20260314-0721');
  expect(sheet.getAllByText('Lines')[0]?.nextElementSibling).toHaveTextContent('2');
  expect(fact(sheet, 'Total')).toHaveTextContent('฿500.00');
  expect(fact(sheet, 'Balance afterwards')).toHaveTextContent('฿500.00');
  await shown.user.dblClick(sheet.getByRole('button', { name: 'Place for ฿500.00' }));
  expect(await sheet.findByRole('heading', { name: EN['placed.title'] })).toHaveFocus();
  expect(fact(sheet, 'Order number')).toHaveTextContent('L30000001');
  expect(sheet.getByRole('link', { name: EN['placed.orders'] })).toHaveAttribute(
    'href',
    '/m/lotteryOrders?order=L30000001',
  );
  await proves('F-ORDERS-02', () =>
    expect(sent(shown)).toEqual([
      {
        ...{ code: 'LTN1M', issue: '20260314-0721', oddsVersion: 1, key: expect.stringMatching(/^[0-9a-f]{32}$/) },
        lines: lines.map(({ rates: _, ...line }) => line),
      },
    ]),
  );
  expect(sessionStorage.getItem(SLIPS)).toBeNull();
  await shown.user.click(sheet.getByRole('button', { name: EN['placed.more'] }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText('Bet slip')).not.toBeInTheDocument();
});

it('is asked for in the language of the page, so that its answer is in it', async () => {
  const shown = show({ language: 'TY', texts: { games: TY } });
  await shown.user.click(await screen.findByText(TY['slip.title']));
  await shown.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: TY['slip.next'] }));
  const sheet = within(await screen.findByRole('dialog', { name: TY['confirm.title'] }));
  await shown.user.click(sheet.getByRole('button', { name: /500/ }));
  await sheet.findByRole('heading', { name: TY['placed.title'] });
  expect(shown.requests.find(({ call }) => call === 'placeOrder')?.query).toEqual({ language: 'TY' });
});

it('is taken for following draws where the member wants it', async () => {
  const shown = show({ balance: '2000', slip: { issues: 3, stopOnWin: false } });
  const sheet = await openConfirm(shown);
  expect(fact(sheet, 'Draws in a row')).toHaveTextContent('3');
  await shown.user.click(sheet.getByRole('button', { name: 'Place for ฿1,500.00' }));
  await sheet.findByRole('heading', { name: EN['placed.title'] });
  expect(sent(shown)).toMatchObject([{ issues: 3, stopOnWin: false }]);
});

it('whose draw closes under the look turns to the next one and asks anew', async () => {
  let issue = '20260314-0721';
  const shown = show({ answers: { lotteryBoard: () => board(later(), { issue }) } });
  const sheet = await openConfirm(shown);
  issue = '20260314-0722';
  await act(() => queryClient.invalidateQueries());
  expect(
    await sheet.findByText('Draw 20260314-0721 has closed. Your slip would now be for draw 20260314-0722.'),
  ).toBeVisible();
  expect(sent(shown)).toEqual([]);
  await shown.user.click(sheet.getByRole('button', { name: EN['confirm.agree'] }));
  expect(sent(shown)).toEqual([]);
  await shown.user.click(sheet.getByRole('button', { name: 'Place for ฿500.00' }));
  await sheet.findByRole('heading', { name: EN['placed.title'] });
  expect(sent(shown)).toMatchObject([{ issue }]);
});

it('that comes too late for its draw is kept, and asks for the next one', async () => {
  let issue = '20260314-0721';
  const shown = show({
    answers: {
      lotteryBoard: () => board(later(), { issue }),
      placeOrder: () => {
        if (issue !== '20260314-0721') return placed;
        issue = '20260314-0722';
        return new ApiError('placeOrder', 'draw.closed', 200, { issue });
      },
    },
  });
  const sheet = await openConfirm(shown);
  await shown.user.click(sheet.getByRole('button', { name: 'Place for ฿500.00' }));
  expect(await sheet.findByRole('alert')).toHaveTextContent('This draw takes no more bets');
  await shown.user.click(await sheet.findByRole('button', { name: EN['confirm.agree'] }));
  await shown.user.click(sheet.getByRole('button', { name: 'Place for ฿500.00' }));
  await sheet.findByRole('heading', { name: EN['placed.title'] });
  expect(sent(shown)).toMatchObject([{ issue: '20260314-0721' }, { issue: '20260314-0722' }]);
});

it('of a visitor leads to the log-in and back to the full slip', async () => {
  const shown = renderPart(page(), {
    path: '/m/startLottery?code=LTN1M',
    texts: { games: EN },
    answers: { lotteryBoard: board(later()), lotteryResults: { content: [result(Date.now())] } },
  });
  const slip = await openSlip(shown);
  await shown.user.click(slip.getByRole('button', { name: EN['slip.login'] }));
  expect(shown.where()).toBe('/m/login');
  expect(sessionStorage.getItem('foyer:shell.returnTo')).toBe('/m/startLottery?code=LTN1M');
  expect(shown.requests.map(({ call }) => call).sort()).toEqual(['lotteryBoard', 'lotteryResults']);
  expect(sessionStorage.getItem(SLIPS)).toContain('2:7');
});

it('that the balance does not reach names what is missing, and leads to the deposit', async () => {
  const shown = show({ balance: '320.50' });
  const sheet = await openConfirm(shown);
  expect(sheet.getByRole('alert')).toHaveTextContent('Your balance is ฿179.50 short for this slip.');
  expect(sheet.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/voucherCenter');
  expect(sheet.queryByRole('button', { name: /^Place/ })).toBeNull();
  shown.loadWallet({ sumBalance: '500', currencySymbol: '฿' });
  expect(sheet.getByRole('button', { name: 'Place for ฿500.00' })).toBeEnabled();
});

it('whose money was spent elsewhere meanwhile says so, books nothing and keeps the slip', async () => {
  const shown = show({ answers: { placeOrder: new ApiError('placeOrder', 'balance.insufficient', 200) } });
  const sheet = await openConfirm(shown);
  await shown.user.click(sheet.getByRole('button', { name: 'Place for ฿500.00' }));
  expect(await sheet.findByRole('alert')).toBeVisible();
  shown.loadWallet({ sumBalance: '320.50', currencySymbol: '฿' });
  expect(await sheet.findByText('Your balance is ฿179.50 short for this slip.')).toBeVisible();
  expect(sessionStorage.getItem(SLIPS)).toContain('2:7');
});

it('at other odds than it was chosen at marks old and new, and is placed by another press', async () => {
  let version = 1;
  const moved = { ...plays.digit, odds: { win: '9' }, best: { '*': '9' } };
  const shown = show({
    answers: {
      lotteryBoard: () =>
        board(later(), { oddsVersion: version, plays: [plays.size, version === 1 ? plays.digit : moved] }),
      placeOrder: () => {
        if (version === 2) return placed;
        version = 2;
        return new ApiError('placeOrder', 'odds.changed', 200, { oddsVersion: 2 });
      },
    },
  });
  const sheet = await openConfirm(shown);
  expect(fact(sheet, 'Most it can bring')).toHaveTextContent('฿3,240.00');
  await shown.user.click(sheet.getByRole('button', { name: 'Place for ฿500.00' }));
  expect(await sheet.findByText('Former odds')).toBeInTheDocument();
  expect(sheet.getByText('×9.5')).toBeVisible();
  expect(sheet.getByText('×9')).toBeVisible();
  expect(sheet.getByText(EN['confirm.moved'])).toBeVisible();
  expect(fact(sheet, 'Most it can bring')).toHaveTextContent('฿3,090.00');
  expect(sent(shown)).toHaveLength(1);
  await shown.user.click(sheet.getByRole('button', { name: 'Place for ฿500.00' }));
  await sheet.findByRole('heading', { name: EN['placed.title'] });
  expect(sent(shown)).toMatchObject([{ oddsVersion: 1 }, { oddsVersion: 2 }]);
});

it('at odds that move under the look asks before it is placed', async () => {
  let version = 1;
  const moved = { ...plays.digit, odds: { win: '9' }, best: { '*': '9' } };
  const shown = show({
    answers: {
      lotteryBoard: () =>
        board(later(), { oddsVersion: version, plays: [plays.size, version === 1 ? plays.digit : moved] }),
    },
  });
  const sheet = await openConfirm(shown);
  version = 2;
  await act(() => queryClient.invalidateQueries());
  await shown.user.click(await sheet.findByRole('button', { name: EN['confirm.agree'] }));
  expect(sent(shown)).toEqual([]);
  await shown.user.click(sheet.getByRole('button', { name: 'Place for ฿500.00' }));
  await sheet.findByRole('heading', { name: EN['placed.title'] });
  expect(sent(shown)).toMatchObject([{ oddsVersion: 2 }]);
});

describe('an order whose answer is lost', () => {
  /** Loses the answer, and gives the sheet after a reload on which another draw may be the next one. */
  async function reload(found: ValueOf<'outcome'>, issue: string) {
    let outcome: ValueOf<'outcome'> | Error = new TypeError('down');
    const answers = { placeOrder: new TypeError('cut off'), outcome: () => outcome };
    const shown = show({ answers });
    const sheet = await openConfirm(shown);
    await shown.user.click(sheet.getByRole('button', { name: 'Place for ฿500.00' }));
    expect(await sheet.findByText('Checking…')).toBeVisible();
    shown.unmount();
    outcome = found;
    renderPart(page(), {
      path: '/m/startLottery?code=LTN1M',
      texts: { games: EN },
      session: {},
      member: {},
      wallet: { sumBalance: '1000', currencySymbol: '฿' },
      answers: {
        lotteryBoard: board(later(), { issue }),
        lotteryResults: { content: [result(Date.now())] },
        ...answers,
      },
    });
    return within(await screen.findByRole('dialog', { name: EN['confirm.title'] }));
  }

  it.each(['20260314-0721', '20260314-0722'])(
    'is asked for until the receipt is there, after a reload and after its draw too: %s is the next one',
    async (issue) => {
      await proves('F-ORDERS-02', async () => {
        const again = await reload({ state: 'done', answer: placed }, issue);
        expect(await again.findByRole('heading', { name: EN['placed.title'] })).toBeVisible();
        expect(fact(again, 'Order number')).toHaveTextContent('L30000001');
        expect(sessionStorage.getItem(SLIPS)).toBeNull();
      });
    },
  );

  it('that was never booked gives the slip back after a reload, for the draw that is next then', async () => {
    await proves('F-ORDERS-02', async () => {
      await reload({ state: 'closed' }, '20260314-0722');
      await waitFor(() => expect(screen.queryByText('Checking…')).not.toBeInTheDocument());
      expect(sessionStorage.getItem(SLIPS)).toContain('2:7');
      expect(screen.getByText('Bet slip')).toBeVisible();
      expect(screen.getAllByText(/0722/)[0]).toBeVisible();
    });
  });

  it('that was refused meanwhile gives the slip back', async () => {
    const shown = show({
      answers: { placeOrder: new TypeError('cut off'), outcome: { state: 'closed' } },
    });
    const sheet = await openConfirm(shown);
    await shown.user.click(sheet.getByRole('button', { name: 'Place for ฿500.00' }));
    expect(await sheet.findByRole('button', { name: 'Place for ฿500.00' })).toBeEnabled();
    expect(sessionStorage.getItem(SLIPS)).toContain('2:7');
  });
});
