import type { Page, Request } from '@playwright/test';
import { seesNoBarrier } from '../support/barriers';
import { expect, proves, test } from '../support/fixtures';
import type { Ops } from '../support/ops';
import { startSignedIn } from '../support/signed-in';
import { choose, type MadeMember, type Site, sendLogIn } from '../support/site';
import { words } from '../support/words';

const say = words('EN');
/** A text of the inbox with its figures filled in. */
const inbox = (key: string, values: Record<string, number> = {}) =>
  say('content', `messages.${key}`).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
const part = (page: Page) => page.locator('[data-part="content/messages"]');
const rows = (page: Page) => part(page).getByRole('listitem');
const row = (page: Page, id: number) => part(page).getByRole('link', { name: new RegExp(`Message ${id}\\b`) });
const icon = (page: Page, unread: number) =>
  page.getByRole('banner').getByRole('button', {
    name: unread === 0 ? inbox('open') : inbox('count', { count: unread }),
    exact: true,
  });
const close = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: inbox('close'), exact: true })
    .last()
    .click();
const undo = (page: Page) => part(page).getByRole('button', { name: inbox('undo') });

const fill = (ops: Ops, site: Site, { username }: MadeMember, filled: { unread: number; read?: number }) =>
  ops.call('PUT', `/merchants/${site.code}/members/${username}/messages`, filled);

/** Requests of the inbox, by method and path. */
function watch(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/wps/message')) sent.push(`${request.method()} ${pathname}`);
  });
  return sent;
}

async function pick(page: Page, ...ids: number[]): Promise<void> {
  await part(page)
    .getByRole('button', { name: inbox('pick'), exact: true })
    .click();
  for (const id of ids)
    await part(page)
      .getByRole('checkbox', { name: new RegExp(`Message ${id}\\b`) })
      .press('Space');
  await part(page)
    .getByRole('button', { name: inbox('delete'), exact: true })
    .click();
}

