import { renderPart } from '@foyer/shared/testing';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import GameList from '../game-list/game-list.page';
import HomeGames from '../home-games/home-games.widget';
import HomePopular from '../home-popular/home-popular.widget';
import EN from '../i18n/EN.json';
import { game, gamesOf, vendorData } from '../testing/fixtures';

/** Written by hand in the product's order. The platform sends all but the virtual first one, in another order. */
const TWELVE = [
  ...['Hot', 'Electronic', 'Fishing', 'Live casino', 'Card games', 'Cockfight', 'Sports', 'E-sports'],
  ...['House games', 'Lottery', 'Slots', 'Poker'],
];
const codes = [
  ...['INHOUSE', 'LOTT', 'SLOTS', 'POKER', 'ESPORTS', 'SPORTS', 'COCKFIGHT', 'PVP', 'LIVE', 'FISH', 'RNG'],
];
const vendors = vendorData(Object.fromEntries(codes.map((code) => [code, ['KITE', 'TIDE']])));

const show = (part: ReactNode, path = '/m/home') =>
  renderPart(part, {
    path,
    texts: { games: EN },
    answers: {
      gameVendors: vendors,
      hotGames: [game()],
      gameList: { games: gamesOf(4), pageNum: 1, totalPages: 1 },
      lotteryList: [],
    },
  });
const names = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

it('the twelve categories have a section each on home', async () => {
  show(<HomeGames />);
  await screen.findByRole('heading', { name: 'Poker' });
  await proves('S1-GAMELIST-01', () => {
    expect(names(screen.getAllByRole('heading', { level: 2 }))).toEqual(TWELVE);
    const rail = screen.getByRole('navigation', { name: 'Game categories' });
    expect(names(within(rail).getAllByRole('button'))).toEqual(TWELVE);
  });
});

it('the twelve categories have a tab each among the popular games', async () => {
  show(<HomePopular />);
  await proves('S1-GAMELIST-01', async () => expect(names(await screen.findAllByRole('tab'))).toEqual(TWELVE));
});

it('the eleven categories besides the hot games stand in the list of the drawer', async () => {
  const { user } = show(<GameList />, '/m/gameList?gameType=HOT');
  await user.click(await screen.findByRole('button', { name: /^Filter games/ }));
  const others = await screen.findByRole('region', { name: 'Other games' });
  await proves('S1-GAMELIST-01', () => expect(names(within(others).getAllByRole('button'))).toEqual(TWELVE.slice(1)));
});
