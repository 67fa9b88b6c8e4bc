import { expect, test } from '../support/fixtures';
import { closeGreetings } from '../support/greetings';
import { liveParts, SECOND } from '../support/release';
import { choose } from '../support/site';

const gameList = '[data-part="games/game-list"]';
const live = (): string => liveParts()['games']?.metadata.version ?? '';

test('a link sets the releases of one browser, which says so, tells nobody, and ends it by a press', async ({
  browser,
  ops,
  page,
  site,
}) => {
  await choose(page, { language: 'EN' });
  const told: string[] = [];
  page.on('request', (request) => {
    if (/\/wps\/system\/(beacon|exposure)$/.test(request.url())) told.push(request.url());
  });
  const wish = { releases: { games: SECOND }, minutes: 60 };
  const { url } = await ops.call<{ url: string }>('POST', `/merchants/${site.code}/preview-links`, wish);
  await page.goto(url);
  await page.getByRole('button', { name: 'แสดงในเบราว์เซอร์นี้' }).click();
  await expect(page).toHaveURL(site.url('/m/home'));
  await closeGreetings(page);
  await page.goto(site.url('/m/gameList?gameType=RNG'));
  await expect(page.locator(gameList)).toHaveAttribute('data-version', SECOND);
  await expect(page.locator(gameList).getByRole('listitem').first()).toBeVisible();
  const ribbon = page.getByRole('complementary', { name: 'Preview of releases' });
  await expect(ribbon).toContainText(/Preview until \d\d:\d\d/);
  await expect(ribbon.getByRole('listitem')).toHaveText([`games ${SECOND}`]);

  // Another browser of the same site, at the same time.
  const other = await browser.newContext();
  const beside = await other.newPage();
  await beside.goto(site.url('/m/gameList?gameType=RNG'));
  await expect(beside.locator(gameList)).toHaveAttribute('data-version', live());
  await expect(beside.getByRole('complementary', { name: 'Preview of releases' })).toHaveCount(0);
  await other.close();

  await ribbon.getByRole('button', { name: 'End' }).click();
  await expect(page).toHaveURL(site.url('/m/home'));
  await page.goto(site.url('/m/gameList?gameType=RNG'));
  await expect(page.locator(gameList)).toHaveAttribute('data-version', live());
  await expect(ribbon).toHaveCount(0);
  expect(told).toEqual([]);
});

test('a link whose release fails shows that it fails, and no other release in its place', async ({
  ops,
  page,
  site,
  expectedTrouble,
}) => {
  expectedTrouble.push(/404|integrity|ChunkLoadError|failed/i);
  await choose(page, { language: 'EN' });
  await site.fault(`^/games/${SECOND.replaceAll('.', '[.]')}/`, '404');
  const wish = { releases: { games: SECOND }, minutes: 60 };
  const { url } = await ops.call<{ url: string }>('POST', `/merchants/${site.code}/preview-links`, wish);
  await page.goto(url);
  await page.getByRole('button', { name: 'แสดงในเบราว์เซอร์นี้' }).click();
  // The press sends a form, whose answer brings the cookie.
  await expect(page).toHaveURL(site.url('/m/home'));
  await page.goto(site.url('/m/gameList?gameType=RNG'));
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  await expect(page.getByText(SECOND).first()).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Preview of releases' })).toBeVisible();
});

test('a fault that a tester orders for one browser strikes that browser alone', async ({
  browser,
  page,
  site,
  expectedTrouble,
}) => {
  expectedTrouble.push(/404|integrity|failed/i);
  await choose(page, { language: 'EN' });
  await page.goto(site.at('/m/gameList?gameType=RNG&fault=games:any-404'));
  await expect(page).toHaveURL(site.url('/m/gameList?gameType=RNG'));
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  const other = await browser.newContext();
  const beside = await other.newPage();
  await beside.goto(site.url('/m/gameList?gameType=RNG'));
  await expect(beside.locator(gameList).getByRole('listitem').first()).toBeVisible();
  await other.close();
  await page.goto(site.at('/m/gameList?gameType=RNG&fault=none'));
  await expect(page.locator(gameList).getByRole('listitem').first()).toBeVisible();
});
