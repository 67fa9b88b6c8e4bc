import { expect, proves, test } from '../support/fixtures';
import { forgetShifts, shiftsOf, watchShifts } from '../support/shifts';
import { choose } from '../support/site';

test('back to the lobby lands where one was at once, nothing moves, and each studio is there again', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await choose(page, { language: 'EN' });
  await watchShifts(page);
  await page.goto(site.url('/m/gameLobby'));
  const lobby = page.locator('[data-part="games/game-lobby"]');
  const categories = lobby.getByRole('region');
  const named = categories.filter({ hasNot: page.getByRole('listitem') });
  const studios = lobby.locator('li a');
  await expect(categories.nth(8)).toBeAttached();
  await expect(named).toHaveCount(0);
  const names = await studios.allTextContents();
  expect(names.length).toBeGreaterThan(20);

  await page.evaluate(async () => {
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    // The site hears of a scroll in the frame after it, before anybody could press.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
  const stood = await page.evaluate(() => scrollY);
  expect(stood).toBeGreaterThan(800);
  await studios.last().click();
  await expect(page.locator('[data-part="games/game-list"]').getByRole('article').first()).toBeVisible();
  await forgetShifts(page);
  // Where the page stands when the categories come in, before their studios do.
  const first = page.evaluate(
    () =>
      new Promise<number>((done) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector('[data-part="games/game-lobby"] section') === null) return;
          observer.disconnect();
          requestAnimationFrame(() => done(scrollY));
        });
        observer.observe(document.body, { subtree: true, childList: true });
      }),
  );
  await page.goBack();
  await proves('F-LOBBY-05', async () => {
    expect(await first).toBe(stood);
    await expect(named).toHaveCount(0);
    expect(await studios.allTextContents()).toEqual(names);
    expect(await page.evaluate(() => scrollY)).toBe(stood);
    const shifts = await shiftsOf(page);
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(shifts),
    ).toBeLessThan(0.02);
  });
});
