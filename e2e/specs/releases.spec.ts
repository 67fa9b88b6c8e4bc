import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { liveParts, release, siteFolder, workspace } from '../support/release';
import { signOut } from '../support/sign-out';
import { startSignedIn } from '../support/signed-in';
import { choose } from '../support/site';
import { words } from '../support/words';

/** Folders of all published releases in the log. Other tests publish at the same time. */
function publishedFolders(): string[] {
  const lines = readFileSync(path.join(siteFolder(), 'log', 'releases.jsonl'), 'utf8')
    .trim()
    .split('\n');
  const entries = lines.map((line) => JSON.parse(line) as { kind: string; part: string; version: string });
  return entries.filter(({ kind }) => kind === 'publish').map(({ part, version }) => `${part}/${version}/`);
}

const entriesOf = (...names: string[]) => readdirSync(path.join(siteFolder(), ...names));

/** All files of finished releases on the host, with their hashes. */
function releasedFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const parts = entriesOf().filter((name) => !['live', 'log'].includes(name) && !name.startsWith('.'));
  const releases = parts.flatMap((part) => entriesOf(part).map((version) => path.join(part, version)));
  for (const folder of releases.filter((name) => !name.endsWith('.tmp'))) {
    for (const name of readdirSync(path.join(siteFolder(), folder), { recursive: true, encoding: 'utf8' })) {
      const file = path.join(siteFolder(), folder, name);
      if (statSync(file).isDirectory()) continue;
      files.set(path.join(folder, name), createHash('sha256').update(readFileSync(file)).digest('hex'));
    }
  }
  return files;
}

/** A copy of a part's sources for this run of this test. Removes that of an earlier run. */
function copyOf(part: string, { testId }: TestInfo): string {
  const from = path.join(workspace, ...(part === 'shell' ? [part] : ['remotes', part]));
  const folder = path.join(workspace, '.cache', 'changed', testId, part);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(from, folder, { recursive: true, filter: (source) => path.basename(source) !== 'node_modules' });
  symlinkSync(path.join(from, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** The games remote with another English title of its list. */
function changedGames(title: string, info: TestInfo): string {
  const folder = copyOf('games', info);
  const texts = path.join(folder, 'src', 'i18n', 'EN.json');
  const changed = { ...JSON.parse(readFileSync(texts, 'utf8')), 'list.title': title };
  writeFileSync(texts, JSON.stringify(changed, null, 2));
  return folder;
}

/** The games remote with a list that stores two values no other part knows. */
function keepingGames(info: TestInfo): string {
  const folder = copyOf('games', info);
  const list = path.join(folder, 'src', 'game-list', 'game-list.page.tsx');
  const more = [
    "import { slotsOfRemote } from '@foyer/shared/storage';",
    "slotsOfRemote('games').text('local', 'newest').set('of this member');",
    "slotsOfRemote('games').text('local', 'newestLook', { stays: true }).set('grid');",
  ];
  writeFileSync(list, [...more, readFileSync(list, 'utf8')].join('\n'));
  return folder;
}

test.describe.configure({ mode: 'default' });

test('games is released and taken back without touching anything else', async ({ page, context, site }, info) => {
  test.setTimeout(240_000);
  const title = `Lobby ${info.testId.slice(-6)}`;
  await choose(page, { language: 'EN' });
  const address = site.url('/m/gameList?gameType=RNG');
  await page.goto(address);
  const heading = page.getByRole('heading', { level: 1 });
  const before = words('EN')('games', 'list.title');
  await expect(heading).toHaveText(before);
  const filesBefore = releasedFiles();

  const version = await release('publish', 'games', '--from', changedGames(title, info));
  const filesAfter = releasedFiles();
  const added = [...filesAfter.keys()].filter((name) => !filesBefore.has(name));
  const others = publishedFolders().filter((folder) => folder !== `games/${version}/`);
  const ours = added.filter((name) => !others.some((folder) => name.startsWith(folder)));
  expect(ours.length).toBeGreaterThan(5);
  expect(ours.filter((name) => !name.startsWith(`games/${version}/`))).toEqual([]);
  for (const [name, hash] of filesBefore) expect(filesAfter.get(name), name).toBe(hash);

  await page.reload();
  await expect(heading, 'published is not live').toHaveText(before);

  await release('promote', 'games', version, '--merchant', site.code);
  const visit = await context.newPage();
  await choose(visit, { language: 'EN' });
  await visit.goto(address);
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText(title);

  // The open tab stays on its release.
  await expect(heading).toHaveText(before);
  await page.getByRole('tab', { name: 'Hot' }).click();
  await expect(page.getByRole('tab', { name: 'Hot' })).toHaveAttribute('aria-selected', 'true');

  await release('rollback', 'games', '--merchant', site.code);
  await visit.reload();
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText(before);
  const filesAtLast = releasedFiles();
  for (const [name, hash] of filesBefore) expect(filesAtLast.get(name), name).toBe(hash);
});

test('every script of a release has its source map, and no address of the site leads to one', async ({
  request,
  site,
}) => {
  const statusOf = async (address: string) => {
    const url = `http://127.0.0.1:${process.env['E2E_PORT']}${address}`;
    return (await request.get(url, { headers: { host: new URL(site.at('/')).host } })).status();
  };
  for (const { url } of Object.values(liveParts())) {
    const folder = path.dirname(url);
    const scripts = entriesOf(folder).filter((name) => name.endsWith('.js'));
    const maps = readdirSync(`${siteFolder()}-maps${folder}`);
    // Texts are the same in a script as in their file.
    const compiled = scripts.filter((name) => !name.startsWith('i18n-'));
    expect(compiled.filter((name) => !maps.includes(`${name}.map`))).toEqual([]);
    expect(await statusOf(`${folder}/${scripts[0]}`)).toBe(200);
    for (const script of scripts) {
      for (const address of [`${folder}/${script}.map`, `/site-maps${folder}/${script}.map`])
        expect(await statusOf(address), address).toBe(404);
      expect(readFileSync(path.join(siteFolder(), folder, script), 'utf8')).not.toContain('sourceMappingURL');
    }
  }
});

test('the shell is published and taken back the same way', async ({ page, site }, info) => {
  test.setTimeout(240_000);
  const folder = copyOf('shell', info);
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

test('what a newer remote keeps goes when its member signs out of a shell that never heard of it', async ({
  page,
  site,
}, info) => {
  test.setTimeout(240_000);
  const version = await release('publish', 'games', '--from', keepingGames(info));
  await release('promote', 'games', version, '--merchant', site.code);
  await choose(page, { language: 'EN' });
  await startSignedIn(page, site, await site.member());
  await page.goto(site.url('/m/gameList?gameType=RNG'));
  await expect(page.locator('[data-part="games/game-list"]')).toBeVisible();
  const keptByGames = (of: Page) =>
    of.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.includes('games.'))));
  const look = { 'foyer:stays:games.newestLook': 'grid' };
  expect(await keptByGames(page)).toEqual({ ...look, 'foyer:games.newest': 'of this member' });
  await signOut(page);
  expect(await keptByGames(page)).toEqual(look);
});
