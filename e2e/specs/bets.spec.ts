import type { Page } from '@playwright/test';
import { seesNoBarrier } from '../support/barriers';
import { expect, test } from '../support/fixtures';
import { brokenLayout } from '../support/layout';
import { startSignedIn } from '../support/signed-in';
import { choose } from '../support/site';
import { words } from '../support/words';

const say = (key: string) => words('EN')('wallet', key);
const sheet = (page: Page) => page.getByRole('dialog', { name: say('bet.title') });

test('a bet opens to its round, which the phone reckons anew once the seed is revealed', async ({ page, site }) => {
  await choose(page, { language: 'EN' });
  await startSignedIn(page, site, await site.member({ balance: '500' }));
  await page.goto(site.url('/m/gameList?gameType=INHOUSE'));
  await page.locator('[data-part="games/game-list"]').getByRole('article').first().getByRole('button').first().click();
  const game = page.frameLocator('iframe');
  await game.locator('#light').click();
  await expect(game.locator('#history li')).toHaveCount(1, { timeout: 20_000 });

  await page.goto(site.url('/m/gameRecord'));
  const row = page.locator('[data-part="wallet/game-record"]').getByRole('listitem').getByRole('link');
  await row.click();
  await expect(page).toHaveURL(/[?]bet=\d+$/);
  const bet = sheet(page);
  await expect(bet.getByText(say('bet.sealed'))).toBeVisible();
  for (const text of ['2.00×', '฿10.00', say('bet.hash')]) await expect(bet.getByText(text).first()).toBeVisible();
  await expect(bet.getByText(say('bet.serverSeed'), { exact: true })).toHaveCount(0);
  await seesNoBarrier(page);
  await expect.poll(() => page.evaluate(brokenLayout)).toEqual([]);
  await page.goBack();
  await expect(bet).toHaveCount(0);
  await expect(row).toBeVisible();

  // The seed is changed in the game, on another page than the bet.
  await page.goForward();
  await expect(bet.getByText(say('bet.sealed'))).toBeVisible();
  const address = page.url();
  await page.goto(site.url('/m/gameList?gameType=INHOUSE'));
  await page.locator('[data-part="games/game-list"]').getByRole('article').first().getByRole('button').first().click();
  await game.locator('#fair').click();
  await game.getByRole('button', { name: 'Reveal and change seeds' }).click();
  await expect(game.getByText('Recomputed: correct').first()).toBeVisible();
  await page.goto(address);
  await expect(bet.getByText(say('bet.true'))).toBeVisible();
  await expect(bet.getByText(say('bet.serverSeed'), { exact: true })).toBeVisible();
});
