import { bus, type EventMap } from '@foyer/shared/bus';
import { type RenderOptions, renderPart } from '@foyer/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote.json';
import EN from '../i18n/EN.json';
import MinePage from './mine.page';

const everything = {
  DEPRECM3: true,
  WITHREC3: true,
  PERSREP: true,
  REWCEN3: true,
  PLYRBT: true,
  MAILCEN: true,
  FEEDBACK3: true,
  AGETRANSFERUP3: true,
  showReferral: true,
};
const mission = [{ key: 'MISSION', enabled: true, claimed: true }];

let asked: EventMap['login:required'][] = [];
let stop: (() => void)[] = [];
beforeEach(() => {
  asked = [];
  stop = [bus.on('login:required', (event) => asked.push(event))];
});
afterEach(() => {
  for (const each of stop) each();
});

const open = (options: RenderOptions = {}) =>
  renderPart(<MinePage />, { path: '/m/mine', texts: { account: EN }, ...options });
const asMember = (options: RenderOptions = {}) => open({ session: {}, member: {}, ...options });
const link = (name: string) => screen.queryByRole('link', { name });

describe('the bar', () => {
  it('has a way back, a title and the settings', async () => {
    const { user, where } = asMember();
    await proves(['S2-MINE-02', 'S2-ROUTES-16'], () => {
      expect(screen.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
      expect(screen.getByRole('navigation', { name: 'Quick menu' })).toBeVisible();
    });
    await proves('S2-MINE-03', async () => {
      await user.click(screen.getByRole('button', { name: 'Settings' }));
      expect(where()).toBe('/m/set');
    });
    await proves('S2-MINE-01', async () => {
      await user.click(screen.getByRole('link', { name: 'Back' }));
      expect(where()).toBe('/m/home');
    });
  });
});

describe('the card', () => {
  it('shows the member, the VIP level when there is one, and the days', async () => {
    const regDate = Date.now() - 36 * 3_600_000;
    const page = asMember({ member: { nickname: 'Mali', account: 'mali88', regDate, vipLevel: 'VIP 3' } });
    await proves('S2-MINE-04', () => expect(screen.getByText('Mali')).toBeVisible());
    await proves('S2-MINE-25', () => expect(screen.getByText('Account mali88')).toBeVisible());
    await proves('S2-MINE-27', () => expect(screen.getByText('With us for 1 day')).toBeVisible());
    await proves('S2-MINE-26', () => {
      expect(screen.getByText('VIP 3')).toBeVisible();
      page.unmount();
      asMember({ member: { nickname: 'Mali', account: 'mali88' } });
      expect(screen.queryByText(/VIP 3/)).not.toBeInTheDocument();
    });
  });

  it('writes the days of years as the language writes numbers', async () => {
    asMember({ member: { nickname: 'Mali', account: 'mali88', regDate: Date.now() - 1103.5 * 24 * 3_600_000 } });
    await proves('S2-MINE-27', () => expect(screen.getByText('With us for 1,103 days')).toBeVisible());
  });

  it('links to the benefits only where the merchant shows VIP levels', async () => {
    await proves(['S2-MINE-28', 'S6-FLAGS-18'], async () => {
      const off = asMember({ member: { nickname: 'Mali' } });
      await off.user.click(screen.getByText('Mali'));
      expect(off.where()).toBe('/m/mine');
      off.unmount();
      const on = asMember({ member: { nickname: 'Mali' }, flags: { VIPBENEFIT3: true } });
      await on.user.click(screen.getByText('Mali'));
      expect(on.where()).toBe('/m/member/benefits');
    });
  });

  it('is a prompt for visitors', async () => {
    const { user, where } = open();
    await proves('S2-MINE-05', async () => {
      await user.click(screen.getByRole('button', { name: /Log in or register/ }));
      expect(asked).toEqual([{ returnTo: '/m/mine' }]);
      expect(where()).toBe('/m/mine');
    });
    expect(screen.queryByText('Total balance')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
  });
});

describe('the wallet', () => {
  it('shows the balance and loads it anew', async () => {
    const refreshed = jest.fn();
    stop.push(bus.on('wallet:refresh', refreshed));
    let bonus = '34.5';
    const { user } = asMember({
      wallet: { sumBalance: '1234.5', currencySymbol: '฿' },
      answers: {
        merchantWallet: () => ({
          wallets: [
            { code: 'bonus', name: 'Bonus', balance: bonus },
            { code: 'fish', name: 'Fishing purse', balance: '0' },
            { code: 'main', name: 'Main', balance: '1200' },
          ],
        }),
      },
    });
    expect(screen.getByText('฿1,234.50')).toBeVisible();
    expect(await screen.findByText('฿34.50')).toBeVisible();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Main wallet',
      'Bonus wallet',
      'Fishing purse',
    ]);
    bonus = '50';
    await user.click(screen.getByRole('button', { name: 'Refresh balance' }));
    expect(refreshed).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('฿50.00')).toBeVisible();
  });

  it('adds up, with what is on its way and what is not known in words', async () => {
    const purses = {
      wallets: [
        { code: 'bonus', name: 'Bonus', balance: '50' },
        { code: 'main', name: 'Main', balance: '900.25' },
        { code: 'vendor:TF', name: 'Thunder Field', balance: '100' },
      ],
      held: '300',
      onWay: ['40', '2.5'].map((amount, at) => ({
        ...{ orderNo: `V${at}`, from: 'main', to: 'vendor:TF', amount, createdAt: 1_700_000_000_000 },
      })),
    };
    const rows = () =>
      screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']);
    const wallet = { sumBalance: '1050.25', currencySymbol: '฿' };
    await proves('F-TRANSFER-05', async () => {
      const shown = asMember({ wallet, answers: { merchantWallet: purses } });
      await screen.findByText('฿900.25');
      expect(rows()).toEqual([
        ['Main wallet', '฿900.25'],
        ['Bonus wallet', '฿50.00'],
        ['Thunder Field', '฿100.00'],
        ['On its way', '฿42.50'],
        ['Withdrawals on their way', '฿300.00'],
      ]);
      expect(screen.getByText('฿1,050.25')).toBeVisible();
      shown.unmount();
      const unknown = purses.wallets.map((each) =>
        each.code === 'vendor:TF' ? { ...each, unavailable: true as const } : each,
      );
      const silent = asMember({ wallet, answers: { merchantWallet: { ...purses, wallets: unknown } } });
      await screen.findByText('฿900.25');
      expect(rows()[2]).toEqual(['Thunder Field', 'not known now']);
      silent.unmount();
      localStorage.setItem('foyer:stays:shell.balanceHidden', '1');
      try {
        asMember({ wallet, answers: { merchantWallet: { ...purses, wallets: unknown } } });
        await screen.findByText('Thunder Field');
        expect(rows().map(([, figure]) => figure)).toEqual(Array(5).fill('****'));
        expect(screen.queryByText(/฿/)).not.toBeInTheDocument();
      } finally {
        localStorage.removeItem('foyer:stays:shell.balanceHidden');
      }
    });
  });

  it('stays hidden where the member hid it in the header', () => {
    localStorage.setItem('foyer:stays:shell.balanceHidden', '1');
    try {
      asMember({ wallet: { sumBalance: '1234.5', currencySymbol: '฿' } });
      expect(screen.getByText('****')).toBeVisible();
      expect(screen.queryByText(/1234/)).not.toBeInTheDocument();
    } finally {
      localStorage.removeItem('foyer:stays:shell.balanceHidden');
    }
  });
});

