import type { Page } from '@playwright/test';
import { movedOf } from '../support/ledger';
import { type MoneyForm, moneyForms } from '../support/money-forms';
import { startSignedIn } from '../support/signed-in';
import { choose, loginForm, sendLogIn } from '../support/site';
import { words } from '../support/words';
import { expect, test } from './fixtures';

const say = words('EN');
const shared = (key: string) => say('shared', key);
const game = (page: Page) => page.frameLocator('iframe');
const launchPage = (page: Page) => page.locator('[data-part="games/launch-game"]');
const INHOUSE_GAME = '/m/gameList?gameType=INHOUSE';

/** Before the request left (`asked`) and before its answer came (`answered`). */
const moments = ['asked', 'answered'] as const;

test.beforeEach(({ page }) => choose(page, { language: 'EN' }));

for (const moment of moments) {
  test(`log-in, gone when it is ${moment}`, async ({ page, site, edge }) => {
    const member = await site.member();
    await page.goto(site.url('/m/login'));
    const gone = edge.goesAt('POST /wps/session/login', moment);
    await sendLogIn(page, member);
    await gone;
    const button = loginForm(page).getByRole('button', { name: 'Log in', exact: true });
    await expect(button, 'busy while nothing comes').toHaveAttribute('aria-busy', 'true');
    await expect(loginForm(page), 'and no longer than 30 seconds').toContainText(shared('error.offline'));
    await expect(button).toBeEnabled();
    await expect(loginForm(page).getByLabel('Username', { exact: true })).toHaveValue(member.username);
    edge.comesBack();
    await button.click();
    await page.waitForURL(/\/m\/home$/);
    await expect(page.getByRole('banner')).toContainText('฿1,000.00');
  });

  test(`launch, gone when it is ${moment}`, async ({ page, site, edge }) => {
    await startSignedIn(page, site, await site.member({ balance: '500' }));
    await page.goto(site.url(INHOUSE_GAME));
    const card = page.locator('[data-part="games/game-list"]').getByRole('article').first();
    await expect(card).toBeVisible();
    const gone = edge.goesAt('GET /wps/game/launch', moment);
    await card.getByRole('button').first().click();
    await gone;
    await expect(launchPage(page)).toContainText(say('games', 'launch.opening'));
    await expect(launchPage(page), 'after 20 seconds').toContainText(say('games', 'launch.late'));
    edge.comesBack();
    await launchPage(page).getByRole('button', { name: 'Try again' }).click();
    await expect(game(page).locator('#balance')).toContainText('500.00');
  });

  test(`deposit, gone when it is ${moment}`, async ({ page, site, ops, edge }) => {
    const form: MoneyForm = moneyForms.deposit;
    const member = await form.member(site);
    await startSignedIn(page, site, member);
    await page.goto(site.url(form.path));
    await form.fill(page, '500');
    const gone = edge.goesAt(`POST ${form.post}`, moment);
    await form.send(page).click();
    await gone;
    await expect(form.send(page)).toHaveAttribute('aria-busy', 'true');
    const checking = page.getByRole('status').filter({ hasText: shared('money.checking') });
    await expect(checking, 'after 30 seconds').toBeVisible();
    edge.comesBack();
    if (moment === 'asked') {
      const choice = page.getByRole('group', { name: shared('money.nothing') });
      await choice.getByRole('button', { name: shared('money.sendAgain') }).click();
    }
    await expect(form.receipt(page)).toBeVisible();
    await expect(page.getByRole('banner')).toContainText(form.after);
    expect(await movedOf(ops, site, member, 'deposit'), 'what they began with, and this one').toEqual([1000, 500]);
  });

  test(`bet, gone when it is ${moment}`, async ({ page, site, ops, edge }) => {
    const member = await site.member({ balance: '500' });
    await startSignedIn(page, site, member);
    await page.goto(site.url(INHOUSE_GAME));
    await page
      .locator('[data-part="games/game-list"]')
      .getByRole('article')
      .first()
      .getByRole('button')
      .first()
      .click();
    const light = game(page).locator('#light');
    await expect(light).toBeEnabled();
    const gone = edge.goesAt('POST /vendor/round', moment);
    await light.click();
    await gone;
    await expect(light, 'nothing more can be staked meanwhile').toBeDisabled();
    await expect(game(page).getByRole('alert'), 'after 15 seconds').toContainText('the round is not played twice');
    edge.comesBack();
    await light.click();
    await expect(game(page).locator('#history li')).toHaveCount(1);
    expect(await movedOf(ops, site, member, 'bet.stake')).toHaveLength(1);
  });
}
