import type { Locator, Page } from '@playwright/test';
import { expect, proves, test } from '../support/fixtures';
import { faultsOf, heavy, readsOn } from '../support/heavy';
import { asking, snippets, touchAll } from '../support/hostile';
import { marks, tasksOf } from '../support/long-tasks';
import { startSignedIn } from '../support/signed-in';
import { choose } from '../support/site';

/** An address on another host. */
const AWAY = `http://away.localhost:${process.env['E2E_PORT']}`;

const everything = [...asking(AWAY), ...snippets].map((text) => `<div>${text}</div>`).join('\n');

/** The numbers of the canaries that fire in any document of the page from now on. */
async function listen(page: Page): Promise<Set<number>> {
  const fired = new Set<number>();
  await page.exposeFunction('fired', (which: number) => void fired.add(which));
  return fired;
}

/** The addresses of another host that are asked for, also in vain, or only those that answered. */
function askedOf(page: Page, which: 'all' | 'answered'): string[] {
  const asked: string[] = [];
  const note = (url: string) => url.startsWith(AWAY) && asked.push(url);
  if (which === 'all') page.on('request', (request) => note(request.url()));
  else page.on('response', (response) => note(response.url()));
  return asked;
}

/** Attributes in the boxes that would run something. */
const handlersIn = (page: Page, selector: string) =>
  page
    .locator(`${selector} *`)
    .evaluateAll((all) => all.flatMap((each) => each.getAttributeNames()).filter((name) => name.startsWith('on')));

/** Resolves two seconds after everything in the boxes was touched. */
async function touch(page: Page, selector: string): Promise<number> {
  const touched = await page.evaluate(touchAll, selector);
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((start) => performance.now() - start > 2000, since);
  return touched;
}

test('a text of a merchant runs nothing, wherever it is shown, and asks nobody for anything', async ({
  page,
  site,
  ops,
  context,
  expectedTrouble,
}) => {
  test.setTimeout(180_000);
  // The browser reports handlers already when a text is read, before they are taken out of it.
  expectedTrouble.push(/inline event handler violates/);
  const put = (kind: string, items: readonly object[]) =>
    ops.call('PUT', `/merchants/${site.code}/content/${kind}`, { items });
  const words = { title: 'A <b>night</b> of &amp; lanterns', content: everything };
  await put('announcements', [
    { ...words, id: 1, type: 'PU', execution: 'B' },
    { ...words, id: 2, type: 'PL' },
    { ...words, id: 3, type: 'A' },
  ]);
  await put('activities', [{ ...words, id: 7, summary: words.title }]);
  await put('help', [words]);
  await context.route('**/wps/system/agreement?*', (route) =>
    route.fulfill({ json: { success: true, value: { content: everything } } }),
  );
  // A message is plain text.
  const message = { id: 5, title: snippets.join(' '), body: everything, sentAt: Date.now(), read: false };
  await context.route('**/wps/message/list*', (route) =>
    route.fulfill({ json: { success: true, value: { content: [message], more: false } } }),
  );
  await choose(page, { language: 'EN' });
  const fired = await listen(page);
  const asked = askedOf(page, 'all');
  const places = {
    '/m/home': 'dialog[open]',
    '/m/notice': '[data-part="content/notice"] li',
    '/m/activityInfo?id=7': '[data-part="content/activity-info"]',
    '/m/help?i=0': '[data-part="content/help"]',
    '/m/helpDetail?i=0': '[data-part="content/help-detail"]',
    '/m/useragreement': '[data-part="content/user-agreement"]',
  } as const;
  await proves('F-HTML-06', async () => {
    for (const [path, selector] of Object.entries(places)) {
      await page.goto(site.at(path));
      const text = page.locator(selector).first();
      const toggle = text.getByRole('button', { expanded: false });
      await expect(text).toBeVisible();
      if (path === '/m/notice') await toggle.click();
      // The text stands there, not something in place of it.
      await expect(text).toContainText('press');
      expect(await touch(page, `${selector} [class*="text"]`)).toBeGreaterThan(100);
      expect([path, [...fired], await handlersIn(page, selector)]).toEqual([path, [], []]);
    }
    expect(asked).toEqual([]);
  });
  await site.set({ flags: { MAILCEN: true } });
  await startSignedIn(page, site, await site.member({ type: 1 }));
  await proves('F-HTML-01', async () => {
    await page.goto(site.url('/m/member/notice'));
    const notice = page.locator('[data-part="content/agent-notices"] li').first();
    await notice.getByRole('button', { expanded: false }).click();
    await expect(notice).toContainText('press');
    expect(await touch(page, '[data-part="content/agent-notices"] li [class*="text"]')).toBeGreaterThan(100);
    expect(await handlersIn(page, '[data-part="content/agent-notices"] li')).toEqual([]);
    await page.goto(site.url('/m/webEmail'));
    await page.locator('[data-part="content/messages"]').getByRole('listitem').getByRole('link').first().click();
    const body = page.getByRole('dialog').locator('article');
    await expect(body).toContainText('<script>fired(');
    await expect(body.locator('p *')).toHaveCount(0);
    await touch(page, 'dialog[open] article');
    // Nothing fired here, nor at any of the places before.
    expect([[...fired], asked]).toEqual([[], []]);
  });
});

const A_SECOND = 1000;

