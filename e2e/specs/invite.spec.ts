import { expect, proves, test } from '../support/fixtures';
import { scan } from '../support/scan';
import { startSignedIn } from '../support/signed-in';
import { choose } from '../support/site';
import { words } from '../support/words';

const say = words('EN');
const content = (key: string) => say('content', key);

test('a code is scanned from the screen, a friend registers by it, and is listed; where it is off there is nothing', async ({
  page,
  site,
  ops,
  browser,
}) => {
  await choose(page, { language: 'EN', theme: 'dark' });
  await site.set({
    flags: { USERNAMEREG3: true, MOBILENUMREG3: false, REGMOBVERF3: false },
    registerFields: { affiliateCode: { enabled: true, required: false } },
  });
  const member = await site.member();
  await startSignedIn(page, site, member);
  await page.goto(site.url('/m/inviteFriends'));
  const part = page.locator('[data-part="content/invite-friends"]');
  await proves(['S1-REFERRAL-01', 'S2-ROUTES-33'], async () => {
    await expect(part.getByRole('heading', { name: content('invite.heading') })).toBeVisible();
  });
  await expect(part.getByText(content('invite.empty'))).toBeVisible();
  const address = await part.getByRole('textbox', { name: content('invite.link') }).inputValue();
  const code = part.getByRole('img', { name: content('invite.picture') });
  await proves('F-INVITE-01', async () => {
    await code.scrollIntoViewIfNeeded();
    await expect(code).toBeVisible();
    expect(await scan(page)).toBe(address);
    expect(new URL(address).origin).toBe(new URL(site.url('/m/home')).origin);
    const fresh = await (await browser.newContext({ hasTouch: true })).newPage();
    await choose(fresh, { language: 'EN' });
    await fresh.goto(address);
    const form = fresh.locator('[data-part="account/register"]');
    const field = (key: string) => form.getByLabel(say('account', key), { exact: true });
    await field('register.field.username').fill('broughtfriend');
    await field('register.field.password').fill('lantern1');
    await field('register.field.confirm').fill('lantern1');
    await field('register.field.confirm').press('Enter');
    await expect(fresh).toHaveURL(/\/m\/home$/);
    await fresh.context().close();
  });
  await page.reload();
  await expect(part.getByRole('listitem')).toContainText('bro***nd');
  await expect(part).not.toContainText('broughtfriend');

  await ops.call('PUT', `/merchants/${site.code}/content/promotions`, { items: [{ key: 'REFERRAL', enabled: false }] });
  // A browser that keeps no answer from before.
  const closed = await (await browser.newContext()).newPage();
  const asked: string[] = [];
  closed.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await choose(closed, { language: 'EN' });
  await startSignedIn(closed, site, member);
  await closed.goto(site.url('/m/inviteFriends'));
  await proves(['F-INVITE-01', 'S3-PROMO-01'], async () => {
    await expect(closed.getByText(say('shared', 'error.permission.denied'))).toBeVisible();
    await expect(closed.locator('[data-part="content/invite-friends"]')).toHaveCount(0);
    expect(asked.filter((path) => /\/wps\/promotions\/(invitation|friends)/.test(path))).toEqual([]);
  });
  await closed.context().close();
});
