import { ApiError } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { type RenderOptions, renderPart } from '@foyer/shared/testing';
import { act, screen, within } from '@testing-library/react';
import remote from '../../remote.json';
import EN from '../i18n/EN.json';
import { board, order, plays, result } from '../testing/lottery-fixtures';
import StartLotteryPage from './start-lottery.page';

const NOW = new Date('2026-03-14T12:00:00Z').getTime();
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

type Answers = NonNullable<RenderOptions['answers']>;

/** A lottery of every minute by the clock of the platform, which is `ahead` ms behind that of the device. */
function lanternMinute(ahead = 0): Answers {
  const now = () => Date.now() - ahead;
  const name = (drawAt: number) =>
    `20260314-${String(Math.round((drawAt % 86_400_000) / 60_000) + 1).padStart(4, '0')}`;
  return {
    lotteryBoard: () => {
      const drawAt = Math.floor((now() + 5000) / 60_000 + 1) * 60_000;
      return board(drawAt - 5000, { issue: name(drawAt) });
    },
    lotteryResults: () => {
      const drawAt = Math.floor(now() / 60_000) * 60_000;
      return { content: [result(drawAt, { issue: name(drawAt), numbers: [1, 2, Math.floor(drawAt / 60_000) % 10] })] };
    },
  };
}

