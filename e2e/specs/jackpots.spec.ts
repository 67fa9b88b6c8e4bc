import type { APIRequestContext, Page } from '@playwright/test';
import { seesNoBarrier } from '../support/barriers';
import { expect, test } from '../support/fixtures';
import { closeGreetings } from '../support/greetings';
import { startSignedIn } from '../support/signed-in';
import { choose } from '../support/site';
import { words } from '../support/words';

const say = (key: string) => words('EN')('games', key);
const section = (page: Page) => page.getByRole('region', { name: say('jackpots.title') });
const pot = (page: Page, tier: string) => section(page).getByRole('button', { name: say(`jackpots.${tier}`) });
const game = (page: Page) => page.frameLocator('iframe');
const hundredths = (text: string | null) => BigInt((/฿([\d,]+\.\d\d)/.exec(text ?? '')?.[1] ?? '').replace(/\D/g, ''));

/** Scrolls home down to the jackpots' place, which what loads above it may push away again. */
async function comeNear(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator('[data-part="games/home-jackpots"]').scrollIntoViewIfNeeded();
    await expect(pot(page, 'grand')).toBeInViewport({ timeout: 2_000 });
  }).toPass();
}

interface Played {
  readonly payout: string;
  readonly jackpot?: { readonly won?: { readonly tier: string; readonly amount: string } };
}

/** Plays a round in the name of a visit. Node knows no address of the vendor's host, so it is told apart by name. */
async function play(request: APIRequestContext, vendor: URL, token: string, stake: string): Promise<Played> {
  const answer = await request.post(`http://127.0.0.1:${vendor.port}/vendor/round`, {
    headers: { authorization: `Bearer ${token}`, host: vendor.host },
    data: { key: crypto.randomUUID(), stake },
  });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** Plays the largest stakes at a linked title until the mini jackpot is won: one round in four wins one. */
async function winMini(request: APIRequestContext, vendor: URL, token: string): Promise<string> {
  for (let at = 0; at < 80; at += 1) {
    const { won } = (await play(request, vendor, token, '10000')).jackpot ?? {};
    if (won?.tier === 'mini') return won.amount;
  }
  throw new Error('eighty rounds of a chance of one in four won nothing');
}

test('jackpots on home are what stakes put there, lead to a linked title, and say who won', async ({ page, site }) => {
  await choose(page, { language: 'EN' });
  await site.set({ flags: { MAILCEN: true } });
  const member = await site.member({ balance: '2000000' });
  await startSignedIn(page, site, member);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/wps/game/jackpots')) asked.push(request.url());
  });
  await page.goto(site.url('/m/home'));
  await closeGreetings(page);
  // Far below the fold they cost nothing.
  expect(asked).toEqual([]);
  await comeNear(page);
  await expect(pot(page, 'grand')).toContainText('฿20,000.00');
  await expect(pot(page, 'mini')).toContainText(say('jackpots.never'));
  await seesNoBarrier(page);

  // The title has the pots above its reels; a stake of 1,000.00 puts 2.00 into the grand one.
  const entered = page.waitForResponse((answer) => answer.url().endsWith('/vendor/session'));
  await pot(page, 'grand').click();
  await page.waitForURL(/\/m\/launchGame/);
  const visit = await entered;
  const { token } = (await visit.json()) as { token: string };
  const pots = game(page).locator('#pots');
  await expect(pots).toContainText('Grand฿20,000.00');
  while ((await game(page).locator('#stake').textContent()) !== '฿1,000.00') await game(page).locator('#more').click();
  // Free spins may follow; the pots are told with their end.
  await game(page).locator('#fast').click();
  await game(page).locator('#light').dblclick();
  await expect(pots).toContainText('Grand฿20,002.00', { timeout: 40_000 });
  await game(page).locator('#rules-open').click();
  await expect(game(page).locator('#rules')).toContainText('1.55%');

  const amount = await winMini(page.request, new URL(visit.url()), token);
  await page.goto(site.url('/m/home'));
  await comeNear(page);
  await expect(pot(page, 'mini')).toContainText(say('jackpots.last'));
  // From 1,000 on it has a comma.
  const told = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(amount as Intl.StringNumericLiteral);
  await expect(pot(page, 'mini')).toContainText(`฿${told}`);
  await expect(pot(page, 'mini')).toContainText('***');
  // What is seen goes up by itself, when somebody stakes.
  const before = hundredths(await pot(page, 'grand').textContent());
  await play(page.request, new URL(visit.url()), token, '5000');
  await expect.poll(async () => hundredths(await pot(page, 'grand').textContent())).toBeGreaterThan(before);
  // A message is in the language of the merchant.
  await page.goto(site.url('/m/webEmail'));
  await expect(page.getByText(/คุณชนะแจ็คพอตมินิ/).first()).toBeVisible();
});
