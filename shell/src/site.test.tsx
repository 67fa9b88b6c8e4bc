import { bus } from '@foyer/shared/bus';
import { flagStore, isPromoted } from '@foyer/shared/flags';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remotes } from './testing/federation';
import { renderSite } from './testing/render-site';

jest.mock('./federation', () => jest.requireActual('./testing/federation').federation);

beforeEach(() => {
  remotes.reset();
  localStorage.clear();
  sessionStorage.clear();
  remotes.widget('home.banner', 'banner');
  remotes.page('/m/login', { bar: false, footer: false });
  remotes.page('/m/gameList');
  remotes.page('/m/gameRecord', { guard: ['member', 'notTrial'] });
  remotes.page('/m/mine', { guard: 'notTrial', bar: false });
  remotes.page('/m/vouReport', { guard: 'flag:DEPRECM3' });
  remotes.page('/m/leaderBoard', { guard: 'promotion:MISSION' });
  remotes.page('/m/set', { guard: 'sessionHome' });
});

const page = (name: string) => screen.findByText(`content of ${name}`);
const loginDialog = () => screen.findByRole('dialog', { name: 'Log in to go on' });

describe('home', () => {
  it.each([
    ['/', 'S2-ROUTES-01'],
    ['/m', 'S2-ROUTES-02'],
    ['/m/', 'S2-ROUTES-03'],
    ['/m/home', 'S2-ROUTES-04'],
    ['/m/index', 'S2-ROUTES-05'],
    ['/m/index.html', 'S2-ROUTES-06'],
    ['/m/member/home', 'S2-ROUTES-07'],
  ])('shows at %s and leaves the address', async (path, id) => {
    const { where } = renderSite({ path });
    await proves(id, async () => {
      expect(await page('banner')).toBeVisible();
      expect(where()).toBe(path);
      expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    });
  });

  it('fills its slots in their order, leaving out what is not for this visitor', async () => {
    remotes.widget('home.lottery', 'lottery');
    remotes.widget('home.games', 'games');
    remotes.widget('home.games', 'prompts', 'dividend');
    renderSite();
    await page('banner');
    expect(screen.getAllByText(/^content of/).map((node) => node.textContent)).toEqual([
      'content of banner',
      'content of games',
      'content of lottery',
    ]);
  });

  it('keeps its other slots when one fails, which offers to try again', async () => {
    const retry = jest.fn();
    remotes.widget('home.games', 'games');
    remotes.break('games', retry);
    const { user } = renderSite();
    expect(await page('banner')).toBeVisible();
    expect(screen.getByText('games 1.4.0')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('brings member, balance and merchant wallet up to date, once each', async () => {
    const { requests } = renderSite({ session: { token: 'home' } });
    await page('banner');
    const made = (name: string) => requests.filter(({ call }) => call === name);
    await proves(['S2-HOME-10', 'S2-HOME-11', 'S2-HOME-12'], async () => {
      await waitFor(() => expect(made('merchantWallet')).toHaveLength(1));
      expect(made('memberInfo')).toHaveLength(1);
      expect(made('balance')).toHaveLength(1);
    });
  });

  it('asks for nothing private without a session', async () => {
    const { requests } = renderSite();
    await page('banner');
    await proves('S2-HOME-12', () => {
      const own = ['memberInfo', 'balance', 'merchantWallet', 'renew'];
      expect(requests.map(({ call }) => call).filter((call) => own.includes(call ?? ''))).toEqual([]);
    });
  });

  it('starts at its top', async () => {
    jest.mocked(window.scrollTo).mockClear();
    const { user } = renderSite({ path: '/m/gameList' });
    await page('gameList');
    // A document begins there, and a scroll would lay out its first page at once.
    expect(window.scrollTo).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await page('banner');
    await proves('S2-HOME-08', () => expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0));
  });
});

describe('pages', () => {
  it('that do not load offer another try under the header', async () => {
    const retry = jest.fn();
    remotes.break('gameList', retry);
    const { user } = renderSite({ path: '/m/gameList' });
    expect(await screen.findByText('This page did not load')).toBeVisible();
    expect(screen.getByText('content 1.4.0')).toBeVisible();
    expect(within(screen.getByRole('banner')).getByRole('heading', { name: 'Foyer Demo' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('that draw their own bar have a way back before they are there', async () => {
    remotes.page('/m/leaderBoard', { guard: 'promotion:MISSION', bar: false });
    const { user, where } = renderSite({
      path: '/m/leaderBoard',
      answers: { promotions: () => new Promise(() => undefined) },
    });
    await waitFor(() => expect(screen.queryByText('content of leaderBoard')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(where()).toBe('/m/home'));
  });

  it('that nobody serves say so and lead home', async () => {
    const { user, where } = renderSite({ path: '/m/nowhere' });
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Go to home' }));
    expect(where()).toBe('/m/home');
  });

  it('take the focus after a navigation, not at the first', async () => {
    const { user } = renderSite();
    await page('banner');
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    await page('login');
    expect(screen.getByRole('main')).toHaveFocus();
    await waitFor(() => expect(document.title).toBe('Foyer Demo'));
  });

  it('can be reached past the frame', async () => {
    const { user } = renderSite();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('slots around the page', () => {
  it('come after the page, and those that fail are not missed aloud', async () => {
    remotes.widget('app.dialog', 'popup');
    remotes.widget('app.bar', 'download-bar');
    remotes.break('download-bar', jest.fn());
    renderSite();
    await page('banner');
    expect(screen.queryByText('content of popup')).not.toBeInTheDocument();
    expect(await page('popup')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('promotions of the platform', () => {
  it('decide what is open to whom, and how many rewards wait', async () => {
    const promotions = [
      { key: 'REFERRAL', enabled: true, claimed: true },
      { key: 'MISSION', enabled: false, claimed: false },
      { key: 'GIFT', enabled: true, claimed: false },
    ];
    await proves('S7-API-59', async () => {
      const { requests } = renderSite({ path: '/m/mine', session: {}, answers: { promotions } });
      await waitFor(() => expect(isPromoted('REFERRAL')).toBe(true));
      expect(isPromoted('MISSION')).toBe(false);
      // The badge of the member center counts these (S2-MINE-19).
      expect(flagStore.getState().promotions).toEqual(promotions);
      expect(requests.find(({ call }) => call === 'promotions')).toMatchObject({
        ...{ method: 'GET', path: '/wps/promotions/available' },
      });
    });
  });
});

describe('the slot for draws', () => {
  it('is loaded for a member who waits for one, and for nobody else', async () => {
    remotes.widget('app.dialog', 'popup');
    remotes.widget('app.draws', 'wins');
    const wallet = { sumBalance: '10', currencySymbol: '฿' };
    const { unmount } = renderSite({ session: {}, answers: { balance: wallet } });
    expect(await page('popup')).toBeVisible();
    expect(screen.queryByText('content of wins')).toBeNull();
    unmount();
    renderSite({ session: {}, answers: { balance: { ...wallet, nextDraw: Date.now() + 60_000 } } });
    expect(await page('wins')).toBeInTheDocument();
  });
});

describe('guards', () => {
  it('show a visitor the login dialog over a prompt; closing it leads home', async () => {
    const { user, where, requests } = renderSite({ path: '/m/gameRecord?day=2' });
    const dialog = within(await loginDialog());
    expect(screen.getByText('Log in or register to see this page.')).toBeInTheDocument();
    expect(where()).toBe('/m/gameRecord?day=2');
    expect(requests.map(({ call }) => call)).not.toContain('betRecords');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(where()).toBe('/m/home'));
  });

  it('keep the wanted address for after the login', async () => {
    const { user, where } = renderSite({ path: '/m/gameRecord?day=2' });
    await user.click(within(await loginDialog()).getByRole('button', { name: 'Log in' }));
    expect(where()).toBe('/m/login');
    expect(sessionStorage.getItem('foyer:shell.returnTo')).toBe('/m/gameRecord?day=2');
  });

  it('send trial accounts home with the message', async () => {
    const { where } = renderSite({
      path: '/m/mine',
      session: { token: 'free', type: 4 },
      answers: { memberInfo: { id: 4, nickname: '', account: 'free4', regDate: 1, type: 4, toUpline: null } },
    });
    expect(await screen.findByText('Please log in with an actual account')).toBeVisible();
    await waitFor(() => expect(where()).toBe('/m/home'));
  });

  it('send a visitor home from pages of the session', async () => {
    const { where } = renderSite({ path: '/m/set' });
    await waitFor(() => expect(where()).toBe('/m/home'));
  });

  it('close what the merchant switched off, with the reason and no call', async () => {
    renderSite({ path: '/m/vouReport', session: { token: 'flag' }, answers: { whitelabel: {} } });
    expect(await screen.findByText(/does not have permission/)).toBeVisible();
  });

  it('wait for the promotions before they refuse', async () => {
    let answer = (_: []) => {};
    renderSite({ path: '/m/leaderBoard', answers: { promotions: () => new Promise((done) => (answer = done)) } });
    await waitFor(() => expect(answer.length).toBe(1));
    expect(screen.queryByText(/does not have permission/)).not.toBeInTheDocument();
    await act(async () => answer([]));
    expect(await screen.findByText(/does not have permission/)).toBeVisible();
  });

  it('open for a promotion that is on', async () => {
    renderSite({
      path: '/m/leaderBoard',
      answers: { promotions: [{ key: 'MISSION', enabled: true, claimed: false }] },
    });
    expect(await page('leaderBoard')).toBeVisible();
  });
});

describe('the login dialog', () => {
  it('opens for any part that asks, and closes in place', async () => {
    const { user, where } = renderSite({ path: '/m/gameList' });
    await page('gameList');
    act(() => bus.emit('login:required', { returnTo: '/m/webEmail' }));
    const dialog = within(await loginDialog());
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(where()).toBe('/m/gameList');
  });

  it('leads to the registration', async () => {
    const { user, where } = renderSite({ path: '/m/gameList' });
    act(() => bus.emit('login:required', { returnTo: '/m/webEmail' }));
    await user.click(within(await loginDialog()).getByRole('button', { name: 'Register' }));
    expect(where()).toBe('/m/register');
    expect(sessionStorage.getItem('foyer:shell.returnTo')).toBe('/m/webEmail');
  });
});

describe('the fade between pages', () => {
  const still = () => document.querySelector('[data-page]')?.hasAttribute('data-still');
  const touch = (type: string, clientX: number) => {
    const event = new Event(type);
    Object.defineProperty(event, 'changedTouches', { value: [{ clientX }] });
    window.dispatchEvent(event);
  };

  it.each([
    [101, true],
    [100, false],
  ])('after a touch that moved %d px and a step back: suppressed %s', async (distance, suppressed) => {
    remotes.page('/m/activity');
    history.pushState(null, '');
    const { user, where } = renderSite();
    await page('banner');
    expect(still()).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Activity' }));
    await page('activity');
    expect(still()).toBe(false);
    touch('touchstart', 10);
    touch('touchmove', 10 + distance);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await page('banner');
    expect(where()).toBe('/m/home');
    expect(still()).toBe(suppressed);
  });

  it('is not suppressed by a swipe before a step forward', async () => {
    remotes.page('/m/activity');
    const { user } = renderSite();
    await page('banner');
    touch('touchstart', 10);
    touch('touchmove', 200);
    await user.click(screen.getByRole('link', { name: 'Activity' }));
    await page('activity');
    expect(still()).toBe(false);
  });
});
