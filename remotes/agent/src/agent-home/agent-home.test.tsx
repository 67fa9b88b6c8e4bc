import { ApiError } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { AGENT_MENU } from '@foyer/shared/flags';
import { type Answers, type RenderOptions, renderPart } from '@foyer/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import AgentHome from './agent-home.page';

const answers: Answers = {
  teamKpi: {
    footer: { teamLoginMemberCount: 12, teamBetMemberCount: 7, teamRegisterMemberCount: 3, teamOnlineCount: 1204 },
  },
  unreadMessages: 4,
  agentUnread: { footer: { unreadCount: 120 } },
  dividendInfo: { enabled: true },
};
const everything = { MAILCEN: true, agentMenu: Object.fromEntries(AGENT_MENU.map((name) => [name, true])) };

const agentHome = (options: RenderOptions = {}) =>
  renderPart(<AgentHome />, {
    path: '/m/agent',
    texts: { agent: EN },
    session: { userName: 'lotus88', type: 1 },
    wallet: { sumBalance: '12800.5', currencySymbol: '฿' },
    flags: everything,
    answers,
    ...options,
  });

const figure = (label: string) => screen.findByText(label).then((term) => term.nextElementSibling?.textContent);

describe('agent home', () => {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true, now: new Date(2026, 10, 20, 19, 5) });
  });
  afterEach(() => jest.useRealTimers());

  it('greets the agent by the hour and shows name and balance', async () => {
    agentHome();
    await proves('S2-AGENT-06', () => expect(screen.getByText('Good evening')).toBeVisible());
    await proves('S2-AGENT-07', () => expect(screen.getByRole('heading', { name: 'lotus88' })).toBeVisible());
    await proves('S2-AGENT-08', () => expect(screen.getByText('฿12,800.50')).toBeVisible());
    await screen.findByText('1,204');
  });

  it('asks for the balance when the page opens, and on demand', async () => {
    const asked = jest.fn();
    const stop = bus.on('wallet:refresh', asked);
    const { user } = agentHome();
    expect(asked).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Refresh the balance' }));
    expect(asked).toHaveBeenCalledTimes(2);
    stop();
  });

  it("shows today's four counts of the team", async () => {
    const { requests } = agentHome();
    await proves(['S2-AGENT-09', 'S3-AGENT-02', 'S1-AGENT-02'], async () => {
      expect(await figure('Logged in')).toBe('12');
      expect(await figure('Betting')).toBe('7');
      expect(await figure('Registered')).toBe('3');
      expect(await figure('Online now')).toBe('1,204');
    });
    await proves(['S7-API-34', 'S9-CONST-46'], () =>
      expect(requests.find(({ call }) => call === 'teamKpi')).toMatchObject({
        method: 'GET',
        query: { startDate: '2026-11-20', endDate: '2026-11-20', size: '0' },
      }),
    );
  });

  const counts = {
    teamLoginMemberCount: 'Logged in',
    teamBetMemberCount: 'Betting',
    teamRegisterMemberCount: 'Registered',
    teamOnlineCount: 'Online now',
  };
  it.each(Object.entries(counts))('counts %s as 0 where it is missing, and the others as they are', async (missing) => {
    const all = Object.fromEntries(Object.keys(counts).map((name, index) => [name, index + 5]));
    const { [missing]: _, ...footer } = all;
    agentHome({ answers: { ...answers, teamKpi: { footer } } });
    await proves('S3-AGENT-03', async () => {
      for (const [name, label] of Object.entries(counts)) {
        expect(await figure(label)).toBe(name === missing ? '0' : String(all[name]));
      }
    });
  });

  it.each([[{}], [{ footer: {} }], [{ footer: null }], [null]])(
    'counts all as 0 in an empty answer: %j',
    async (value) => {
      agentHome({ answers: { ...answers, teamKpi: value as never } });
      await proves('S3-AGENT-03', async () => {
        for (const label of Object.values(counts)) expect(await figure(label)).toBe('0');
      });
    },
  );

  it('says that the figures failed and loads them again', async () => {
    const replies = [new ApiError('teamKpi', 'system.upgrading', 200), { footer: { teamLoginMemberCount: 8 } }];
    const { user } = agentHome({ answers: { ...answers, teamKpi: () => replies.shift() ?? { footer: {} } } });
    expect(await screen.findByRole('alert')).toHaveTextContent('The team figures did not load');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(await figure('Logged in')).toBe('8');
  });

  it.each([
    ['S2-AGENT-11', 'Team overview', '/m/agent/team/overview'],
    ['S2-AGENT-13', 'Team members', '/m/member/team'],
    ['S2-AGENT-14', 'Red packet rain', '/m/redRain'],
    ['S2-AGENT-15', 'Team profit', '/m/agent/team/pnl'],
    ['S2-AGENT-16', 'Team bets', '/m/teamBetting'],
    ['S2-AGENT-17', 'Rebates', '/m/member/agent/agentRebeat'],
    ['S2-AGENT-18', 'Team rebate', '/m/member/teamRebate'],
    ['S2-AGENT-23', 'Withdraw', '/m/withdraw'],
    ['S2-AGENT-26', 'Open account', '/m/agentRegister'],
    ['S2-AGENT-27', 'Dividend', '/m/member/agent/agentDivident'],
    ['S2-AGENT-12', 'Account records', '/m/transaction/record?types=A'],
    ['S2-AGENT-19', 'Security', '/m/securityCenter'],
    ['S2-AGENT-24', 'Deposit', '/m/voucherCenter'],
    ['S2-AGENT-25', 'Home', '/m/home'],
  ])('%s: %s leads to %s', async (id, name, path) => {
    const { user, where } = agentHome();
    await user.click(await screen.findByRole('link', { name }));
    await proves(id, () => expect(where()).toBe(path));
  });

  it('messages lead to their page, once it is there', async () => {
    const { user, where } = agentHome();
    await user.click(await screen.findByRole('link', { name: /^Messages/ }));
    expect(where()).toBe('/m/webEmail');
  });

  it('offers no inbox that the merchant has closed, and asks for no count', async () => {
    const { requests } = agentHome({ flags: { ...everything, MAILCEN: false } });
    await screen.findByText('1,204');
    expect(screen.queryByRole('link', { name: /^Messages/ })).toBeNull();
    expect(requests.some(({ call }) => call === 'unreadMessages')).toBe(false);
  });

  it('offers no planned page, and loads nothing for it', async () => {
    const { requests } = agentHome({ isPage: (path) => path === '/m/home' });
    await screen.findByText('1,204');
    await waitFor(() => expect(requests.some(({ call }) => call === 'dividendInfo')).toBe(true));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Home']);
    expect(requests.filter(({ call }) => call === 'unreadMessages' || call === 'agentUnread')).toEqual([]);
  });

  it('shows what is unread, in figures and in words', async () => {
    const { user, where } = agentHome();
    const messages = await screen.findByRole('link', { name: 'Messages , 4 unread' });
    expect(within(messages).getByText('4')).toBeVisible();
    expect(screen.getAllByText(', 4 unread')).toHaveLength(1);
    const notices = await screen.findByRole('link', { name: 'Notices , 120 unread' });
    await proves('S3-AGENT-04', () => expect(within(notices).getByText('99+')).toBeVisible());
    await user.click(notices);
    await proves('S2-AGENT-28', () => expect(where()).toBe('/m/member/notice?types=A'));
  });

  it('says in words that one is unread', async () => {
    agentHome({ answers: { ...answers, unreadMessages: 0, agentUnread: { footer: { unreadCount: 1 } } } });
    expect(await screen.findByRole('link', { name: 'Notices , 1 unread' })).toBeVisible();
  });

  it('shows no badge where nothing is unread', async () => {
    agentHome({ answers: { ...answers, unreadMessages: 0, agentUnread: { footer: { unreadCount: 0 } } } });
    await screen.findByText('1,204');
    expect(screen.getByRole('link', { name: 'Messages' })).toHaveTextContent(/^Messages$/);
    expect(screen.getByRole('link', { name: 'Notices' })).toHaveTextContent(/^Notices$/);
  });

  it.each([...AGENT_MENU])('shows the shortcut %s only where the merchant allows it', async (name) => {
    agentHome({ flags: { MAILCEN: true, agentMenu: { [name]: true } } });
    const tools = screen.getByRole('region', { name: 'Tools' });
    await proves(['S2-AGENT-22', 'S6-FLAGS-20'], () => {
      expect(within(tools).getAllByRole('link')).toHaveLength(1);
      expect(within(tools).getByRole('link')).toHaveTextContent(EN[`menu.${name}`]);
    });
  });

  it('always offers customer service, and loads no inbox that is not offered', async () => {
    const asked = jest.fn();
    const stop = bus.on('service:open', asked);
    const { user, requests } = agentHome({ flags: {} });
    const tools = screen.getByRole('region', { name: 'Tools' });
    expect(within(tools).queryByRole('link')).toBeNull();
    await user.click(within(tools).getByRole('button', { name: 'Customer service' }));
    await proves(['S2-AGENT-10', 'S2-AGENT-21'], () => expect(asked).toHaveBeenCalledTimes(1));
    await screen.findByText('1,204');
    expect(requests.some(({ call }) => call === 'unreadMessages')).toBe(false);
    stop();
  });

  it.each([
    [1, true],
    [2, true],
    [41, false],
    [42, false],
  ])('type %s may have dividends: %s', async (type, may) => {
    const { requests } = agentHome({ session: { type } });
    await screen.findByText('1,204');
    await proves('S6-ROLES-14', async () => {
      if (may) await screen.findByRole('link', { name: 'Dividend' });
      expect(requests.some(({ call }) => call === 'dividendInfo')).toBe(may);
      expect(screen.queryByRole('link', { name: 'Dividend' }) !== null).toBe(may);
    });
  });

  it('hides dividends that are off', async () => {
    const { requests } = agentHome({ answers: { ...answers, dividendInfo: { enabled: false } } });
    await screen.findByText('1,204');
    await waitFor(() => expect(requests.some(({ call }) => call === 'dividendInfo')).toBe(true));
    await proves('S2-AGENT-27', () => expect(screen.queryByRole('link', { name: 'Dividend' })).toBeNull());
  });

  it('opens the log-in dialog once the session has ended', async () => {
    const asked = jest.fn();
    const stop = bus.on('login:required', asked);
    const { user, where } = agentHome();
    await screen.findByText('1,204');
    sessionStorage.removeItem('MC_SESSION_INFO');
    await proves('S2-AGENT-29', async () => {
      for (const name of ['Team overview', 'Withdraw', 'Open account']) {
        await user.click(screen.getByRole('link', { name }));
        expect(where()).toBe('/m/agent');
      }
      expect(asked).toHaveBeenCalledTimes(3);
    });
    stop();
  });
});
