import { seesNoBarrier } from '../support/barriers';
import { test } from '../support/fixtures';
import { screens } from '../support/screens';
import { choose, logIn } from '../support/site';

for (const [name, { path, ready, type }] of Object.entries(screens)) {
  for (const theme of ['dark', 'light'] as const) {
    test(`nothing keeps anyone out of ${name}: ${theme}`, async ({ page, site }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await choose(page, { language: 'EN', theme });
      if (type !== undefined) await logIn(page, site, await site.member({ type }));
      await page.goto(site.url(path));
      await ready(page);
      await seesNoBarrier(page, 'iframe');
    });
  }
}
