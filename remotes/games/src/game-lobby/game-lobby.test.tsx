import { ApiError } from '@foyer/shared/api';
import { type RenderOptions, renderPart } from '@foyer/shared/testing';
import { screen, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import { game, vendorData } from '../testing/fixtures';
import GameLobby from './game-lobby.page';

const answers: NonNullable<RenderOptions['answers']> = {
  // The platform's order is not the product's.
  gameVendors: vendorData({ POKER: ['KITE'], FISH: ['TIDE', 'JL'], RNG: ['JL', 'KITE'], LIVE: ['VELVET'] }),
  gameCounts: [
    { gameCategory: 'POKER', count: 1, vendors: [{ vassalage: 'KITE', count: 1 }] },
    { gameCategory: 'FISH', count: 7, vendors: [{ vassalage: 'JL', count: 7 }] },
    {
      gameCategory: 'RNG',
      count: 1234,
      vendors: [
        { vassalage: 'JL', count: 1200 },
        { vassalage: 'KITE', count: 34 },
      ],
    },
  ],
  gameMenus: [
    { gameCategory: 'RNG', displayName: 'Electronic' },
    { gameCategory: 'FISH', displayName: 'Fishing' },
    { gameCategory: 'LIVE', displayName: 'Live casino' },
    { gameCategory: 'POKER', displayName: 'Poker' },
  ],
  recentGames: { games: [game({ gameName: 'Opened Last' })], pageNum: 1, totalPages: 1 },
  favourites: { content: [], pageNum: 1, totalPages: 1 },
};

const show = (options: RenderOptions = {}) =>
  renderPart(<GameLobby />, { path: '/m/gameLobby', texts: { games: EN }, answers, ...options });
const section = (name: string) => screen.findByRole('region', { name });
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

it('shows the categories with their studios and how many games wait there', async () => {
  show();
  const electronic = await section('Electronic 1,234');
  expect(texts(screen.getAllByRole('heading', { level: 2 }))).toEqual(['Electronic 1,234', 'Fishing 7', 'Poker 1']);
  expect(texts(within(electronic).getAllByRole('listitem'))).toEqual(['JL Studio1,200 games', 'KITE Studio34 games']);
  expect(texts(within(await section('Fishing 7')).getAllByRole('listitem'))).toEqual(['JL Studio7 games']);
  expect(texts(within(await section('Poker 1')).getAllByRole('listitem'))).toEqual(['KITE Studio1 game']);
});

it('has the merchant’s menu: its order, its words, and none of the categories that are not in it', async () => {
  const gameMenus = [
    { gameCategory: 'POKER', displayName: 'The green table', until: Date.now() + 3_600_000 },
    { gameCategory: 'NOWHERE', displayName: 'Nothing' },
    { gameCategory: 'RNG', displayName: 'Machines', until: Date.now() - 1000 },
    { gameCategory: 'LIVE', displayName: 'Live casino' },
  ];
  const { requests } = show({ answers: { ...answers, gameMenus } });
  await proves('S7-API-61', async () => {
    const poker = await section('The green table 1');
    expect(texts(screen.getAllByRole('heading', { level: 2 }))).toEqual(['The green table 1', 'Machines 1,234']);
    expect(within(poker).getByRole('link', { name: 'All The green table' })).toBeVisible();
    expect(within(poker).getByText(/^In maintenance until /)).toBeVisible();
    expect(screen.getAllByText(/In maintenance/)).toHaveLength(1);
    expect(requests.filter(({ call }) => call === 'gameMenus')).toMatchObject([
      { method: 'GET', path: '/wps/game/menus', query: { language: 'EN' } },
    ]);
  });
});

it('keeps all studios in the product’s order while the menu fails, with another try at its place', async () => {
  await proves('F-LOBBY-05', async () => {
    let down = true;
    const gameMenus = () => (down ? new ApiError('x', 'system.upgrading', 200) : (answers['gameMenus'] as never));
    const { user } = show({ answers: { ...answers, gameMenus } });
    expect(await screen.findByRole('alert')).toHaveTextContent('System upgrading');
    await section('Electronic 1,234');
    expect(texts(screen.getAllByRole('heading', { level: 2 }))).toEqual(['Electronic 1,234', 'Fishing 7', 'Poker 1']);
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await section('Electronic 1,234')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('leads by a studio to the list with it chosen, by a category to all of it, by the search to the center', async () => {
  const { user, where } = show();
  const fishing = within(await section('Fishing 7'));
  expect(fishing.getByRole('link', { name: /JL Studio/ })).toHaveAttribute(
    'href',
    '/m/gameList?gameType=FISH&vendor=JL',
  );
  expect(fishing.getByRole('link', { name: 'All Fishing' })).toHaveAttribute('href', '/m/gameList?gameType=FISH');
  await user.type(screen.getByRole('searchbox', { name: 'Search all games' }), 'la{Enter}');
  expect(where()).toBe('/m/gameCenter?q=la');
});

it('says so where there is nothing', async () => {
  await proves('F-LOBBY-05', async () => {
    show({ answers: { ...answers, gameCounts: [] } });
    expect(await screen.findByText('There are no games here right now.')).toBeVisible();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

it('keeps the studios while the counts fail, with another try at their place', async () => {
  await proves('F-LOBBY-05', async () => {
    let down = true;
    const counts = answers['gameCounts'];
    const gameCounts = () => (down ? new ApiError('x', 'system.upgrading', 200) : (counts as never));
    const { user } = show({ answers: { ...answers, gameCounts } });
    expect(await screen.findByRole('alert')).toHaveTextContent('System upgrading');
    expect(within(await section('Electronic')).getByRole('link', { name: 'JL Studio' })).toBeVisible();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await section('Electronic 1,234')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('offers another try where the studios fail, and keeps the member’s own games', async () => {
  await proves('F-LOBBY-05', async () => {
    let down = true;
    const vendors = answers['gameVendors'];
    const gameVendors = () => (down ? new ApiError('x', 'system.upgrading', 200) : (vendors as never));
    const { user } = show({ session: {}, answers: { ...answers, gameVendors } });
    expect(await screen.findByRole('alert')).toHaveTextContent('System upgrading');
    expect(await screen.findByText('Opened Last')).toBeVisible();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await section('Electronic 1,234')).toBeVisible();
  });
});
