import { expect, test } from '../support/fixtures';
import { openHeld, placesIn, seenIn, untilPainted } from '../support/held-page';
import { openWithoutPicture } from '../support/no-picture';
import { choose } from '../support/site';

const HOSTILE = '</template><img src=x onerror=alert(1)>{{0}}';

for (const { path, rows, part } of [
  { path: '/m/notice', rows: 'li button', part: 'content/notice' },
  { path: '/m/activity', rows: 'li a', part: 'content/activity' },
]) {
  for (const timezoneId of ['Asia/Bangkok', 'America/Los_Angeles']) {
    test.describe(`by a clock of ${timezoneId}`, () => {
      test.use({ timezoneId });

      test(`a cold visit of ${path} shows its rows before any script, and the page takes their place without a move`, async ({
        page,
        site,
      }) => {
        const release = await openHeld(page, site, path, 'ul');
        const picture = await placesIn(page, '.boot-page');
        expect(await page.locator(`.boot-page ${rows}`).count()).toBeGreaterThan(3);
        await untilPainted(page);
        await release();
        expect((await placesIn(page, `[data-part="${part}"]`)).slice(0, picture.length)).toEqual(picture);
        const { shift, largest } = await seenIn(page);
        expect(shift).toBeLessThan(0.01);
        expect(new Set(largest)).toEqual(new Set(['picture']));
      });
    });
  }

  test(`${path} has no picture in another language`, async ({ page, site }) => {
    await choose(page, { language: 'EN' });
    await openWithoutPicture(page, site.at(path));
    await expect(page.locator(`[data-part="${part}"] ${rows}`).first()).toBeVisible();
  });
}

test('a member has no picture of what visitors see', async ({ page, site }) => {
  const member = await site.member();
  const field = (name: string) => page.locator(`[data-part="account/login"] [name="${name}"]`);
  // In the language of the picture.
  await page.goto(site.url('/m/login'));
  await field('username').fill(member.username);
  await field('password').fill(member.password);
  await page.locator('[data-part="account/login"] [type="submit"]').click();
  await page.waitForURL(/\/m\/home$/);
  for (const path of ['/m/notice', '/m/activity']) {
    await openWithoutPicture(page, site.at(path));
    await expect(page.locator('template[data-picture]')).toBeAttached();
  }
});

test('a notice that is pressed before the page is there opens once it is', async ({ page, site }) => {
  const release = await openHeld(page, site, '/m/notice', 'ul');
  const notice = page.locator('.boot-page li button').nth(1);
  await notice.tap();
  await expect(notice).toHaveAttribute('data-pressed');
  await release();
  const opened = page.locator('[data-part="content/notice"] li button[aria-expanded="true"]');
  await expect(opened).toHaveCount(1);
  await expect(page.locator('[data-part="content/notice"] li').nth(1).locator('button')).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('an activity that is pressed before the page is there opens once it is', async ({ page, site }) => {
  const release = await openHeld(page, site, '/m/activity', 'ul');
  const activity = page.locator('.boot-page li a').nth(1);
  const leadsTo = (await activity.getAttribute('href')) ?? '';
  await activity.tap();
  await release();
  await expect(page).toHaveURL(site.at(leadsTo));
});

test('what a merchant writes is a text of the picture, whatever it looks like, or says that there is nothing', async ({
  page,
  site,
  ops,
}) => {
  const write = (items: readonly object[]) =>
    ops.call('PUT', `/merchants/${site.code}/content/announcements`, { items });
  await write([{ id: 1, type: 'H', title: HOSTILE }]);
  const release = await openHeld(page, site, '/m/notice', 'ul');
  await expect(page.locator('.boot-page li button')).toContainText(HOSTILE);
  expect(await page.locator('.boot-page img').count()).toBe(0);
  await release();
  await expect(page.locator('[data-part="content/notice"] li button')).toContainText(HOSTILE);
  await write([]);
  const address = `http://127.0.0.1:${process.env['E2E_PORT']}/m/notice`;
  const documentSays = async () => (await page.request.get(address, { headers: { host: site.host } })).text();
  await expect.poll(documentSays).not.toContain('onerror');
  const again = await openHeld(page, site, '/m/notice', 'p');
  const text = (await page.locator('.boot-page p').first().textContent()) ?? '';
  await again();
  await expect(page.locator('[data-part="content/notice"]')).toContainText(text);
});
