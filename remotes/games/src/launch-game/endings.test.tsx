import { ApiError } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { pagesQuery, queryClient } from '@foyer/shared/query';
import { Link, useLocation } from '@foyer/shared/router';
import { type Answers, type RenderOptions, renderPart } from '@foyer/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import { launchPath } from '../launch/launch-path';
import { targetOf } from '../launch/use-launch';
import { OwnRails } from '../own-rails/own-rails';
import { game, gamesOf, vassalage, vendorData } from '../testing/fixtures';
import LaunchGame from './launch-game.page';

const played = game({ nodeId: 8, gameName: 'Paper Lantern', gameId: 'paper-lantern', vassalage: 'FOYER' });
const address = launchPath(targetOf(played), 'Lott');
const play = (ticket: number) => `http://play.example/play/paper-lantern?t=${ticket}`;

/** The launch page, and before it the page that the member came from. */
function Site() {
  const { pathname } = useLocation();
  if (pathname === '/m/launchGame') return <LaunchGame />;
  return (
    <>
      <Link to={address}>by address</Link>
      <Link to="/m/gameCenter">elsewhere</Link>
      <OwnRails gameType="HOT" />
    </>
  );
}

function show(answers: Answers, options: RenderOptions = {}) {
  const view = renderPart(<Site />, {
    path: address,
    texts: { games: EN },
    session: {},
    member: { id: 7 },
    wallet: { sumBalance: '2500', currencySymbol: '฿' },
    answers: {
      vassalage: vassalage('FOYER', 'KITE', 'JL', 'DS88'),
      gameVendors: vendorData({ RNG: ['FOYER', 'KITE', 'JL'], COCKFIGHT: ['DS88'] }),
      favourites: { content: [], pageNum: 1, totalPages: 1 },
      recentGames: { games: [], pageNum: 1, totalPages: 1 },
      addRecent: null,
      launchGame: { url: play(1) },
      ...answers,
    },
    ...options,
  });
  const sent = (call: string) => view.requests.filter((request) => request.call === call);
  return { ...view, sent };
}

const frame = () => screen.findByTitle<HTMLIFrameElement>('FOYER Studio');
const say = (data: unknown, from: HTMLIFrameElement) =>
  act(() => {
    const { contentWindow: source } = from;
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'http://play.example', source }));
  });

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a vendor in maintenance', () => {
  it('is told with its end and three games of the category, and opens once it is over', async () => {
    const until = Date.now() + 90 * 60_000;
    let isOver = false;
    const { sent, user, where } = show({
      gameList: ({ query }) => ({
        games: gamesOf(5, { vassalage: query['vassalage']?.split(',')[0] ?? 'FOYER', gameType: 'RNG' }),
        ...{ pageNum: 1, totalPages: 1 },
      }),
      launchGame: () => (isOver ? { url: play(2) } : new ApiError('x', 'vendor.maintenance', 200, { until })),
    });
    await proves('F-LAUNCH-01', async () => {
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(/This provider is under maintenance until/);
      // The device's own clock, written in whichever way its language writes a time.
      const minutes = String(new Date(until).getMinutes()).padStart(2, '0');
      const hours = new Date(until).getHours();
      expect(alert.textContent).toMatch(new RegExp(`\\b0?(${hours}|${hours % 12 || 12}):${minutes}`));
      const others = await screen.findByRole('region', { name: EN['launch.meanwhile'] });
      expect(await within(others).findAllByRole('article')).toHaveLength(3);
      expect(sent('gameList')[0]?.query).toMatchObject({ gameType: 'RNG', vassalage: 'KITE,JL' });
      expect(sent('addRecent')).toEqual([]);
      expect(screen.queryByTitle('FOYER Studio')).toBeNull();
      isOver = true;
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      fireEvent.load(await frame());
      await waitFor(() => expect(sent('addRecent')).toHaveLength(1));
    });
    expect(where()).toBe(address);
  });

  it('that is its whole category offers popular games, and none of its own', async () => {
    const alone = { ...played, gameType: 'COCKFIGHT', vassalage: 'DS88' };
    const { sent } = show(
      {
        gameList: {
          games: [{ ...alone, nodeId: 4 }, ...gamesOf(1, { gameName: 'Other' })],
          ...{ pageNum: 1, totalPages: 1 },
        },
        launchGame: new ApiError('x', 'vendor.maintenance', 200, { until: Date.now() }),
      },
      { path: launchPath(targetOf(alone), 'Lott') },
    );
    const others = await screen.findByRole('region', { name: EN['launch.popular'] });
    expect(await within(others).findByText('Other')).toBeVisible();
    expect(within(others).getAllByRole('article')).toHaveLength(1);
    expect(sent('gameList')[0]?.query['gameType']).toBe('HOT');
  });
});

it.each(['a recent game', 'a favourite', 'an address'])(
  'a game that is not offered any more says so by %s',
  async (way) => {
    let isGone = false;
    const own = () => (isGone ? [] : [played]);
    const { user, where } = show(
      {
        launchGame: () => {
          isGone = true;
          return new ApiError('x', 'permission.denied', 200);
        },
        recentGames: () => ({ games: own(), pageNum: 1, totalPages: 1 }),
        favourites: () => ({ content: own(), pageNum: 1, totalPages: 1 }),
      },
      { path: '/m/slotsCenter' },
    );
    const rail = (name: string) => screen.findByRole('region', { name });
    const card = async (name: string) => within(await rail(name)).findByRole('button', { name: /^Paper Lantern/ });
    await proves('F-LAUNCH-02', async () => {
      await card('Recent');
      await card('Favourites');
      if (way === 'an address') await user.click(screen.getByRole('link', { name: 'by address' }));
      else await user.click(await card(way === 'a favourite' ? 'Favourites' : 'Recent'));
      expect(where()).toBe(address);
      expect(await screen.findByRole('alert')).toHaveTextContent(/does not have permission/);
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
      await user.click(screen.getByRole('link', { name: EN['launch.toList'] }));
      expect(where()).toBe('/m/gameList?gameType=RNG');
      expect(await within(await rail('Recent')).findByText(EN['empty.recent'])).toBeVisible();
      expect(await within(await rail('Favourites')).findByText(EN['empty.fav'])).toBeVisible();
    });
  },
);

