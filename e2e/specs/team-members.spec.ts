import { expect, type Page } from '@playwright/test';
import { seesNoBarrier } from '../support/barriers';
import { proves, test } from '../support/fixtures';
import { startSignedIn } from '../support/signed-in';
import { choose, type MadeMember, type Site } from '../support/site';
import { words } from '../support/words';

const say = words('EN');
const agent = (key: string) => say('agent', key);
const shown = (page: Page) => page.locator('[data-part="agent/team-members"]');
const row = (page: Page, name: string) => shown(page).getByRole('listitem').filter({ hasText: name });
const path = (page: Page) => shown(page).getByRole('navigation', { name: agent('pnl.path') });
const names = (page: Page) =>
  shown(page)
    .locator('li')
    .filter({ has: page.locator('dl') });

async function open(page: Page, site: Site, member: MadeMember): Promise<void> {
  await choose(page, { language: 'EN' });
  await site.set({ agentMenu: { memberTeam: true } });
  await startSignedIn(page, site, member);
  await page.goto(site.url('/m/member/team'));
}

/** Members below each other, the first of them below `uplineId`. */
async function chain(site: Site, uplineId: number, usernames: readonly string[]): Promise<void> {
  let above = uplineId;
  for (const username of usernames) above = (await site.member({ username, type: 1, uplineId: above })).id;
}

test('the direct members stand with what an agent looks for, in the order of the address', async ({ page, site }) => {
  const me = await site.member({ type: 1 });
  await chain(site, me.id, ['malee', 'below1', 'below2']);
  await site.member({ username: 'richest', uplineId: me.id, balance: '98765.43' });
  const seen = await site.member({ username: 'newest', uplineId: me.id, balance: '5' });
  await startSignedIn(page, site, seen);
  await open(page, site, me);
  await proves('F-TEAMMEMBER-01', async () => {
    await expect(shown(page).getByText('3 direct, 5 in the whole team')).toBeVisible();
    await expect(names(page)).toHaveText([/newest/, /richest/, /malee/]);
    const today = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'Asia/Bangkok' }).format(new Date());
    for (const [name, kind, state, balance, team] of [
      ['newest', 'Player', 'Online', '฿5.00', '0'],
      ['richest', 'Player', 'Offline', '฿98,765.43', '0'],
      ['malee', 'Agent', 'Offline', '฿1,000.00', '2'],
    ] as const) {
      await expect(row(page, name).getByText(kind, { exact: true })).toBeVisible();
      await expect(row(page, name).getByText(state, { exact: true })).toBeVisible();
      const facts = row(page, name).getByRole('definition');
      await expect(facts).toHaveText([balance, team, today, name === 'newest' ? /\d:\d\d/ : agent('members.never')]);
    }
    const order = shown(page).getByRole('group', { name: agent('members.order') });
    for (const [label, value, first] of [
      [agent('members.order.balance'), 'balance', /richest/],
      [agent('members.order.team'), 'team', /malee/],
    ] as const) {
      await order.getByRole('radio', { name: label, exact: true }).check();
      await expect(page).toHaveURL(site.at(`/m/member/team?order=${value}`));
      await expect(names(page).first()).toHaveText(first);
      await page.reload();
      await expect(names(page).first()).toHaveText(first);
    }
  });
  await seesNoBarrier(page);
});

test('a thousand members that were loaded leave a document that stays small', async ({ page, site }) => {
  const me = await site.member({ type: 1 });
  // A thousand rows of the platform's own shape; making as many members takes minutes.
  await page.route('**/wps/agent/team/members?*', async (route) => {
    const pageNo = Number(new URL(route.request().url()).searchParams.get('pageNo'));
    const facts = { type: 0, registeredAt: 1_760_000_000_000, online: false, balance: '10', team: 0, direct: true };
    const content = Array.from({ length: 20 }, (_, at) => {
      const memberId = (pageNo - 1) * 20 + at + 1;
      return { ...facts, memberId, username: `player${memberId}` };
    });
    const value = { path: [], content, team: 1000, pageNum: pageNo, totalPages: 50, totalElements: 1000 };
    await route.fulfill({ json: { success: true, value } });
  });
  await open(page, site, me);
  await proves('F-TEAMMEMBER-01', async () => {
    let most = 0;
    const toTheEnd = async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      most = Math.max(most, await names(page).count());
      return shown(page).getByText('player1000', { exact: true }).isVisible();
    };
    await expect.poll(toTheEnd, { intervals: [50], timeout: 100_000 }).toBe(true);
    await expect(shown(page).getByText(agent('members.end'))).toBeVisible();
    expect(most).toBeLessThanOrEqual(120);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(shown(page).getByText('player1', { exact: true })).toBeInViewport();
    await expect.poll(() => names(page).count()).toBeLessThanOrEqual(120);
  });
});

