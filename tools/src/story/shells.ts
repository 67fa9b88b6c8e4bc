import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { marked, notStarting, withChangedBuild } from './changed-builds';
import { crowd, served, visit, visitorOf } from './crowd';
import { guardTakesBack } from './guard';
import type { OwnSite } from './own-site';
import { release } from './release-command';
import { see, step } from './say';
import { openTab, shownIn } from './tab';

/** The shell that a page has. */
const shellIn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { versions } = Reflect.get(globalThis, '__foyer') as unknown as { versions: Record<string, string> };
    return versions['shell'] ?? '';
  });

async function dividesShells(site: OwnSite, browser: Browser): Promise<string> {
  const first = (await served(site, 'shell')).map(({ metadata }) => metadata.version).join();
  step('A tenth of the visitors gets another shell, chosen by the server.');
  await withChangedBuild(path.join(site.folder, 'shell', first), '2.0.0', marked, async (folder) => {
    await release(site.folder, 'publish', 'shell', '--build', folder);
  });
  const shares = [`${first}=90`, '2.0.0=10', '--address', site.address];
  await release(site.folder, 'traffic', 'shell', ...shares, '--why', 'To see whether it starts');
  const releases = await served(site, 'shell');
  for (const version of [first, '2.0.0']) {
    const tab = await openTab(browser, site, visitorOf(version, releases, 'shell').name);
    await shownIn(tab);
    see((await shellIn(tab)) === version, `A browser of a visitor of ${version} has it.`);
    await tab.context().close();
  }
  await release(site.folder, 'traffic', 'shell', 'off', '--why', 'It starts');
  return first;
}

async function healsShells(site: OwnSite, browser: Browser, first: string): Promise<void> {
  step('A shell that does not start goes live.');
  await visit(site, undefined, 'shell');
  await withChangedBuild(path.join(site.folder, 'shell', first), '3.0.0', notStarting, async (folder) => {
    await release(site.folder, 'publish', 'shell', '--build', folder);
  });
  await release(site.folder, 'promote', 'shell', '3.0.0', '--why', 'New frame');
  const tab = await openTab(browser, site, crowd[3]?.name ?? '');
  await shownIn(tab);
  see((await shellIn(tab)) === first, `A browser that was given 3.0.0 shows its pages in the shell before, ${first}.`);
  await tab.context().close();
  await visit(site, (_, at) => at % 2 === 0, 'shell');

  step('The guard takes the shell back, too.');
  await guardTakesBack(site, 'shell', first);
}

/** Another shell for some visitors, and one that does not start. Everybody has the first shell again at the end. */
export const tellOfShells = async (site: OwnSite, browser: Browser): Promise<void> =>
  healsShells(site, browser, await dividesShells(site, browser));
