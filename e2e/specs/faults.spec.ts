import type { Page } from '@playwright/test';
import { type FaultyFile, type FaultyPage, faultyPages, fileOf } from '../support/fault-cases';
import { expect, proves, test } from '../support/fixtures';
import { liveParts, promoteUnmet, publishUnmet, release, SECOND } from '../support/release';
import { expectSearchWorks, typeInSearch } from '../support/search-form';
import { startSignedIn } from '../support/signed-in';
import { choose, type FaultKind, type Site } from '../support/site';

interface Case extends FaultyPage {
  file: FaultyFile;
  kind: FaultKind;
}

/** Every remote and every fault at least once; changed bytes three times on one remote. */
const cut: readonly Case[] = [
  { ...faultyPages.games, file: 'entry', kind: 'tamper' },
  { ...faultyPages.games, file: 'chunk', kind: 'tamper' },
  { ...faultyPages.games, file: 'stylesheet', kind: 'tamper' },
  { ...faultyPages.account, file: 'entry', kind: '404' },
  { ...faultyPages.account, file: 'stylesheet', kind: 'hang' },
  { ...faultyPages.wallet, file: 'chunk', kind: 'cut' },
  { ...faultyPages.wallet, file: 'stylesheet', kind: 'html' },
  { ...faultyPages.agent, file: 'chunk', kind: 'throw' },
  { ...faultyPages.agent, file: 'entry', kind: 'hang' },
  { ...faultyPages.content, file: 'entry', kind: '500' },
  { ...faultyPages.content, file: 'chunk', kind: 'html' },
];

async function open(page: Page, site: Site, { path, type }: FaultyPage): Promise<void> {
  await choose(page, { language: 'EN' });
  if (type !== undefined) await startSignedIn(page, site, await site.member({ type }));
  await page.goto(site.url(path), { waitUntil: 'commit' });
}

for (const fault of cut) {
  test(`${fault.part}: ${fault.file} ${fault.kind}: the fallback serves the page`, async ({
    page,
    site,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/./);
    // Only this merchant has the second release, so the base's is its fallback.
    await release('promote', fault.part, SECOND, '--merchant', site.code);
    const fallback = liveParts()[fault.part]?.metadata.version ?? '';
    await site.fault(fileOf(fault.part, SECOND, fault.expose, fault.file), fault.kind);
    const served: string[] = [];
    page.on('requestfinished', (request) => served.push(new URL(request.url()).pathname));
    await open(page, site, fault);
    const part = page.locator(`[data-part="${fault.part}/${fault.expose}"]`);
    await expect(part).toHaveAttribute('data-version', fallback, { timeout: 40_000 });
    await expect(part).toBeVisible();
    await expect.poll(() => served.some((path) => path.startsWith(`/${fault.part}/${fallback}/`))).toBe(true);
  });
}

for (const kind of ['404', 'hang', 'tamper'] as const) {
  test(`a description of a release that answers ${kind}: the fallback serves on the way to its page`, async ({
    page,
    site,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/./);
    await release('promote', 'account', SECOND, '--merchant', site.code);
    await site.fault(`^/account/${SECOND.replaceAll('.', '[.]')}/release[.]json$`, kind);
    await open(page, site, faultyPages.games);
    await expect(page.locator('[data-part="games/game-list"]')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    const login = page.locator('[data-part="account/login"]');
    const fallback = liveParts()['account']?.metadata.version ?? '';
    await expect(login).toHaveAttribute('data-version', fallback, { timeout: 40_000 });
    await expect(page.getByLabel('Username')).toBeVisible();
  });
}

test('a release that asks for what the shell does not have is passed over before anything of it is downloaded', async ({
  page,
  site,
  expectedTrouble,
}) => {
  expectedTrouble.push(/games 3[.]0[.]0 needs react/);
  const version = '3.0.0';
  await publishUnmet('games', version);
  await promoteUnmet('games', version, site.code);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, site, faultyPages.games);
  const part = page.locator('[data-part="games/game-list"]');
  await expect(part).toHaveAttribute('data-version', liveParts()['games']?.metadata.version ?? '');
  await expect(part.getByRole('listitem').first()).toBeVisible();
  expect(asked.filter((path) => path.startsWith(`/games/${version}/`))).toEqual([]);
});

test('a part that no release serves leaves the frame usable, and comes back by the retry button', async ({
  page,
  site,
  expectedTrouble,
}) => {
  expectedTrouble.push(/./);
  await site.fault('^/content/.*/notice[.].*[.]js$', '404');
  await open(page, site, faultyPages.content);
  await proves('S2-ROUTES-67', async () => {
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible({ timeout: 40_000 });
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
  await open(page, site, faultyPages.games);
  await expect(page.locator('[data-part="games/game-list"]')).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('a broken widget leaves the rest of home alone', async ({ page, site, expectedTrouble }) => {
  expectedTrouble.push(/./);
  await site.fault('^/content/.*/slot-home[.].*[.]js$', '500');
  await choose(page, { language: 'EN' });
  await page.goto(site.url('/m/home'), { waitUntil: 'commit' });
  await expect(page.locator('[data-part="games/home-games"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })).toBeVisible();
});

for (const kind of ['500', 'throw', 'hang'] as const) {
  test(`a part of the header broken by ${kind} touches neither what is being typed nor the other parts`, async ({
    page,
    site,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/./);
    await site.set({ flags: { MAILCEN: true } });
    const struck = page.waitForRequest(/[/]content[/].*[/]slot-header[.].*[.]js/);
    await site.fault('^/content/.*/slot-header[.].*[.]js$', kind);
    await open(page, site, faultyPages.games);
    await typeInSearch(page, 'lantern');
    const file = await struck;
    if (kind !== 'hang') await file.response();
    await expect(page.locator('[data-part="content/message-icon"]')).toHaveCount(0);
    await expectSearchWorks(page, 'lantern');
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await expect(page.locator('[data-part="account/login"]')).toBeVisible();
  });
}
