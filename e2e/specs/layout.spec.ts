import type { Locator, Page } from '@playwright/test';
import { seesNoBarrier } from '../support/barriers';
import { expect, PUBLIC, test } from '../support/fixtures';
import { goWithin } from '../support/go-within';
import { closeGreetings } from '../support/greetings';
import { brokenBar, brokenLayout, jumpToEnd, scrollToEnd } from '../support/layout';
import type { Ops } from '../support/ops';
import { coveredAtEnd } from '../support/room';
import { screens } from '../support/screens';
import { startSignedIn } from '../support/signed-in';
import { choose, logIn, type Site } from '../support/site';
import { words } from '../support/words';

const WIDTHS = [375, 320, 430, 820, 1280];

const isWhole = (page: Page, where: string) =>
  expect.poll(() => page.evaluate(brokenLayout), { message: where }).toEqual([]);

/** Judges the top and the end of a page at every width, each of which lays out the whole page once. */
async function judge(page: Page, letters: string): Promise<void> {
  for (const width of WIDTHS) {
    const where = (place: string) => `letters times ${letters}, ${width} px, ${place}`;
    await page.setViewportSize({ width, height: 812 });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    // Scroll strips snap after a resize.
    await isWhole(page, where('at the top'));
    // A page may still grow after a change of its width, so its end is looked for each time.
    const covered = () => jumpToEnd(page).then(() => page.evaluate(coveredAtEnd));
    await expect.poll(covered, { message: where('at its end') }).toEqual([]);
    await isWhole(page, where('at its end'));
  }
}

/** Judges a page at the least width, written from right to left. */
async function judgeMirrored(page: Page, letters: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 812 });
  const write = (direction: string) =>
    page.evaluate((dir) => {
      document.documentElement.dir = dir;
    }, direction);
  await write('rtl');
  await isWhole(page, `letters times ${letters}, 320 px, right to left`);
  await write('ltr');
}

/** What in a box could be pushed sideways. Runs in the page. */
function widerThanItself(box: Element): string[] {
  return [box, ...box.querySelectorAll('*')]
    .filter((each) => getComputedStyle(each).display !== 'inline' && each.scrollWidth > each.clientWidth + 1)
    .map((each) => `${each.tagName} "${(each.textContent ?? '').trim().slice(0, 30)}"`);
}

for (const [name, { path, ready, type, on }] of Object.entries(screens)) {
  // One visit for both: to open a screen takes longer than to judge it.
  test(`nothing keeps anyone out of ${name}, dark or light; nothing is cut or overlaps, at five widths, with letters times 1 and 1.5, and right to left`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await choose(page, { language: 'EN' });
    if (on !== undefined) await site.set(on);
    if (type !== undefined) await startSignedIn(page, site, await site.member({ type }));
    await page.goto(site.url(path));
    await ready(page);
    await seesNoBarrier(page, 'iframe');
    await isWhole(page, 'before anything is scrolled');
    // What comes with scrolling is there from now on, also for larger letters.
    await scrollToEnd(page);
    for (const letters of ['1', '1.5']) {
      await page.evaluate((size) => document.documentElement.style.setProperty('--text-size', size), letters);
      await judge(page, letters);
      await judgeMirrored(page, letters);
    }
  });
}

interface Opened {
  readonly page: Page;
  readonly site: Site;
  readonly ops: Ops;
  /** A text of a part in the language of the page. */
  readonly say: ReturnType<typeof words>;
}

/** Forms that have no address of their own or need something first; each leaves its form in sight. */
const forms: Readonly<Record<string, (opened: Opened) => Promise<Locator>>> = {
  'the application for an activity': async ({ page, site, ops }) => {
    const items = [{ id: 7, title: 'Lantern night', summary: 'S', content: '<p>Rules</p>', applies: true }];
    await ops.call('PUT', `/merchants/${site.code}/content/activities`, { items });
    await page.goto(site.url('/m/activityInfo?id=7'));
    return page.locator('[data-part="content/activity-info"] textarea');
  },
  'transfers between purses': async ({ page, site }) => {
    await page.goto(site.url('/m/voucherCenter?tab=transfer'));
    return page.locator('[data-part="wallet/deposit"] form select');
  },
  'the sheet of bank cards': async ({ page, site, say }) => {
    await page.goto(site.url('/m/withdraw'));
    await page.getByRole('button', { name: say('wallet', 'cards.add') }).click();
    return page.getByRole('dialog').getByRole('combobox');
  },
};

