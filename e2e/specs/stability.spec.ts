import type { Locator, Page } from '@playwright/test';
import { atFreshMinute } from '../support/draws';
import { expect, test } from '../support/fixtures';
import { closeGreetings } from '../support/greetings';
import type { Ops } from '../support/ops';
import { type Screen, screens } from '../support/screens';
import { forgetShifts, quietOf, shiftsOf, slowNetwork, watchShifts } from '../support/shifts';
import { startSignedIn } from '../support/signed-in';
import { choose, type Site } from '../support/site';

/** Maximum layout shift of a screen: a tenth of what counts as good. */
const MOST = 0.01;

/** After this many ms without a request a page is complete. */
const QUIET = 500;

const WINDOWS = { 'on a phone': { width: 375, height: 812 }, 'in a window': { width: 1280, height: 800 } };

/** Makes the page that of a member whose browser has no cache of the site. */
async function enter(page: Page, site: Site, ops: Ops, { path, type, on }: Screen): Promise<void> {
  await choose(page, { language: 'EN' });
  if (on !== undefined) await site.set(on);
  // What a draw brings when it closes is another matter.
  if (/lottery/i.test(path)) await atFreshMinute(ops, site);
  await watchShifts(page);
  if (type !== undefined) await startSignedIn(page, site, await site.member({ type }));
}

/** Waits until the screen is complete and expects no shifts. */
async function expectStill(page: Page, quiet: () => number, { ready }: Screen): Promise<void> {
  await ready(page);
  await expect.poll(quiet, { intervals: [100], timeout: 20_000 }).toBeGreaterThan(QUIET);
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, undefined, 2)).toBeLessThanOrEqual(MOST);
}

for (const [name, screen] of Object.entries(screens)) {
  for (const [where, window] of Object.entries(WINDOWS)) {
    test(`nothing moves while ${name} comes over a slow network, ${where}`, async ({ page, site, ops }) => {
      await page.setViewportSize(window);
      await enter(page, site, ops, screen);
      await slowNetwork(page);
      const quiet = quietOf(page);
      await page.goto(site.url(screen.path), { waitUntil: 'commit' });
      await expectStill(page, quiet, screen);
    });
  }
}

const presses: readonly { from: string; to: string; press: (page: Page) => Locator }[] = [
  { from: 'home', to: 'log in', press: (page) => page.getByRole('link', { name: 'Log in', exact: true }) },
  {
    from: 'home',
    to: 'game list',
    press: (page) => page.locator('[data-part="games/home-games"] a[href^="/m/gameList"]').first(),
  },
  { from: 'member center', to: 'settings', press: (page) => page.getByRole('button', { name: 'Settings' }) },
];

for (const { from, to, press } of presses) {
  test(`nothing moves on the way from ${from} to ${to}`, async ({ page, site, ops }) => {
    const [first, next] = [screens[from], screens[to]];
    if (!first || !next) throw new Error(`There is no screen "${from}" or "${to}"`);
    await enter(page, site, ops, first);
    const quiet = quietOf(page);
    await page.goto(site.url(first.path));
    await first.ready(page);
    await expect.poll(quiet, { intervals: [100], timeout: 20_000 }).toBeGreaterThan(QUIET);
    if (from === 'home') await closeGreetings(page);
    await slowNetwork(page);
    await forgetShifts(page);
    await press(page).click();
    await expectStill(page, quiet, next);
  });
}
