import { armOf, type DiscoveredRelease, type DiscoveryDocument } from '@foyer/shared/remote';
import type { BrowserContext, Page } from '@playwright/test';
import { marked, notStarting, withChangedBuild } from '../../tools/src/story/changed-builds';
import { expect, test } from '../support/fixtures';
import { liveParts, release, siteFolder } from '../support/release';
import { choose, type Site } from '../support/site';

const live = () => liveParts()['shell']?.metadata.version ?? '';

/** Publishes a changed build of the live shell and gives half of a merchant's visitors to it, as the arm "new". */
async function begin(site: Site, version: string, change: typeof marked): Promise<string> {
  const name = `frame-${site.code.toLowerCase()}`;
  await withChangedBuild(`${siteFolder()}/shell/${live()}`, version, change, async (build) => {
    await release('publish', 'shell', '--build', build);
  });
  const said = ['--hypothesis', 'It opens', '--until', '2999-01-31', '--metric', 'login', '--merchant', site.code];
  const address = ['--address', `http://localhost:${new URL(site.at('/')).port}`];
  await release('experiment', 'start', name, 'shell', `old:${live()}=50`, `new:${version}=50`, ...said, ...address);
  return name;
}

/** The shells that a document names; the first one is its own. */
const shellsOf = async (page: Page): Promise<readonly DiscoveredRelease[]> =>
  (JSON.parse((await page.locator('#discovery').textContent()) ?? '') as DiscoveryDocument).microFrontends['shell'] ??
  [];

const armFor = (shells: readonly DiscoveredRelease[], visitor: string) =>
  armOf(
    shells.flatMap(({ extras }) => extras.arms ?? []),
    visitor,
  )?.arm;

const names = Array.from({ length: 60 }, (_, index) => index.toString(16).padStart(24, '0'));

/** Notes documents and exposures of a page. */
function listen(page: Page) {
  const seen = { documents: 0, told: [] as { part: string; version: string; arm?: string; visitor: string }[] };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.documents += 1;
    if (request.url().endsWith('/wps/system/exposure')) seen.told.push(request.postDataJSON());
  });
  return seen;
}

const cookieIn = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'foyer_visitor')?.value ?? '';

const open = async (page: Page, site: Site) => {
  await page.goto(site.url('/m/login'));
  await expect(page.getByLabel('Username')).toBeVisible();
};

test('visitors get the shell of their arm from the first document on, and keep it', async ({ page, context, site }) => {
  await choose(page, { language: 'EN' });
  const experiment = await begin(site, '8.0.0', marked);
  const seen = listen(page);
  await open(page, site);
  const name = await cookieIn(context);
  const [own, ...others] = await shellsOf(page);
  const shells = own ? [own, ...others] : others;
  const versions = { old: live(), new: '8.0.0' } as Record<string, string>;
  const arm = armFor(shells, name) ?? '';
  expect(own?.metadata.version).toBe(versions[arm]);
  expect(seen.documents).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('foyer:stays:shell.visitorId'))).toBe(name);
  const exposure = { part: 'shell', version: versions[arm], experiment, arm, visitor: name };
  await expect.poll(() => seen.told).toContainEqual(exposure);

  // A browser that had a name before goes on with it: its storage counts, and the cookie follows.
  const other = names.find((each) => armFor(shells, each) !== arm) ?? '';
  await page.evaluate((id) => localStorage.setItem('foyer:stays:shell.visitorId', id), other);
  await context.clearCookies({ name: 'foyer_visitor' });
  seen.documents = 0;
  await open(page, site);
  expect([await cookieIn(context), (await shellsOf(page))[0]?.metadata.version]).toEqual([
    other,
    versions[arm === 'old' ? 'new' : 'old'],
  ]);
  // One more at most: by chance the name that the server made may be of the same arm.
  expect(seen.documents).toBeLessThanOrEqual(2);
  seen.documents = 0;
  await page.reload();
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(seen.documents).toBe(1);
});

test('an arm that does not start falls back to the live shell and is counted for what was assigned', async ({
  page,
  context,
  site,
  expectedTrouble,
}) => {
  expectedTrouble.push(/broken on purpose/);
  await choose(page, { language: 'EN' });
  const experiment = await begin(site, '8.1.0', notStarting);
  const answer = await page.request.get(`http://127.0.0.1:${process.env['E2E_PORT']}/discovery.json`, {
    headers: { host: site.host },
  });
  const document = (await answer.json()) as DiscoveryDocument;
  const shells = document.microFrontends['shell'] ?? [];
  const visitor = names.find((each) => armFor(shells, each) === 'new') ?? '';
  await context.clearCookies();
  await context.addCookies([{ name: 'foyer_visitor', value: visitor, url: site.at('/') }]);
  const seen = listen(page);
  const failure = page.waitForRequest((request) => {
    if (!request.url().endsWith('/wps/system/beacon')) return false;
    const { parts } = request.postDataJSON() as {
      parts: readonly { version: string; failed: boolean; variant: string }[];
    };
    return parts.some(({ version, failed, variant }) => version === '8.1.0' && failed && variant === 'split');
  });
  await open(page, site);
  const [own] = await shellsOf(page);
  expect([own?.metadata.version, own?.extras.insteadOf]).toEqual([live(), '8.1.0']);
  const exposure = { part: 'shell', version: live(), experiment, arm: 'new', visitor };
  await expect.poll(() => seen.told).toContainEqual(exposure);
  await failure;
});
