import { type RenderOptions, renderPart, type SentRequest } from '@foyer/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import GameList from '../game-list/game-list.page';
import EN from '../i18n/EN.json';
import LotteryPage from '../lottery/lottery.page';
import { gamesOf, lottery, lotteryMenu, vendorData } from '../testing/fixtures';

const answers: NonNullable<RenderOptions['answers']> = {
  gameVendors: vendorData({ RNG: ['KITE'], LOTT: ['LOTT'] }, { RNG: ['CLASSIC'] }),
  gameList: { games: gamesOf(2), pageNum: 1, totalPages: 1 },
  recentGames: { games: gamesOf(2), pageNum: 1, totalPages: 1 },
  vassalTypes: [],
  lotteryList: [lottery(Date.now() + 60_000)],
  lotteryMenu: lotteryMenu([lottery(0)]),
};

it('the parameters of lists, vassal types and lotteries are called as the platform calls them', async () => {
  await proves('S3-GAMELIST-08', async () => {
    const list = renderPart(<GameList />, {
      path: '/m/gameList?gameType=RNG',
      texts: { games: EN },
      session: {},
      answers,
    });
    const last = (call: SentRequest['call']) => list.requests.filter((each) => each.call === call).at(-1)?.query ?? {};
    await waitFor(() => expect(last('gameList')).toMatchObject({ clientType: '2' }));
    await list.user.click(screen.getByRole('button', { name: /^Filter games/ }));
    await screen.findByRole('dialog', { name: 'Filter games' });
    await waitFor(() => expect(last('vassalTypes')).toEqual({ typeId: '1', merchant_code: 'DEMO' }));
    list.unmount();
    const recent = renderPart(<GameList />, {
      path: '/m/gameList?gameType=RNG&tab=recent',
      texts: { games: EN },
      session: {},
      answers,
    });
    await waitFor(() =>
      expect(recent.requests.find(({ call }) => call === 'recentGames')?.query).toMatchObject({ clientType: '2' }),
    );
    recent.unmount();
    const { requests } = renderPart(<LotteryPage />, {
      path: '/m/lottery',
      texts: { games: EN },
      session: {},
      answers,
    });
    await screen.findByText('Lantern Minute');
    const lotteries = requests.filter(({ call }) => call === 'lotteryList').map(({ query }) => query);
    expect(lotteries).toEqual([
      { language: 'EN', prizeMode: 'Lott' },
      { language: 'EN', prizeMode: 'Elott' },
    ]);
  });
});
