import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/fixtures';
import { release, siteFolder, workspace } from '../support/release';
import { choose } from '../support/site';

/** Every file of the host by its hash, without the log and what is live. */
function releasedFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const name of readdirSync(siteFolder(), { recursive: true, encoding: 'utf8' })) {
    const file = path.join(siteFolder(), name);
    if (/^(live|log)(\/|$)/.test(name) || statSync(file).isDirectory()) continue;
    files.set(name, createHash('sha256').update(readFileSync(file)).digest('hex'));
  }
  return files;
}

/** A copy of the games remote in which the list's English title is another one. */
function changedGames(title: string): string {
  const from = path.join(workspace, 'remotes', 'games');
  const folder = path.join(workspace, '.cache', 'changed', title.replaceAll(' ', '-'), 'games');
  // What a run before this one left.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(from, folder, { recursive: true, filter: (source) => path.basename(source) !== 'node_modules' });
  symlinkSync(path.join(from, 'node_modules'), path.join(folder, 'node_modules'));
  const texts = path.join(folder, 'src', 'i18n', 'EN.json');
  const changed = { ...JSON.parse(readFileSync(texts, 'utf8')), 'list.title': title };
  writeFileSync(texts, JSON.stringify(changed, null, 2));
  return folder;
}

test.describe.configure({ mode: 'default' });

test('games is released and taken back without touching anything else', async ({ page, context, site }, info) => {
  test.setTimeout(120_000);
  const title = `Lobby ${info.testId.slice(-6)}`;
  await choose(page, { language: 'EN' });
  const address = site.url('/m/gameList?gameType=RNG');
  await page.goto(address);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('');
  const before = (await heading.textContent()) ?? '';
  expect(before).not.toBe(title);
  const filesBefore = releasedFiles();

  const version = await release('publish', 'games', '--from', changedGames(title));
  const filesAfter = releasedFiles();
  const added = [...filesAfter.keys()].filter((name) => !filesBefore.has(name));
  expect(added.length).toBeGreaterThan(5);
  expect(added.filter((name) => !name.startsWith(`games/${version}/`))).toEqual([]);
  for (const [name, hash] of filesBefore) expect(filesAfter.get(name), name).toBe(hash);

  await page.reload();
  await expect(heading, 'published is not live').toHaveText(before);

  await release('promote', 'games', version, '--merchant', site.code);
  const visit = await context.newPage();
  await choose(visit, { language: 'EN' });
  await visit.goto(address);
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText(title);

  // The tab that was open before goes on in the release it began with.
  await expect(heading).toHaveText(before);
  await page.getByRole('tab', { name: 'Hot' }).click();
  await expect(page.getByRole('tab', { name: 'Hot' })).toHaveAttribute('aria-selected', 'true');

  await release('rollback', 'games', '--merchant', site.code);
  await visit.reload();
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText(before);
  for (const [name, hash] of filesBefore) expect(releasedFiles().get(name), name).toBe(hash);
});

test('the shell is published and taken back the same way', async ({ page, site }) => {
  test.setTimeout(120_000);
  const from = path.join(workspace, 'shell');
  const folder = path.join(workspace, '.cache', 'changed', 'shell-copy', 'shell');
  // What a run before this one left.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(from, folder, { recursive: true, filter: (source) => path.basename(source) !== 'node_modules' });
  symlinkSync(path.join(from, 'node_modules'), path.join(folder, 'node_modules'));
  const template = path.join(folder, 'src', 'index.html');
  writeFileSync(template, readFileSync(template, 'utf8').replace('<html ', '<html data-release="changed" '));

  await page.goto(site.url('/m/home'));
  await expect(page.locator('html')).not.toHaveAttribute('data-release', 'changed');
  const version = await release('publish', 'shell', '--from', folder);
  await release('promote', 'shell', version, '--merchant', site.code);
  await page.goto(site.url('/m/home'));
  await expect(page.locator('html')).toHaveAttribute('data-release', 'changed');
  await expect(page.getByRole('navigation').first()).toBeVisible();

  await release('rollback', 'shell', '--merchant', site.code);
  await page.goto(site.url('/m/home'));
  await expect(page.locator('html')).not.toHaveAttribute('data-release', 'changed');
});