describe('a launch without an answer', () => {
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('ends after 20 s; the late answer of a try opens nothing', async () => {
    jest.useFakeTimers();
    const answers: ((value: { url: string }) => void)[] = [];
    const { sent, user, where } = show(
      { launchGame: () => new Promise((resolve) => void answers.push(resolve)) },
      { advanceTimers: jest.advanceTimersByTime },
    );
    await proves('F-LAUNCH-03', async () => {
      await pass(19_999);
      expect(screen.queryByRole('alert')).toBeNull();
      await pass(1);
      expect(screen.getByRole('alert')).toHaveTextContent(EN['launch.late']);
      answers[0]?.({ url: play(1) });
      await pass(100);
      expect(screen.queryByTitle('FOYER Studio')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await pass(0);
      expect(sent('launchGame')).toHaveLength(2);
      answers[1]?.({ url: play(2) });
      await pass(0);
      expect(screen.getByTitle('FOYER Studio')).toHaveAttribute('src', play(2));
      // Its answer came, but its page never loads.
      await pass(19_999);
      expect(screen.queryByRole('alert')).toBeNull();
      await pass(1);
      expect(screen.getByRole('alert')).toHaveTextContent(EN['launch.late']);
      expect(screen.queryByTitle('FOYER Studio')).toBeNull();
      expect(sent('addRecent')).toEqual([]);
      await user.click(screen.getByRole('link', { name: EN['launch.home'] }));
      expect(where()).toBe('/m/home');
    });
  });

  it('does not end once the game is open', async () => {
    jest.useFakeTimers();
    show({}, { advanceTimers: jest.advanceTimersByTime });
    await pass(0);
    fireEvent.load(screen.getByTitle('FOYER Studio'));
    await pass(60_000);
    expect(screen.getByTitle('FOYER Studio')).toBeInTheDocument();
  });
});

describe('the bar over a game', () => {
  it('counts the minutes since the game opened, whoever has the focus, and keeps a hidden balance hidden', async () => {
    jest.useFakeTimers();
    localStorage.setItem('foyer:stays:shell.balanceHidden', '1');
    show({}, { advanceTimers: jest.advanceTimersByTime });
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    await proves('F-LAUNCH-06', async () => {
      await pass(5_000);
      expect(screen.queryByText(/\d+ min$/)).toBeNull();
      fireEvent.load(screen.getByTitle('FOYER Studio'));
      await pass(59_000);
      expect(screen.getByText('0 min')).toBeVisible();
      await pass(1_000);
      expect(screen.getByText('1 min')).toBeVisible();
      screen.getByTitle('FOYER Studio').focus();
      act(() => void window.dispatchEvent(new Event('blur')));
      await pass(11 * 60_000);
      expect(screen.getByText('12 min')).toBeVisible();
      expect(screen.getByText('****')).toBeVisible();
      expect(screen.queryByText(/2,500/)).toBeNull();
    });
  });

  it('follows a round, and leaving reloads balance and record', async () => {
    localStorage.clear();
    const { loadWallet, user } = show({});
    const refreshed = jest.fn();
    const stop = bus.on('wallet:refresh', refreshed);
    const { queryKey } = pagesQuery('betRecords', { day: 'today' }, () => Promise.reject(new Error('not asked')));
    await proves('F-LAUNCH-06', async () => {
      const open = await frame();
      fireEvent.load(open);
      say({ type: 'vendor:round', balance: '2510' }, open);
      expect(refreshed).toHaveBeenCalledTimes(1);
      loadWallet({ sumBalance: '2510', currencySymbol: '฿' });
      expect(screen.getByText('฿2,510.00')).toBeVisible();
      queryClient.setQueryData(queryKey, { pages: [], pageParams: [] });
      await user.click(screen.getByRole('button', { name: 'Back' }));
      expect(refreshed).toHaveBeenCalledTimes(2);
      expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
    });
    stop();
  });
});

it('a session that ended elsewhere is told over the game, and another try asks for the log-in', async () => {
  let isOver = false;
  const { sent, user } = show({
    launchGame: () => (isOver ? new ApiError('x', 'session.expired', 401) : { url: play(1) }),
  });
  const open = await frame();
  fireEvent.load(open);
  isOver = true;
  await proves('F-LAUNCH-07', async () => {
    say({ type: 'vendor:over' }, open);
    const told = screen.getByRole('alert');
    expect(told).toHaveTextContent(EN['launch.over']);
    expect(told).toHaveFocus();
    expect(open).toBeInTheDocument();
    await user.click(within(told).getByRole('button', { name: EN['launch.login'] }));
    await waitFor(() => expect(sent('launchGame')).toHaveLength(2));
  });
});

it('back steps over what the game opened inside its frame, where the browser does not know the site’s own pages', async () => {
  const { user, where } = show({}, { path: '/m/slotsCenter' });
  await user.click(screen.getByRole('link', { name: 'elsewhere' }));
  await user.click(screen.getByRole('link', { name: 'by address' }));
  await frame();
  const before = window.history.length;
  // The history of this test knows no frame, so one entry more leads one page further.
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(before + 1);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(where()).toBe('/m/slotsCenter');
});
