import type { Page } from '@playwright/test';
import { seesNoBarrier } from '../support/barriers';
import { expect, PUBLIC, proves, test } from '../support/fixtures';
import { closeGreetings } from '../support/greetings';
import type { Ops } from '../support/ops';
import { quietOn } from '../support/quiet';
import { quietOf } from '../support/shifts';
import { startSignedIn } from '../support/signed-in';
import { choose, logIn, type Site, sendLogIn } from '../support/site';
import { seen } from '../support/toasts';
import { words } from '../support/words';

const say = words('EN');
const shell = (key: string) => say('shell', key);
const header = (page: Page) => page.getByRole('banner');
const amount = (page: Page) => page.getByLabel(say('wallet', 'deposit.amount'));
const token = (page: Page) => page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'));

test.beforeEach(({ page }) => choose(page, { language: 'EN' }));

/** Waits until the page sends no calls, so that only a press can find the expired session. */
const settles = (quiet: () => number) =>
  expect.poll(quiet, { intervals: [100], timeout: 20_000 }).toBeGreaterThan(1500);

/** All sessions of the merchant expire: its clock moves on by 31 minutes. */
const expireSessions = (ops: Ops, site: Site) =>
  ops.call('PUT', `/merchants/${site.code}/clock`, { offsetMs: 31 * 60_000 });

