import { sessionOwner } from '@foyer/shared/shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import { declaredPages } from '../testing/declared';
import { remotes } from '../testing/federation';
import { renderSite } from '../testing/render-site';

jest.mock('../federation', () => jest.requireActual('../testing/federation').federation);

function backOf(path: string): { back?: string } {
  const { back } = declaredPages.find((page) => page.path === path)?.declaration ?? {};
  return back === undefined ? {} : { back };
}

beforeEach(() => {
  remotes.reset();
  localStorage.clear();
  sessionStorage.clear();
  for (const path of ['/m/login', '/m/register', '/m/forget', '/m/voucherCenter'])
    remotes.page(path, { bar: false, ...backOf(path) });
  for (const path of ['/m/notice', '/m/trail', '/m/gameList']) remotes.page(path, backOf(path));
});

const header = () => within(screen.getByRole('banner'));
const member = { session: { token: 'one' } };
const openMenu = async (user: ReturnType<typeof renderSite>['user']) => {
  await user.click(header().getByRole('button', { name: 'Menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
};

it('leads home from a page that is the first of its tab', async () => {
  const { user, where } = renderSite({ path: '/m/gameList' });
  await proves('S2-BACK-02', async () => {
    expect(window.history).toHaveLength(1);
    await user.click(header().getByRole('button', { name: 'Back' }));
    expect(where()).toBe('/m/home');
  });
});

describe('header of home', () => {
  it('has the logo and no arrow', async () => {
    renderSite();
    await proves('S2-HEADER-02', () => {
      expect(header().getByRole('link', { name: 'Foyer Demo, home' })).toHaveAttribute('href', '/m/home');
      expect(header().queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    });
  });

  it('offers a visitor to log in, languages and the menu', async () => {
    const { user, where } = renderSite();
    await proves(['S2-HEADER-11', 'S2-HEADER-12'], () => {
      expect(header().getByRole('button', { name: 'Language' })).toBeVisible();
      expect(header().getByRole('button', { name: 'Menu' })).toBeVisible();
    });
    await proves('S2-HEADER-09', async () => {
      await user.click(header().getByRole('link', { name: 'Log in' }));
      expect(where()).toBe('/m/login');
    });
  });

  it('offers to register where the merchant lets visitors do so directly', async () => {
    const on = renderSite({ answers: { whitelabel: { DIRECTREG3: true } } });
    await proves(['S2-HEADER-10', 'S6-FLAGS-17'], async () => {
      expect(await header().findByRole('link', { name: 'Register' })).toHaveAttribute('href', '/m/register');
    });
    on.unmount();
    renderSite({ answers: { whitelabel: { DIRECTREG3: false } } });
    await screen.findByRole('heading', { name: 'Foyer Demo' });
    await proves(['S2-HEADER-10', 'S6-FLAGS-17'], () => {
      expect(header().queryByRole('link', { name: 'Register' })).not.toBeInTheDocument();
    });
  });

  it('shows a member their name, currency and balance, and the way to deposit', async () => {
    const { user, where } = renderSite(member);
    await proves(['S2-HEADER-13', 'S2-HEADER-14', 'S2-HEADER-15'], async () => {
      expect(await header().findByText('฿1,234.50')).toBeVisible();
      expect(header().getByText('Lotus')).toBeVisible();
    });
    await proves('S2-HEADER-17', () => {
      expect(header().getByRole('button', { name: 'Language' })).toBeVisible();
      expect(header().getByRole('button', { name: 'Menu' })).toBeVisible();
    });
    await proves('S2-HEADER-16', async () => {
      await user.click(header().getByRole('link', { name: 'Deposit' }));
      expect(where()).toBe('/m/voucherCenter');
    });
  });

  it('shows the account of a member without a nickname', async () => {
    const memberInfo = { id: 1, nickname: '', account: 'mali_7', regDate: 1, type: 1, toUpline: null };
    renderSite({ session: { token: 'two', userName: 'login-name' }, answers: { memberInfo } });
    await proves('S2-HEADER-13', async () => expect(await header().findByText('mali_7')).toBeVisible());
  });

  it('shows a nickname as it was written, in the menu and to screen readers too', async () => {
    const nickname = '<img src=x onerror=alert(1)> &amp; {{x}}';
    const memberInfo = { id: 1, nickname, account: 'mali_7', regDate: 1, type: 1, toUpline: null };
    const { user } = renderSite({ session: { token: 'wild' }, answers: { memberInfo } });
    await proves('F-HTML-07', async () => {
      expect(await header().findByText(nickname)).toBeVisible();
      await user.click(header().getByRole('button', { name: 'Menu' }));
      expect(await within(await screen.findByRole('dialog', { name: 'Menu' })).findByText(nickname)).toBeVisible();
      expect(document.querySelector('img[src=x]')).toBeNull();
    });
  });

  it('masks the balance until the wallet has loaded again', async () => {
    let settle = (_: unknown) => {};
    const { user } = renderSite({ session: { token: 'three' } });
    await header().findByText('฿1,234.50');
    await proves('S2-HEADER-24', async () => {
      const { answerCalls } = jest.requireActual<typeof import('@foyer/shared/testing')>('@foyer/shared/testing');
      answerCalls({ balance: () => new Promise((done) => (settle = done as never)) });
      await user.click(header().getByRole('button', { name: 'Refresh balance' }));
      expect(header().getByText('****')).toBeVisible();
      await waitFor(() => expect(settle.length).toBe(1));
      await act(async () => settle({ sumBalance: 2, currencySymbol: '฿' }));
      expect(await header().findByText('฿2.00')).toBeVisible();
    });
  });

  it('keeps the last balance and says so when it does not load', async () => {
    const { user } = renderSite({ session: { token: 'four' } });
    await header().findByText('฿1,234.50');
    const { answerCalls } = jest.requireActual<typeof import('@foyer/shared/testing')>('@foyer/shared/testing');
    answerCalls({ balance: new TypeError('down') });
    await user.click(header().getByRole('button', { name: 'Refresh balance' }));
    expect(await screen.findByText(/No connection/)).toBeVisible();
    expect(header().getByText('฿1,234.50')).toBeVisible();
  });
});

describe('bar of other pages', () => {
  it('has an arrow instead of the logo, and the title of the page', async () => {
    remotes.page('/m/notice', { title: 'notice.title', ...backOf('/m/notice') });
    renderSite({ path: '/m/notice', texts: { content: { 'notice.title': 'Notices' } } });
    await proves('S2-HEADER-03', () => {
      expect(header().getByRole('link', { name: 'Back' })).toBeVisible();
      expect(header().queryByRole('link', { name: 'Foyer Demo, home' })).not.toBeInTheDocument();
    });
    expect(header().getByRole('heading', { level: 1, name: 'Notices' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Notices · Foyer Demo'));
  });

  it.each([
    ['/m/notice', 'S2-HEADER-07'],
    ['/m/trail', 'S2-HEADER-06'],
  ])('leads from %s to home whatever the history', async (path, id) => {
    history.pushState(null, '');
    const { user, where } = renderSite({ path });
    await proves(id, async () => {
      await user.click(header().getByRole('link', { name: 'Back' }));
      expect(where()).toBe('/m/home');
    });
  });

  it.each([
    ['/m/login', 'S2-HEADER-04'],
    ['/m/register', 'S2-HEADER-05'],
    ['/m/forget', 'S2-HEADER-08'],
  ])('leads from %s to home when a page with a bar of its own does not load', async (path, id) => {
    history.pushState(null, '');
    remotes.break(path.slice(3), jest.fn());
    const { user, where } = renderSite({ path });
    await screen.findByRole('button', { name: 'Try again' });
    await proves(id, async () => {
      await user.click(header().getByRole('link', { name: 'Back' }));
      expect(where()).toBe('/m/home');
    });
  });

  it('goes back in history elsewhere', async () => {
    renderSite({ path: '/m/gameList' });
    expect(header().getByRole('button', { name: 'Back' })).toBeVisible();
  });

  it('leaves the bar to pages that draw their own', async () => {
    renderSite({ path: '/m/login' });
    expect(await screen.findByText('content of login')).toBeVisible();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  });
});

describe('menu', () => {
  it('is closed until it is asked for, and closes again', async () => {
    const { user } = renderSite();
    await proves(['S4-HEADER-02', 'S4-FOOTER-01'], async () => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(header().getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
      const menu = await openMenu(user);
      await user.click(menu.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  });

  it('leads a member to the deposit and closes', async () => {
    const { user, where } = renderSite({ session: { token: 'deposit' } });
    const menu = await openMenu(user);
    await proves('S2-HEADER-18', async () => {
      await user.click(menu.getByRole('link', { name: 'Deposit' }));
      expect(where()).toBe('/m/voucherCenter');
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('has the withdrawal as soon as a release has its page', async () => {
    const without = renderSite({ session: { token: 'none' } });
    expect((await openMenu(without.user)).queryByRole('link', { name: 'Withdraw' })).not.toBeInTheDocument();
    without.unmount();
    remotes.page('/m/withdraw', {}, 'wallet');
    const { user, where } = renderSite({ session: { token: 'there' } });
    await proves('S2-HEADER-19', async () => {
      await user.click((await openMenu(user)).getByRole('link', { name: 'Withdraw' }));
      expect(where()).toBe('/m/withdraw');
    });
  });

  it('has fewer entries for a visitor, and sends them to log in', async () => {
    const { user, where } = renderSite();
    const menu = await openMenu(user);
    await proves(['S2-HEADER-21', 'S2-HEADER-22'], () => {
      expect(menu.queryByRole('button', { name: /balance/ })?.textContent).toBe('Refresh balance');
      expect(menu.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
    });
    await proves(['S2-HEADER-20', 'S2-HEADER-23'], async () => {
      await user.click(menu.getByRole('button', { name: 'Refresh balance' }));
      expect(where()).toBe('/m/login');
    });
  });

  it('refreshes the balance of a member', async () => {
    const { user, requests } = renderSite({ session: { token: 'refresh' } });
    await header().findByText('฿1,234.50');
    const menu = await openMenu(user);
    await proves('S2-HEADER-20', async () => {
      const before = requests.length;
      await user.click(menu.getAllByRole('button', { name: 'Refresh balance' })[1]!);
      await waitFor(() => expect(requests.slice(before).map(({ call }) => call)).toEqual(['balance']));
    });
  });

  it('hides and shows the balance', async () => {
    const { user } = renderSite({ session: { token: 'hide' } });
    await header().findByText('฿1,234.50');
    const menu = await openMenu(user);
    await proves(['S2-HEADER-21', 'S4-HEADER-01'], async () => {
      await user.click(menu.getByRole('button', { name: 'Hide balance' }));
      expect(menu.getByText('****')).toBeVisible();
      expect(localStorage.getItem('foyer:stays:shell.balanceHidden')).toBe('1');
      await user.click(menu.getByRole('button', { name: 'Show balance' }));
      expect(menu.getByText('฿1,234.50')).toBeVisible();
    });
    await proves('S2-HEADER-22', () => expect(menu.getByRole('button', { name: 'Sign out' })).toBeVisible());
  });

  it('changes the theme and remembers it', async () => {
    const { user } = renderSite();
    const menu = await openMenu(user);
    await user.click(menu.getByRole('radio', { name: 'Light' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    expect(localStorage.getItem('foyer:stays:shell.theme')).toBe('light');
    await user.click(menu.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  });
});

it('shows the new balance of whoever is logged in only', async () => {
  renderSite({ session: { token: 'gone' } });
  await header().findByText('฿1,234.50');
  act(() => sessionOwner.end());
  expect(header().queryByText('฿1,234.50')).not.toBeInTheDocument();
});
