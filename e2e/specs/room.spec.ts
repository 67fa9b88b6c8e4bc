import { expect, PUBLIC, test } from '../support/fixtures';
import { closeGreetings } from '../support/greetings';
import { scrollToEnd } from '../support/layout';
import { besideEachOther, brokenSide, siteSide } from '../support/room';
import { startSignedIn } from '../support/signed-in';
import { choose } from '../support/site';

const WINDOWS = [
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
  { width: 812, height: 375 },
];

for (const language of ['EN', 'TY'] as const) {
  test(`from 768 px on the entries stand at the side of the page, in ${language}`, { tag: PUBLIC }, async ({
    page,
    visited,
  }) => {
    await choose(page, { language });
    await page.goto(visited.url('/m/gameList?gameType=RNG'));
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      await expect.poll(() => page.evaluate(brokenSide, siteSide), { message: `${window.width} px` }).toEqual([]);
      await scrollToEnd(page);
      await expect
        .poll(() => page.evaluate(brokenSide, siteSide), { message: `${window.width} px, at the end` })
        .toEqual([]);
    }
    await page.setViewportSize({ width: 767, height: 812 });
    const foot = page.getByRole('contentinfo');
    await expect.poll(async () => (await foot.boundingBox())?.y).toBeGreaterThan(700);
    await expect.poll(async () => (await foot.boundingBox())?.width).toBeGreaterThan(470);
  });
}

test('from 768 px on the entries of an agent stand at the side of the page, and come before it', async ({
  page,
  site,
}) => {
  const agent = '[data-part="agent/agent-home"]';
  const side = { navigation: `${agent} nav`, page: `${agent} nav + div`, entries: 4 };
  await choose(page, { language: 'EN' });
  await startSignedIn(page, site, await site.member({ type: 1 }));
  await page.goto(site.url('/m/agent'));
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await expect.poll(() => page.evaluate(brokenSide, side), { message: `${window.width} px` }).toEqual([]);
    await scrollToEnd(page);
    await expect.poll(() => page.evaluate(brokenSide, side), { message: `${window.width} px, at the end` }).toEqual([]);
  }
  await page.setViewportSize({ width: 767, height: 812 });
  const foot = page.locator(side.navigation);
  await expect.poll(async () => (await foot.boundingBox())?.y).toBeGreaterThan(700);
  await expect(page.locator(`${agent} div + nav`)).toBeVisible();
});

test('from 768 px on six tiles stand beside each other, on home and in the list', { tag: PUBLIC }, async ({
  page,
  visited,
}) => {
  await choose(page, { language: 'EN' });
  const tiles = async (selector: string) => {
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      const count = () => page.evaluate(besideEachOther, selector);
      await expect.poll(count, { message: `${selector}, ${window.width} px` }).toBe(6);
    }
    await page.setViewportSize({ width: 375, height: 812 });
    await expect.poll(() => page.evaluate(besideEachOther, selector)).toBe(3);
  };
  await page.goto(visited.url('/m/gameList?gameType=RNG'));
  await tiles('[data-part="games/game-list"] h2 ~ ul > li');
  await page.goto(visited.url('/m/home'));
  await closeGreetings(page);
  await tiles('[data-part="games/home-games"] section:first-of-type img');
});

test('the filters stand beside the list in a window, and narrow it at once', { tag: PUBLIC }, async ({
  page,
  visited,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await choose(page, { language: 'EN' });
  await page.goto(visited.url('/m/gameList?gameType=RNG'));
  const panel = page.getByRole('region', { name: 'Filter games' });
  const first = page.locator('[data-part="games/game-list"] h2 ~ ul > li').first();
  await expect(first).toBeVisible();
  const gap = async () => {
    const [left, right] = [await panel.boundingBox(), await first.boundingBox()];
    return left && right ? right.x - (left.x + left.width) : Number.NaN;
  };
  await expect.poll(gap).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'Filter games' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Jewel Lane' }).click();
  await expect(page).toHaveURL(/vendor/i);
  await expect(panel.getByRole('button', { name: 'Jewel Lane' })).toHaveAttribute('aria-pressed', 'true');
});

test('the keyboard comes to the navigation at the side first, then to the bar and the page', { tag: PUBLIC }, async ({
  page,
  visited,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await choose(page, { language: 'EN' });
  await page.goto(visited.url('/m/gameList?gameType=RNG'));
  await expect(page.locator('[data-part="games/game-list"] h2 ~ ul > li').first()).toBeVisible();
  const stops = [
    page.getByRole('button', { name: 'Skip to content' }),
    ...['Home', 'Activity', 'Deposit'].map((name) => page.getByRole('contentinfo').getByRole('link', { name })),
    page.getByRole('contentinfo').getByRole('button', { name: 'Service' }),
    page.getByRole('contentinfo').getByRole('link', { name: 'Account' }),
    page.getByRole('banner').getByRole('button', { name: 'Back' }),
  ];
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  // The filters are a file of their own.
  const filter = page.getByRole('region', { name: 'Filter games' }).getByRole('button').first();
  await expect(filter).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Tab');
  await expect(filter).toBeFocused();
});
