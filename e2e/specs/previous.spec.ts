import type { Page } from '@playwright/test';
import { Crawl } from '../support/crawl';
import { EVERYTHING } from '../support/everything';
import { expect, test } from '../support/fixtures';
import { pagesToOpen } from '../support/pages-to-open';
import { previousReleases, withPrevious } from '../support/previous';
import { liveParts, release } from '../support/release';
import { remoteNames } from '../support/remotes';
import { choose, type Site } from '../support/site';

/** Releases whose first scripts a page loads, as `part/version`. Other files, the same in two releases, keep their address. */
function loadedReleases(page: Page): Set<string> {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const [, part = '', version = '', file = ''] = new URL(request.url()).pathname.split('/');
    if (/^(remoteEntry|main)[.].*js$/.test(file)) loaded.add(`${part}/${version}`);
  });
  return loaded;
}

/** Logs an agent in by the form, whose labels may be of another release, and opens every page that agents have. */
async function openEverything(page: Page, site: Site): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await choose(page, { language: 'EN' });
  await site.set(EVERYTHING);
  const { username, password } = await site.member({ type: 1 });
  await page.goto(site.url('/m/login'));
  const form = page.locator('[data-part="account/login"] form');
  await form.locator('[autocomplete="username"]').fill(username);
  await form.locator('[type="password"]').fill(password);
  await form.locator('[type="submit"]').click();
  await page.waitForURL(/\/m\/home$/);
  const { open, refused } = pagesToOpen(site, 1);
  const crawl = await Crawl.run(page, open, { refused, within: () => false });
  expect(crawl.visited.size).toBeGreaterThan(50);
  return crawl.deadEnds;
}

const previous = previousReleases();

test.describe('today and the releases before', () => {
  test.describe.configure({ timeout: 300_000 });

  test("the releases before of all remotes run in today's shell", async ({ page, site, expectedTrouble }) => {
    expectedTrouble.push(/status of 4\d\d/);
    const [first = '', ...more] = remoteNames;
    await release('promote', first, previous[first] ?? '', ...withPrevious(more), '--merchant', site.code);
    const loaded = loadedReleases(page);
    expect(await openEverything(page, site)).toEqual([]);
    const remotes = remoteNames.map((name) => `${name}/${previous[name]}`);
    expect([...loaded].sort()).toEqual([...remotes, `shell/${liveParts()['shell']?.metadata.version}`].sort());
  });

  test("today's remotes run in the shell before, or are refused with what it lacks", async ({
    page,
    site,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/status of 4\d\d/);
    await release('promote', 'shell', previous['shell'] ?? '', ...withPrevious(remoteNames), '--merchant', site.code);
    const live = liveParts();
    const got = await Promise.all(
      remoteNames.map(async (part) => {
        const version = live[part]?.metadata.version ?? '';
        const refusal = await release('promote', part, version, '--merchant', site.code).then(
          () => undefined,
          (error: Error) => error.message,
        );
        // A shell goes first where a remote needs what only the new one has.
        const lacks = ['needs', 'uses', 'sends the call', 'has a widget'].map((word) => `${part} ${version} ${word} `);
        expect(refusal === undefined || lacks.some((lack) => refusal.includes(lack)), refusal).toBe(true);
        return `${part}/${refusal === undefined ? version : previous[part]}`;
      }),
    );
    const loaded = loadedReleases(page);
    expect(await openEverything(page, site)).toEqual([]);
    expect([...loaded].sort()).toEqual([...got, `shell/${previous['shell']}`].sort());
  });
});
