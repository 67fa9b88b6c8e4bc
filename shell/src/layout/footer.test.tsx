import { act, screen, waitFor, within } from '@testing-library/react';
import { remotes } from '../testing/federation';
import { renderSite } from '../testing/render-site';
import { hasTallFooter } from './tall-footer';

jest.mock('../federation', () => jest.requireActual('../testing/federation').federation);

beforeEach(() => {
  remotes.reset();
  localStorage.clear();
  sessionStorage.clear();
  for (const path of ['/m/activity', '/m/voucherCenter', '/m/mine', '/m/gameList', '/m/set', '/m/login'])
    remotes.page(path, path === '/m/login' ? { bar: false, footer: false } : {});
  for (const path of ['/m/voucherCenter', '/m/mine']) remotes.page(path, { guard: ['notTrial'] });
});

afterEach(() => jest.useRealTimers());

const footer = () => within(screen.getByRole('navigation', { name: 'Main' }));
const link = (name: string) => footer().getByRole('link', { name });

describe('footer', () => {
  it.each([
    ['Home', '/m/home', 'S2-FOOTER-15'],
    ['Activity', '/m/activity', 'S2-FOOTER-16'],
    ['Deposit', '/m/voucherCenter', 'S2-FOOTER-17'],
    ['Account', '/m/mine', 'S2-FOOTER-19'],
  ])('%s leads a member to %s and is lit there', async (name, path, id) => {
    const { user, where } = renderSite({ path: '/m/gameList', session: { token: name } });
    await proves(id, async () => {
      await user.click(link(name));
      expect(where()).toBe(path);
    });
    expect(link(name)).toHaveAttribute('aria-current', 'page');
  });

  it('keeps the raised button within itself once the page is scrolled', async () => {
    renderSite({ path: '/m/gameList' });
    const bar = screen.getByRole('contentinfo');
    expect(bar).not.toHaveClass('small');
    Object.defineProperty(window, 'scrollY', { value: 100, configurable: true });
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(bar).toHaveClass('small');
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });

  it('comes before header and page in a window that has the room, and stays the same when it has none any more', () => {
    const before = globalThis.matchMedia;
    const query = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
    Object.assign(globalThis, { matchMedia: () => query });
    try {
      renderSite({ path: '/m/gameList' });
      const bar = screen.getByRole('contentinfo');
      const isBefore = (part: HTMLElement) =>
        (bar.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      expect(isBefore(screen.getByRole('banner'))).toBe(true);
      expect(isBefore(screen.getByRole('main'))).toBe(true);
      query.matches = false;
      act(() => {
        for (const [, changed] of query.addEventListener.mock.calls) changed();
      });
      expect(isBefore(screen.getByRole('main'))).toBe(false);
      expect(screen.getByRole('contentinfo')).toBe(bar);
    } finally {
      Object.assign(globalThis, { matchMedia: before });
    }
  });

  it('sends a visitor from the member center to log in', async () => {
    const { user, where } = renderSite();
    await proves('S2-FOOTER-21', async () => {
      await user.click(link('Account'));
      expect(where()).toBe('/m/login');
    });
  });

  it('tells a trial account why, for two seconds, and stays', async () => {
    jest.useFakeTimers();
    const { user, where } = renderSite({
      session: { token: 'free', type: 4 },
      advanceTimers: jest.advanceTimersByTime,
      answers: { memberInfo: { id: 4, nickname: '', account: 'free4', regDate: 1, type: 4, toUpline: null } },
    });
    const text = 'Please log in with an actual account';
    for (const name of ['Account', 'Deposit']) {
      await user.click(link(name));
      await proves(['S2-FOOTER-22', 'S8-ERRORS-15', 'S9-CONST-27'], async () => {
        expect(screen.getByText(text)).toBeVisible();
        await act(() => jest.advanceTimersByTimeAsync(1_900));
        expect(screen.getByText(text)).toBeVisible();
        await act(() => jest.advanceTimersByTimeAsync(200));
        expect(screen.queryByText(text)).not.toBeInTheDocument();
        expect(where()).toBe('/m/home');
      });
    }
  });

  it('stands on every page that does not decline it', async () => {
    for (const path of ['/m/home', '/m/gameList', '/m/mine', '/m/set', '/m/nowhere']) {
      const { unmount } = renderSite({ path, session: { token: path } });
      await proves('S2-FOOTER-20', () => expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible());
      unmount();
    }
    renderSite({ path: '/m/login' });
    await proves('S2-FOOTER-20', () => expect(screen.queryByRole('navigation')).not.toBeInTheDocument());
  });
});

describe('customer service', () => {
  const open = jest.spyOn(window, 'open');
  afterEach(() => open.mockReset());

  it('opens the first link in a tab that cannot reach back', async () => {
    open.mockReturnValue(null);
    const { user } = renderSite({ answers: { service: ['', 'https://chat.example/2'] } });
    const button = footer().getByRole('button', { name: 'Service' });
    act(() => button.focus());
    await screen.findByRole('heading', { name: 'Foyer Demo' });
    await proves(['S2-FOOTER-18', 'S1-SERVICE-01'], async () => {
      await user.click(button);
      expect(open).toHaveBeenCalledWith('https://chat.example/2', '_blank', 'noopener');
    });
  });

  it('opens the tab within the press when the link is not known yet', async () => {
    const tab = { opener: window, close: jest.fn(), location: { replace: jest.fn() } };
    open.mockReturnValue(tab as never);
    let answer = (_: string[]) => {};
    const { user } = renderSite({ answers: { service: () => new Promise((done) => (answer = done)) } });
    await user.click(footer().getByRole('button', { name: 'Service' }));
    expect(open).toHaveBeenCalledTimes(1);
    expect(tab.opener).toBeNull();
    await act(async () => answer(['https://chat.example/1']));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://chat.example/1'));
  });

  it('says for two seconds that there is none', async () => {
    jest.useFakeTimers();
    const tab = { opener: window, close: jest.fn(), location: { replace: jest.fn() } };
    open.mockReturnValue(tab as never);
    const { user } = renderSite({ answers: { service: ['', ''] }, advanceTimers: jest.advanceTimersByTime });
    await user.click(footer().getByRole('button', { name: 'Service' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    await proves(['S8-ERRORS-16', 'S9-CONST-27'], async () => {
      const said = () => screen.queryByText(/Customer service is not available/);
      expect(said()).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(1_900));
      expect(said()).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(said()).not.toBeInTheDocument();
    });
    expect(tab.close).toHaveBeenCalled();
  });
});

describe('hasTallFooter', () => {
  const agent = (userAgent: string) =>
    Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });

  it('is for tall phones of Apple inside the native shell alone', () => {
    renderSite();
    agent('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) MCAPP');
    expect(hasTallFooter({ height: 812 })).toBe(true);
    expect(hasTallFooter({ height: 811 })).toBe(false);
    agent('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)');
    expect(hasTallFooter({ height: 812 })).toBe(false);
    agent('Mozilla/5.0 (Linux; Android 14) MCAPP');
    expect(hasTallFooter({ height: 900 })).toBe(false);
  });
});
