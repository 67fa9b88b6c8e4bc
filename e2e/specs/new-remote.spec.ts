import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { RemoteManifest } from '@foyer/shared/remote';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { foundScreens } from '../support/found-screens';
import { release, workspace } from '../support/release';
import { choose, logIn, type Site } from '../support/site';
import { words } from '../support/words';

const shell = (key: string) => words('EN')('shell', key);
const arcade = (page: Page) => page.locator('[data-part="arcade/arcade"]');
const changed = () => execFileSync('git', ['status', '--porcelain'], { cwd: workspace, encoding: 'utf8' });

/** Runs `pnpm new` in a folder, with the packages of any remote. */
function makeRemote(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  const tsx = path.join(workspace, 'node_modules', '.bin', 'tsx');
  const run = (...words: string[]) =>
    execFileSync(tsx, ['tools/src/new.ts', '--in', path.dirname(folder), ...words], { cwd: workspace });
  run('remote', 'arcade', '--for', 'members');
  run('widget', 'arcade', 'home-arcade', 'home.popular');
  symlinkSync(path.join(workspace, 'remotes', 'agent', 'node_modules'), path.join(folder, 'node_modules'));
}

/** The screens that it brings, without a row anywhere. */
const screensOf = (folder: string) => {
  const manifest: RemoteManifest = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8'));
  return foundScreens([manifest]);
};

async function open(page: Page, site: Site): Promise<void> {
  await page.goto(site.at('/m/arcade'));
}

test('a remote that nobody knew is made, released, guarded as its row says, and taken away', async ({ page, site }, {
  testId,
}) => {
  test.setTimeout(240_000);
  const before = changed();
  const folder = path.join(workspace, '.cache', 'made', testId, 'arcade');
  await choose(page, { language: 'EN' });
  await test.step('it is made and released, for one merchant', async () => {
    makeRemote(folder);
    expect(await release('publish', 'arcade', '--from', folder, '--as', '1.0.0')).toBe('1.0.0');
    await release('promote', 'arcade', '1.0.0', '--merchant', site.code);
  });
  await test.step('a visitor is asked to log in, and gets nothing of the page', async () => {
    await open(page, site);
    await expect(page.getByRole('dialog', { name: shell('login.title') })).toBeVisible();
    await expect(arcade(page)).toHaveCount(0);
  });
  await test.step('a trial account is sent home', async () => {
    await logIn(page, site, await site.member({ type: 4 }));
    await open(page, site);
    await expect(page).toHaveURL(/\/m\/home$/);
  });
  await test.step('a member sees it, and its widget on home', async () => {
    const screen = screensOf(folder)['/m/arcade'];
    expect(screen).toMatchObject({ path: '/m/arcade', type: 0 });
    await page.evaluate(() => sessionStorage.clear());
    await logIn(page, site, await site.member());
    await open(page, site);
    await screen?.ready(page);
    await expect(arcade(page)).toBeVisible();
    await expect(arcade(page)).toHaveAttribute('data-version', '1.0.0');
    await expect(page.getByRole('heading', { level: 1, name: 'Arcade' })).toBeVisible();
    await page.goto(site.url('/m/home'));
    await expect(page.locator('[data-part="arcade/home-arcade"]')).toBeVisible();
  });
  await test.step('it is taken back: the address is nobody’s, and the working tree is as it was', async () => {
    await release('rollback', 'arcade', '--merchant', site.code);
    await open(page, site);
    await expect(page.getByText(shell('notFound.text'))).toBeVisible();
    rmSync(folder, { recursive: true });
    expect(changed()).toBe(before);
  });
});
