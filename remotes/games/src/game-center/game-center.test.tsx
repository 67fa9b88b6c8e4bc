import { ApiError } from '@foyer/shared/api';
import { changeLanguage } from '@foyer/shared/i18n';
import { type RenderOptions, renderPart } from '@foyer/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import { game, gamesOf, vendorData } from '../testing/fixtures';
import GameCenter from './game-center.page';

const answers: NonNullable<RenderOptions['answers']> = {
  gameVendors: vendorData({ RNG: ['JL'], FISH: ['TIDE'] }),
  hotGames: [game({ gameName: 'Warm Lantern', isHot: true })],
  // The platform's order is not the product's.
  gameSearch: ({ query }) =>
    query['gameName'] === 'la'
      ? [
          { gameCategory: 'POKER', count: 1, games: gamesOf(1, { gameName: 'Last Stand' }) },
          { gameCategory: 'FISH', count: 2, games: gamesOf(2, { gameName: 'Lagoon' }) },
          { gameCategory: 'RNG', count: 40, games: gamesOf(12, { gameName: 'Lantern Row' }) },
        ]
      : [],
};

const show = (options: RenderOptions = {}) =>
  renderPart(<GameCenter />, { path: '/m/gameCenter', texts: { games: EN }, answers, ...options });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const search = () => screen.getByRole('searchbox', { name: 'Search all games' });

it('asks on Enter alone and shows hits of all categories in their order, with counts', async () => {
  const { user, requests, where } = show();
  await user.type(search(), 'la');
  expect(requests.some(({ call }) => call === 'gameSearch')).toBe(false);
  await user.keyboard('{Enter}');
  const electronic = await screen.findByRole('region', { name: 'Electronic 40' });
  expect(where()).toBe('/m/gameCenter?q=la');
  expect(headings()).toEqual(['Electronic 40', 'Fishing 2', 'Poker 1']);
  expect(screen.getByRole('status')).toHaveTextContent('43 games for “la”');
  await waitFor(() => expect(within(electronic).getAllByRole('article')).toHaveLength(12));
  expect(within(electronic).getByRole('link', { name: 'All Electronic' })).toHaveAttribute(
    'href',
    '/m/gameList?gameType=RNG&q=la',
  );
});

it('reads the text from the address, and asks anew in another language', async () => {
  await proves('F-LOBBY-02', async () => {
    const { requests } = show({ path: '/m/gameCenter?q=la' });
    await screen.findByRole('region', { name: 'Fishing 2' });
    expect(search()).toHaveValue('la');
    const asked = () => requests.flatMap(({ call, query }) => (call === 'gameSearch' ? [query] : []));
    expect(asked()).toEqual([{ gameName: 'la', merchant: 'DEMO', platform: 'html5', language: 'EN', clientType: '2' }]);
    await act(() => changeLanguage('TY'));
    await waitFor(() => expect(asked().map(({ language }) => language)).toEqual(['EN', 'TY']));
  });
});

it('says that nothing is called so, and leads to all games', async () => {
  const { user, where } = show({ path: '/m/gameCenter?q=xyz' });
  expect(await screen.findByText('No game is called “xyz”, in any category.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show all games' }));
  expect(where()).toBe('/m/gameCenter');
  expect(await screen.findByText('Warm Lantern')).toBeVisible();
  expect(search()).toHaveValue('');
});

it('shows the popular games and ways to the other screens before a search', async () => {
  show();
  expect(await screen.findByText('Warm Lantern')).toBeVisible();
  const ways = within(screen.getByRole('navigation', { name: 'More ways to a game' }));
  expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/m/gameLobby',
    '/m/slotsCenter',
  ]);
});

it('shows no way to a page that is not there', async () => {
  show({ isPage: (path) => path === '/m/gameCenter' });
  expect(await screen.findByText('Warm Lantern')).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it.each([
  ['gameSearch', '/m/gameCenter?q=la', 'Fishing 2'],
  ['hotGames', '/m/gameCenter', 'Popular games'],
] as const)('offers another try where %s fails, and stays usable', async (call, path, heading) => {
  await proves('F-LOBBY-05', async () => {
    let down = true;
    const refused = new ApiError('x', 'system.upgrading', 200);
    const hits = [{ gameCategory: 'FISH', count: 2, games: gamesOf(2) }];
    const broken = { gameSearch: () => (down ? refused : hits), hotGames: () => (down ? refused : gamesOf(2)) };
    const { user } = show({ path, answers: { ...answers, [call]: broken[call] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('System upgrading');
    expect(search()).toBeEnabled();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  });
});
