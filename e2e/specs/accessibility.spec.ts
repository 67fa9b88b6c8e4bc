import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/fixtures';
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
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
      ).toEqual([]);
    });
  }
}
