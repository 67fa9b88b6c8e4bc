import type { Page } from '@playwright/test';
import { expect, proves, test } from '../support/fixtures';
import { liveParts, release, SECOND } from '../support/release';
import { choose, type FaultKind, logIn, type Site } from '../support/site';

type File = 'entry' | 'chunk' | 'stylesheet';

interface Case {
  part: string;
  path: string;
  expose: string;
  /** Member type to log in with; a visitor when left out. */
  type?: number;
  file: File;
  kind: FaultKind;
}

const pages = {
  account: { part: 'account', path: '/m/login', expose: 'login' },
  games: { part: 'games', path: '/m/gameList?gameType=RNG', expose: 'game-list' },
  wallet: { part: 'wallet', path: '/m/gameRecord', expose: 'game-record', type: 0 },
  agent: { part: 'agent', path: '/m/agent', expose: 'agent-home', type: 1 },
  content: { part: 'content', path: '/m/notice', expose: 'notice' },
} as const;

/** Every remote and every fault at least once; the three changed bytes on one and the same remote. */
const cut: readonly Case[] = [
  { ...pages.games, file: 'entry', kind: 'tamper' },
  { ...pages.games, file: 'chunk', kind: 'tamper' },
  { ...pages.games, file: 'stylesheet', kind: 'tamper' },
  { ...pages.account, file: 'entry', kind: '404' },
  { ...pages.account, file: 'stylesheet', kind: 'hang' },
  { ...pages.wallet, file: 'chunk', kind: 'cut' },
  { ...pages.wallet, file: 'stylesheet', kind: 'html' },
  { ...pages.agent, file: 'chunk', kind: 'throw' },
  { ...pages.agent, file: 'entry', kind: 'hang' },
  { ...pages.content, file: 'entry', kind: '500' },
  { ...pages.content, file: 'chunk', kind: 'html' },
];

/** The path of one file of an expose in a release, as a pattern over paths. */
function fileOf(part: string, version: string, expose: string, file: File): string {
  const live = liveParts()[part];
  if (!live) throw new Error(`${part} is not released`);
  const folder = `^/${part}/${version.replaceAll('.', '[.]')}/`;
  if (file === 'entry') return `${folder}remoteEntry`;
  return `${folder}${expose}[.].*[.]${file === 'chunk' ? 'js' : 'css'}$`;
}

async function open(page: Page, site: Site, { path, type }: Pick<Case, 'path' | 'type'>): Promise<void> {
  await choose(page, { language: 'EN' });
  if (type !== undefined) await logIn(page, site, await site.member({ type }));
  await page.goto(site.url(path), { waitUntil: 'commit' });
}

test.describe.configure({ timeout: 90_000 });

for (const fault of cut) {
  test(`${fault.part}: ${fault.file} ${fault.kind}: the last good release serves the page`, async ({
    page,
    site,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/./);
    // The second release is live for this merchant only: what the base serves is its last good one.
    await release('promote', fault.part, SECOND, '--merchant', site.code);
    const fallback = liveParts()[fault.part]?.metadata.version ?? '';
    await site.fault(fileOf(fault.part, SECOND, fault.expose, fault.file), fault.kind);
    const served: string[] = [];
    page.on('requestfinished', (request) => served.push(new URL(request.url()).pathname));
    await open(page, site, fault);
    const part = page.locator(`[data-part="${fault.part}/${fault.expose}"]`);
    await expect(part).toHaveAttribute('data-version', fallback, { timeout: 20_000 });
    await expect(part).toBeVisible();
    expect(served.some((path) => path.startsWith(`/${fault.part}/${fallback}/`))).toBe(true);
  });
}

test('a part that no release serves leaves the frame usable, and comes back by the retry button', async ({
  page,
  site,
  expectedTrouble,
}) => {
  expectedTrouble.push(/./);
  await site.fault('^/content/.*/notice[.].*[.]js$', '404');
  await open(page, site, pages.content);
  await proves('S2-ROUTES-67', async () => {
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible({ timeout: 20_000 });
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await site.repair();
    await retry.click();
    await expect(page.locator('[data-part="content/notice"]')).toBeVisible();
    expect(await page.evaluate(() => 'samePage' in window), 'no reload').toBe(true);
  });
});

test('a fault that strikes once is not seen at all', async ({ page, site, expectedTrouble }) => {
  expectedTrouble.push(/./);
  await site.fault('^/games/.*/game-list[.].*[.]js$', 'tamper', 1);
  await open(page, site, pages.games);
  await expect(page.locator('[data-part="games/game-list"]')).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('a broken widget leaves the rest of home alone', async ({ page, site, expectedTrouble }) => {
  expectedTrouble.push(/./);
  await site.fault('^/content/.*/slot-home[.].*[.]js$', '500');
  await choose(page, { language: 'EN' });
  await page.goto(site.url('/m/home'), { waitUntil: 'commit' });
  await expect(page.locator('[data-part="games/home-games"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })).toBeVisible();
});
