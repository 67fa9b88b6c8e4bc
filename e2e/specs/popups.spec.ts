import type { Page } from '@playwright/test';
import { seesNoBarrier } from '../support/barriers';
import { expect, proves, test } from '../support/fixtures';
import { closeGreetings } from '../support/greetings';
import { scrollToEnd } from '../support/layout';
import type { Ops } from '../support/ops';
import { shiftsOf, watchShifts } from '../support/shifts';
import { choose, type Site } from '../support/site';

const popup = (content: string) => ({ id: 1, type: 'PU', title: 'Lanterns', content, execution: 'B' });

async function greeted(page: Page, site: Site, ops: Ops, content: string) {
  await ops.call('PUT', `/merchants/${site.code}/content/announcements`, { items: [popup(content)] });
  await choose(page, { language: 'EN' });
  await page.goto(site.url('/m/home'));
  const dialog = page.getByRole('dialog', { name: 'Lanterns' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('links of a pop-up lead out of the site into a tab, and into it without a reload', async ({
  page,
  site,
  ops,
  context,
}) => {
  await context.route('https://shop.example/**', (route) => route.fulfill({ contentType: 'text/html', body: 'shop' }));
  const text = '<p><a href="https://shop.example/lamps?x=1">out</a>, <a href="/m/activity">in</a></p>';
  const dialog = await greeted(page, site, ops, text);
  await proves('S2-POPUP-04', async () => {
    const opening = context.waitForEvent('page');
    await dialog.getByRole('link', { name: 'out' }).click();
    const tab = await opening;
    await expect(tab).toHaveURL('https://shop.example/lamps?x=1');
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await tab.close();
    await expect(dialog).toBeVisible();

    await page.evaluate(() => Object.assign(window, { samePage: true }));
    await dialog.getByRole('link', { name: 'in' }).click();
    await expect(page).toHaveURL(site.url('/m/activity'));
    await expect(page.locator('[data-part="content/activity"]').getByRole('listitem').first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  });
});

/**
 * Records how a dialog closes: its fades, and how many ms it stays. Uses the browser's animation timing, because frames depend
 * on the machine. Runs in the page.
 */
function watchLeaving(dialog: Element) {
  const until = (target: Node, what: MutationObserverInit, isSo: () => boolean) =>
    new Promise<void>((done) => {
      const observer = new MutationObserver(look);
      function look() {
        if (!isSo()) return;
        observer.disconnect();
        done();
      }
      observer.observe(target, what);
      look();
    });
  const leave = async () => {
    await until(dialog, { attributeFilter: ['open'] }, () => !dialog.hasAttribute('open'));
    const began = performance.now();
    const fades = dialog.getAnimations({ subtree: true }).flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || effect.target !== dialog.firstElementChild) return [];
      if (effect.pseudoElement !== null) return [];
      const opacities = effect.getKeyframes().flatMap(({ opacity }) => (opacity === undefined ? [] : Number(opacity)));
      return opacities.length > 0 ? [{ opacities, lasts: effect.getComputedTiming().duration }] : [];
    });
    await until(document.body, { childList: true }, () => !dialog.isConnected);
    return { fades, stoodFor: performance.now() - began };
  };
  return { left: leave() };
}

test('a pop-up that is closed is seen going, and remembered', async ({ page, site, ops }) => {
  const dialog = await greeted(page, site, ops, '<p>Good evening</p>');
  // The opening animation is over, so later ones belong to the closing.
  await dialog.evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const leaving = await dialog.evaluateHandle(watchLeaving);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await proves('S4-POPUP-03', async () => {
    const kept = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('SHELL_PU_B') ?? '{}') as { show?: boolean });
    await expect.poll(kept).toMatchObject({ show: false });
    const { fades, stoodFor } = await leaving.evaluate(({ left }) => left);
    expect(fades).toEqual([{ opacities: [1, 0], lasts: 300 }]);
    // The dialog stays until its animation ends; a slow machine may add to it.
    expect(stoodFor).toBeGreaterThan(290);
    await expect(dialog).toHaveCount(0);
  });
});

