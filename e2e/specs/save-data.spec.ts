import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { choose } from '../support/site';
import { words } from '../support/words';

const say = words('EN');

/** A cheap phone whose member asked for little data: the browser says so to pages and with every request. */
async function saveData(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true });
    Object.defineProperty(navigator, 'connection', { value: connection });
    Object.defineProperty(navigator, 'deviceMemory', { value: 2 });
  });
}

/** Resolves when the page has begun what it does after its load: idle callbacks come in their order. */
const isIdle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 20_000 })));

const titles = [
  [true, 'home loads and moves nothing unasked on a phone that saves data'],
  [false, 'home moves and prepares the next page on any other phone'],
] as const;

// Decision 106.
for (const [saves, title] of titles) {
  test(title, async ({ page, site }) => {
    await choose(page, { language: 'EN' });
    if (saves) await saveData(page);
    const descriptions: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/release.json')) descriptions.push(request.url());
    });
    const pictured = page.waitForResponse((answer) => answer.url().includes('/art/game/') && answer.ok());
    await page.goto(site.url('/m/home'));
    const motion = say('content', saves ? 'banner.play' : 'banner.pause');
    await expect(page.getByRole('button', { name: motion })).toBeVisible();
    const picture = await pictured;
    const { pathname } = new URL(picture.url());
    const usual = await page.request.get(`http://127.0.0.1:${process.env['E2E_PORT']}${pathname}`);
    const [shown, whole] = [await picture.body(), await usual.body()].map(({ length }) => length);
    if (saves) expect(shown).toBeLessThan(whole ?? 0);
    else expect(shown).toBe(whole);
    await isIdle(page);
    if (saves) expect(descriptions).toEqual([]);
    else await expect.poll(() => descriptions.length).toBeGreaterThan(0);
  });
}
