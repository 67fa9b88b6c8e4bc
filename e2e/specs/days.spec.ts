import { expect, test } from '../support/fixtures';
import { scriptsOf } from '../support/scripts';
import { choose, logIn } from '../support/site';

/** The form in which dayjs writes a moment unless it is told another; no other file of the site has it. */
const MARK = 'YYYY-MM-DDTHH:mm:ssZ';

test('home comes without the library of dates, a record with it', async ({ page, site }) => {
  await choose(page, { language: 'EN' });
  await logIn(page, site, await site.member());
  const scripts = scriptsOf(page);
  await page.goto(site.url('/m/home'), { waitUntil: 'networkidle' });
  await expect(page.locator('[data-part="games/home-games"]').getByRole('article').first()).toBeVisible();
  const ofHome = scripts();
  expect(ofHome.length).toBeGreaterThan(5);
  expect(ofHome.filter((script) => script.includes(MARK))).toEqual([]);
  await page.goto(site.url('/m/gameRecord'));
  await expect(page.locator('[data-part="wallet/game-record"]')).toBeVisible();
  await expect.poll(() => scripts().filter((script) => script.includes(MARK)).length).toBe(1);
});

test.describe('on a device that is half an hour off and behind UTC', () => {
  test.use({ timezoneId: 'America/St_Johns' });
  test('a day that no calendar has is not taken from an address: seven days of the device are asked for', async ({
    page,
    site,
  }) => {
    await choose(page, { language: 'EN' });
    await logIn(page, site, await site.member());
    const asked = page.waitForRequest((request) => request.url().includes('/wps/game/records'));
    await page.goto(site.url('/m/gameRecord?period=custom&from=2026-02-30&to=2026-03-05'));
    const { searchParams } = new URL((await asked).url());
    const days = await page.evaluate(() => {
      const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' });
      const now = new Date();
      const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 6);
      return [day.format(first), day.format(now), String(-now.getTimezoneOffset())];
    });
    expect(['startDate', 'endDate', 'zone'].map((name) => searchParams.get(name))).toEqual(days);
  });
});
