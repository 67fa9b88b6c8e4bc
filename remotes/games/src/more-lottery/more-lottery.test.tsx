import type { Lottery } from '@foyer/shared/contract';
import { renderPart } from '@foyer/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote.json';
import EN from '../i18n/EN.json';
import { game, lottery, lotteryMenu, vendorData } from '../testing/fixtures';
import MoreLotteryPage from './more-lottery.page';

const soon = Date.now() + 62_000;
const minute = lottery(soon);
const dice = lottery(soon, { code: 'DRDICE', displayName: 'Dragon Dice' });
const north = lottery(soon, { code: 'MKNORTH', displayName: 'Mekong North', gameClassifyNew: 'VIETNAM' });
/** Answers like the platform: mode Lott with all, mode Elott with the e-lotteries only. */
const modes: Record<string, Lottery[]> = { Lott: [minute, dice, north], Elott: [minute, north] };

const show = (path = '', answers = {}) =>
  renderPart(<MoreLotteryPage />, {
    path: `/m/moreLottery${path}`,
    texts: { games: EN },
    session: {},
    answers: {
      gameVendors: vendorData({ ELOTT: ['ELOTT', 'TCG_LOTTO_VN'] }),
      lotteryMenu: lotteryMenu([minute, dice, north]),
      lotteryList: ({ query }: { query: Record<string, string> }) => modes[query['prizeMode'] ?? ''] ?? [],
      ...answers,
    },
  });
const names = () =>
  [...document.querySelectorAll('li')].map((item) => item.textContent?.replace(/(Next draw|\d).*/, ''));

describe('all lotteries', () => {
  it('have no footer', async () => {
    await proves('S2-FOOTER-10', () => expect(remote.pages['/m/moreLottery']).toMatchObject({ footer: false }));
  });

  it('of every prize mode show by class, without doubles, with countdowns', async () => {
    const { requests } = show();
    await proves('S2-ROUTES-44', async () => {
      const fast = await screen.findByRole('region', { name: 'Class FAST' });
      expect(within(fast).getAllByRole('button')).toHaveLength(2);
      expect(within(screen.getByRole('region', { name: 'Class VIETNAM' })).getByText('Mekong North')).toBeVisible();
      expect(screen.getAllByRole('timer')[0]).toHaveTextContent(/^01:0\d$/);
      const modes = requests.flatMap(({ call, query }) => (call === 'lotteryList' ? [query['prizeMode']] : []));
      expect(modes).toEqual(['Lott', 'Elott']);
    });
    expect(screen.getByRole('status')).toHaveTextContent('3 of 3 lotteries');
  });

  it('are searched on Enter and filtered by mode and class, and the address keeps the filters', async () => {
    const { user, where } = show();
    await user.click(await screen.findByRole('radio', { name: 'E-lottery' }));
    expect(names()).toEqual(['Lantern Minute', 'Mekong North']);
    await user.click(screen.getByRole('radio', { name: 'Class VIETNAM' }));
    expect(names()).toEqual(['Mekong North']);
    expect(where()).toBe('/m/moreLottery?mode=Elott&kind=VIETNAM');
    await user.type(screen.getByRole('searchbox'), 'dragon{Enter}');
    expect(screen.getByText(EN['moreLottery.none'])).toBeVisible();
    await user.click(screen.getByRole('button', { name: EN['moreLottery.reset'] }));
    expect(names()).toEqual(['Lantern Minute', 'Dragon Dice', 'Mekong North']);
    await user.type(screen.getByRole('searchbox'), ' DRAGON ');
    expect(names()).toEqual(['Dragon Dice']);
    expect(where()).not.toContain('search');
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['Dragon Dice']);
    expect(where()).toContain('search=DRAGON');
    expect(screen.getByRole('status')).toHaveTextContent('1 of 3 lotteries');
  });

  it('keep a filter that is not drawn yet when the next one is chosen', async () => {
    const { where } = show();
    await screen.findByRole('radio', { name: 'E-lottery' });
    act(() => {
      for (const name of ['E-lottery', 'Class VIETNAM']) screen.getByRole('radio', { name }).click();
    });
    expect(where()).toBe('/m/moreLottery?mode=Elott&kind=VIETNAM');
  });

  it('that are no e-lotteries have the other mode, also in the address', async () => {
    show('?mode=Lott');
    expect(await screen.findByText('Dragon Dice')).toBeVisible();
    expect(names()).toEqual(['Dragon Dice']);
    expect(screen.queryByRole('radio', { name: 'Class VIETNAM' })).toBeNull();
  });

  it('lead to the lottery launch route', async () => {
    const { user, where } = show('', {
      gameList: {
        games: [game({ gameType: 'ELOTT', vassalage: 'ELOTT', gameId: 'LTN1M', nodeId: 12 })],
        pageNum: 1,
        totalPages: 1,
      },
    });
    await user.click(await screen.findByRole('button', { name: /Lantern Minute/ }));
    const address = /^\/m\/launchGame\?playType=trad&prize_mode=Elott&code=LTN1M/;
    await waitFor(() => expect(where()).toMatch(address));
  });

  it('show when there are none, and offer another try when they do not load', async () => {
    const { unmount } = show('', { lotteryList: [] });
    expect(await screen.findByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/m/home');
    unmount();
    let down = true;
    const { user } = show('', { lotteryList: () => (down ? new TypeError('down') : [minute]) });
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Lantern Minute')).toBeVisible();
  });
});
