import { expect, proves, test } from '../support/fixtures';
import { goWithin } from '../support/go-within';
import { keptPlaces } from '../support/kept';
import { addCard, amountIn, moneyForms } from '../support/money-forms';
import { declaredPages } from '../support/remotes';
import { signOut } from '../support/sign-out';
import { startSignedIn } from '../support/signed-in';
import { choose } from '../support/site';
import { words } from '../support/words';

const say = words('EN');
const CARD = '9988776655443';
const TYPED = '123.45';

/** All that may stand in local storage. Nothing else does, of whatever member. */
const MAY_STAND = [
  // Answers, shown until the platform has answered again.
  ...['banners', 'hotMatches', 'notice', 'popupList', 'promotionList', 'helpList', 'serviceLinks', 'imageCdnList'],
  ...[
    'registerValidation',
    'registerFields',
    'gameTypes',
    'vassalage',
    'lotteryMenu',
    'lotteries',
    'hotGames',
    'bankList',
    'villages',
    'startUp',
  ],
  // Who is here, and what they chose.
  ...['memberInfo', 'language', 'autoLogin', 'rememberLogin_username', 'rememberLogin_sms'],
  ...['memberCenterVersion', 'depositDetailVersion'],
  ...['SHELL_PU_A', 'SHELL_PU_B', 'DOWNLOAD_BAR_HIDDEN', 'A2HS_HIDDEN'],
  ...['theme', 'textSize', 'visitorId', 'exposures', 'balanceHidden'].map((name) => `foyer:stays:shell.${name}`),
  // Wishes whose outcome is not known: a random key and a time each.
  'foyer:stays:money.submits',
];

/** Pages of nobody who is logged in, and the one that leaves the site for a game. */
const NOT_OPENED: readonly string[] = [
  ...['/m/login', '/m/register', '/m/register.html', '/register.html', '/m/forget', '/m/findPswBySms', '/m/trail'],
  '/m/launchGame',
];

/** All other pages of all parts, so that a new one with money is among them. */
const pages = declaredPages.map(({ address }) => address).filter((address) => !NOT_OPENED.includes(address));

/** Everything that a page's guards ask of the merchant, so that each opens: all flags, or all menu entries. */
const asked = (kind: 'flag:' | 'menu:') =>
  Object.fromEntries(
    declaredPages
      .flatMap(({ declaration }) => [declaration.guard ?? []].flat())
      .filter((guard) => guard.startsWith(kind))
      .map((guard) => [guard.slice(kind.length), true]),
  );

test.use({ serviceWorkers: 'allow' });

test('no money stays in the browser after a journey through all pages that have any', async ({ page, site, ops }) => {
  await choose(page, { language: 'EN' });
  await site.set({ flags: asked('flag:'), agentMenu: asked('menu:'), depositsApprovedBelow: '10000' });
  const { id: uplineId } = await site.member({ type: 1 });
  // An agent of this type with an upline may see every page.
  const wish = { type: 1, paymentPassword: '246810', uplineId, toUpline: true, balance: '7654.32' };
  const member = await site.member(wish);
  await startSignedIn(page, site, member);
  await page.goto(site.url('/m/withdraw'));
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await addCard(page, CARD);
  const seen = new Set<string>();
  const note = async () => {
    const text = (await page.locator('body').allInnerTexts()).join('\n');
    for (const [found] of text.matchAll(/\b[A-Z]+\d{3,}\b|\d[\d,]*\.\d\d\b/g)) seen.add(found);
  };
  // One wish of each form is booked; its receipt, its order and the movement are seen.
  for (const form of [moneyForms.withdraw, moneyForms.deposit, moneyForms['transfer to the upline']]) {
    await page.goto(site.url(form.path));
    await form.fill(page, '321.45');
    await form.send(page).click();
    await expect(form.receipt(page)).toBeVisible();
    await note();
  }
  await page.goto(site.at('/m/startLottery?code=LTN1M'));
  const board = page.locator('[data-part="games/start-lottery"]');
  await board.getByRole('button', { name: 'Big', exact: true }).click();
  await board.getByRole('button', { name: /^Add \d+ line/ }).click();
  await board.getByRole('button', { name: say('games', 'slip.title') }).click();
  await page.getByRole('dialog').getByLabel(say('games', 'slip.all')).fill(TYPED);
  await page.goto(site.url('/m/home'));
  for (const path of pages) {
    await goWithin(page, path);
    await expect(page.locator(`[data-page="${path}"] [data-part]`).first(), path).toBeAttached();
    await note();
  }
  await page.goto(site.url('/m/voucherCenter'));
  await amountIn(page, moneyForms.deposit).fill(TYPED);
  const kept = await keptPlaces(page);
  const rows = await ops.call<object>('GET', `/merchants/${site.code}/members/${member.username}/ledger`);
  const bare = (text: string) => text.replaceAll(',', '');
  // A merchant's code is no number of an order, though it may look like one.
  for (const none of ['0.00', site.code]) seen.delete(none);
  const money = [
    ...new Set([...seen, ...[...seen].map(bare), ...(JSON.stringify(rows).match(/[1-9]\d*\.\d\d+/g) ?? [])]),
  ];
  await proves('F-CACHE-03', async () => {
    expect(money.length).toBeGreaterThan(10);
    expect(money).toEqual(expect.arrayContaining(['7654.32', '321.45']));
    const stays = JSON.stringify(kept.local) + kept.databases + kept.caches;
    // As a whole number: styles in the caches have longer ones.
    const isIn = (text: string, each: string) =>
      new RegExp(`(?<![\\w.])${each.replaceAll('.', '\\.')}(?!\\d)`).test(text);
    expect(isIn('"7654.32"', '7654.32')).toBe(true);
    expect([...money, CARD, TYPED].filter((each) => isIn(stays, each))).toEqual([]);
    expect(kept.caches).toContain('remoteEntry');
    const mayStand = [...MAY_STAND, 'e2e.entered'];
    expect(Object.keys(kept.local).filter((key) => !mayStand.includes(key))).toEqual([]);
    // What was typed is in this tab, and nowhere else.
    expect(JSON.stringify(kept.session)).toContain(TYPED);
    expect(kept.window).not.toContain(TYPED);
    await signOut(page);
    const left = await keptPlaces(page);
    expect(left.session).toEqual({});
    expect(JSON.stringify(left)).not.toContain(TYPED);
  });
});
