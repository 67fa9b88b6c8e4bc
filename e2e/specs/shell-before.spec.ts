import type { Page } from '@playwright/test';
import { notStarting, withChangedBuild } from '../../tools/src/story/changed-builds';
import { expect, test } from '../support/fixtures';
import { previousReleases, withPrevious } from '../support/previous';
import { liveParts, release, siteFolder } from '../support/release';
import { remoteNames } from '../support/remotes';
import { choose, type Site } from '../support/site';

const previous = previousReleases();
const liveShell = () => liveParts()['shell']?.metadata.version ?? '';

/** Shells whose first script runs in the page's documents, in their order. */
function startedShells(page: Page): string[] {
  const started: string[] = [];
  page.on('response', (answer) => {
    const [, part, version = '', file = ''] = new URL(answer.url()).pathname.split('/');
    if (part === 'shell' && file.startsWith('main.') && file.endsWith('.js'))
      started.push(`${version} ${answer.status()}`);
  });
  return started;
}

/** Gives a merchant the shell before, and then today's. */
async function promoteBoth(site: Site): Promise<void> {
  await release('promote', 'shell', previous['shell'] ?? '', ...withPrevious(remoteNames), '--merchant', site.code);
  await release('promote', 'shell', liveShell(), '--merchant', site.code);
}

test('a shell that does not start gives way to the one before', async ({ page, context, site, expectedTrouble }) => {
  expectedTrouble.push(/status of 404/, /Failed to find a valid digest/);
  await choose(page, { language: 'EN' });
  await promoteBoth(site);
  await site.fault(`^/shell/${liveShell()}/main`, '404');
  const started = startedShells(page);
  await page.goto(site.url('/m/login'));
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(started).toEqual([`${liveShell()} 404`, `${liveShell()} 404`, `${previous['shell']} 200`]);
  expect(page.url()).toBe(site.url('/m/login'));
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'foyer_shell');
  expect(cookie).toMatchObject({ value: 'before', path: '/', sameSite: 'Lax' });

  // Another browser is not touched, and this one gets the live shell again once the cookie has ended.
  await site.repair();
  await context.clearCookies({ name: 'foyer_shell' });
  started.length = 0;
  await page.reload();
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(started).toEqual([`${liveShell()} 200`]);
});

test('a browser that got the shell before tells of the one that did not start', async ({
  page,
  site,
  expectedTrouble,
}) => {
  expectedTrouble.push(/broken on purpose/);
  await choose(page, { language: 'EN' });
  await withChangedBuild(`${siteFolder()}/shell/${liveShell()}`, '8.2.0', notStarting, async (build) => {
    await release('publish', 'shell', '--build', build);
  });
  for (const version of [liveShell(), '8.2.0']) await release('promote', 'shell', version, '--merchant', site.code);
  const told = page.waitForRequest((request) => {
    if (!request.url().endsWith('/wps/system/beacon')) return false;
    const { parts } = request.postDataJSON() as {
      parts: readonly { part: string; version: string; failed: boolean }[];
    };
    return parts.some(({ part, version, failed }) => part === 'shell' && version === '8.2.0' && failed);
  });
  await page.goto(site.url('/m/home'));
  await told;
});

test('where no shell was before, the document itself asks a person to try again', async ({
  page,
  site,
  expectedTrouble,
}) => {
  expectedTrouble.push(/status of 404/);
  await choose(page, { language: 'EN' });
  await site.fault(`^/shell/${liveShell()}/main`, '404');
  const started = startedShells(page);
  await page.goto(site.url('/m/login'));
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  expect(started).toEqual([`${liveShell()} 404`, `${liveShell()} 404`]);
  expect((await again.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await site.repair();
  await again.click();
  await expect(page.getByLabel('Username')).toBeVisible();
});