test.beforeEach(async ({ page, site }) => {
  await choose(page, { language: 'EN' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.set({ flags: { MAILCEN: true }, agentMenu: { webEmail: true } });
});

test('the inbox has pages of 20, newest first, a word at the unread, and a state for each case', async ({
  page,
  site,
  ops,
  expectedTrouble,
}) => {
  expectedTrouble.push(/500 \(Internal Server Error\)/);
  const member = await site.member();
  await fill(ops, site, member, { unread: 3, read: 42 });
  await page.goto(site.url('/m/webEmail'));
  await page.getByRole('dialog', { name: say('shell', 'login.title') }).waitFor();
  await startSignedIn(page, site, member);
  const sent = watch(page);
  await proves(['F-MESSAGE-01', 'S1-MESSAGES-01', 'S2-ROUTES-30', 'S7-API-31', 'S7-API-32'], async () => {
    await page.goto(site.url('/m/webEmail'));
    for (const count of [20, 40, 45]) {
      await expect(rows(page)).toHaveCount(count);
      if (count < 45)
        await part(page)
          .getByRole('button', { name: say('content', 'activity.more') })
          .press('Enter');
    }
    const texts = await rows(page).allTextContents();
    expect(texts.map((text) => Number(/Message (\d+)/.exec(text)?.[1]))).toEqual(
      Array.from({ length: 45 }, (_, at) => 45 - at),
    );
    expect(texts.map((text) => text.includes(inbox('isUnread')))).toEqual(texts.map((_, at) => at < 3));
    await expect(part(page).getByText(inbox('counts', { all: 45, unread: 3 }))).toBeVisible();
    expect(sent).toEqual(expect.arrayContaining(['GET /wps/message/list', 'GET /wps/message/count']));
    expect(sent).toContain('GET /wps/message/unread');

    await row(page, 45).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Message 45' })).toContainText('A message.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(row(page, 45)).toBeFocused();

    await site.fault('^/wps/message/list$', 'hang', 1);
    await page.goto(site.url('/m/webEmail'));
    await expect(part(page).locator('[aria-busy="true"]').getByRole('status')).toHaveText(say('shared', 'ui.loading'));
    await site.repair();
    await site.fault('^/wps/message/list$', '500');
    await page.goto(site.url('/m/webEmail'));
    await expect(part(page).getByRole('alert')).toContainText(say('shared', 'error.unknown'));
    await site.repair();
    await fill(ops, site, member, { unread: 0 });
    await part(page)
      .getByRole('button', { name: say('shared', 'ui.retry') })
      .click();
    await expect(part(page).getByText(inbox('empty'))).toBeVisible();

    await site.set({ flags: { MAILCEN: false } });
    // The page before may still ask, until it is left.
    await page.goto(site.url('/m/help'));
    sent.length = 0;
    await page.goto(site.url('/m/webEmail'));
    await expect(page.getByText(say('shared', 'error.permission.denied'))).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(sent).toEqual([]);
  });
});

test('a message in the address opens after the log-in', async ({ page, site, ops }) => {
  const member = await site.member();
  await fill(ops, site, member, { unread: 30 });
  await startSignedIn(page, site, member);
  await page.goto(site.url('/m/webEmail'));
  await part(page)
    .getByRole('button', { name: say('content', 'activity.more') })
    .click();
  const address = site.at((await row(page, 2).getAttribute('href')) ?? '');
  await page.evaluate(() => sessionStorage.clear());
  await proves('F-MESSAGE-01', async () => {
    await page.goto(address);
    await page
      .getByRole('dialog', { name: say('shell', 'login.title') })
      .getByRole('button', { name: say('shell', 'header.login') })
      .click();
    await sendLogIn(page, member);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('dialog', { name: 'Message 2' })).toContainText('A message.');
  });
});

test('opening a message takes it from every badge, once, also in another tab', async ({ page, site, ops }) => {
  const member = await site.member({ type: 1 });
  await fill(ops, site, member, { unread: 101 });
  await startSignedIn(page, site, member);
  const sent = watch(page);
  const news = page.getByRole('link', { name: say('account', 'mine.entry.news') });
  const shortcut = page.getByRole('link', { name: say('agent', 'menu.webEmail') });
  const seenEverywhere = async (unread: number, figure: string) => {
    await page.goto(site.url('/m/agent'));
    await expect(shortcut).toContainText(figure);
    await page.goto(site.url('/m/mine'));
    await expect(news).toContainText(figure);
    await news.click();
    await expect(icon(page, unread)).toContainText(figure);
  };
  await seenEverywhere(101, '99+');
  await proves('F-MESSAGE-02', async () => {
    const other = await page.context().newPage();
    await choose(other, { language: 'EN' });
    await startSignedIn(other, site, member);
    await other.goto(site.url('/m/mine'));
    await expect(other.getByRole('link', { name: say('account', 'mine.entry.news') })).toContainText('99+');

    const visit = await page.evaluate(() => performance.timeOrigin);
    for (const [id, unread, figure] of [
      [101, 100, '99+'],
      [100, 99, '99'],
    ] as const) {
      await row(page, id).click();
      await expect(icon(page, unread)).toContainText(figure);
      await close(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.goBack();
    await expect(news).toContainText(/99$/);
    await page.getByRole('link', { name: say('account', 'mine.entry.agency') }).click();
    await expect(shortcut).toContainText(/99/);
    await expect(shortcut).not.toContainText('99+');
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(visit);

    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(other.getByRole('link', { name: say('account', 'mine.entry.news') })).toContainText(/99$/);
    await other.close();

    const reads = () => sent.filter((call) => call === 'PUT /wps/message/read').length;
    expect(reads()).toBe(2);
    await shortcut.click();
    await expect(page).toHaveURL(/\/m\/webEmail$/);
    await page.reload();
    await expect(row(page, 101)).toBeVisible();
    await expect(row(page, 101)).not.toContainText(inbox('isUnread'));
    await row(page, 101).click();
    await expect(page.getByRole('dialog', { name: 'Message 101' })).toBeVisible();
    await close(page);
    await page.waitForLoadState('networkidle');
    expect(reads()).toBe(2);
  });
  await proves(['S2-AGENT-20', 'S2-MINE-22', 'S6-FLAGS-14'], async () => {
    await seenEverywhere(99, '99');
    await site.set({ flags: { MAILCEN: false } });
    await page.goto(site.url('/m/mine'));
    await expect(page.getByRole('link', { name: say('account', 'mine.entry.agency') })).toBeVisible();
    await expect(news).toHaveCount(0);
    await page.goto(site.url('/m/agent'));
    await expect(page.getByRole('button', { name: say('agent', 'menu.service') })).toBeVisible();
    await expect(shortcut).toHaveCount(0);
    await site.set({ flags: { MAILCEN: true } });
    await fill(ops, site, member, { unread: 0, read: 1 });
    await page.goto(site.url('/m/agent'));
    await shortcut.click();
    await expect(page).toHaveURL(/\/m\/webEmail$/);
    await expect(icon(page, 0)).toHaveText('');
  });
});

test('messages are read all at once, deleted one or many, taken back, and back in place after a failure', async ({
  page,
  site,
  ops,
  expectedTrouble,
}) => {
  expectedTrouble.push(/500 \(Internal Server Error\)/);
  const member = await site.member();
  await fill(ops, site, member, { unread: 4, read: 21 });
  await startSignedIn(page, site, member);
  const sent = watch(page);
  const deletions = () => sent.filter((call) => call === 'DELETE /wps/message').length;
  await page.goto(site.url('/m/webEmail'));
  await expect(icon(page, 4)).toBeVisible();
  await seesNoBarrier(page);
  await proves('F-MESSAGE-03', async () => {
    await pick(page, 25, 23);
    await expect(rows(page)).toHaveCount(18);
    await expect(icon(page, 2)).toBeVisible();
    await expect(undo(page)).toBeFocused();
    await undo(page).click();
    await expect(rows(page)).toHaveCount(20);
    await expect(icon(page, 4)).toBeVisible();
    expect(deletions()).toBe(0);

    await site.fault('^/wps/message$', '500');
    await pick(page, 24);
    await expect(page.locator('[data-toast]')).toContainText(inbox('notDeleted'));
    await expect(rows(page).nth(1)).toContainText('Message 24');
    await expect(icon(page, 4)).toBeVisible();
    await site.repair();

    const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await row(page, 25).click();
    const remove = page.getByRole('dialog', { name: 'Message 25' }).getByRole('button', { name: inbox('delete') });
    await remove.click({ trial: true });
    // Before the press: what is seen of it later may be seen late.
    const from = Date.now();
    await remove.click();
    await expect(undo(page)).toBeVisible();
    await gone;
    expect(Date.now() - from).toBeGreaterThan(4000);
    await expect(undo(page)).toHaveCount(0);
    await expect(part(page).getByText(inbox('counts', { all: 24, unread: 3 }))).toBeVisible();

    await pick(page, 24);
    await page.goto(site.url('/m/mine'));
    await page.goto(site.url('/m/webEmail'));
    await expect(row(page, 23)).toBeVisible();
    await expect(row(page, 24)).toHaveCount(0);
    await part(page)
      .getByRole('button', { name: inbox('readAll') })
      .click();
    await expect(icon(page, 0)).toBeVisible();
    await part(page)
      .getByRole('button', { name: say('content', 'activity.more') })
      .click();
    await expect(rows(page)).toHaveCount(23);
    await expect(part(page).getByText(inbox('allRead', { all: 23 }))).toBeVisible();
  });
});

test('the envelope has a red dot while something is unread, and leads visitors to the log-in', async ({
  page,
  site,
  ops,
}) => {
  const member = await site.member();
  await fill(ops, site, member, { unread: 1 });
  await page.goto(site.url('/m/notice'));
  await proves('S2-ROUTES-38', async () => {
    await expect(page.locator('[data-part="content/notice"]').getByRole('listitem').first()).toBeVisible();
  });
  await proves('S2-MSGICON-03', async () => {
    await icon(page, 0).click();
    await expect(page.getByRole('dialog', { name: say('shell', 'login.title') })).toBeVisible();
  });
  await startSignedIn(page, site, member);
  await proves(['S2-MSGICON-01', 'S3-MSGICON-01'], async () => {
    await page.goto(site.url('/m/notice'));
    const dot = icon(page, 1).getByText('1');
    await expect(dot).toBeVisible();
    const colour = await dot.evaluate((element) => getComputedStyle(element).backgroundColor);
    const [red = 0, green = 0, blue = 0] = colour.match(/\d+/g)?.map(Number) ?? [];
    expect(red).toBeGreaterThan(Math.max(green, blue) + 60);
    await fill(ops, site, member, { unread: 0, read: 1 });
    await page.reload();
    await expect(icon(page, 0)).toHaveText('');
  });
  await proves('S2-MSGICON-02', async () => {
    await icon(page, 0).click();
    await expect(page).toHaveURL(/\/m\/webEmail$/);
  });
});

test('a member has what a visitor has, and settings, another password, messages and a wallet', async ({
  page,
  site,
}) => {
  await startSignedIn(page, site, await site.member({ type: 0 }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const open = {
    '/m/home': 'games/home-games',
    '/m/gameList?gameType=RNG': 'games/game-list',
    '/m/service': 'content/service',
    '/m/set': 'account/settings',
    '/m/changePsw': 'account/change-password',
    '/m/webEmail': 'content/messages',
    '/m/voucherCenter': 'wallet/deposit',
  };
  await proves(['S6-ROLES-07', 'S7-API-70'], async () => {
    for (const [path, name] of Object.entries(open)) {
      await page.goto(site.at(path));
      await expect(page.locator(`[data-part="${name}"]`)).toBeVisible();
      await expect(page).toHaveURL(site.at(path));
      if (path === '/m/service') await expect.poll(() => asked).toContain('GET /wps/system/service');
      if (path === '/m/webEmail') await expect.poll(() => asked).toContain('GET /wps/message/list');
    }
  });
});
