import type { Page } from '@playwright/test';
import { seesNoBarrier } from '../support/barriers';
import { expect, proves, test } from '../support/fixtures';
import { startSignedIn } from '../support/signed-in';
import { choose } from '../support/site';
import { words } from '../support/words';

const say = words('EN');
const thai = words('TY');
const text = (key: string, values: Record<string, number> = {}) =>
  say('content', `help.${key}`).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
const help = (page: Page) => page.locator('[data-part="content/help"]');
/** The line that says since when the topics are there. */
const old = (page: Page) => help(page).locator('[data-as-of]');
const detail = (page: Page) => page.locator('[data-part="content/help-detail"]');
const opened = (page: Page) => help(page).getByRole('button', { expanded: true });

const topic = (name: string, thai: string, body: string) => ({
  title: { EN: name, TY: thai },
  content: { EN: body, TY: `<h4>${thai}</h4><p>${thai}</p>` },
});
const own = Array.from({ length: 9 }, (_, at) =>
  topic(
    `Topic ${at}`,
    `หัวข้อ ${at}`,
    `<h4>Part of ${at}</h4>${`<p>Line of ${at}.</p>`.repeat(12)}${at > 5 ? '<p>A lantern.</p>' : ''}`,
  ),
);

const headings = (page: Page) =>
  page
    .getByRole('heading')
    .evaluateAll((all) => all.map((each) => `${each.tagName.toLowerCase()} ${each.textContent?.trim()}`));

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the topics of a merchant are read, searched, linked to and come back to, in both languages', async ({
  page,
  site,
  ops,
}) => {
  await choose(page, { language: 'EN' });
  await ops.call('PUT', `/merchants/${site.code}/content/help`, { items: own });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/helpCenter')) asked.push(`${request.method()} ${new URL(request.url()).search}`);
  });
  await page.goto(site.url('/m/service'));
  await page
    .locator('[data-part="content/service"]')
    .getByRole('link', { name: text('title') })
    .click();
  await proves('S2-ROUTES-34', async () => {
    await expect(page).toHaveURL(/\/m\/help$/);
    for (const { title } of own) await expect(help(page).getByRole('button', { name: title.EN })).toBeVisible();
  });
  await proves('F-HELP-01', async () => {
    await proves('S2-HELP-02', async () => {
      await expect(opened(page)).toHaveText('Topic 0');
      await page.goto(site.url('/m/help?i=2'));
      await expect(opened(page)).toHaveText('Topic 2');
      await expect(help(page).getByText('Line of 2.').first()).toBeVisible();
      await page.goto(site.url('/m/help?i=8'));
      await expect(opened(page)).toHaveText('Topic 8');
    });
    await expect(opened(page)).toBeFocused();
    await expect(opened(page)).toBeInViewport();
    // A text comes with the script that cleans it.
    await expect
      .poll(() => headings(page))
      .toEqual([
        `h1 ${text('title')}`,
        ...own.flatMap(({ title }, at) => [`h2 ${title.EN}`, ...(at === 8 ? ['h3 Part of 8'] : [])]),
      ]);
    const field = help(page).getByRole('searchbox');
    await expect(help(page).getByRole('status')).toHaveText(text('count', { count: 9 }));
    await field.pressSequentially('opic 7');
    await expect(help(page).getByRole('listitem')).toHaveCount(1);
    await field.fill('LANTERN');
    await expect(help(page).getByRole('status')).toHaveText(text('found', { found: 3, count: 9 }));
    await expect(help(page).getByRole('listitem')).toHaveCount(3);
    // The page is left from where one has scrolled to, and come back to there.
    await help(page)
      .getByRole('link', { name: text('alone') })
      .scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(0);
    await help(page)
      .getByRole('link', { name: text('alone') })
      .click();
    await proves('S2-ROUTES-35', async () => {
      await expect(page).toHaveURL(/\/m\/helpDetail\?i=8$/);
      await expect(detail(page).getByText('A lantern.')).toBeVisible();
      await expect(detail(page).getByRole('heading', { name: 'Topic 8' })).toBeVisible();
    });
    await expect.poll(() => headings(page)).toEqual([`h1 ${text('topic')}`, 'h2 Topic 8', 'h3 Part of 8']);
    await seesNoBarrier(page);
    await page.goBack();
    await expect(opened(page)).toHaveText(/^Topic 8/);
    await expect(help(page).getByRole('searchbox')).toHaveValue('LANTERN');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await seesNoBarrier(page);
    await page.evaluate(() => localStorage.setItem('language', 'TY'));
    await page.goto(site.url('/m/help?i=1'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(thai('content', 'help.title'));
    await expect(opened(page)).toHaveText('หัวข้อ 1');
    await expect(help(page).getByRole('button', { name: 'หัวข้อ 8' })).toBeVisible();
    await expect(help(page).getByText('Topic')).toHaveCount(0);
  });
  await proves('S7-API-48', async () => {
    expect([...new Set(asked)]).toEqual(['GET ?lang=EN&device=MOBILE', 'GET ?lang=TY&device=MOBILE']);
  });
});

test('what was read before is there without an answer, and in its own language alone', async ({
  page,
  site,
  expectedTrouble,
}) => {
  expectedTrouble.push(/helpCenter/, /Failed to load resource/);
  await choose(page, { language: 'EN' });
  await page.goto(site.url('/m/help'));
  await expect(opened(page)).toBeVisible();
  const first = (await opened(page).textContent()) ?? '';
  await proves('F-HELP-02', async () => {
    for (const kind of ['500', 'cut'] as const) {
      await site.fault('^/wps/system/helpCenter$', kind);
      await page.goto(site.url('/m/help'));
      await expect(old(page)).toContainText(/As of \d\d:\d\d/);
      await expect(opened(page)).toHaveText(first);
      if (kind === '500') await seesNoBarrier(page);
      await site.repair();
      await old(page)
        .getByRole('button', { name: say('shared', 'ui.retry') })
        .click();
      await expect(old(page)).toHaveCount(0);
      await expect(opened(page)).toHaveText(first);
    }
    await site.fault('^/wps/system/helpCenter$', '500');
    await page.evaluate(() => localStorage.setItem('language', 'TY'));
    await page.goto(site.url('/m/help'));
    await expect(help(page).getByRole('alert')).toContainText(thai('shared', 'error.unknown'));
    await expect(help(page).getByText(first)).toHaveCount(0);
    await site.repair();
    await help(page)
      .getByRole('button', { name: thai('shared', 'ui.retry') })
      .click();
    await expect(opened(page)).toBeVisible();
  });
});

test('the bar of the site is on its pages, but for seven that draw their own', async ({ page, site }) => {
  await choose(page, { language: 'EN' });
  const bar = page.getByRole('banner');
  const agent = await site.member({ type: 1 });
  await proves('S2-HEADER-01', async () => {
    for (const path of ['/m/login', '/m/register', '/m/forget', '/m/help', '/m/download'] as const) {
      await page.goto(site.url(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(bar, path).toHaveCount(0);
    }
    for (const path of ['/m/home', '/m/gameList', '/m/notice', '/m/helpDetail'] as const) {
      await page.goto(site.url(path));
      await expect(bar, path).toHaveCount(1);
    }
    await startSignedIn(page, site, agent);
    await page.goto(site.url('/m/set'));
    await expect(bar).toHaveCount(1);
    for (const path of ['/m/mine', '/m/agent'] as const) {
      await page.goto(site.url(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(bar, path).toHaveCount(0);
    }
  });
});
