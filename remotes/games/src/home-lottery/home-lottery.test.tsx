import { ApiError } from '@foyer/shared/api';
import { countdownText } from '@foyer/shared/i18n';
import { type RenderOptions, renderPart } from '@foyer/shared/testing';
import { act, screen } from '@testing-library/react';
import EN from '../i18n/EN.json';
import { game, lottery, vendorData } from '../testing/fixtures';
import HomeLottery from './home-lottery.widget';

const NOW = new Date('2026-03-14T12:00:00Z').getTime();
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

const show = (categories: Record<string, string[]>, answers = {}, options: RenderOptions = {}) =>
  renderPart(<HomeLottery />, {
    texts: { games: EN },
    session: {},
    advanceTimers: jest.advanceTimersByTime,
    answers: {
      gameVendors: vendorData(categories),
      lotteryList: () => [lottery(Math.floor(Date.now() / 60_000) * 60_000 + 62_000)],
      ...answers,
    },
    ...options,
  });

// The script that home loads late is there, however busy the machine is.
beforeAll(async () => {
  await import('./draws');
  const { unmount } = show({});
  await screen.findByText('Lantern Minute');
  unmount();
  localStorage.clear();
});

describe('lotteries on the home page', () => {
  it('are loaded in both prize modes, without doubles', async () => {
    const { requests } = show({ LOTT: ['LOTT'] });
    await pass(10);
    await proves(['S7-API-47', 'S9-CONST-33'], () => {
      const modes = requests.flatMap(({ call, query }) => (call === 'lotteryList' ? [query['prizeMode']] : []));
      expect(modes).toEqual(['Lott', 'Elott']);
    });
    expect(screen.getAllByText('Lantern Minute')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'All lotteries' })).toHaveAttribute('href', '/m/moreLottery');
  });

  it('ask for nothing until their place comes near, and keep their room', async () => {
    const far = { observe: jest.fn(), disconnect: jest.fn() };
    globalThis.IntersectionObserver = jest.fn(() => far) as unknown as typeof IntersectionObserver;
    try {
      const { container, requests } = show({ LOTT: ['LOTT'] });
      await pass(1000);
      expect(far.observe).toHaveBeenCalledTimes(1);
      expect(container.querySelectorAll('.shelf > .waiting')).toHaveLength(2);
      expect(requests.filter(({ call = '' }) => call.startsWith('lottery'))).toEqual([]);
    } finally {
      Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    }
  });

  it('show at once on the next visit, and are not requested repeatedly because their draws have passed', async () => {
    const { unmount } = show({ LOTT: ['LOTT'] });
    await pass(10);
    await proves('S9-STORAGE-01', () => expect(localStorage.getItem('lotteries')).toContain('Lantern Minute'));
    unmount();
    jest.setSystemTime(NOW + 3_600_000);
    const { requests } = show({}, { lotteryList: () => new TypeError('down') }, { again: true });
    await pass(10);
    expect(screen.getByText('Lantern Minute')).toBeVisible();
    await pass(20_000);
    expect(screen.getByText('Lantern Minute')).toBeVisible();
    expect(requests.filter(({ call }) => call === 'lotteryList').length).toBeLessThanOrEqual(4);
  });

  it('count down to the next draw and show the last numbers', async () => {
    show({ LOTT: ['LOTT'] });
    await pass(10);
    expect(screen.getByText('Lantern Minute')).toBeVisible();
    expect(screen.getByText('Numbers 4 0 4')).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent('01:02');
    await pass(3000);
    expect(screen.getByRole('timer')).toHaveTextContent('00:59');
  });

  it.each([10, -10])(
    'count the seconds of the platform on a device whose clock is %d minutes wrong',
    async (minutes) => {
      jest.setSystemTime(NOW + minutes * 60_000);
      const { requests } = show(
        { LOTT: ['LOTT'] },
        { lotteryList: () => [lottery(NOW + 62_000)] },
        { clockAhead: minutes * 60_000 },
      );
      await pass(10);
      expect(screen.getByRole('timer')).toHaveTextContent(/^01:0[12]$/);
      const asked = () => requests.filter(({ query }) => query['prizeMode'] === 'Lott').length;
      await pass(58_000);
      expect(asked()).toBe(1);
      await pass(7000);
      expect(asked()).toBe(2);
    },
  );

  it('are reloaded when a draw has passed', async () => {
    const { requests } = show({ LOTT: ['LOTT'] });
    await pass(10);
    const asked = () => requests.filter(({ query }) => query['prizeMode'] === 'Lott').length;
    await pass(61_000);
    expect(asked()).toBe(1);
    await pass(3000);
    expect(asked()).toBe(2);
  });

  it('are not requested repeatedly when the device’s clock is ahead or loading fails', async () => {
    const asked = (requests: readonly { query: Record<string, string> }[]) =>
      requests.filter(({ query }) => query['prizeMode'] === 'Lott').length;
    const { requests: ahead, unmount } = show({}, { lotteryList: [lottery(NOW - 600_000)] });
    await pass(10);
    await pass(20_500);
    expect(asked(ahead)).toBe(3);
    unmount();

    let down = false;
    const nextDrawAt = Date.now() + 30_000;
    const { requests } = show(
      {},
      { lotteryList: () => (down ? new ApiError('x', 'unknown', 500) : [lottery(nextDrawAt)]) },
    );
    await pass(10);
    down = true;
    await pass(61_000);
    expect(asked(requests)).toBeLessThanOrEqual(5);
    expect(asked(requests)).toBeGreaterThan(2);
    expect(screen.getByText('Lantern Minute')).toBeVisible();
  });

  it('open the game with their code', async () => {
    const { user, where } = show(
      { ELOTT: ['ELOTT', 'TCG_LOTTO_VN'] },
      {
        gameList: () => ({
          games: [game({ gameType: 'ELOTT', vassalage: 'ELOTT', gameId: 'LTN1M', nodeId: 12 })],
          pageNum: 1,
          totalPages: 1,
        }),
      },
    );
    await pass(10);
    await user.click(screen.getByRole('button', { name: /Lantern Minute/ }));
    await pass(10);
    const address =
      '/m/launchGame?playType=trad&prize_mode=Elott&code=LTN1M&pageBack=home&vendor=ELOTT&category=ELOTT&nodeId=12';
    expect(where()).toBe(address);
  });
});

describe('the countdown', () => {
  it.each([
    [-5, '00:00'],
    [1, '00:01'],
    [59_999, '01:00'],
    [3_599_000, '59:59'],
    [3_600_000, '01:00:00'],
    [86_399_000, '23:59:59'],
  ])('of %i ms reads %s', (left, text) => expect(countdownText(left)).toBe(text));
});
