import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { launched } from '../release/guard/open-pages';
import { broken, titled, withChangedBuild } from './changed-builds';
import { crowd, releaseOf, seeArms, served, visit, visitorOf } from './crowd';
import { guardTakesBack } from './guard';
import { type OwnSite, startSite } from './own-site';
import { command, release } from './release-command';
import { saw, see, step, told } from './say';
import { tellOfShells } from './shells';
import { aMinuteLater, goHome, isCalled, logIn, openTab, shownIn } from './tab';

const EXPERIMENT = 'shorter-title';

async function asked<T>({ operations, opsKey }: OwnSite, what: string): Promise<T> {
  const answer = await fetch(`${operations}/_ops/${what}`, { headers: { 'x-ops-key': opsKey } });
  if (!answer.ok) throw new Error(`/_ops/${what} answered ${answer.status}`);
  return (await answer.json()) as T;
}

interface Figures {
  readonly releases: readonly { readonly part: string; readonly version: string; loads: number; failures: number }[];
}

/** Loads and failures of a release of games, from all of its variants. */
async function healthOf(site: OwnSite, version: string): Promise<{ loads: number; failures: number }> {
  const { releases } = await asked<Figures>(site, 'beacons/figures?merchant=DEMO&hours=24');
  const own = releases.filter((each) => each.part === 'games' && each.version === version);
  const sum = (of: 'loads' | 'failures') => own.reduce((total, each) => total + each[of], 0);
  return { loads: sum('loads'), failures: sum('failures') };
}

async function publishes(site: OwnSite, first: string): Promise<void> {
  step('A team publishes two releases of games. Nothing that visitors get changes.');
  for (const [version, title] of [
    ['2.0.0', 'All games'],
    ['2.1.0', 'Lobby'],
  ] as const)
    await withChangedBuild(path.join(site.folder, 'games', first), version, titled(title), async (folder) => {
      await release(site.folder, 'publish', 'games', '--build', folder);
    });
  const versions = (await served(site)).map(({ metadata }) => metadata.version);
  see(versions.join() === first, `The site gives ${versions.join(' and ')}, as before.`);
}

async function triesOut(site: OwnSite, browser: Browser, first: string): Promise<void> {
  step('A tenth of the visitors gets 2.0.0.');
  await release(site.folder, 'traffic', 'games', `${first}=90`, '2.0.0=10', '--why', 'To see whether it loads');
  const counts = await visit(site);
  const share = counts['2.0.0'] ?? 0;
  see(share > 0 && share < crowd.length / 3, `Of ${crowd.length} visitors ${share} got 2.0.0.`);
  const tab = await openTab(browser, site, visitorOf('2.0.0', await served(site)).name);
  see((await shownIn(tab)) === '2.0.0', 'A browser of one of them shows 2.0.0.');
  see(await isCalled(tab, 'All games'), 'Its list of games is called "All games".');
  await tab.context().close();

  step('Its health, as browsers told of it (/_ops/beacons).');
  const health = await healthOf(site, '2.0.0');
  see(health.loads >= share && health.failures === 0, `2.0.0: ${health.loads} loads, ${health.failures} failures.`);
}

async function goesLive(site: OwnSite, browser: Browser): Promise<void> {
  step('Everybody gets 2.0.0.');
  await release(site.folder, 'promote', 'games', '2.0.0', '--why', 'It loads for a tenth');
  const counts = await visit(site);
  see(counts['2.0.0'] === crowd.length, `All ${crowd.length} visitors got 2.0.0.`);
  const tab = await openTab(browser, site, crowd[0]?.name ?? '');
  see((await shownIn(tab)) === '2.0.0', 'A browser shows 2.0.0.');
  await tab.context().close();
}

async function heals(site: OwnSite, browser: Browser): Promise<void> {
  step('A broken release goes live.');
  await withChangedBuild(path.join(site.folder, 'games', '2.0.0'), '3.0.0', broken, async (folder) => {
    await release(site.folder, 'publish', 'games', '--build', folder);
  });
  await release(site.folder, 'promote', 'games', '3.0.0', '--why', 'New lobby');
  const tab = await openTab(browser, site, crowd[1]?.name ?? '');
  see(
    (await shownIn(tab)) === '2.0.0',
    'A browser that was given 3.0.0 shows its fallback, 2.0.0: the member sees no error.',
  );
  await tab.context().close();
  await visit(site, (_, at) => at % 2 === 0);
  const health = await healthOf(site, '3.0.0');
  see(health.failures > 0, `3.0.0: ${health.loads} loads, ${health.failures} failures.`);

  step('The guard takes it back by itself.');
  await guardTakesBack(site, 'games', '2.0.0');
}

interface Reported {
  readonly name: string;
  readonly arms: readonly { readonly arm: string; readonly visitors: number; readonly login: number }[];
  readonly verdicts: readonly { readonly sentence: string }[];
}

