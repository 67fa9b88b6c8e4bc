import { ApiError } from '@foyer/shared/api';
import type { ToastRequest } from '@foyer/shared/bus';
import { bus } from '@foyer/shared/bus';
import { type RenderOptions, renderPart } from '@foyer/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import EN from '../i18n/EN.json';
import { game } from '../testing/fixtures';
import { GameCard } from './game-card';

const orchid = game({ nodeId: 41, gameName: 'Orchid Reels', vassalage: 'JL', gameId: 'orchid', isHot: true });
const show = (options: RenderOptions = {}, which = orchid) =>
  renderPart(<GameCard game={which} />, {
    texts: { games: EN },
    answers: { favourites: { content: [], pageNum: 1, totalPages: 1 } },
    ...options,
  });
const heart = () => screen.getByRole('button', { name: 'Favourite: Orchid Reels', pressed: false });
const fullHeart = () => screen.findByRole('button', { name: 'Favourite: Orchid Reels', pressed: true });

describe('a game card', () => {
  it('shows picture, name, heart, and the mark of vendor JL alone', async () => {
    const { container, unmount } = show();
    await proves(['S2-GAMELIST-14', 'S3-GAMELIST-01'], () => {
      expect(container.querySelector('img')).toHaveAttribute('src', '/art/game/41.svg');
    });
    await proves('S2-GAMELIST-15', () => expect(screen.getByText('Orchid Reels')).toBeVisible());
    await proves('S2-GAMELIST-16', () => expect(heart()).toBeVisible());
    expect(screen.getByText('Hot')).toBeVisible();
    await proves('S2-GAMELIST-17', () => {
      expect(screen.getByText('JL')).toBeVisible();
      unmount();
      show({}, game({ vassalage: 'KITE' }));
      expect(screen.queryByText('JL')).toBeNull();
      expect(screen.queryByText('KITE')).toBeNull();
    });
  });

  it('sends a visitor to the login page, and to the game afterwards', async () => {
    const { user, where } = show();
    await user.click(screen.getByText('Orchid Reels'));
    await proves(['S4-LAUNCH-01', 'S6-ROLES-05'], () => expect(where()).toBe('/m/login'));
    expect(sessionStorage.getItem('foyer:shell.returnTo')).toBe(
      '/m/launchGame?category=RNG&vendor=JL&gameId=orchid&nodeId=41',
    );
  });

  it('sends a visitor who presses the heart to the login page and back here', async () => {
    const { user, where, requests } = show({ path: '/m/gameList?gameType=RNG' });
    await user.click(heart());
    await proves(['S4-FAV-02', 'S6-ROLES-03'], () => expect(where()).toBe('/m/login'));
    expect(sessionStorage.getItem('foyer:shell.returnTo')).toBe('/m/gameList?gameType=RNG');
    expect(requests).toEqual([]);
  });

  it.each(['member', 'visitor'])(
    'that can only be looked at says so before and after the press, to a %s',
    async (who) => {
      const told: ToastRequest[] = [];
      const off = bus.on('toast:show', (toast) => told.push(toast));
      const { user, where } = show(who === 'member' ? { session: {} } : {}, {
        ...orchid,
        isNew: true,
        supportPlay: false,
      });
      const press = screen.getByRole('button', { name: /^Look only.*Orchid Reels$/ });
      expect(screen.queryByText('Hot')).toBeNull();
      await user.click(press);
      expect(told.map(({ text }) => text)).toEqual([EN['launch.lookOnly']]);
      expect(where()).toBe('/m/home');
      off();
    },
  );

  it('takes a member to the game', async () => {
    const { user, where } = show({ session: {} });
    await user.click(screen.getAllByRole('button')[0]!);
    expect(where()).toBe('/m/launchGame?category=RNG&vendor=JL&gameId=orchid&nodeId=41');
  });
});

describe('a heart', () => {
  const toasts: ToastRequest[] = [];
  let stop: () => void;
  beforeEach(() => {
    toasts.length = 0;
    stop = bus.on('toast:show', (toast) => toasts.push(toast));
  });
  afterEach(() => stop());

  it('adds by node, vendor and token in the body, and removes by the same in the query', async () => {
    const { user, requests } = show({
      session: { token: 'tok' },
      answers: { favourites: { content: [], pageNum: 1, totalPages: 1 }, addFavourite: null, removeFavourite: null },
    });
    await waitFor(() => expect(requests).toHaveLength(1));
    await user.click(heart());
    await proves(['S4-FAV-01', 'S7-API-42'], async () => {
      await fullHeart();
      await waitFor(() => expect(requests).toHaveLength(2));
      expect(requests[1]).toMatchObject({ method: 'POST', body: { nodeId: 41, vendor: 'JL', token: 'tok' } });
      await user.click(await fullHeart());
      await waitFor(() => expect(requests.at(-1)?.method).toBe('DELETE'));
      expect(requests.at(-1)?.query).toEqual({ nodeId: '41', vendor: 'JL', token: 'tok' });
    });
    expect(heart()).toBeVisible();
  });

  it('turns off at once during its call, and on again with a toast when the call fails', async () => {
    let refuse: (error: Error) => void = () => undefined;
    const { user } = show({
      session: {},
      answers: {
        favourites: { content: [orchid], pageNum: 1, totalPages: 1 },
        removeFavourite: () => new Promise((resolve) => (refuse = resolve)),
      },
    });
    await user.click(await fullHeart());
    await proves('S4-FAV-04', () => expect(heart()).toBeVisible());
    await waitFor(() => expect(refuse.length).toBe(1));
    await act(async () => refuse(new ApiError('x', 'system.upgrading', 200)));
    expect(await fullHeart()).toBeVisible();
    expect(toasts).toEqual([{ text: 'System upgrading, please try again later.', kind: 'error' }]);
  });

  it('turns off again when adding fails', async () => {
    const { user, requests } = show({
      session: {},
      answers: {
        favourites: { content: [], pageNum: 1, totalPages: 1 },
        addFavourite: new ApiError('x', 'permission.denied', 200),
      },
    });
    await waitFor(() => expect(requests).toHaveLength(1));
    await user.click(heart());
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(heart()).toBeVisible();
  });

  it('is not added again when it turns out to be a favourite', async () => {
    let answer: () => void = () => undefined;
    const { user, requests } = show({
      session: {},
      answers: {
        favourites: () =>
          new Promise((resolve) => {
            answer = () => resolve({ content: [orchid], pageNum: 1, totalPages: 1 });
          }),
        addFavourite: null,
      },
    });
    await user.click(heart());
    await waitFor(() => expect(requests).toHaveLength(1));
    await act(async () => answer());
    await proves('S4-FAV-03', async () => {
      expect(await fullHeart()).toBeVisible();
      expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
    });
  });

  it('knows favourites of every page', async () => {
    const { requests } = show({
      session: {},
      answers: {
        favourites: ({ query }) => ({
          content: query['pageNo'] === '2' ? [orchid] : [game()],
          pageNum: Number(query['pageNo']),
          totalPages: 2,
        }),
      },
    });
    expect(await fullHeart()).toBeVisible();
    expect(requests).toHaveLength(2);
  });
});
