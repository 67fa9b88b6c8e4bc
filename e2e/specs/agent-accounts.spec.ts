import { expect, proves, test } from '../support/fixtures';
import { tabTo } from '../support/keyboard';
import { scan } from '../support/scan';
import { choose, logIn, sendLogIn } from '../support/site';
import { words } from '../support/words';

const say = words('EN');
const agent = (key: string, values?: Record<string, string>) =>
  Object.entries(values ?? {}).reduce((line, [name, value]) => line.replace(`{{${name}}}`, value), say('agent', key));

test('a link is scanned from the screen, and leads to a form with its code', async ({ page, site, browser }) => {
  await choose(page, { language: 'EN', theme: 'dark' });
  await site.set({
    flags: { USERNAMEREG3: true, MOBILENUMREG3: false, REGMOBVERF3: false },
    registerFields: { affiliateCode: { enabled: true, required: false } },
  });
  await logIn(page, site, await site.member({ type: 1 }));
  await page.goto(site.url('/m/agentRegister'));
  // Chunks of the agent part that come later than the page.
  const scripts: string[] = [];
  await expect(page.getByLabel(agent('links.label'), { exact: true })).toBeVisible();
  page.on('request', (request) => {
    if (/\/agent\/.+\.js$/.test(new URL(request.url()).pathname)) scripts.push(request.url());
  });
  await page.getByLabel(agent('links.label'), { exact: true }).fill('Friends');
  await page.getByRole('button', { name: agent('links.make') }).tap();
  const address = await page.getByRole('textbox', { name: agent('links.address', { label: 'Friends' }) }).inputValue();
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: agent('links.code') }).tap();
  const code = page.getByRole('img', { name: agent('links.codeOf', { label: 'Friends' }) });
  await proves('F-AGENTREG-02', async () => {
    await expect(code).toBeVisible();
    expect(scripts).toHaveLength(1);
    const scanned = await scan(page);
    expect(scanned).toBe(address);
    expect(new URL(scanned).origin).toBe(new URL(site.url('/m/home')).origin);
    const fresh = await browser.newPage();
    await choose(fresh, { language: 'EN' });
    await fresh.goto(scanned);
    const form = fresh.locator('[data-part="account/register"]');
    const given = new URL(scanned).searchParams.get('affiliateCode') ?? '';
    expect(given).toMatch(/^[0-9A-Z]+$/);
    await expect(form.getByLabel(say('account', 'register.field.affiliateCode'))).toHaveValue(given);
    await fresh.close();
  });
});

test('an agent opens an account, and whoever gets it chooses a password of their own before anything else', async ({
  page,
  site,
  browser,
}) => {
  await choose(page, { language: 'EN', theme: 'dark' });
  await logIn(page, site, await site.member({ type: 1 }));
  await page.goto(site.url('/m/agentRegister'));
  await page.getByRole('radio', { name: agent('links.way.account') }).tap();
  await page.getByLabel(agent('account.name'), { exact: true }).fill('newcomer');
  await page.getByRole('button', { name: agent('account.open') }).tap();
  const receipt = page.getByRole('region', { name: agent('account.opened') });
  const password = (await receipt.getByRole('definition').nth(1).textContent()) ?? '';
  expect(password).toMatch(/^[a-z2-9]{12}$/);
  await page.reload();
  await expect(page.getByLabel(agent('links.label'), { exact: true })).toBeVisible();
  await expect(page.getByText(password)).toHaveCount(0);

  const fresh = await (await browser.newContext({ hasTouch: true })).newPage();
  await choose(fresh, { language: 'EN' });
  await fresh.goto(site.url('/m/login'));
  await sendLogIn(fresh, { username: 'newcomer', password });
  await proves('F-AGENTREG-05', async () => {
    await expect(fresh).toHaveURL(/\/m\/changePsw$/);
    await fresh.goto(site.url('/m/voucherCenter'));
    await expect(fresh).toHaveURL(/\/m\/changePsw$/);
    const form = fresh.locator('[data-part="account/change-password"]');
    await expect(form.getByText(say('account', 'changePsw.first'))).toBeVisible();
    // The shell holds no password after a reload.
    await form.getByLabel(say('account', 'changePsw.old'), { exact: true }).fill(password);
    await form.getByLabel(say('account', 'changePsw.new'), { exact: true }).fill('lantern2');
    await form.getByLabel(say('account', 'changePsw.confirm'), { exact: true }).fill('lantern2');
    await form.getByRole('button', { name: say('account', 'changePsw.submit') }).click();
    await expect(fresh).toHaveURL(/\/m\/home$/);
  });
  await fresh.goto(site.url('/m/gameList?gameType=INHOUSE'));
  await fresh.locator('[data-part="games/game-list"]').getByRole('article').first().getByRole('button').first().click();
  await expect(fresh.locator('iframe')).toBeVisible();
  await fresh.context().close();
});

test('an account whose first password nobody saw gets a new one from the list of the team', async ({
  page,
  site,
  browser,
  expectedTrouble,
}) => {
  expectedTrouble.push(/agent\/accounts|transaction\/outcome/);
  await choose(page, { language: 'EN', theme: 'dark' });
  await site.set({ agentMenu: { memberTeam: true } });
  await logIn(page, site, await site.member({ type: 1 }));
  // The platform opens the account, but its answer is lost, and the page is left before that is found out.
  await page.route('**/wps/agent/accounts', async (route) => {
    // Node does not resolve subdomains of localhost.
    const url = `http://127.0.0.1:${process.env['E2E_PORT']}/wps/agent/accounts`;
    await route.fetch({ url, headers: { ...route.request().headers(), host: site.host } });
    await route.abort();
  });
  await page.route('**/wps/transaction/outcome?*', (route) => route.abort());
  await page.goto(site.url('/m/agentRegister'));
  await page.getByRole('radio', { name: agent('links.way.account') }).tap();
  await page.getByLabel(agent('account.name'), { exact: true }).fill('newcomer');
  await page.getByRole('button', { name: agent('account.open') }).tap();
  await expect(page.getByText(say('shared', 'money.checking'))).toBeVisible();
  await page.goto(site.url('/m/member/team'));
  await tabTo(page, page.getByRole('button', { name: agent('renew.of', { name: 'newcomer' }) }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: agent('renew.title') });
  await expect(dialog.getByText(agent('renew.ends'))).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: agent('renew.make') }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: agent('renew.done') })).toBeFocused();
  const password = (await dialog.getByRole('definition').nth(1).textContent()) ?? '';
  expect(password).toMatch(/^[a-z2-9]{12}$/);
  const copy = dialog.getByRole('button', { name: agent('account.copy') });
  const box = (await copy.boundingBox()) ?? { x: -1, width: 0, height: 0 };
  expect([box.x >= 0, box.x + box.width <= 375, box.height >= 44]).toEqual([true, true, true]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(password)).toHaveCount(0);

  const fresh = await (await browser.newContext({ hasTouch: true })).newPage();
  await choose(fresh, { language: 'EN' });
  await fresh.goto(site.url('/m/login'));
  await sendLogIn(fresh, { username: 'newcomer', password });
  await expect(fresh).toHaveURL(/\/m\/changePsw$/);
  await fresh.context().close();
});
