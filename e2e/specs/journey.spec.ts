import type { Locator, Page } from '@playwright/test';
import { expect, proves, test } from '../support/fixtures';
import { closeGreetings } from '../support/greetings';
import { startSignedIn } from '../support/signed-in';
import { choose, type Site } from '../support/site';
import { words } from '../support/words';

const part = (page: Page, name: string): Locator => page.locator(`[data-part="${name}"]`);

async function lookAround(page: Page, site: Site): Promise<void> {
  await page.goto(site.url('/m/home'));
  await expect(part(page, 'content/home-banner').locator('img').first()).toBeVisible();
  await expect(part(page, 'games/home-games').getByRole('heading').first()).toBeVisible();
  await closeGreetings(page);
}

/** Parses an amount such as "฿1,000.00" into its smallest unit. */
const cents = (text: string | null): number => Math.round(Number((text ?? '').replace(/[^\d.]/g, '')) * 100);

for (const [language, theme] of [
  ['EN', 'dark'],
  ['TY', 'light'],
] as const) {
  test(`a visitor becomes a player: ${language}, ${theme}`, async ({ page, site }) => {
    const say = words(language);
    await choose(page, { language, theme });
    const member = await site.member({ balance: '1000', nickname: 'Ploy' });
    await lookAround(page, site);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);

    await page
      .getByRole('banner')
      .getByRole('link', { name: say('shell', 'header.login') })
      .click();
    await expect(part(page, 'account/login')).toBeVisible();
    await page.getByLabel(say('account', 'login.username')).fill(member.username);
    await page.getByLabel(say('account', 'login.password'), { exact: true }).fill(member.password);
    await page.getByRole('button', { name: say('account', 'login.submit') }).click();
    await page.waitForURL(/\/m\/home$/);
    const header = page.getByRole('banner');
    await proves(['S1-WALLET-01', 'S3-WALLET-01'], async () => {
      await expect(header).toContainText('฿1,000.00');
    });

    await page.goto(site.url('/m/gameList?gameType=RNG'));
    const cards = part(page, 'games/game-list').getByRole('article');
    await expect(cards.first()).toBeVisible();
    await page.getByRole('searchbox').fill('golden ingots');
    await page.getByRole('searchbox').press('Enter');
    await expect(cards).toHaveCount(1);
    const heart = cards.getByRole('button', {
      name: say('games', 'card.favourite').replace('{{name}}', 'Golden Ingots'),
    });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await cards.getByRole('button').first().click();
    await page.waitForURL(/\/m\/launchGame/);

    const game = page.frameLocator('iframe');
    await expect(game.locator('#balance')).toContainText('1,000.00');
    // Two presses are one stake: the second one only makes the reels stop. Free spins may follow.
    await game.locator('#fast').click();
    await game.locator('#light').dblclick();
    const round = game.locator('#history li');
    await expect(round).toHaveCount(1, { timeout: 40_000 });
    const balance = async () => cents(await game.locator('#balance').textContent());
    const inGame = 100_000 - 1000 + 10 * cents(await round.textContent());
    await expect.poll(balance).toBe(inGame);

    await proves(['S1-WALLET-03', 'S2-ROUTES-20'], async () => {
      await page.goto(site.url('/m/gameRecord'));
      const record = part(page, 'wallet/game-record');
      await expect(record.getByText('Golden Ingots')).toBeVisible();
      const shown = header.getByText(/฿\d/).first();
      await expect.poll(async () => cents(await shown.textContent())).toBe(inGame);
    });
  });
}

test('the balance in the header follows a round without a reload', async ({ page, site }) => {
  await choose(page, { language: 'EN' });
  await startSignedIn(page, site, await site.member({ balance: '500' }));
  await page.goto(site.url('/m/gameList?gameType=INHOUSE'));
  await part(page, 'games/game-list').getByRole('article').first().getByRole('button').first().click();
  await page.waitForURL(/\/m\/launchGame/);
  const pill = part(page, 'games/launch-game').getByText(/฿\d/);
  await expect(pill).toContainText('500.00');
  const game = page.frameLocator('iframe');
  await expect(game.locator('#balance')).toContainText('500.00');
  // The game page has one bar, the site's, with the game's name, also after a reload.
  const title = (await game.locator('h1').textContent()) ?? '';
  await expect(game.locator('header')).toBeHidden();
  const heading = page.getByRole('heading', { level: 1, name: title, exact: true });
  await expect(heading).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(game.locator('#light')).toBeEnabled();
  // The balance in the bar while the lantern flies, frame by frame, and after it has landed.
  await pill.evaluate((bar) => {
    const amounts: string[] = [];
    Object.assign(window, { amounts });
    const look = () => {
      const amount = bar.textContent ?? '';
      if (amounts.at(-1) !== amount) amounts.push(amount);
      requestAnimationFrame(look);
    };
    look();
  });
  const seen = () => page.evaluate(() => (window as unknown as { amounts: string[] }).amounts);
  await game.locator('#light').click();
  await expect.poll(async () => (await seen()).join(), 'the stake of 10 has left').toContain('490.00');
  await expect(game.locator('#history li')).toHaveCount(1, { timeout: 20_000 });
  const balance = cents(await game.locator('#balance').textContent());
  await expect.poll(async () => cents(await pill.textContent())).toBe(balance);
  const wanted = balance === 49_000 ? [50_000, 49_000] : [50_000, 49_000, balance];
  await expect.poll(async () => (await seen()).map(cents)).toEqual(wanted);
});