describe('the quick menu', () => {
  it.each([
    ['S2-MINE-06', 'Deposit', '/m/voucherCenter'],
    ['S2-MINE-08', 'Betting record', '/m/gameRecord'],
    ['S2-MINE-09', 'Account record', '/m/transaction/record'],
    ['S2-MINE-10', 'Security', '/m/securityCenter'],
    ['S2-MINE-11', 'VIP app', '/m/download'],
  ])('%s: %s leads to %s', async (id, name, path) => {
    const { user, where } = asMember();
    await proves(id, async () => {
      const menu = within(screen.getByRole('navigation', { name: 'Quick menu' }));
      await user.click(menu.getByRole('link', { name }));
      expect(where()).toBe(path);
    });
  });

  it('links to the withdrawal once that page exists', async () => {
    const { user, where } = asMember();
    await proves('S2-MINE-07', async () => {
      await user.click(screen.getByRole('link', { name: 'Withdraw' }));
      expect(where()).toBe('/m/withdraw');
    });
  });
});

describe('the entries', () => {
  it.each([
    ['DEPRECM3', 'Deposit report', '/m/vouReport', ['S2-MINE-14', 'S6-FLAGS-09']],
    ['WITHREC3', 'Withdrawal report', '/m/withdrawReport', ['S2-MINE-15', 'S6-FLAGS-10']],
    ['PERSREP', 'Profit and loss', '/m/profitandloss', ['S2-MINE-16', 'S6-FLAGS-11']],
    ['REWCEN3', 'Reward center', '/m/rewardCenter', ['S2-MINE-18', 'S6-FLAGS-12']],
    ['PLYRBT', 'My rebate', '/m/member/rebateReport', ['S2-MINE-21', 'S6-FLAGS-13']],
    ['MAILCEN', 'News', '/m/webEmail', ['S2-MINE-22']],
    ['FEEDBACK3', 'Feedback', '/m/feedback', ['S2-MINE-23']],
  ])('%s switches "%s"', async (flag, name, path, ids) => {
    await proves(ids, async () => {
      const off = asMember({ flags: { ...everything, [flag]: false } });
      expect(link(name)).not.toBeInTheDocument();
      off.unmount();
      const on = asMember({ flags: { [flag]: true } });
      await on.user.click(screen.getByRole('link', { name }));
      expect(on.where()).toBe(path);
    });
  });

  it.each([
    [0, 'News'],
    [1, 'News 1'],
    [100, 'News 99+'],
  ])('counts %i unread messages at the news', async (unreadMessages, name) => {
    const { requests } = asMember({ flags: { MAILCEN: true }, answers: { unreadMessages } });
    await waitFor(() => expect(requests.some(({ call }) => call === 'unreadMessages')).toBe(true));
    expect(await screen.findByRole('link', { name })).toBeVisible();
  });

  it('count no messages where there is no inbox', () => {
    const { requests } = asMember({ flags: { ...everything, MAILCEN: false } });
    expect(link('Feedback')).toBeVisible();
    expect(requests.some(({ call }) => call === 'unreadMessages')).toBe(false);
  });

  it('shows the mission with its promotion alone', async () => {
    await proves('S2-MINE-20', () => {
      for (const promotions of [[], [{ key: 'MISSION', enabled: false, claimed: false }]]) {
        const off = asMember({ promotions });
        expect(link('Mission activity')).not.toBeInTheDocument();
        off.unmount();
      }
      asMember({ promotions: mission });
      expect(link('Mission activity')).toHaveAttribute('href', '/m/leaderBoard');
    });
  });

  it('counts what is left to claim at the reward center', async () => {
    await proves('S2-MINE-19', () => {
      const none = asMember({ flags: everything, promotions: mission });
      expect(link('Reward center')).toHaveTextContent(/^Reward center$/);
      none.unmount();
      const some = [1, 2].map((index) => ({ key: `P${index}`, enabled: true, claimed: false }));
      asMember({
        flags: everything,
        promotions: [...mission, ...some, { key: 'OFF', enabled: false, claimed: false }],
      });
      expect(screen.getByRole('link', { name: /Reward center/ })).toHaveTextContent(/^Reward center.*2$/);
    });
  });

  it.each(['member', 'visitor'])('do not include planned pages, for a %s', (who) => {
    const session = who === 'member' ? { session: { type: 1 }, member: { type: 1, toUpline: 'upline7' } } : {};
    open({ ...session, flags: everything, promotions: mission, isPage: () => false });
    expect(screen.getByRole('button', { name: 'Referral links' })).toBeVisible();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['']);
    for (const name of ['Deposit', 'Withdraw', 'News', 'Reward center', 'Mission activity', 'Agency center']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  });

  it('opens the referral panel on the same page', async () => {
    await proves(['S2-MINE-12', 'S6-FLAGS-19'], async () => {
      const off = asMember({ flags: { ...everything, showReferral: false } });
      expect(screen.queryByRole('button', { name: 'Referral links' })).not.toBeInTheDocument();
      off.unmount();
      const { user, where } = asMember({ member: { affiliateCode: '7C41D09A2B' }, flags: { showReferral: true } });
      expect(screen.queryByRole('region', { name: 'Your referral link' })).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Referral links' }));
      expect(screen.getByRole('region', { name: 'Your referral link' })).toHaveTextContent(
        `${location.origin}/m/register?affiliateCode=7C41D09A2B`,
      );
      expect(where()).toBe('/m/mine');
    });
  });

  it.each([
    [undefined, false],
    [0, false],
    [4, false],
    [40, false],
    [1, true],
    [2, true],
    [41, true],
    [42, true],
  ])('shows the agency center to type %s: %s', async (type, shown) => {
    await proves(['S6-ROLES-11', 'S2-MINE-13'], async () => {
      const { user, where } = type === undefined ? open() : asMember({ session: { type }, member: { type } });
      if (!shown) {
        expect(link('Agency center')).not.toBeInTheDocument();
        expect(screen.queryByRole('button', { name: 'Agency center' })).not.toBeInTheDocument();
        return;
      }
      await user.click(screen.getByRole('link', { name: 'Agency center' }));
      expect(where()).toBe('/m/agent');
    });
  });

  it.each([
    [true, 'upline7', 1, true],
    [false, 'upline7', 1, false],
    [true, null, 1, false],
    [true, 'N', 1, false],
    [true, 'upline7', 2, false],
  ])('transfer to upline: flag %s, upline %s, type %s: %s', async (flag, toUpline, type, shown) => {
    await proves(['S2-MINE-17', 'S6-FLAGS-16'], async () => {
      const { user, where } = asMember({
        session: { type },
        member: { type, toUpline },
        flags: { AGETRANSFERUP3: flag },
      });
      expect(link('Transfer to upline') !== null).toBe(shown);
      if (!shown) return;
      await user.click(screen.getByRole('link', { name: 'Transfer to upline' }));
      expect(where()).toBe('/m/upLine/transfer');
    });
  });

  it('count nothing for a visitor', () => {
    open({ flags: everything, promotions: [{ key: 'P', enabled: true, claimed: false }] });
    expect(screen.getByRole('button', { name: 'Reward center' })).toHaveTextContent(/^Reward center$/);
  });

  it('asks a visitor to log in, whatever is pressed', async () => {
    const { user, where } = open({ flags: everything, promotions: mission });
    await proves(['S2-MINE-24', 'S6-ROLES-06'], async () => {
      const paths: Record<string, string> = {
        Settings: '/m/set',
        Deposit: '/m/voucherCenter',
        Withdraw: '/m/withdraw',
        'Betting record': '/m/gameRecord',
        'Account record': '/m/transaction/record',
        Security: '/m/securityCenter',
        'VIP app': '/m/download',
        'Reward center': '/m/rewardCenter',
        'Mission activity': '/m/leaderBoard',
        'My rebate': '/m/member/rebateReport',
        'Referral links': '/m/mine',
        'Deposit report': '/m/vouReport',
        'Withdrawal report': '/m/withdrawReport',
        'Profit and loss': '/m/profitandloss',
        News: '/m/webEmail',
        Feedback: '/m/feedback',
      };
      for (const name of Object.keys(paths)) await user.click(screen.getByRole('button', { name }));
      expect(asked).toEqual(Object.values(paths).map((returnTo) => ({ returnTo })));
      expect(where()).toBe('/m/mine');
      expect(screen.getAllByRole('link')).toHaveLength(1);
    });
  });
});

