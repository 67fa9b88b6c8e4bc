import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { openHeld, untilPainted } from '../support/held-page';

const isImage = (path: string): boolean => path.startsWith('/art/') && !path.startsWith('/art/logo/');

/** Paths in the order in which the page asks for them. */
function askedBy(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => void paths.push(new URL(request.url()).pathname));
  return paths;
}

const beforeScripts = (paths: readonly string[]): string[] =>
  paths.slice(
    0,
    paths.findIndex((path) => path.endsWith('.js')),
  );

for (const { path, images } of [
  { path: '/m/home', images: 1 },
  { path: '/m/register', images: 1 },
  { path: '/m/activity', images: 3 },
  { path: '/m/gameList?gameType=RNG', images: 3 },
]) {
  test(`a cold visit of ${path} asks for the images seen first before any script, and for none twice`, async ({
    page,
    site,
  }) => {
    const paths = askedBy(page);
    const release = await openHeld(page, site, path, 'img >> nth=0');
    const first = await page
      .locator('.boot-page img[fetchpriority="high"]')
      .evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => new URL(src).pathname));
    expect(first).toHaveLength(images);
    expect(beforeScripts(paths).filter(isImage)).toEqual(first);
    await release();
    const again = paths.filter((each, at) => isImage(each) && paths.indexOf(each) !== at);
    expect(again).toEqual([]);
  });
}

test('a wide window, which shows no first view, asks for no image of one before its scripts', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const paths = askedBy(page);
  await page.goto(site.at('/m/activity'));
  await expect(page.locator('[data-part="content/activity"] li').first()).toBeVisible();
  await expect(page.locator('template[data-picture]')).toBeAttached();
  expect(beforeScripts(paths).filter(isImage)).toEqual([]);
});

const STANDING = [
  ['/m/home', 'img >> nth=0'],
  ['/m/login', 'form'],
  ['/m/register', 'img >> nth=0'],
  ['/m/gameList?gameType=RNG', 'img >> nth=0'],
  ['/m/gameLobby', 'img >> nth=0'],
  ['/m/lottery', 'li >> nth=0'],
  ['/m/activity', 'img >> nth=0'],
  ['/m/notice', 'li >> nth=0'],
] as const;

for (const [path, shown] of STANDING) {
  test(`what the first view of ${path} shows stands at once, faded in by nothing`, async ({ page, site }) => {
    await page.addInitScript(() => {
      const coming: string[] = [];
      Object.assign(window, { coming });
      // What goes on for ever, as the lamps of the street, was there from the first moment.
      document.addEventListener('animationstart', ({ animationName, target }) => {
        const isForEver = getComputedStyle(target as Element).animationIterationCount === 'infinite';
        if (!isForEver) coming.push(animationName);
      });
      document.addEventListener('transitionrun', ({ propertyName }) => coming.push(propertyName));
    });
    const release = await openHeld(page, site, path, shown);
    await untilPainted(page);
    const coming = await page.evaluate(() => (window as unknown as { coming: string[] }).coming);
    expect(coming).toEqual([]);
    await release();
  });
}
