import { expect, PUBLIC, test } from '../support/fixtures';
import { startSignedIn } from '../support/signed-in';
import { choose } from '../support/site';

/** An address on another host, which answers with a script, a picture or a frame. */
const elsewhere = (path: string) => `http://elsewhere.localhost:${process.env['E2E_PORT']}${path}`;

test.beforeEach(({ page }) => choose(page, { language: 'EN' }));

test('no script runs in a document that no hash names, wherever it comes from', { tag: PUBLIC }, async ({
  page,
  visited,
  expectedTrouble,
}) => {
  expectedTrouble.push(/Content Security Policy/i, /Integrity-Policy/i, /integrity/i);
  await page.goto(visited.url('/m/home'));
  await expect(page.locator('[data-part="games/home-games"]').first()).toBeVisible();
  const ran = await page.evaluate(async () => {
    const { microFrontends } = JSON.parse(document.getElementById('discovery')?.textContent ?? '{}');
    const own: string = microFrontends.games[0].url;
    const load = (fill: (script: HTMLScriptElement) => void) =>
      new Promise<string>((resolve) => {
        const script = document.createElement('script');
        script.onload = () => resolve('ran');
        script.onerror = () => resolve('refused');
        fill(script);
        document.head.append(script);
      });
    const window_ = globalThis as { inlineRan?: boolean };
    // An inline script would run when it is inserted.
    const inline = document.createElement('script');
    inline.textContent = 'globalThis.inlineRan = true';
    document.head.append(inline);
    return {
      // A file of this site without its hash.
      unhashed: await load((script) => {
        script.src = `${own}?again`;
      }),
      imported: await import(/* webpackIgnore: true */ `${own}?imported`).then(
        () => 'ran',
        () => 'refused',
      ),
      inline: window_.inlineRan ?? false,
    };
  });
  expect(ran).toEqual({ unhashed: 'refused', imported: 'refused', inline: false });
});

test('pictures and frames come from where the merchant says, and from nowhere else', async ({
  page,
  site,
  expectedTrouble,
}) => {
  expectedTrouble.push(/Content Security Policy/i, /elsewhere\.localhost:\d+\S* failed: csp/);
  const look = () =>
    page.evaluate(async (address) => {
      const blocked = new Set<string>();
      // Violations of frames are reported by another process, before or after the frame's load.
      let tellFrame = (): void => undefined;
      const frameBlocked = new Promise<void>((resolve) => {
        tellFrame = resolve;
      });
      const listen = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
        blocked.add(effectiveDirective);
        if (effectiveDirective === 'frame-src') tellFrame();
      };
      document.addEventListener('securitypolicyviolation', listen);
      const picture = new Image();
      const seen = new Promise<boolean>((resolve) => {
        picture.onload = () => resolve(true);
        picture.onerror = () => resolve(false);
      });
      picture.src = `${address}/art/logo/icon.svg`;
      const frame = document.createElement('iframe');
      frame.src = `${address}/art/logo/icon.svg`;
      // A blocked frame loads too: with an error page.
      const framed = new Promise((resolve) => frame.addEventListener('load', resolve));
      document.body.append(picture, frame);
      const shown = await seen;
      await Promise.all([framed, frameBlocked]);
      document.removeEventListener('securitypolicyviolation', listen);
      frame.remove();
      picture.remove();
      return { shown, blocked: [...blocked].sort() };
    }, elsewhere(''));
  await page.goto(site.url('/m/home'));
  await expect(page.locator('[data-part="games/home-games"]').first()).toBeVisible();
  expect(await look()).toEqual({ shown: false, blocked: ['frame-src', 'img-src'] });
  await site.set({ pictureOrigins: [elsewhere('')] });
  await page.goto(site.url('/m/home'));
  await expect(page.locator('[data-part="games/home-games"]').first()).toBeVisible();
  expect(await look()).toEqual({ shown: true, blocked: ['frame-src'] });
});

test('a game that is loaded again without its ticket says in its frame that the visit is over', async ({
  page,
  site,
}) => {
  await startSignedIn(page, site, await site.member({ balance: '500' }));
  await page.goto(site.url('/m/gameList?gameType=SLOTS'));
  await page.locator('[data-part="games/game-list"]').getByRole('article').first().getByRole('button').first().click();
  await page.waitForURL(/\/m\/launchGame/);
  const game = page.frameLocator('iframe');
  await expect(game.locator('#balance')).toContainText('500.00');
  const frame = page.frames().find((each) => each.url().includes('/play/'));
  await expect.poll(() => frame?.url()).not.toMatch(/[?&]t=/);
  // The call ends before the document does.
  await frame?.evaluate(() => void setTimeout(() => location.reload()));
  await expect(game.locator('#over')).toBeVisible();
});

test('the key of a mailed link leaves the address, and the way back does not bring it', { tag: PUBLIC }, async ({
  page,
  visited,
}) => {
  await page.goto(visited.url('/m/home'));
  await page.goto(visited.url('/m/forget?key=abc-123'));
  await expect(page.locator('[data-part="account/forget"]').getByRole('form')).toBeVisible();
  await expect(page).toHaveURL(visited.url('/m/forget'));
  expect(
    await page.evaluate(() => JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }])),
  ).not.toContain('abc-123');
  await page.goBack();
  await expect(page).toHaveURL(visited.url('/m/home'));
  await page.goForward();
  await expect(page).toHaveURL(visited.url('/m/forget'));
});
