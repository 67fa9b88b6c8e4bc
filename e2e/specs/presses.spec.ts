import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { startSignedIn } from '../support/signed-in';
import { choose } from '../support/site';

/** What a page shows with the first change of an attribute of what was pressed, before anything else is drawn. */
interface First {
  readonly value: string | null;
  readonly dialogs: number;
  /** Elements of the rest of the page that the test asks for. */
  readonly others: number;
}

/**
 * Presses, and gives what stands in the document after the first change of an attribute.
 * @param selector what is pressed
 * @param attribute says that it was pressed
 * @param others what the page draws later
 */
const pressed = (page: Page, selector: string, attribute: string, others: string) =>
  page.evaluate(
    ([what, name, rest]) =>
      new Promise<First>((see) => {
        const element = document.querySelector<HTMLElement>(what);
        if (element === null) throw new Error(`Nothing is there to press: ${what}`);
        const observer = new MutationObserver(() => {
          observer.disconnect();
          see({
            value: element.getAttribute(name),
            dialogs: document.querySelectorAll('dialog[open]').length,
            others: document.querySelectorAll(rest).length,
          });
        });
        observer.observe(element, { attributes: true, attributeFilter: [name] });
        element.click();
      }),
    [selector, attribute, others] as const,
  );

test('the buttons of menu and filters show their press before what they open is drawn, and get the focus back', async ({
  page,
  site,
}) => {
  await choose(page, { language: 'EN' });
  await page.goto(site.url('/m/slotsCenter'));
  await page.locator('main article').first().waitFor();
  for (const name of ['Menu', 'Filter games']) {
    const selector = `button[aria-label="${name}"]`;
    const button = page.locator(selector);
    // The first opening loads what it opens.
    for (const _ of ['first', 'second']) {
      await button.focus();
      expect(await pressed(page, selector, 'aria-expanded', 'dialog')).toMatchObject({ value: 'true', dialogs: 0 });
      await expect(page.locator('dialog[open]')).toBeVisible();
      await page.locator('dialog[open] h2 + button').click();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(page.locator('dialog')).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  }
});

test('a studio shows its press while the games of before are still there', async ({ page, site }) => {
  await choose(page, { language: 'EN' });
  await page.goto(site.url('/m/gameList?gameType=RNG'));
  await page.locator('main li[aria-posinset]').first().waitFor();
  const studio = 'main ul:not([inert]) > li > button[aria-pressed]';
  const { value, others } = await pressed(page, studio, 'aria-pressed', 'main li[aria-posinset]');
  expect(value).toBe('true');
  expect(others).toBeGreaterThan(0);
  await expect(page).toHaveURL(/vendor=/);
  await expect(page.locator(studio).first()).toHaveAttribute('aria-pressed', 'true');
});

test('a heart shows its press before the rail of favourites gives its game away', async ({ page, site }) => {
  await choose(page, { language: 'EN' });
  await startSignedIn(page, site, await site.member());
  await page.goto(site.url('/m/slotsCenter'));
  const heart = page.locator('main li[aria-posinset] button[aria-label^="Favourite"]').first();
  await heart.click();
  const rail = page.getByRole('region', { name: 'Favourites' }).locator('article');
  await expect(rail).toHaveCount(1);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const { value, others } = await pressed(
    page,
    'main li[aria-posinset] button[aria-label^="Favourite"]',
    'aria-pressed',
    'main section article button[aria-label^="Favourite"]',
  );
  expect([value, others]).toEqual(['false', 1]);
  await expect(rail).toHaveCount(0);
});