const show = (answers: Answers = {}, options: RenderOptions = {}) =>
  renderPart(<StartLotteryPage />, {
    path: '/m/startLottery?code=LTN1M',
    texts: { games: EN },
    advanceTimers: jest.advanceTimersByTime,
    answers: { ...lanternMinute(), ...answers },
    ...options,
  });
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the board of a lottery', () => {
  it('has the plays with odds, limits and names of the platform, for visitors too', async () => {
    const { user, requests } = show({
      lotteryBoard: board(NOW + 50_000, { plays: Object.values(plays) }),
    });
    await pass(10);
    expect(remote.pages['/m/startLottery']).not.toHaveProperty('guard');
    expect(screen.getByRole('heading', { name: 'Lantern Minute' })).toBeVisible();
    expect(screen.getByText('Draw 20260314-0721')).toBeVisible();
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(Object.values(plays).map(({ name }) => name));
    expect(screen.getByText('×1.95')).toBeVisible();
    expect(screen.getByText('฿1.00 to ฿10,000.00 a line')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Sum' }));
    expect(within(screen.getByRole('group', { name: 'Sum' })).getByRole('button', { name: '17 ×68' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Six numbers' }));
    expect(screen.getByText('×1,000,000')).toBeVisible();
    expect(requests.map(({ call }) => call).sort()).toEqual(['lotteryBoard', 'lotteryResults']);
  });

  it('shows the last result in words, and leads to results, and members to their bets', async () => {
    const { unmount } = show();
    await pass(10);
    expect(screen.getByText('Numbers 1 2 0')).toBeInTheDocument();
    expect(screen.getByText('Sum 3 · Small · Odd')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Results' })).toHaveAttribute('href', '/m/lotteryResults?code=LTN1M');
    expect(screen.queryByRole('link', { name: EN['orders.title'] })).toBeNull();
    unmount();
    show({}, { session: {} });
    await pass(10);
    expect(screen.getByRole('link', { name: EN['orders.title'] })).toHaveAttribute(
      'href',
      '/m/lotteryOrders?code=LTN1M',
    );
  });

  it.each(['?code=NOPE', ''])('of an unknown or closed lottery (%s) is the way to the others', async (search) => {
    show({ lotteryBoard: () => null }, { path: `/m/startLottery${search}` });
    await pass(10);
    expect(screen.getByText(EN['startLottery.gone'])).toBeVisible();
    expect(screen.getByRole('link', { name: EN['startLottery.others'] })).toHaveAttribute('href', '/m/lottery');
  });

  it('that does not load offers another try', async () => {
    let down = true;
    const { user } = show({
      lotteryBoard: () => (down ? new ApiError('lotteryBoard', 'unknown', 500) : board(NOW + 50_000)),
    });
    await pass(10);
    expect(screen.getByRole('alert')).toBeVisible();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(10);
    expect(screen.getByRole('heading', { name: 'Lantern Minute' })).toBeVisible();
  });
});

describe('the countdown', () => {
  it.each([0, 10, -10])(
    'runs to the closing by the clock of the platform, a device %d minutes ahead',
    async (minutes) => {
      const ahead = minutes * 60_000;
      jest.setSystemTime(NOW + ahead);
      show(lanternMinute(ahead), { clockAhead: ahead });
      await pass(10);
      await proves('F-LOTTERYBET-02', async () => {
        expect(screen.getByRole('timer')).toHaveTextContent(/^00:5[56]$/);
        await pass(30_000);
        expect(screen.getByRole('timer')).toHaveTextContent(/^00:2[456]$/);
      });
    },
  );

  it('locks the board at zero, says so once, and goes on with the next draw', async () => {
    let late: () => void = () => undefined;
    const first = board(NOW + 3000, { issue: '20260314-0721' });
    let asked = 0;
    const { user } = show({
      lotteryBoard: () => {
        asked += 1;
        if (asked === 1) return first;
        return new Promise((resolve) => {
          late = () => resolve(board(NOW + 63_000, { issue: '20260314-0722' }));
        });
      },
    });
    await pass(10);
    await user.click(screen.getByRole('button', { name: 'Big' }));
    expect(screen.getByRole('button', { name: 'Add 1 line' })).toBeEnabled();
    await proves('F-LOTTERYBET-02', async () => {
      await pass(3100);
      expect(screen.getByText(EN['startLottery.shut'])).toBeVisible();
      expect(screen.getByRole('button', { name: 'Add 1 line' })).toBeDisabled();
      await user.click(screen.getByRole('button', { name: 'Small' }));
      expect(screen.getByRole('button', { name: 'Small' })).toHaveAttribute('aria-pressed', 'false');
      const told = 'Draw 20260314-0721 takes no more bets. The next one opens.';
      expect(statuses().filter((text) => text === told)).toHaveLength(1);
      late();
      await pass(1000);
      expect(screen.getByText('Draw 20260314-0722')).toBeVisible();
      expect(screen.getByRole('timer')).toHaveTextContent(/^00:59|01:00|00:58$/);
      expect(screen.getByRole('button', { name: 'Add 1 line' })).toBeEnabled();
      expect(statuses().filter((text) => text === told)).toHaveLength(1);
    });
  });

  it('stands right again after a sleep of two draws', async () => {
    show();
    await pass(10);
    expect(screen.getByText('Draw 20260314-0722')).toBeVisible();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    jest.setSystemTime(NOW + 130_000);
    hidden.mockReturnValue(false);
    state.mockReturnValue('visible');
    act(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await pass(50);
    await proves(['F-LOTTERYBET-02', 'F-DRAW-05'], () => {
      expect(screen.getByText('Draw 20260314-0724')).toBeVisible();
      expect(screen.getByRole('timer')).toHaveTextContent(/^00:4[56]$/);
      expect(screen.getByText('Numbers 1 2 2')).toBeInTheDocument();
      expect(statuses().filter((text) => text === 'Draw 20260314-0723: 1 2 2')).toHaveLength(1);
    });
    jest.restoreAllMocks();
  });
});

it('shows a result that comes while the page is open within two seconds, and tells it once', async () => {
  show();
  await pass(10);
  expect(statuses().join('')).not.toContain('20260314-0721:');
  await proves('F-DRAW-05', async () => {
    await pass(59_000);
    expect(screen.getByText('Numbers 1 2 0')).toBeInTheDocument();
    await pass(2800);
    expect(screen.getByText('Numbers 1 2 1')).toBeInTheDocument();
    expect(statuses().filter((text) => text === 'Draw 20260314-0722: 1 2 1')).toHaveLength(1);
    await pass(20_000);
    expect(statuses().filter((text) => text === 'Draw 20260314-0722: 1 2 1')).toHaveLength(1);
  });
});

it('tells a member what their own orders brought, once they are settled, and asks for the balance', async () => {
  const refreshed = jest.fn();
  const off = bus.on('wallet:refresh', refreshed);
  let asked = 0;
  const own = (status: 'open' | 'won') =>
    order({
      ...{ orderNo: 'L30000009', issue: '20260314-0722', status, payout: status === 'won' ? '19.5' : '0' },
      ...(status === 'won' && { isNew: true as const }),
    });
  const { requests } = show(
    {
      lotteryOrders: () => {
        asked += 1;
        return {
          content: [own(asked === 1 ? 'open' : 'won'), order({ issue: '20260314-0720', status: 'won', payout: '7' })],
        };
      },
    },
    { session: {} },
  );
  await pass(10);
  expect(requests.some(({ call }) => call === 'lotteryOrders')).toBe(false);
  await pass(61_500);
  expect(refreshed).not.toHaveBeenCalled();
  await pass(1500);
  expect(screen.getByText('You won ฿19.50')).toBeVisible();
  await pass(10_000);
  expect(refreshed).toHaveBeenCalledTimes(1);
  // No other page tells of it again.
  const told = requests.flatMap(({ call, body }) => (call === 'tellWins' ? [body] : []));
  expect(told).toEqual([{ orderNos: ['L30000009'] }]);
  off();
});

describe('numbers', () => {
  const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

  it('are chosen by finger, by key or by chance', async () => {
    const { user } = show();
    await pass(10);
    await user.click(screen.getByRole('tab', { name: 'Three in order' }));
    const [first, second, third] = screen.getAllByRole('group', { name: /^Place \d$/ });
    await user.click(within(first!).getByRole('button', { name: '7' }));
    expect(pressed()).toEqual(['7']);
    expect(screen.getByRole('button', { name: EN['bar.choose'] })).toBeDisabled();
    act(() => within(second!).getByRole('button', { name: '0' }).focus());
    await user.keyboard('{ArrowRight}{ArrowRight} {End} {ArrowRight}');
    expect(
      within(second!)
        .getAllByRole('button', { pressed: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['2', '9']);
    await user.click(within(third!).getByRole('button', { name: '1' }));
    expect(screen.getByRole('button', { name: 'Add 2 lines' })).toBeEnabled();
    await user.click(
      within(screen.getByRole('group', { name: 'Fill in Place 3' })).getByRole('button', { name: 'Odd' }),
    );
    expect(
      within(third!)
        .getAllByRole('button', { pressed: true })
        .map(({ textContent }) => textContent),
    ).toEqual([...'13579']);
    expect(screen.getByRole('button', { name: 'Add 10 lines' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: EN['board.random'] }));
    expect(pressed()).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Add 1 line' })).toBeEnabled();
  });

  it('of a grid are one stop of the tab key', async () => {
    const { user } = show();
    await pass(10);
    await user.click(screen.getByRole('tab', { name: 'Digit at a place' }));
    for (const grid of screen.getAllByRole('group', { name: /^Place \d$/ }))
      expect(
        within(grid)
          .getAllByRole('button')
          .filter(({ tabIndex }) => tabIndex === 0),
      ).toHaveLength(1);
  });

  it('that a play does not allow make no line', async () => {
    const { user } = show({
      lotteryBoard: board(NOW + 50_000, { code: 'RACE10', plays: [plays.firstTwo, plays.six] }),
    });
    await pass(10);
    const [first, second] = screen.getAllByRole('group', { name: /^Place \d$/ });
    await user.click(within(first!).getByRole('button', { name: '03' }));
    await user.click(within(second!).getByRole('button', { name: '03' }));
    expect(screen.getByRole('button', { name: EN['bar.choose'] })).toBeDisabled();
    await user.click(within(second!).getByRole('button', { name: '07' }));
    expect(screen.getByRole('button', { name: 'Add 1 line' })).toBeEnabled();
    await user.click(screen.getByRole('tab', { name: 'Six numbers' }));
    for (const number of ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'])
      await user.click(screen.getByRole('button', { name: number }));
    expect(screen.getByRole('button', { name: 'More than 100 lines' })).toBeDisabled();
  });
});