for (const [name, open] of Object.entries(forms))
  for (const language of ['EN', 'TY'] as const)
    test(`nothing keeps anyone out of ${name} in ${language}, and nothing is cut or wider than the screen, at five widths, with letters times 1 and 1.5`, async ({
      page,
      site,
      ops,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await choose(page, { language });
      await startSignedIn(page, site, await site.member({ type: 0 }));
      const field = await open({ page, site, ops, say: words(language) });
      await expect(field).toBeVisible();
      // The widest of its options shows, as the last bank has the longest name.
      const widest = await field.evaluate((element) =>
        element instanceof HTMLSelectElement
          ? [...element.options].reduce((long, each) => (each.text.length > long.text.length ? each : long)).value
          : undefined,
      );
      if (widest !== undefined) await field.selectOption(widest);
      await seesNoBarrier(page);
      const box = page.getByRole('dialog');
      for (const letters of ['1', '1.5']) {
        await page.evaluate((size) => document.documentElement.style.setProperty('--text-size', size), letters);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 812 });
          await isWhole(page, `letters times ${letters}, ${width} px`);
          if ((await box.count()) > 0)
            await expect
              .poll(() => box.evaluate(widerThanItself), { message: `letters times ${letters}, ${width} px` })
              .toEqual([]);
        }
      }
    });

test('titles of inner pages stand on one line, beside a balance of twelve digits', async ({ page, site }) => {
  await choose(page, { language: 'EN' });
  await logIn(page, site, await site.member({ balance: '999999999999.99' }));
  await page.evaluate(() => localStorage.setItem('language', 'TY'));
  const inner = Object.values(screens).filter(({ type, path }) => type === 0 && path !== '/m/home');
  await site.set({
    flags: Object.assign({}, ...inner.map(({ on }) => on?.flags)),
    agentMenu: Object.assign({}, ...inner.map(({ on }) => on?.agentMenu)),
  });
  await page.goto(site.url('/m/mine'));
  for (const { path } of inner) {
    await goWithin(page, path);
    // A page that this member may not see says so without a part.
    await expect(page.locator('#main > [data-page] :is([data-part], p)').first()).toBeAttached();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 812 });
      await expect.poll(() => page.evaluate(brokenBar), { message: `${path}, ${width} px` }).toEqual([]);
      await expect.poll(() => page.evaluate(brokenLayout), { message: `${path}, ${width} px` }).toEqual([]);
    }
  }
});

test('a balance of twelve digits is shown whole on home', async ({ page, site }) => {
  await choose(page, { language: 'EN' });
  await logIn(page, site, await site.member({ balance: '999999999999.99' }));
  await closeGreetings(page);
  const amount = page.getByRole('banner').getByText('฿999,999,999,999.99');
  await expect(amount).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 812 });
    await expect.poll(() => page.evaluate(brokenLayout), { message: `${width} px` }).toEqual([]);
    await expect(amount).toBeInViewport({ ratio: 0.95 });
  }
});

/** Where a text's first and last letter stand, and the box that shows it. Runs in the page. */
function endsOf(element: Element): Record<'first' | 'beforeLast' | 'last' | 'from' | 'to', number> {
  const letters: Range[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      letters.push(range);
    }
  const left = (at: number) => letters.at(at)?.getBoundingClientRect().left ?? Number.NaN;
  const { left: from, right: to } = element.getBoundingClientRect();
  return { first: left(0), beforeLast: left(-2), last: left(-1), from, to };
}

test('where a page is written from right to left, English texts keep their full stop at the end and names their beginning', {
  tag: PUBLIC,
}, async ({ page, visited }) => {
  await choose(page, { language: 'FA' });
  await page.goto(visited.url('/m/useragreement'));
  const paragraph = page.locator('#main p', { hasText: /\.$/ }).first();
  await expect(paragraph).toBeVisible();
  // While a page enters, its letters have no place yet.
  await expect(async () => {
    const { beforeLast, last } = await paragraph.evaluate(endsOf);
    expect(last).toBeGreaterThan(beforeLast);
  }).toPass({ timeout: 20_000 });
  await page.goto(visited.url('/m/gameList?gameType=RNG'));
  const names = page.locator('#main article button > span:last-child');
  await expect(names.first()).toBeVisible();
  const tooLong = () =>
    names.evaluateAll((spans) =>
      spans.filter((span) => span.scrollWidth > span.clientWidth).map((span) => span.textContent ?? ''),
    );
  // Some are longer than their tile.
  await expect.poll(tooLong).not.toEqual([]);
  for (const name of await tooLong()) {
    const { first, from, to } = await names.filter({ hasText: name }).first().evaluate(endsOf);
    expect(first, name).toBeGreaterThanOrEqual(from - 1);
    expect(first, name).toBeLessThan(to);
  }
});
