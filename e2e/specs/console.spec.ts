import type { Page } from '@playwright/test';
import { seesNoBarrier } from '../support/barriers';
import { consoleAt, consolePerson, FIRST_PASSWORD, PASSWORD, signInToConsole } from '../support/console';
import { expect, test } from '../support/fixtures';
import { liveParts, SECOND } from '../support/release';
import { choose } from '../support/site';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

test('an owner of a merchant starts an experiment, shows an arm to one browser, and ends it, past no barrier', async ({
  page,
  browser,
  ops,
  site,
  expectedTrouble,
}) => {
  // An upper limit for a busy machine: a dozen looks by axe.
  test.setTimeout(300_000);
  // Whether there is a session is asked first; somebody else's first password opens nothing.
  expectedTrouble.push(/401 .*\/console\/api\/session/);
  await consolePerson(ops, site, 'mali', 'owner');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await choose(page, { language: 'EN' });

  await page.goto(`http://${site.host}:${process.env['E2E_PORT']}/console`);
  await expect(page).toHaveURL(consoleAt(site));
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  await seesNoBarrier(page);
  await signInToConsole(page, 'mali', FIRST_PASSWORD);
  await expect(page.getByText('Somebody else knows your first password.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'People' })).toHaveCount(0);
  await seesNoBarrier(page);
  await page.getByLabel('Password now').fill(FIRST_PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New password again').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('No experiment was started for your site yet.')).toBeVisible();
  await seesNoBarrier(page);

  await page.getByRole('link', { name: 'Start an experiment' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByText('Choose a part.')).toBeVisible();
  await seesNoBarrier(page);
  const name = `cards-${site.code.toLowerCase()}`;
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Part', { exact: true }).selectOption('games');
  await page.getByLabel('Release of arm 1').selectOption(liveParts()['games']?.metadata.version ?? '');
  await page.getByLabel('Release of arm 2').selectOption(SECOND);
  await page.getByLabel('What do you expect, and why?').fill('Larger cards lead to more deposits');
  // The host says itself what it refuses.
  await page.getByLabel('Planned end').fill('2020-01-31');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('is no end: give a day that is still to come');
  await page.getByRole('button', { name: 'Change the order' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Planned end').fill('2999-01-31');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('link', { name: 'To its report' }).click();
  await expect(page.getByText('Nobody was exposed yet.')).toBeVisible();
  await seesNoBarrier(page);

  await page.getByRole('button', { name: 'Preview an arm' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Code of the link to new' })).toBeVisible();
  await seesNoBarrier(page);
  const address = (await page.getByRole('dialog').getByRole('link').getAttribute('href')) ?? '';
  const phone = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await choose(phone, { language: 'EN' });
  await phone.goto(address);
  await phone.getByRole('button').click();
  // The press sends a form, whose answer brings the cookie.
  await expect(phone).toHaveURL(site.url('/m/home'));
  await phone.goto(site.url('/m/gameList?gameType=RNG'));
  await expect(phone.locator('[data-part="games/game-list"]')).toHaveAttribute('data-version', SECOND);
  await phone.context().close();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Refresh' }).click();
  // Who looked at an arm by the link is counted nowhere.
  await expect(page.getByText('Nobody was exposed yet.')).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await seesNoBarrier(page);
  await page.getByRole('button', { name: 'End it' }).click();
  await page.getByLabel('Reason for the record').fill('Nothing seen');
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/· ended ·/)).toBeVisible();

  for (const place of ['People', 'Trail', 'Password', 'Experiments']) {
    await page.getByRole('link', { name: place, exact: true }).click();
    await expect(heading(page, place === 'Password' ? 'Own password' : place)).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await seesNoBarrier(page);
  }
  await page.getByRole('link', { name: 'Trail', exact: true }).click();
  const rows = page.getByRole('row').filter({ hasText: name });
  await expect(rows.filter({ hasText: 'end of an experiment' }).filter({ hasText: 'done' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'link to an arm' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});

test('a viewer reads, and finds no way to start or to keep people', async ({ page, ops, site, expectedTrouble }) => {
  expectedTrouble.push(/401 .*\/console\/api\/session/);
  await consolePerson(ops, site, 'vee', 'viewer');
  await choose(page, { language: 'EN' });
  await page.goto(consoleAt(site));
  await signInToConsole(page, 'vee', FIRST_PASSWORD);
  await page.getByLabel('Password now').fill(FIRST_PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New password again').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('No experiment was started for your site yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Start|People|Trail/ })).toHaveCount(0);
  await page.goto(consoleAt(site, '/people'));
  await expect(page.getByText('No experiment was started for your site yet.')).toBeVisible();
});
