import { expect, PUBLIC, proves, test } from '../support/fixtures';
import { closeGreetings } from '../support/greetings';
import { choose, logIn, sendLogIn } from '../support/site';
import { seen } from '../support/toasts';
import { words } from '../support/words';

const say = words('EN');
const part = (name: string) => `[data-part="${name}"]`;

test.beforeEach(({ page }) => choose(page, { language: 'EN' }));

test('seven addresses show home and stay as they were typed', { tag: PUBLIC }, async ({ page, visited }) => {
  const addresses = {
    'S2-ROUTES-01': '/',
    'S2-ROUTES-02': '/m',
    'S2-ROUTES-03': '/m/',
    'S2-ROUTES-04': '/m/home',
    'S2-ROUTES-05': '/m/index',
    'S2-ROUTES-06': '/m/index.html',
    'S2-ROUTES-07': '/m/member/home',
  };
  for (const [id, address] of Object.entries(addresses)) {
    await proves(id, async () => {
      await page.goto(visited.at(address));
      await expect(page.locator(part('games/home-games'))).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(address);
    });
  }
});

test('the site closes and opens again as the merchant says', async ({ page, site, expectedTrouble }) => {
  // Files of the address were preloaded before the merchant's answer arrived.
  expectedTrouble.push(/was preloaded using link preload but not used/);
  await proves('S4-STARTUP-01', async () => {
    await page.goto(site.url('/m/home'));
    await expect(page.locator(part('games/home-games'))).toBeVisible();
  });
  await proves(['S4-STARTUP-03', 'S2-MAINTENANCE-02'], async () => {
    await site.set({ regionRestriction: true });
    await page.goto(site.url('/m/gameList?gameType=RNG'));
    await expect(page.getByRole('heading', { name: say('shell', 'restricted.title') })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/m/gameList');
  });
  await proves(['S4-STARTUP-02', 'S4-STARTUP-04', 'S2-MAINTENANCE-01'], async () => {
    await site.set({ maintenance: true });
    await page.goto(site.url('/m/login'));
    await expect(page.getByRole('heading', { name: say('shell', 'maintenance.title') })).toBeVisible();
  });
  await site.set({ maintenance: false, regionRestriction: false });
  await page.getByRole('button', { name: say('shell', 'maintenance.check') }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('the screens of a closed site have addresses', { tag: PUBLIC }, async ({ page, visited }) => {
  const screens = {
    'S2-ROUTES-64': ['/m/maintenance', say('shell', 'maintenance.title')],
    'S2-ROUTES-65': ['/m/ipRestrict', say('shell', 'restricted.title')],
    'S2-ROUTES-66': ['/m/serviceError', say('shell', 'failed.title')],
  } as const;
  for (const [id, [address, title]] of Object.entries(screens)) {
    await proves(id, async () => {
      await page.goto(visited.url(address));
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    });
  }
});

test('back from log in goes home, from elsewhere to where one was', { tag: PUBLIC }, async ({ page, visited }) => {
  await page.goto(visited.url('/m/gameList?gameType=FISH'));
  await page.goto(visited.url('/m/login'));
  await proves('S2-HEADER-04', async () => {
    await page
      .getByRole('button', { name: 'Back', exact: true })
      .or(page.getByRole('link', { name: 'Back', exact: true }))
      .click();
    await expect(page).toHaveURL(/\/m\/home$/);
  });
  await proves('S2-HEADER-07', async () => {
    await page.goto(visited.url('/m/gameList?gameType=FISH'));
    await page.goto(visited.url('/m/notice'));
    await page
      .getByRole('button', { name: 'Back', exact: true })
      .or(page.getByRole('link', { name: 'Back', exact: true }))
      .click();
    await expect(page).toHaveURL(/\/m\/home$/);
  });
  await proves('S2-BACK-01', async () => {
    await page.goto(visited.url('/m/notice'));
    await page.goto(visited.url('/m/gameList?gameType=FISH'));
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/\/m\/notice$/);
  });
});

test('a closed address leads through log in and back to itself, and asks nothing private before', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const member = await site.member();
  await page.goto(site.url('/m/gameRecord'));
  const dialog = page.getByRole('dialog', { name: 'Log in to go on' });
  await expect(dialog).toBeVisible();
  expect(asked.filter((path) => /records|member\/info|balance/.test(path))).toEqual([]);
  await dialog
    .getByRole('link', { name: 'Log in' })
    .or(dialog.getByRole('button', { name: 'Log in' }))
    .click();
  await sendLogIn(page, member);
  await expect(page).toHaveURL(/\/m\/gameRecord$/);
  await expect(page.getByRole('heading', { name: 'Betting record' })).toBeVisible();
});

test('a trial account is kept out of the member center and told why', async ({ page, site }) => {
  await logIn(page, site, await site.member({ type: 4 }));
  // A greeting on home would cover the footer.
  await page.goto(site.url('/m/gameList?gameType=RNG'));
  await proves('S2-FOOTER-22', async () => {
    const told = seen(page, 'Please log in with an actual account');
    await page.getByRole('navigation', { name: 'Main' }).getByText('Account').click();
    expect(await told).toBe(true);
    await expect(page).toHaveURL(/\/m\/gameList/);
  });
  await page.goto(site.url('/m/mine'));
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('signing out asks first, then leaves nothing of the member', async ({ page, site }) => {
  await logIn(page, site, await site.member({ nickname: 'Ploy' }));
  const open = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByText('Sign out').click();
  };
  const confirm = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: 'Sign out?' }));
  await closeGreetings(page);
  await open();
  await proves('S2-HEADER-25', async () => {
    await confirm.getByRole('button', { name: 'Cancel' }).click();
    await expect(confirm).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).not.toBeNull();
  });
  await open();
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await proves(['S4-LOGOUT-02', 'S4-LOGOUT-04', 'S4-LOGOUT-06'], async () => {
    await confirm.getByRole('button', { name: 'Sign out' }).click();
    // Waits for the new document, because the old one may still be there.
    await page.waitForFunction(() => !('samePage' in window));
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page).toHaveURL(/\/m\/home$/);
    const left = await page.evaluate(() => [
      sessionStorage.getItem('MC_SESSION_INFO'),
      localStorage.getItem('memberInfo'),
      localStorage.getItem('autoLogin'),
    ]);
    expect(left).toEqual([null, null, '0']);
  });
});