test('members open level by level, and the way back is in sight', async ({ page, site }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const me = await site.member({ type: 1 });
  const levels = Array.from({ length: 8 }, (_, at) => `levelnumber${at + 1}`);
  await chain(site, me.id, levels);
  await open(page, site, me);
  await proves('F-TEAMMEMBER-02', async () => {
    const addresses = [page.url()];
    for (const name of levels.slice(0, -1)) {
      await row(page, name).getByRole('link', { name, exact: true }).click();
      await expect(path(page).getByText(name, { exact: true })).toHaveAttribute('aria-current', 'page');
      await expect(path(page).getByText(name, { exact: true })).toBeInViewport();
      addresses.push(page.url());
    }
    expect(new Set(addresses).size).toBe(8);
    await expect(row(page, 'levelnumber8')).toBeVisible();
    await expect(row(page, 'levelnumber8').getByRole('link')).toHaveCount(0);
    await expect(path(page).getByRole('listitem')).toHaveText([agent('pnl.whole'), ...levels.slice(0, -1)]);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await wide()).toBeLessThanOrEqual(0);
    await seesNoBarrier(page);
    await page.reload();
    await expect(row(page, 'levelnumber8')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(addresses[6] ?? '');
    await expect(row(page, 'levelnumber7').getByRole('link')).toBeVisible();
    await path(page)
      .getByRole('link', { name: agent('pnl.whole') })
      .click();
    await expect(row(page, 'levelnumber1')).toBeVisible();
  });
});

test('a name is found in the whole team, and nobody outside of it', async ({ page, site }) => {
  const above = await site.member({ username: 'lotusupline', type: 1 });
  const me = await site.member({ username: 'lotusagent', type: 1, uplineId: above.id });
  const sibling = await site.member({ username: 'lotussibling', type: 1, uplineId: above.id });
  await site.member({ username: 'lotusbeside', uplineId: sibling.id });
  await chain(site, me.id, ['first1', 'second2', 'third3', 'fourth4', 'lotusfive']);
  await open(page, site, me);
  const box = shown(page).getByRole('textbox', { name: agent('members.search') });
  await expect(row(page, 'first1')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/wps/agent/team/members?')) asked.push(request.url());
  });
  await proves('F-TEAMMEMBER-03', async () => {
    await box.fill('l');
    await box.press('Enter');
    await expect(box).toHaveAccessibleDescription(agent('members.short'));
    expect(asked).toEqual([]);
    for (const typed of ['lo', 'LoTuS', 'lotusf']) {
      await box.fill(typed);
      await box.press('Enter');
      await expect(page).toHaveURL(site.at(`/m/member/team?name=${typed}`));
      await expect(names(page)).toHaveText([/lotusfive/]);
      await expect(row(page, 'lotusfive')).toContainText('first1 / second2 / third3 / fourth4');
    }
    for (const typed of ['lotusu', 'lotusa', 'lotuss', 'lotusb', 'l%', 'lo_us', '%%', '__']) {
      await box.fill(typed);
      await box.press('Enter');
      await expect(shown(page).getByText(agent('members.notFound'))).toBeVisible();
      await expect(names(page)).toHaveCount(0);
    }
  });
});

test('money goes to a direct member, and both account records show it', async ({ page, site }) => {
  const me = await site.member({ type: 1, paymentPassword: '246810' });
  await chain(site, me.id, ['malee', 'below1']);
  await site.member({ username: 'freeone', type: 4, uplineId: me.id });
  await open(page, site, me);
  const send = (name: string) =>
    shown(page).getByRole('button', { name: agent('memberTransfer.title').replace('{{name}}', name), exact: true });
  await proves('F-TEAMMEMBER-06', async () => {
    await expect(send('malee')).toBeVisible();
    await expect(row(page, 'freeone')).toHaveCount(0);
    await row(page, 'malee').getByRole('link', { name: 'malee' }).click();
    await expect(row(page, 'below1')).toBeVisible();
    await expect(shown(page).getByRole('button', { name: /Send money/ })).toHaveCount(0);
    await page.goBack();
    await send('malee').click();
    const sheet = page.getByRole('dialog', { name: /Send money to malee/ });
    await expect(sheet.getByText('฿1,000.00')).toBeVisible();
    await sheet.getByRole('textbox', { name: 'Amount' }).fill('250.25');
    await sheet.getByRole('button', { name: say('shared', 'money.next') }).click();
    await expect(sheet).toContainText('ma***');
    await sheet.getByLabel('Payment password').fill('246810');
    await sheet.getByRole('button', { name: say('shared', 'money.send') }).click();
    await expect(sheet.getByRole('heading', { name: say('shared', 'money.sent') })).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('฿749.75');
    const record = page.locator('[data-part="wallet/account-record"]');
    await page.goto(site.url('/m/transaction/record'));
    await expect(record).toContainText('250.25');
    await page.context().clearCookies();
    await page.evaluate(() => sessionStorage.clear());
    await startSignedIn(page, site, { username: 'malee', password: 'lantern1' });
    await page.goto(site.url('/m/transaction/record'));
    await expect(record).toContainText('250.25');
  });
});
