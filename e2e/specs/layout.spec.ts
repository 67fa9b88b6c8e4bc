import { expect, test } from '../support/fixtures';
import { brokenLayout } from '../support/layout';
import { screens } from '../support/screens';
import { choose, logIn } from '../support/site';

const WIDTHS = [375, 320, 430, 1280];

for (const [name, { path, ready, type }] of Object.entries(screens)) {
  test(`nothing is cut or overlaps on ${name}, at four widths and with large letters`, async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await choose(page, { language: 'EN' });
    if (type !== undefined) await logIn(page, site, await site.member({ type }));
    await page.goto(site.url(path));
    await ready(page);
    for (const letters of ['1', '1.5']) {
      await page.evaluate((size) => document.documentElement.style.setProperty('--text-size', size), letters);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 812 });
        // Strips settle on their places after the window changed.
        await expect
          .poll(() => page.evaluate(brokenLayout), { message: `${width} px, letters times ${letters}` })
          .toEqual([]);
      }
    }
  });
}