test('the header and the menu of a visitor and of every kind of member', async ({ page, site }) => {
  await page.goto(site.url('/m/gameList?gameType=RNG'));
  await proves('S1-ROLES-01', async () => {
    expect(await token(page)).toBeNull();
    await expect(header(page).getByRole('link', { name: shell('header.login') })).toBeVisible();
    await expect(header(page)).not.toContainText('฿');
  });
  for (const type of [0, 1, 4]) {
    const member = await site.member({ type, nickname: `Type ${type}`, balance: '42.5' });
    await logIn(page, site, member);
    await proves('S1-ROLES-02', async () => {
      expect(await token(page)).toContain('"token"');
      await expect(header(page)).toContainText(`Type ${type}`);
      await expect(header(page)).toContainText('฿42.50');
      await expect(header(page).getByRole('link', { name: shell('header.login') })).toHaveCount(0);
    });
    await page.goto(site.url('/m/gameList?gameType=RNG'));
    await header(page)
      .getByRole('button', { name: shell('menu.title') })
      .click();
    const menu = page.getByRole('dialog', { name: shell('menu.title') });
    await menu.getByText(shell('menu.hideBalance')).click();
    await expect(menu).toContainText('****');
    await menu.getByText(shell('menu.showBalance')).click();
    await expect(menu).toContainText('฿42.50');
    const refused = type === 4 ? seen(page, shell('free_reject')) : undefined;
    await menu.getByText(shell('menu.deposit')).first().click();
    if (refused) {
      expect(await refused).toBe(true);
      await expect(page).toHaveURL(/\/m\/gameList/);
    } else {
      await expect(page).toHaveURL(/\/m\/voucherCenter$/);
    }
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('a session that runs out in the middle of the deposit: what was typed is there after logging in', async ({
  page,
  site,
  ops,
  expectedTrouble,
}) => {
  expectedTrouble.push(/401/);
  const member = await site.member();
  await logIn(page, site, member);
  const quiet = quietOf(page);
  await page.goto(site.url('/m/voucherCenter'));
  await amount(page).fill('275');
  await settles(quiet);
  await expireSessions(ops, site);
  const told = seen(page, 'The account has been logged out, please log in again');
  await page.getByRole('button', { name: say('wallet', 'deposit.submit') }).click();
  await expect(page).toHaveURL(/\/m\/login$/);
  expect(await told).toBe(true);
  expect(await token(page)).toBeNull();
  await sendLogIn(page, member);
  await expect(page).toHaveURL(/\/m\/voucherCenter$/);
  await expect(amount(page)).toHaveValue('275');
});

test('a session that runs out in the middle of a new password, and another member after it', async ({
  page,
  site,
  ops,
  expectedTrouble,
}) => {
  expectedTrouble.push(/401/);
  const [member, other] = [await site.member(), await site.member()];
  await logIn(page, site, member);
  const quiet = quietOf(page);
  await page.goto(site.url('/m/changePsw'));
  const fields = page.locator('[data-part="account/change-password"] input:not([readonly])');
  await expect(fields).toHaveCount(3);
  const typed = ['lantern1', 'newlamp22', 'newlamp22'];
  for (const [i, text] of typed.entries()) await fields.nth(i).fill(text);
  await settles(quiet);
  await expireSessions(ops, site);
  await page.getByRole('button', { name: say('account', 'changePsw.submit') }).click();
  await expect(page).toHaveURL(/\/m\/login$/);
  const everywhere = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(everywhere).not.toContain('newlamp22');
  await sendLogIn(page, member);
  await expect(page).toHaveURL(/\/m\/changePsw$/);
  // The session holds the old password, so only the new one is asked for.
  await expect(fields.first()).toHaveValue('newlamp22');
  await settles(quiet);

  await ops.call('PUT', `/merchants/${site.code}/clock`, { offsetMs: 63 * 60_000 });
  await page.getByRole('button', { name: say('account', 'changePsw.submit') }).click();
  await expect(page).toHaveURL(/\/m\/login$/);
  await sendLogIn(page, other);
  await expect(page).toHaveURL(/\/m\/changePsw$/);
  await expect(fields.first()).toHaveValue('');
});

test('a stored session is renewed with the page, whatever the clock of the device says', async ({ page, site }) => {
  const member = await site.member();
  const isQuiet = quietOn(page);
  for (const hours of [-1, 1]) {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await logIn(page, site, member);
    const renewed = () => page.waitForResponse(/[/]wps[/]session[/]renew$/);
    const atOnce = renewed();
    await page.goto(site.url('/m/gameRecord'));
    await expect(page.getByRole('heading', { name: 'Betting record' })).toBeVisible();
    expect((await atOnce).status()).toBe(200);
    await isQuiet();
    const later = renewed();
    // An unused page lets its session expire.
    await page.getByRole('heading', { name: 'Betting record' }).click();
    await page.clock.fastForward('10:01');
    expect((await later).status()).toBe(200);
    expect(await token(page)).not.toBeNull();
  }
});

test('a second tab has no session of its own and shows nothing of the first one’s member', async ({
  page,
  context,
  site,
}) => {
  await logIn(page, site, await site.member({ nickname: 'Ploy' }));
  await expect(header(page)).toContainText('Ploy');
  const second = await context.newPage();
  await choose(second, { language: 'EN' });
  await second.goto(site.url('/m/gameList?gameType=RNG'));
  await expect(header(second).getByRole('link', { name: shell('header.login') })).toBeVisible();
  expect(await second.evaluate(() => localStorage.getItem('memberInfo'))).toContain('Ploy');
  await expect(second.getByText('Ploy')).toHaveCount(0);
  await second.close();
  await page.reload();
  await expect(header(page)).toContainText('Ploy');
});

for (const [name, breakStorage] of Object.entries({
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  denied: () => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  },
})) {
  test(`with storage ${name} a member logs in and goes from page to page`, async ({ page, site }) => {
    const member = await site.member({ nickname: 'Ploy' });
    await page.addInitScript(breakStorage);
    await page.goto(site.url('/m/login'));
    // Without storage the site speaks its default language.
    const thai = words('TY');
    const english = name === 'full' ? await page.evaluate(() => localStorage.getItem('language')) : null;
    const text = english === 'EN' ? say : thai;
    await page.getByRole('textbox', { name: text('account', 'login.username') }).fill(member.username);
    await page.locator('input[type="password"]').fill(member.password);
    await page.getByRole('button', { name: text('account', 'login.submit'), exact: true }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(header(page)).toContainText('Ploy');
    // A greeting may cover the footer. The click must not reload the page, which would lose the unstored session.
    const deposit = page.getByRole('navigation', { includeHidden: true }).getByText(text('shell', 'footer.deposit'));
    await deposit.dispatchEvent('click');
    await expect(page.locator('[data-part="wallet/deposit"]')).toBeVisible();
  });
}

/** An animation of a page container since the last call: page, duration, opacities. */
interface Fade {
  page: string;
  duration: number;
  opacity: string[];
  properties: string[];
}

async function watchFades(page: Page): Promise<() => Promise<Fade[]>> {
  await page.addInitScript(() => {
    const fades: object[] = [];
    Object.assign(window, { takeFades: () => fades.splice(0) });
    const own = new Set(['offset', 'computedOffset', 'easing', 'composite']);
    const note = (container: HTMLElement) => {
      for (const { effect } of container.getAnimations()) {
        if (!(effect instanceof KeyframeEffect) || effect.pseudoElement !== null) continue;
        const frames = effect.getKeyframes();
        fades.push({
          page: container.dataset['page'],
          duration: effect.getTiming().duration,
          opacity: frames.map(({ opacity }) => String(opacity)),
          properties: [...new Set(frames.flatMap((frame) => Object.keys(frame).filter((key) => !own.has(key))))],
        });
      }
    };
    // Recorded when a page is inserted, so the speed of drawing does not matter.
    new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof HTMLElement);
      const pages = added.flatMap((node) => [node, ...node.querySelectorAll<HTMLElement>('[data-page]')]);
      for (const each of new Set(pages)) if (each.dataset['page'] !== undefined && each.isConnected) note(each);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { takeFades: () => Fade[] }).takeFades());
}

const fadeOf = (name: string): Fade => ({ page: name, duration: 300, opacity: ['0', '1'], properties: ['opacity'] });

test('a new page fades in within 300 ms', { tag: PUBLIC }, async ({ page, visited }) => {
  const fades = await watchFades(page);
  await page.goto(visited.url('/m/notice'));
  await expect(page.locator('[data-part="content/notice"]')).toBeVisible();
  // The first page of a visit does not fade in.
  expect(await fades()).toEqual([]);
  await header(page)
    .getByRole('link', { name: shell('header.login') })
    .click();
  await expect(page.locator('[data-page="/m/login"]')).toBeVisible();
  await proves(['S2-TRANSITION-01', 'S9-CONST-29'], async () => {
    await expect.poll(fades).toEqual([fadeOf('/m/login')]);
  });
  await page.goBack();
  await expect(page.locator('[data-page="/m/notice"]')).toBeVisible();
  await proves('S2-TRANSITION-01', async () => expect.poll(fades).toEqual([fadeOf('/m/notice')]));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goForward();
  const shown = page.locator('[data-page="/m/login"]');
  await expect(shown).toBeVisible();
  const duration = await shown.evaluate((element) => getComputedStyle(element).animationDuration);
  expect(Number.parseFloat(duration)).toBeLessThan(0.01);
});

for (const [what, touch, isSwipe] of [
  ['100 px to the right', { from: [20, 300], to: [120, 300] }, false],
  ['101 px to the right', { from: [20, 300], to: [121, 300] }, true],
  ['100 px to the left', { from: [300, 300], to: [200, 300] }, false],
  ['101 px to the left', { from: [300, 300], to: [199, 300] }, true],
  ['far down', { from: [20, 300], to: [20, 700] }, false],
  ['nowhere, from beyond the left edge', { from: [-1, 300], to: [-1, 300] }, true],
  ['nowhere, from beyond the right edge', { from: [376, 300], to: [376, 300] }, true],
  ['nowhere, from the edge itself', { from: [0, 300], to: [0, 300] }, false],
] as const) {
  test(`a step back after a touch that moved ${what} ${isSwipe ? 'does not fade' : 'fades'}`, { tag: PUBLIC }, async ({
    page,
    visited,
  }) => {
    const fades = await watchFades(page);
    await page.goto(visited.url('/m/notice'));
    await expect(page.locator('[data-part="content/notice"]')).toBeVisible();
    await header(page)
      .getByRole('link', { name: shell('header.login') })
      .click();
    await expect.poll(fades).toHaveLength(1);
    await page.evaluate(({ from, to }) => {
      // A touch counts for a second (A009), so the step back follows at once.
      const now = performance.now();
      performance.now = () => now;
      const send = (type: string, [clientX, clientY]: readonly [number, number]) => {
        const point = new Touch({ identifier: 1, target: document.body, clientX, clientY });
        document.body.dispatchEvent(new TouchEvent(type, { bubbles: true, changedTouches: [point], touches: [point] }));
      };
      send('touchstart', from);
      send('touchmove', to);
      send('touchend', to);
      history.back();
    }, touch);
    const notice = page.locator('[data-page="/m/notice"]');
    await expect(notice).toBeVisible();
    await proves(['S2-TRANSITION-02', 'S9-CONST-29'], async () => {
      const name = await notice.evaluate((element) => getComputedStyle(element).animationName);
      expect(name === 'none').toBe(isSwipe);
      await expect.poll(fades).toEqual(isSwipe ? [] : [fadeOf('/m/notice')]);
    });
    await page.evaluate(() => Reflect.deleteProperty(performance, 'now'));
    // The swipe counts once, so going forward and back again fades.
    await page.goForward();
    await expect.poll(fades).toEqual([fadeOf('/m/login')]);
    await page.goBack();
    await expect.poll(fades).toEqual([fadeOf('/m/notice')]);
  });
}

test('back from registering and from a forgotten password goes home', { tag: PUBLIC }, async ({ page, visited }) => {
  for (const [id, path] of [
    ['S2-HEADER-05', '/m/register'],
    ['S2-HEADER-08', '/m/forget'],
  ] as const) {
    await page.goto(visited.url('/m/gameList?gameType=FISH'));
    await page.goto(visited.url(path));
    await proves(id, async () => {
      await page
        .getByRole('button', { name: 'Back', exact: true })
        .or(page.getByRole('link', { name: 'Back', exact: true }))
        .click();
      await expect(page).toHaveURL(/\/m\/home$/);
    });
  }
});

test('signing out leaves the choices of this browser and nothing of the member', async ({ page, site }) => {
  await logIn(page, site, await site.member());
  await closeGreetings(page);
  await page.evaluate(() => {
    sessionStorage.setItem('trialName', 'trial1');
    Object.assign(window, { samePage: true });
  });
  await header(page)
    .getByRole('button', { name: shell('menu.title') })
    .click();
  await page
    .getByRole('dialog', { name: shell('menu.title') })
    .getByText(shell('menu.signOut'))
    .click();
  await page
    .getByRole('dialog', { name: shell('signOut.title') })
    .getByRole('button', { name: shell('menu.signOut') })
    .click();
  // A new document has lost the old one's memory.
  await page.waitForFunction(() => !('samePage' in window));
  await expect(header(page).getByRole('link', { name: shell('header.login') })).toBeVisible();
  const left = await page.evaluate(() => ({
    session: sessionStorage.getItem('MC_SESSION_INFO'),
    trial: sessionStorage.getItem('trialName'),
    member: localStorage.getItem('memberInfo'),
    auto: localStorage.getItem('autoLogin'),
    language: localStorage.getItem('language'),
    remembered: localStorage.getItem('rememberLogin_username') !== null,
  }));
  expect(left).toEqual({
    session: null,
    trial: null,
    member: null,
    auto: '0',
    language: 'EN',
    remembered: true,
  });
});

test('the largest texts cut nothing off the menu, on the smallest screen, and keep nobody out', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startSignedIn(page, site, await site.member({ nickname: 'Ploy' }));
  await page.goto(site.url('/m/gameList?gameType=RNG'));
  await header(page)
    .getByRole('button', { name: shell('menu.title') })
    .click();
  const menu = page.getByRole('dialog', { name: shell('menu.title') });
  const size = async () =>
    Number.parseFloat(await menu.getByText(shell('menu.deposit')).evaluate((text) => getComputedStyle(text).fontSize));
  const before = await size();
  await menu.getByRole('radio', { name: '150 %' }).press('Space');
  await expect(menu.getByRole('radio', { name: '150 %' })).toBeChecked();
  await expect.poll(async () => (await size()) / before).toBeCloseTo(1.5, 1);
  await seesNoBarrier(page);
  await expect.poll(() => menu.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await page.reload();
  await expect(page.locator('[data-part="games/game-list"]')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--text-size'))).toBe('1.5');
});

test('the screens of a site that is not open keep nobody out', { tag: PUBLIC }, async ({ page, visited }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/m/maintenance', '/m/ipRestrict', '/m/serviceError', '/m/nowhere']) {
    await page.goto(visited.at(path));
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
    await seesNoBarrier(page);
  }
});
