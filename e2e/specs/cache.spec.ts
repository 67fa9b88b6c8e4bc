import { recordTexts } from '../support/every-text';
import { expect, test } from '../support/fixtures';
import { startSignedIn } from '../support/signed-in';
import { choose, sendLogIn } from '../support/site';

test('an answer on its way when a session ends is not kept, nor shown to whoever logs in on the same page', async ({
  page,
  site,
  ops,
  expectedTrouble,
}) => {
  expectedTrouble.push(/401/);
  const a = await site.member({ nickname: 'Asoka Vong', balance: '4321.09' });
  const b = await site.member({ nickname: 'Benja Rak', balance: '12.00' });
  await choose(page, { language: 'EN' });
  const record = await recordTexts(page);
  await startSignedIn(page, site, a);
  let late: (() => Promise<void>) | undefined;
  await page.route('**/wps/promotions/available', (route) => {
    late = () => route.fulfill({ json: { success: true, value: [{ key: 'OF-A', enabled: true, claimed: true }] } });
  });
  await page.goto(site.url('/m/home'));
  await expect(page.getByRole('banner')).toContainText('4,321.09');
  await expect.poll(() => late).toBeDefined();
  await page.unroute('**/wps/promotions/available');
  await ops.call('DELETE', `/merchants/${site.code}/members/${a.username}/sessions`);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.waitForURL(/\/m\/login$/);
  await expect(page.locator('[data-page="/m/login"]')).toBeVisible();
  await expect(page.locator('[data-page="home"]')).toHaveCount(0);
  await record.anew();
  await late?.().catch(() => undefined);
  expect(await page.evaluate(() => localStorage.getItem('promotionList') ?? '')).not.toContain('OF-A');
  await sendLogIn(page, b);
  await page.waitForURL(/\/m\/home$/);
  await expect(page.getByRole('banner')).toContainText('12.00');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/OF-A|Asoka/);
  expect(record.texts().filter((text) => /Asoka|4,321\.09/.test(text))).toEqual([]);
});