async function reportOf(site: OwnSite): Promise<Reported | undefined> {
  const { experiments } = await asked<{ experiments: readonly Reported[] }>(site, 'merchants/DEMO/experiments');
  return experiments.find(({ name }) => name === EXPERIMENT);
}

async function experiments(site: OwnSite, browser: Browser): Promise<void> {
  step('An experiment asks which title brings more log-ins.');
  const said = ['--hypothesis', 'A shorter title brings more log-ins', '--until', '2999-01-31', '--metric', 'login'];
  const arms = ['long:2.0.0=50', 'short:2.1.0=50'];
  await release(site.folder, 'experiment', 'start', EXPERIMENT, 'games', ...arms, ...said, '--why', 'Planned');
  const releases = await served(site);
  await seeArms(site, EXPERIMENT);
  const member = visitorOf('2.1.0', releases);
  const tab = await openTab(browser, site, member.name);
  see(await isCalled(tab, 'Lobby'), 'A browser of the arm "short" shows "Lobby".');
  await logIn(tab, site);
  saw('Its visitor logs in.');

  step('Its report.');
  const want = Object.fromEntries(
    ['2.0.0', '2.1.0'].map((version) => [
      version,
      crowd.filter(({ name }) => releaseOf(name, releases) === version).length,
    ]),
  );
  let found = await reportOf(site);
  // The page tells of the log-in after it.
  for (let turn = 0; turn < 50 && found?.arms[1]?.login !== 1; turn += 1) {
    await wait(200);
    found = await reportOf(site);
  }
  for (const { arm, visitors, login } of found?.arms ?? []) saw(`${arm}: ${visitors} visitors, ${login} logged in.`);
  see(found?.arms[0]?.visitors === want['2.0.0'], `"long" has the ${want['2.0.0']} visitors that the shares give it.`);
  see(found?.arms[1]?.visitors === want['2.1.0'], `"short" has the ${want['2.1.0']} that they give it.`);
  see(found?.arms[1]?.login === 1, 'The log-in counts for the arm of its visitor.');
  see((found?.verdicts.length ?? 0) > 0, found?.verdicts.map(({ sentence }) => sentence).join(' ') ?? '');
  await tab.context().close();
  await release(site.folder, 'experiment', 'stop', EXPERIMENT, '--why', 'Shown');
}

async function reachesTabs(site: OwnSite, browser: Browser): Promise<void> {
  step('2.1.0 goes live, somebody opens a page of it, and it is taken back with a reason.');
  await release(site.folder, 'promote', 'games', '2.1.0', '--why', 'The shorter title');
  const tab = await openTab(browser, site, crowd[2]?.name ?? '');
  see((await shownIn(tab)) === '2.1.0', 'A tab shows 2.1.0.');
  await aMinuteLater(tab);
  await release(site.folder, 'rollback', 'games', '--why', 'Nobody finds the fish games');

  step('The rollback reaches the open tab.');
  const heard = JSON.stringify(await aMinuteLater(tab));
  see(heard.includes('"2.1.0"'), `Within a minute of its clock it heard what was taken back: ${heard}.`);
  see((await shownIn(tab)) === '2.1.0', 'It goes on showing 2.1.0: nothing changes under the hands of its visitor.');
  await goHome(tab);
  see((await shownIn(tab)) === '2.0.0', 'The next step, home, came by a new document, and shows 2.0.0.');
  await tab.context().close();
}

async function looksBack(site: OwnSite): Promise<void> {
  step('The history, with who and why.');
  const history = await release(site.folder, 'history', 'games');
  see(history.includes('guard'), 'The guard stands there with its evidence.');
  see(history.includes('Nobody finds the fish games'), 'The rollback stands there with its reason.');
  see((await command(site.folder, ['verify'])).code === 0, 'What is live is what the log says.');
}

/** Tells the whole story of a release on a site of its own, by the real commands. Throws at the first thing that is not so. */
export async function tellStory(): Promise<void> {
  const browser = await launched();
  if (browser === undefined) throw new Error('this machine has no Chromium: name one in CHROMIUM_PATH');
  try {
    step('A site of its own starts. Parts that are not built yet take minutes.');
    const site = await startSite();
    try {
      const first = (await served(site)).map(({ metadata }) => metadata.version).join();
      saw(`${site.address} gives games ${first}.`);
      await publishes(site, first);
      await triesOut(site, browser, first);
      await goesLive(site, browser);
      await heals(site, browser);
      await experiments(site, browser);
      await reachesTabs(site, browser);
      await tellOfShells(site, browser);
      await looksBack(site);
    } finally {
      await site.stop();
    }
    console.log(`\nAll ${told()} steps were as they should be.`);
  } finally {
    await browser.close();
  }
}
