import { type RenderOptions, renderPart } from '@foyer/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import { lottery, lotteryMenu, vendorData } from '../testing/fixtures';
import LotteryPage from './lottery.page';

const show = (lotteryList: NonNullable<RenderOptions['answers']>['lotteryList'], again = false) =>
  renderPart(<LotteryPage />, {
    path: '/m/lottery',
    again,
    texts: { games: EN },
    answers: {
      gameVendors: vendorData({ LOTT: ['LOTT'] }),
      lotteryMenu: lotteryMenu(Array.isArray(lotteryList) ? lotteryList : [lottery(0)]),
      ...(lotteryList ? { lotteryList } : {}),
    },
  });

describe('the lottery category', () => {
  it('groups the lotteries by their class and names each', async () => {
    const soon = Date.now() + 60_000;
    show([
      lottery(soon),
      lottery(soon, { code: 'MKNORTH', displayName: 'Mekong North', gameClassifyNew: 'VIETNAM' }),
      lottery(soon, { code: 'DRDICE', displayName: 'Dragon Dice' }),
      lottery(soon, { code: 'NEWONE', displayName: 'New One', gameClassifyNew: 'ORBIT' }),
    ]);
    await proves(['S2-ROUTES-46', 'S3-LOTTERY-01'], async () => {
      const fast = await screen.findByRole('region', { name: 'Class FAST' });
      const cards = within(fast).getAllByRole('button');
      expect(cards).toHaveLength(2);
      expect(cards[0]).toHaveTextContent('Lantern Minute');
      expect(cards[1]).toHaveTextContent('Dragon Dice');
      expect(within(screen.getByRole('region', { name: 'Class VIETNAM' })).getByText('Mekong North')).toBeVisible();
      expect(screen.getByRole('region', { name: 'Class ORBIT' })).toBeVisible();
    });
    expect(screen.getByRole('link', { name: 'Search the lotteries' })).toHaveAttribute('href', '/m/moreLottery');
  });

  it('waits while those of an earlier visit are asked for anew, whose draws have passed', async () => {
    const { unmount } = show([lottery(Date.now() + 60_000)]);
    await screen.findByText('Lantern Minute');
    unmount();
    const answers: ((lotteries: ReturnType<typeof lottery>[]) => void)[] = [];
    show(() => new Promise((resolve) => answers.push(resolve)), true);
    const card = await screen.findByRole('button', { name: /Lantern Minute/ });
    expect(card.closest('[aria-busy="true"]')).not.toBeNull();
    for (const answer of answers) answer([lottery(Date.now() + 60_000)]);
    await waitFor(() => expect(card.closest('[aria-busy="true"]')).toBeNull());
  });

  it('shows when there are none, and offers another try when they do not load', async () => {
    const { unmount } = show([]);
    expect(await screen.findByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/m/home');
    unmount();
    let down = true;
    const { user } = show(() => (down ? new TypeError('down') : [lottery(Date.now() + 60_000)]));
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Lantern Minute')).toBeVisible();
  });
});
