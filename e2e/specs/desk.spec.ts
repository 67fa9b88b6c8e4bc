import type { Page } from '@playwright/test';
import { seesNoBarrier } from '../support/barriers';
import { askWithdrawal, deskAt, operator, signIn } from '../support/desk';
import { expect, test } from '../support/fixtures';
import { choose } from '../support/site';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const dialog = (page: Page) => page.getByRole('dialog');

test('two operators bring a withdrawal above the limit to paid by keyboard alone, past no barrier', async ({
  page,
  browser,
  ops,
  site,
  expectedTrouble,
}) => {
  // An upper limit for a busy machine: some thirty looks by axe; half a minute is usual.
  test.setTimeout(300_000);
  // Whether there is a session is asked first.
  expectedTrouble.push(/401 .*\/desk\/api\/session/);
  await site.set({ fourEyesAbove: '500' });
  const [cashier, manager] = [await operator(ops, site, 'cashier'), await operator(ops, site, 'manager')];
  const orderNo = await askWithdrawal(page, site, '800');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await choose(page, { language: 'EN' });
  await page.goto(deskAt('/'));
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  await seesNoBarrier(page);
  await signIn(page, cashier);
  await expect(page.getByRole('link', { name: new RegExp(orderNo) })).toBeVisible();
  await seesNoBarrier(page);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(heading(page, `Withdrawal ${orderNo}`)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(dialog(page).getByRole('button', { name: 'Accept' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Done. It is now: Paying.')).toBeVisible();
  await page.keyboard.press('p');
  await expect(dialog(page).getByText(/a second operator has to agree/)).toBeVisible();
  await seesNoBarrier(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Noted/)).toBeVisible();
  await seesNoBarrier(page);

  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const second = await context.newPage();
  await choose(second, { language: 'EN' });
  await second.goto(deskAt(`/${site.code}/withdrawals?state=paying`));
  await signIn(second, manager);
  await expect(second.getByRole('link', { name: new RegExp(orderNo) })).toBeVisible();
  await second.keyboard.press('j');
  await second.keyboard.press('Enter');
  await expect(second.getByText(/asked: paid out/)).toBeVisible();
  await second.keyboard.press('p');
  await expect(dialog(second).getByText(/asked for it first/)).toBeVisible();
  await second.keyboard.press('Enter');
  await expect(second.getByText('Done. It is now: Paid.')).toBeVisible();

  for (const [key, name, open] of [
    ['2', 'Deposits'],
    ['3', 'Trail'],
    ['4', 'Bank notices'],
    ['5', 'Contracts', 'o'],
    ['6', 'Jobs', 'n'],
    ['7', 'Members'],
  ] as const) {
    await second.keyboard.press(key);
    await expect(heading(second, name)).toBeVisible();
    await expect(second.locator('[aria-busy="true"]')).toHaveCount(0);
    await seesNoBarrier(second);
    if (open === undefined) continue;
    await second.keyboard.press(open);
    await expect(dialog(second)).toBeVisible();
    await seesNoBarrier(second);
    await second.keyboard.press('Escape');
    await expect(dialog(second)).toHaveCount(0);
  }
  await second.keyboard.type('m\n');
  await second.getByRole('link', { name: /^member1/ }).click();
  await expect(second.getByText(`Withdrawal, held · ${orderNo}`)).toBeVisible();
  await seesNoBarrier(second);
  await second.setViewportSize({ width: 375, height: 812 });
  const width = () => second.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBe(375);
  await seesNoBarrier(second);

  await second.getByRole('link', { name: manager }).click();
  await expect(heading(second, 'Own password')).toBeVisible();
  await seesNoBarrier(second);
  await context.close();
});
