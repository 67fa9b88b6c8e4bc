import { expect, test } from '../support/fixtures';
import { closeGreetings } from '../support/greetings';
import { screens } from '../support/screens';
import { startSignedIn } from '../support/signed-in';
import { choose } from '../support/site';

/** Width of the visible focus ring, on the element itself or on a frame around it. Runs in the page. */
function ringOfFocus(): { part: string; ring: number } {
  const part = document.activeElement ?? document.body;
  const stands = [part, part.parentElement, part.parentElement?.parentElement];
  const widths = stands.map((one) => {
    const style = one && getComputedStyle(one);
    return style && style.outlineStyle !== 'none' ? Number.parseFloat(style.outlineWidth) : 0;
  });
  return { part: part.outerHTML.slice(0, 120), ring: Math.max(...widths) };
}

for (const name of ['home', 'log in', 'game list', 'deposit', 'registration'] as const) {
  test(`the keyboard is seen wherever it is on ${name}: a ring of 2 px`, async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await choose(page, { language: 'EN' });
    const { path, ready, type } = screens[name]!;
    if (type !== undefined) await startSignedIn(page, site, await site.member({ type }));
    await page.goto(site.url(path));
    await ready(page);
    if (name === 'home') await closeGreetings(page);
    for (let stop = 0; stop < 24; stop += 1) {
      await page.keyboard.press('Tab');
      const { part, ring } = await page.evaluate(ringOfFocus);
      if (!part.startsWith('<body')) expect(ring, part).toBeGreaterThanOrEqual(2);
    }
  });
}
