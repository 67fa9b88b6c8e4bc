import type { Browser, Page } from '@playwright/test';
import { goWithin, works } from '../support/damage';
import { recordTexts } from '../support/every-text';
import { expect, proves, test } from '../support/fixtures';
import { signOut } from '../support/sign-out';
import { startSignedIn } from '../support/signed-in';
import { choose, type Member, Site, sendLogIn } from '../support/site';

type Language = 'TY' | 'EN';

/** Pages that show what the browser keeps, and who is here. */
const PAGES = ['/m/home', '/m/mine', '/m/help', '/m/withdraw'];

/** Winners come and go by themselves, and are nobody's who is here. */
const withoutWinners = (page: Page) =>
  page.route('**/wps/lottery/winners*', (route) => route.fulfill({ json: { success: true, value: [] } }));

async function tour(page: Page, site: Site): Promise<void> {
  for (const path of PAGES) {
    await page.goto(site.at(path));
    await works(page, path);
  }
}

/** All texts that a member sees with a browser that was never here before. */
async function textsOf(browser: Browser, site: Site, member: Member, language: Language): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await withoutWinners(page);
  await choose(page, { language });
  await startSignedIn(page, site, member);
  const { texts } = await recordTexts(page);
  await tour(page, site);
  await context.close();
  return texts();
}

const without = (texts: readonly string[], others: readonly string[]) => texts.filter((text) => !others.includes(text));

/** Puts notices of its own onto a merchant's home. */
const withOwnNotices = (site: Site, ops: { call: (...of: ['PUT', string, object]) => Promise<unknown> }) =>
  ops.call('PUT', `/merchants/${site.code}/content/announcements`, {
    items: ['B', 'PL'].map((type, at) => ({ id: at + 1, type, title: `${type} of ${site.code}`, groupName: 'm_home' })),
  });

test('nothing that was kept is shown to another member, in another language or on another host', async ({
  page,
  site,
  ops,
  browser,
  expectedTrouble,
}) => {
  test.setTimeout(120_000);
  // The session of A is ended by the platform.
  expectedTrouble.push(/401/);
  const other = await Site.create(ops, `${site.code}2`);
  for (const each of [site, other]) await withOwnNotices(each, ops);
  const a = await site.member({ nickname: 'Asoka Vong', balance: '4321.09' });
  const b = await site.member({ nickname: 'Benja Rak', balance: '12.00' });
  const c = await other.member({ username: 'chaiya', nickname: 'Chai Dee', balance: '7.00' });
  await site.card(a, '1234567897777');
  await withoutWinners(page);
  await choose(page, { language: 'EN' });
  const record = await recordTexts(page);

  await startSignedIn(page, site, a);
  await tour(page, site);
  const ofA = record.texts();
  for (const text of ['Asoka Vong', '4,321.09', '7777']) expect(ofA.join('\n')).toContain(text);
  const onlyA = without(ofA, await textsOf(browser, site, b, 'EN'));
  expect(onlyA.length).toBeGreaterThan(5);
  const last = await page.evaluate(() => performance.timeOrigin);
  await signOut(page);
  await page.goto(site.url('/m/login'));
  await sendLogIn(page, b);
  await page.waitForURL(/\/m\/home$/);
  await tour(page, site);
  await proves('F-CACHE-02', async () => {
    const later = record.texts(last);
    expect(later.join('\n')).toContain('Benja Rak');
    expect(onlyA.filter((text) => later.includes(text))).toEqual([]);
  });

  // The same browser in another language, with everything of the first one kept.
  const onlyEN = without([...ofA, ...record.texts()], await textsOf(browser, site, b, 'TY'));
  expect(onlyEN.length).toBeGreaterThan(50);
  await page.evaluate(() => localStorage.setItem('language', 'TY'));
  await record.anew();
  const inEN = await page.evaluate(() => performance.timeOrigin);
  await tour(page, site);
  await proves('F-CACHE-02', async () => {
    const later = record.texts(inEN);
    expect(onlyEN.filter((text) => later.includes(text))).toEqual([]);
  });

  // The same browser on another host.
  await startSignedIn(page, other, c);
  const onlyHere = without([...ofA, ...record.texts()], await textsOf(browser, other, c, 'EN'));
  expect(onlyHere.join('\n')).toContain(`PL of ${site.code}`);
  const here = await page.evaluate(() => performance.timeOrigin);
  await tour(page, other);
  await proves('F-CACHE-02', async () => {
    const later = record.texts(here);
    expect(later.join('\n')).toContain(`PL of ${other.code}`);
    expect(onlyHere.filter((text) => later.includes(text))).toEqual([]);
  });
});

test('an answer on its way when a session ends is not kept, nor shown to whoever logs in on the same page', async ({
  page,
  site,
  ops,
  expectedTrouble,
}) => {
  expectedTrouble.push(/401/);
  const a = await site.member({ nickname: 'Asoka Vong', balance: '4321.09' });
  const b = await site.member({ nickname: 'Benja Rak', balance: '12.00' });
  await choose(page, { language: 'EN' });
  const record = await recordTexts(page);
  await startSignedIn(page, site, a);
  let late: (() => Promise<void>) | undefined;
  await page.route('**/wps/promotions/available', (route) => {
    late = () => route.fulfill({ json: { success: true, value: [{ key: 'OF-A', enabled: true, claimed: true }] } });
  });
  await page.goto(site.url('/m/home'));
  await expect(page.getByRole('banner')).toContainText('4,321.09');
  await expect.poll(() => late).toBeDefined();
  await page.unroute('**/wps/promotions/available');
  await ops.call('DELETE', `/merchants/${site.code}/members/${a.username}/sessions`);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.waitForURL(/\/m\/login$/);
  await expect(page.locator('[data-page="/m/login"]')).toBeVisible();
  await expect(page.locator('[data-page="home"]')).toHaveCount(0);
  await record.anew();
  await late?.().catch(() => undefined);
  await proves('F-CACHE-02', async () => {
    expect(await page.evaluate(() => localStorage.getItem('promotionList') ?? '')).not.toContain('OF-A');
    await sendLogIn(page, b);
    await page.waitForURL(/\/m\/home$/);
    await expect(page.getByRole('banner')).toContainText('12.00');
    await goWithin(page, '/m/mine');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/OF-A|Asoka/);
    expect(record.texts().filter((text) => /Asoka|4,321\.09/.test(text))).toEqual([]);
  });
});