/** Processor time from a press until the frame after its dialog is open, in ms; the page itself takes it. */
async function timeOfPress(page: Page, button: Locator): Promise<number> {
  const tasks = await tasksOf(
    page,
    () =>
      button.evaluate(async (pressed: HTMLElement, { from, to }) => {
        const next = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        performance.mark(from);
        pressed.click();
        do await next();
        while (document.querySelector('dialog[open]') === null);
        performance.mark(to);
      }, marks),
    1,
  );
  return tasks.reduce((sum, each) => sum + each, 0);
}

test('a broken, huge, wide or dressed-up text stays in its box, and the page around it works', async ({
  page,
  site,
  ops,
  context,
  expectedTrouble,
}) => {
  // The browser reports a base already when a text is read, before it is taken out of it.
  expectedTrouble.push(/base URI .* violates/);
  let content = '';
  const activity = { id: 7, title: 'Lanterns', summary: 'For a night', status: 'running', content: '' };
  await ops.call('PUT', `/merchants/${site.code}/content/activities`, { items: [activity] });
  await context.route('**/wps/activities/info?*', (route) =>
    route.fulfill({ json: { success: true, value: { ...activity, content } } }),
  );
  await choose(page, { language: 'EN' });
  const part = page.locator('[data-part="content/activity-info"]');
  const next = part.getByRole('link', { name: 'All activities' });
  const around = async (what: string) => {
    content = heavy[what] ?? '';
    await page.goto(site.at('/m/activityInfo?id=7'));
    const box = part.locator('article div[class^="text_"]');
    await expect(box).toContainText('press');
    const faults = await box.evaluate(faultsOf);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect([what, [...new Set(faults)], wide]).toEqual([what, [], 0]);
    const own = await page.evaluate(() => [
      location instanceof Location && document.location === location && document.baseURI === location.href,
      navigator instanceof Navigator && typeof fetch === 'function' && document.body instanceof HTMLBodyElement,
      document.getElementById('root') === null && document.getElementById('location') === null,
    ]);
    expect(own).toEqual([true, true, true]);
    // The next item is neither covered nor beyond reach, and neither are header and footer.
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    for (const each of [next, menu, page.locator('footer a').first()]) await each.click({ trial: true });
    expect(await next.evaluate(readsOn)).toBe(true);
    expect(await timeOfPress(page, menu), what).toBeLessThan(A_SECOND);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await next.click();
    await expect(page).toHaveURL(site.url('/m/activity'));
  };
  await proves('F-HTML-04', async () => {
    for (const size of [heavy.lines, heavy.paragraph]) expect(size?.length).toBeGreaterThan(1_000_000);
    for (const what of ['unclosed', 'nested', 'lines', 'paragraph', 'word', 'wide']) await around(what);
  });
  await proves('F-HTML-05', async () => {
    await around('dressed');
  });
});

test('without the sanitiser and without a policy, the list bites', async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/./);
  await page.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' }),
  );
  await page.goto(`${AWAY}/bare`);
  await proves('F-HTML-02', async () => {
    const fired = await listen(page);
    // Each in a document of its own, for some leave their page.
    await page.evaluate((texts) => {
      for (const [at, text] of texts.entries()) {
        const frame = document.createElement('iframe');
        frame.id = `f${at}`;
        document.body.append(frame);
        const own = frame.contentDocument;
        if (own === null) continue;
        Object.assign(frame.contentWindow ?? {}, { fired: Reflect.get(window, 'fired') });
        const box = own.createElement('div');
        box.className = 'text';
        own.body.append(box);
        box.append(own.createRange().createContextualFragment(text));
      }
    }, snippets);
    for (const [at] of snippets.entries()) {
      const frame = await (await page.$(`#f${at}`))?.contentFrame();
      await frame?.evaluate(touchAll, '.text').catch(() => 0);
    }
    await expect.poll(() => fired.size).toBeGreaterThanOrEqual(80);
    expect(snippets.length).toBeGreaterThanOrEqual(100);
  });
});

test('behind the sanitiser the policy of the release holds: nothing runs, and the browser says so', async ({
  page,
  site,
  expectedTrouble,
}) => {
  expectedTrouble.push(
    /Content Security Policy|Integrity-Policy|violates|ERR_|404|csp|origin|refused|not allowed|Unsafe attempt/i,
  );
  await choose(page, { language: 'EN' });
  const fired = await listen(page);
  let violations = 0;
  await page.exposeFunction('violated', () => {
    violations += 1;
  });
  await startSignedIn(page, site, await site.member());
  await page.goto(site.url('/m/notice'));
  await expect(page.locator('[data-part="content/notice"]').getByRole('listitem').first()).toBeVisible();
  const asked = askedOf(page, 'answered');
  await proves('F-HTML-03', async () => {
    await page.evaluate(
      (texts) => {
        document.addEventListener('securitypolicyviolation', () => Reflect.get(window, 'violated')());
        for (const text of texts) {
          const box = document.createElement('div');
          box.className = 'hostile-text';
          document.body.append(box);
          box.append(document.createRange().createContextualFragment(text));
        }
      },
      [...snippets, ...asking(AWAY)],
    );
    expect(await touch(page, '.hostile-text')).toBeGreaterThan(100);
    expect([...fired]).toEqual([]);
    expect(asked).toEqual([]);
    await expect.poll(() => violations).toBeGreaterThan(50);
  });
});
