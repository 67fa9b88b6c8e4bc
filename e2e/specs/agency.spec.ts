import type { SiteAddress } from '@foyer/shared/paths';
import type { Page } from '@playwright/test';
import { expect, proves, test } from '../support/fixtures';
import { choose, logIn } from '../support/site';
import { words } from '../support/words';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const say = words('EN');
const denied = (page: Page) => page.getByText(/does not have permission/);

const pages = [
  ['S2-ROUTES-51', 'agent-links', 'links.title', '/m/agentRegister'],
  ['S2-ROUTES-52', 'team-overview', 'overview.title', '/m/agent/team/overview'],
  ['S2-ROUTES-53', 'team-members', 'members.title', '/m/member/team'],
  ['S2-ROUTES-55', 'team-pnl', 'pnl.title', '/m/agent/team/pnl'],
  ['S2-ROUTES-56', 'team-betting', 'bets.title', '/m/teamBetting'],
  ['S2-ROUTES-57', 'agent-rates', 'rates.title', '/m/member/agent/agentRebeat'],
  ['S2-ROUTES-58', 'team-rebate', 'teamRebate.title', '/m/member/teamRebate'],
  ['S2-ROUTES-59', 'agent-dividend', 'dividend.title', '/m/member/agent/agentDivident'],
] as const satisfies readonly (readonly [string, string, string, SiteAddress])[];

/** What a page shows besides its own address. */
const features: Readonly<Record<string, string>> = {
  'S2-ROUTES-53': 'S1-AGENT-03',
  'S2-ROUTES-57': 'S1-AGENT-04',
  'S2-ROUTES-58': 'S1-AGENT-04',
};
const menu = ['teamOverview', 'memberTeam', 'teamPnl', 'teamBetting', 'backedit', 'teamRebate'];

test('each page of the agency opens for an agent, and works by calls of the agency', async ({ page, site }) => {
  await choose(page, { language: 'EN' });
  await site.set({ agentMenu: Object.fromEntries(menu.map((name) => [name, true])) });
  await logIn(page, site, await site.member({ type: 1 }));
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/wps/agent/')) asked.push(`${request.method()} ${pathname}`);
  });
  await page.goto(site.url('/m/agent'));
  await proves('S2-ROUTES-50', () => expect(part(page, 'agent/agent-home').getByText(/good /i)).toBeVisible());
  await proves('S7-API-67', () => expect.poll(() => asked).toContain('GET /wps/agent/dividend/info'));
  for (const [id, name, title, path] of pages) {
    asked.length = 0;
    await page.goto(site.url(path));
    await proves([id, 'S7-API-67', ...(features[id] === undefined ? [] : [features[id]])], async () => {
      await expect(page.getByRole('heading', { name: say('agent', title), level: 1 })).toBeVisible();
      await expect(part(page, `agent/${name}`).getByText(/\w/).first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(denied(page)).toHaveCount(0);
      await expect.poll(() => asked.length).toBeGreaterThan(0);
    });
  }
  await page.goto(site.url('/m/member/agent/getSalaryContract'));
  await proves(['S7-API-37', 'S7-API-67'], () =>
    expect.poll(() => asked).toContain('GET /wps/agent/contract/dailySalary/process'),
  );
});

test('a tool that the merchant switched off is refused by address, without a call', async ({ page, site }) => {
  await choose(page, { language: 'EN' });
  await logIn(page, site, await site.member({ type: 1 }));
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/rate|[rR]ebate/.test(pathname) && pathname.startsWith('/wps/')) asked.push(pathname);
  });
  for (const path of ['/m/member/team', '/m/member/agent/agentRebeat', '/m/member/teamRebate'] as const) {
    await page.goto(site.url(path));
    await expect(denied(page)).toBeVisible();
  }
  expect(asked).toEqual([]);
});

test('dividends are for those whom both rules let in', async ({ page, site }) => {
  test.setTimeout(180_000);
  await choose(page, { language: 'EN' });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^[/]wps[/]agent[/]dividend(s|[/]lines|[/]confirm)$/.test(pathname)) asked.push(pathname);
  });
  for (const [type, outcome] of [
    [1, 'shows'],
    [2, 'shows'],
    [41, 'denied'],
    [42, 'denied'],
    [0, 'home'],
    [4, 'home'],
    [40, 'home'],
  ] as const) {
    await logIn(page, site, await site.member({ type }));
    asked.length = 0;
    await page.goto(site.url('/m/member/agent/agentDivident'));
    await proves('F-DIVIDEND-04', async () => {
      if (outcome === 'shows') await expect(part(page, 'agent/agent-dividend').getByRole('link').first()).toBeVisible();
      if (outcome === 'denied') await expect(denied(page)).toBeVisible();
      if (outcome === 'home') await expect(page).toHaveURL(site.url('/m/home'));
      expect([type, asked.length > 0]).toEqual([type, outcome === 'shows']);
    });
    await page.context().clearCookies();
    await page.evaluate(() => sessionStorage.clear());
  }
});
