import type { Page } from '@playwright/test';
import { seesNoBarrier } from '../support/barriers';
import { expect, proves, test } from '../support/fixtures';
import { startSignedIn } from '../support/signed-in';
import { choose } from '../support/site';
import { words } from '../support/words';

const say = words('EN');
const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const footer = (page: Page) => page.getByRole('navigation', { name: say('shell', 'footer.label') });

test.beforeEach(async ({ page }) => {
  await choose(page, { language: 'EN' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the footer leads to the activities, a card to its activity, and that on to where it is taken up', async ({
  page,
  site,
}) => {
  await page.goto(site.url('/m/lottery'));
  await proves('S2-FOOTER-16', async () => {
    await footer(page).getByText(say('shell', 'footer.activity')).click();
    await expect(page).toHaveURL(/\/m\/activity$/);
  });
  const list = part(page, 'content/activity');
  await proves(['S2-ROUTES-48', 'S2-FOOTER-07'], async () => {
    await expect(list.getByRole('listitem')).toHaveCount(7);
    await expect
      .poll(() =>
        list
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await expect(footer(page)).toHaveCount(0);
  });
  await list.getByRole('link', { name: /Festival of floating lights/ }).click();
  const one = part(page, 'content/activity-info');
  await proves(['S2-ROUTES-49', 'S2-FOOTER-20'], async () => {
    await expect(page).toHaveURL(/\/m\/activityInfo\?id=504$/);
    await expect(one.getByRole('heading', { name: 'Festival of floating lights' })).toBeVisible();
    await expect(one.getByText('Orders count when their draw falls within the twelve days, won or lost')).toBeVisible();
    await expect(footer(page)).toBeVisible();
  });
  await one.getByRole('link', { name: say('content', 'activity.go') }).click();
  await proves(['S2-ROUTES-44', 'S2-FOOTER-10'], async () => {
    await expect(page).toHaveURL(/\/m\/moreLottery$/);
    await expect(part(page, 'games/more-lottery').getByRole('timer')).toHaveCount(6);
    await expect(footer(page)).toHaveCount(0);
  });
  await page.goBack();
  await expect(one.getByRole('heading', { name: 'Festival of floating lights' })).toBeVisible();
  await page.goBack();
  await expect(list.getByRole('listitem')).toHaveCount(7);
});

test('an activity that is gone leads back to the others; a list that fails is tried again', async ({
  page,
  site,
  expectedTrouble,
}) => {
  expectedTrouble.push(/500 \(Internal Server Error\)/);
  await page.goto(site.url('/m/activityInfo?id=999'));
  await expect(page.getByText(say('content', 'activity.gone'))).toBeVisible();
  await seesNoBarrier(page);
  await site.fault('^/wps/activities$', '500', 1);
  await page.getByRole('link', { name: say('content', 'activity.all') }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(say('shared', 'error.unknown'));
  await page.getByRole('button', { name: say('shared', 'ui.retry') }).click();
  await expect(part(page, 'content/activity').getByRole('listitem')).toHaveCount(7);
});

test('all lotteries are searched and chosen from, and one opens', async ({ page, site }) => {
  await startSignedIn(page, site, await site.member());
  await page.goto(site.url('/m/moreLottery'));
  const lotteries = part(page, 'games/more-lottery');
  const electronic = lotteries.getByRole('radio', { name: say('games', 'moreLottery.Elott') });
  await expect(electronic).toBeVisible();
  // A choice stays pressed on a slow phone too, while the address and the list are still catching up.
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 12 });
  await electronic.check();
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(lotteries.getByRole('timer')).toHaveCount(2);
  await seesNoBarrier(page);
  await lotteries.getByRole('searchbox').fill('lantern');
  await page.keyboard.press('Enter');
  await expect(lotteries.getByRole('timer')).toHaveCount(1);
  await expect(page).toHaveURL(/\/m\/moreLottery\?search=lantern&mode=Elott$/);
  await lotteries.getByRole('button', { name: /Lantern Minute/ }).click();
  await expect(page).toHaveURL(/\/m\/startLottery\?code=LTN1M$/);
});