for (const width of [320, 375, 1280])
  test(`an announcement without a picture is to be read, with its title, at ${width} px`, async ({
    page,
    site,
    ops,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    const dialog = await greeted(page, site, ops, '<p>Good evening</p>');
    for (const words of [dialog.getByRole('heading', { name: 'Lanterns' }), dialog.getByText('Good evening')]) {
      await expect(words).toBeInViewport({ ratio: 1 });
      // A drawing has no pointer events, so boxes tell what it covers. Letters begin 8 px inside of their line.
      const covered = () =>
        words.evaluate((element) => {
          const text = document.createRange();
          text.selectNodeContents(element);
          const { left, top, right, bottom } = text.getBoundingClientRect();
          const drawings = [...document.querySelectorAll('dialog[open] svg')].filter((svg) => !svg.closest('button'));
          return drawings.filter((drawing) => {
            const box = drawing.getBoundingClientRect();
            return box.bottom > top + 8 && box.top < bottom - 8 && box.right > left && box.left < right;
          }).length;
        });
      await expect.poll(covered).toBe(0);
    }
  });

test.describe('on an iPhone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    viewport: { width: 375, height: 812 },
  });

  test('bar, contacts and guide stand around home, below the pop-up and in each other’s way nowhere', async ({
    page,
    site,
  }) => {
    const types = ['IOS', 'MOBILECONFIG', 'WHATSAPP', 'FACEBOOK', 'TELEGRAM', 'TELEGRAM1', 'TELEGRAM2'];
    await site.set({
      downloadLinks: types.map((type) => ({
        resourceType: type,
        url: `https://app.example/${type}`,
        labelNameEn: type,
      })),
      mobileTemplate: { app_background: '#7a1f2b', app_desc: 'By night', app_desc_font_color: '#8a2f3b' },
    });
    await watchShifts(page);
    await choose(page, { language: 'EN' });
    await page.goto(site.url('/m/home'));
    await expect(page.getByRole('dialog')).toBeVisible();
    const bar = page.getByRole('region', { name: 'Get the app' });
    const contacts = page.getByRole('button', { name: 'Contacts' });
    const guide = page.getByRole('region', { name: 'On your home screen' });
    await expect(page.locator('[data-part="content/home-side"] button')).toBeAttached();
    await expect(contacts).toHaveCount(0);
    await closeGreetings(page);

    await proves(['S1-DOWNLOADBAR-01', 'S1-A2HS-01', 'S3-DOWNLOADBAR-02'], async () => {
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect(guide).toBeVisible();
      await expect(bar.getByText('By night')).toHaveCSS('color', 'rgb(255, 255, 255)');
      await expect(bar).toHaveCSS('background-color', 'rgb(122, 31, 43)');
    });
    const shifts = await shiftsOf(page);
    expect(
      shifts.reduce((total, { value }) => total + value, 0),
      JSON.stringify(shifts),
    ).toBeLessThanOrEqual(0.01);
    await contacts.click();
    await page.getByRole('button', { name: 'Telegram' }).click();
    const panel = page.getByRole('list', { name: 'Contacts' });
    await expect(panel.getByRole('link')).toHaveCount(5);
    await expect(panel).toBeInViewport({ ratio: 1 });
    await seesNoBarrier(page);
    await page.keyboard.press('Escape');
    await expect(contacts).toBeFocused();

    await scrollToEnd(page);
    const [low, middle, high] = await Promise.all([bar, contacts, guide].map((each) => each.boundingBox()));
    const footer = await page.getByRole('contentinfo').boundingBox();
    if (!low || !middle || !high || !footer) throw new Error('something is not there');
    expect(high.y + high.height).toBeLessThanOrEqual(middle.y);
    expect(middle.y + middle.height).toBeLessThan(low.y);
    expect(low.y + low.height).toBeLessThanOrEqual(footer.y);
    expect(Math.round(Math.min(middle.width, middle.height))).toBeGreaterThanOrEqual(44);

    await bar.getByRole('button', { name: /^Close/ }).click();
    await guide.getByRole('button', { name: /^Close/ }).click();
    await page.reload();
    await expect(contacts).toBeVisible();
    await proves(['S4-DOWNLOADBAR-01', 'S2-HOME-07'], async () => {
      await expect(bar).toHaveCount(0);
      await expect(guide).toHaveCount(0);
      const kept = await page.evaluate(() => [
        localStorage.getItem('DOWNLOAD_BAR_HIDDEN'),
        localStorage.getItem('A2HS_HIDDEN'),
      ]);
      expect(kept).toEqual(['1', '1']);
    });
  });
});
