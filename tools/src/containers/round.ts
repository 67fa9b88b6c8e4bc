import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../nginx/look';

const WAIT_MS = 45_000;

async function logIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/m/login`);
  const form = page.locator('[data-part="account/login"]').getByRole('form');
  await form.getByLabel('Username').fill('demo');
  await form.locator('input[type="password"]').first().fill('demo1234');
  await form.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/m\/home$/);
}

/** Opens the first of the house's games, plays a round, and gives what the game then says. */
async function playIn(page: Page, address: string): Promise<string> {
  await logIn(page, address);
  await page.goto(`${address}/m/gameList?gameType=INHOUSE`);
  const card = page.locator('[data-part="games/game-list"]').getByRole('article').first();
  await card.getByRole('button').first().click();
  await page.waitForURL(/\/m\/launchGame/);
  const game = page.frameLocator('iframe');
  const played = page.waitForResponse((answer) => answer.url().endsWith('/vendor/round'));
  await game.locator('#light').click();
  const answer = await played;
  if (!answer.ok()) throw new Error(`The round was answered with ${answer.status()}`);
  await game.locator('#history li').first().waitFor();
  return (await game.locator('#balance').textContent()) ?? '';
}

/**
 * Logs the demonstration's member in and plays a round, in a browser of this machine, as a phone.
 * @param address of the edge, such as `http://localhost:4080`
 * @returns the balance that the game shows afterwards
 * @throws where a page, call or file fails on the way
 */
export async function playRound(address: string): Promise<string> {
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
    });
    const page = await browser.newPage({ viewport: { width: 375, height: 812 } });
    page.setDefaultTimeout(WAIT_MS);
    await page.addInitScript(() => {
      if (window.top === window) localStorage.setItem('language', 'EN');
    });
    const failed: string[] = [];
    page.on('pageerror', (error) => failed.push(`uncaught: ${error.message}`));
    page.on('response', (answer) => {
      if (answer.status() >= 500) failed.push(`${answer.status()} ${answer.url()}`);
    });
    const balance = await playIn(page, address);
    if (failed.length > 0) throw new Error(`The round was played, with failures on the way:\n${failed.join('\n')}`);
    return balance;
  } finally {
    await browser?.close();
  }
}