it('asks the shell to sign out', async () => {
  const out = jest.fn();
  stop.push(bus.on('session:signOut', out));
  const { user } = asMember();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(out).toHaveBeenCalledTimes(1);
});

it('is closed to trial accounts by its guard alone', () => {
  expect(remote.pages['/m/mine'].guard).toEqual(['notTrial']);
});

describe('the two layouts', () => {
  afterEach(() => localStorage.removeItem('memberCenterVersion'));

  it('look different and have the same functions', () => {
    const seen = ['new', 'base'].map((version) => {
      localStorage.setItem('memberCenterVersion', version);
      const { container, unmount } = asMember({ flags: everything, promotions: mission });
      expect(container.querySelector('[data-layout]')).toHaveAttribute('data-layout', version);
      const menu = within(screen.getByRole('navigation', { name: 'Quick menu' }));
      const found = {
        isList: menu.queryByRole('region') !== null,
        links: screen.getAllByRole('link').map((each) => `${each.textContent} ${each.getAttribute('href')}`),
        buttons: screen.getAllByRole('button').map(({ textContent, ariaLabel }) => `${textContent} ${ariaLabel}`),
      };
      unmount();
      return found;
    });
    const [lit, base] = seen;
    expect(base).toEqual({ ...lit, isList: true });
    expect(lit?.isList).toBe(false);
  });
});
