import type { Page } from '@playwright/test';
import { expect, proves, test } from '../support/fixtures';
import type { Ops } from '../support/ops';
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

test('a pop-up that is closed is seen going, and remembered', async ({ page, site, ops }) => {
  const dialog = await greeted(page, site, ops, '<p>Good evening</p>');
  // Its way in is over: what is noted below is its way out.
  await dialog.evaluate(async (element) => {
    const motions = element.getAnimations({ subtree: true });
    await Promise.all(motions.map(({ finished }) => finished.catch(() => undefined)));
  });
  const going = dialog.evaluate((element) => {
    const notes: { opacity: number; at: number }[] = [];
    const began = performance.now();
    return new Promise<typeof notes>((done) => {
      const look = () => {
        if (!element.isConnected) return done(notes);
        const popup = element.firstElementChild ?? element;
        notes.push({ opacity: Number(getComputedStyle(popup).opacity), at: performance.now() - began });
        requestAnimationFrame(look);
      };
      element.addEventListener('close', look, { once: true });
    });
  });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await proves('S4-POPUP-03', async () => {
    const kept = await page.evaluate(
      () => JSON.parse(localStorage.getItem('SHELL_PU_B') ?? '{}') as { show?: boolean },
    );
    expect(kept.show).toBe(false);
    const notes = await going;
    // Frames in which it is neither wholly there nor gone.
    expect(notes.filter(({ opacity }) => opacity > 0.05 && opacity < 0.95).length).toBeGreaterThan(2);
    await expect(dialog).toHaveCount(0);
  });
});
