import { PNG } from 'pngjs';
import decodeQR from 'qr/decode.js';
import { expect, proves, test } from '../support/fixtures';
import { choose, logIn } from '../support/site';
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
    const { width, height, data } = PNG.sync.read(await page.screenshot());
    const scanned = decodeQR({ width, height, data });
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
