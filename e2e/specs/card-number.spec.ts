import type { Locator } from '@playwright/test';
import { seesNoBarrier } from '../support/barriers';
import { expect, proves, test } from '../support/fixtures';
import { startSignedIn } from '../support/signed-in';
import { choose } from '../support/site';
import { words } from '../support/words';

const say = words('EN');
const wallet = (key: string) => say('wallet', key);

const caretOf = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.selectionStart);

/** Whether it shows all that it holds, without scrolling inside. */
const isWhole = (field: Locator) => field.evaluate((input) => input.scrollWidth <= input.clientWidth);

test('the number of a card is typed, corrected and pasted, in large letters too', async ({ page, site }) => {
  await choose(page, { language: 'EN' });
  await startSignedIn(page, site, await site.member({ paymentPassword: '246810' }));
  await page.goto(site.url('/m/withdraw'));
  await page
    .locator('[data-part="wallet/withdraw"]')
    .getByRole('button', { name: wallet('cards.add') })
    .click();
  const sheet = page.getByRole('dialog', { name: wallet('cards.title') });
  const number = sheet.getByLabel(wallet('cards.number'));
  const holder = sheet.getByLabel(wallet('cards.name'));
  await expect(number).toBeVisible();
  for (const letters of ['1', '1.5']) {
    await page.evaluate((size) => document.documentElement.style.setProperty('--text-size', size), letters);
    await proves('F-CARD-07', async () => {
      await expect(number).toHaveAttribute('inputmode', 'numeric');
      await expect(number).toHaveAttribute('autocomplete', 'off');
      await number.fill('');
      await number.pressSequentially('12345678');
      await expect(number).toHaveValue('1234 5678');
      // A digit in the middle, one that fills the group, and one taken away.
      await number.press('Home');
      await number.press('ArrowRight');
      await number.press('ArrowRight');
      await number.press('9');
      await expect(number).toHaveValue('1293 4567 8');
      await expect.poll(() => caretOf(number)).toBe(3);
      await number.press('0');
      await expect(number).toHaveValue('1290 3456 78');
      await expect.poll(() => caretOf(number)).toBe(4);
      await number.press('Backspace');
      await expect(number).toHaveValue('1293 4567 8');
      await expect.poll(() => caretOf(number)).toBe(3);
      // What another field gives to the clipboard.
      await holder.fill('1234-5678 9012');
      await holder.press('ControlOrMeta+a');
      await holder.press('ControlOrMeta+x');
      await number.press('ControlOrMeta+a');
      await number.press('ControlOrMeta+v');
      await expect(number).toHaveValue('1234 5678 9012');
      await number.fill('12345678901234567890');
      await expect(number).toHaveValue('1234 5678 9012 3456 7890');
      await expect.poll(() => isWhole(number)).toBe(true);
      await holder.fill('Somchai Jaidee');
      await number.fill('1234567');
      await sheet.getByRole('button', { name: wallet('cards.save') }).click();
      await expect(number).toBeFocused();
      await expect(number).toHaveAttribute('aria-invalid', 'true');
      await expect(number).toHaveAccessibleDescription(new RegExp(wallet('cards.numberWrong')));
      await expect(sheet.getByText(wallet('cards.numberWrong'))).toBeInViewport();
      await seesNoBarrier(page);
    });
  }
});
