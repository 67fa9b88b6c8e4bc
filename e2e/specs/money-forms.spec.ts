import type { BrowserContext, Page } from '@playwright/test';
import { expect, proves, test } from '../support/fixtures';
import { amountIn, type MoneyForm, moneyForms } from '../support/money-forms';
import { quietOn } from '../support/quiet';
import { choose, logIn, type MadeMember, type Site } from '../support/site';
import { words } from '../support/words';

const say = words('EN');
const shared = (key: string) => say('shared', key);
const forms = Object.entries<MoneyForm>(moneyForms);
const checking = (page: Page) => page.getByRole('status').filter({ hasText: shared('money.checking') });

/** Opens the form for a member who may send it; `address` leads to it again. */
async function open(page: Page, site: Site, form: MoneyForm): Promise<{ member: MadeMember; address: string }> {
  await choose(page, { language: 'EN' });
  const { query = '', ...member } = await form.member(site);
  const address = site.at(form.path + query);
  await logIn(page, site, member);
  await form.prepare?.(page, site);
  await page.goto(address);
  return { member, address };
}

/** The keys of the wishes that left for the form's call, one for each POST. Sealed bodies have none that can be read. */
function posts(context: BrowserContext, { post }: MoneyForm): string[] {
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === post) sent.push(request.postData() ?? '');
  });
  return sent;
}

/** The platform books the wish, and its answer is lost, until the given function is called. */
async function losesAnswers(context: BrowserContext, site: Site, { post }: MoneyForm): Promise<() => Promise<void>> {
  await context.route(`**${post}`, async (route) => {
    // Node does not resolve subdomains of localhost.
    const url = `http://127.0.0.1:${process.env['E2E_PORT']}${post}`;
    await route.fetch({ url, headers: { ...route.request().headers(), host: site.host } });
    await route.abort();
  });
  await context.route('**/wps/transaction/outcome?*', (route) => route.abort());
  return () => context.unroute('**/wps/transaction/outcome?*');
}

/** Everything that this browser keeps under names of money forms. */
const kept = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([name]) => name.includes('money.submits')));

/** Shows who is next at this browser, who signs in anew. */
async function change(page: Page, site: Site, member: MadeMember): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.context().clearCookies();
  await logIn(page, site, member);
}

for (const [name, form] of forms) {
  for (const gesture of ['double click', 'Enter held down'] as const) {
    test(`${name}: ${gesture}, then back, forward and reload: one wish leaves`, async ({ page, site }) => {
      const { address } = await open(page, site, form);
      const sent = posts(page.context(), form);
      await form.fill(page, '500');
      await proves('F-OUTCOME-05', async () => {
        if (gesture === 'double click') await form.send(page).dblclick();
        else {
          await form.send(page).focus();
          for (let times = 0; times < 5; times += 1) await page.keyboard.down('Enter');
          await page.keyboard.up('Enter');
        }
        await expect(form.receipt(page)).toBeVisible();
        await expect(page.getByRole('banner')).toContainText(form.after);
        await page.goBack();
        await expect(page).not.toHaveURL(address);
        await page.goForward();
        await expect(page).toHaveURL(address);
        await form.rests(page);
        await page.reload();
        await form.rests(page);
        await expect(page.getByRole('banner')).toContainText(form.after);
        expect(sent).toHaveLength(1);
      });
    });
  }

  test(`${name}: a lost answer is asked for until the member knows, in a new tab too`, async ({
    page,
    site,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/wps/);
    const { member, address } = await open(page, site, form);
    const other = await site.member();
    const sent = posts(page.context(), form);
    const answersCome = await losesAnswers(page.context(), site, form);
    await form.fill(page, '500');
    await form.send(page).click();
    await proves('F-OUTCOME-01', async () => {
      await expect(checking(page)).toBeVisible();
      await expect(form.send(page)).toHaveCount(0);
      await expect(form.receipt(page)).toHaveCount(0);
    });
    await proves('F-OUTCOME-02', async () => {
      await page.reload();
      await expect(checking(page)).toBeVisible();
      const notes = await kept(page);
      expect(notes).toHaveLength(1);
      expect(JSON.parse(notes[0]?.[1] ?? '')).toEqual({
        [member.id]: [{ operation: form.operation, key: expect.any(String), at: expect.any(Number) }],
      });
      await change(page, site, other);
      await page.goto(address);
      await expect(page.locator('[data-page]')).toBeVisible();
      await expect(page.getByRole('banner')).toContainText('฿1,000.00');
      await expect(checking(page)).toHaveCount(0);
      const tab = await page.context().newPage();
      await page.close();
      await choose(tab, { language: 'EN' });
      await logIn(tab, site, member);
      await tab.goto(address);
      await expect(checking(tab)).toBeVisible();
      await answersCome();
      await expect(form.receipt(tab)).toBeVisible();
      await expect(tab.getByRole('banner')).toContainText(form.after);
      await expect.poll(() => kept(tab)).toEqual([]);
      expect(sent).toHaveLength(1);
    });
  });

  test(`${name}: what was never booked is left with its fields, or sent again under its key`, async ({
    page,
    site,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/wps/);
    // Only files, since what became of the wish is asked for again and again.
    const isLoaded = quietOn(page, ['script', 'stylesheet']);
    await page.clock.install();
    const { member } = await open(page, site, form);
    const sent = posts(page.context(), form);
    await page.context().route(`**${form.post}`, (route) => route.abort());
    await form.fill(page, '500');
    await form.send(page).click();
    const choice = page.getByRole('group', { name: shared('money.nothing') });
    const waitsForChoice = async () => {
      await expect(checking(page)).toBeVisible();
      await isLoaded();
      await page.clock.fastForward(21_000);
      await expect(choice).toBeVisible();
    };
    const keyOf = async () => JSON.parse((await kept(page))[0]?.[1] ?? '{}')[member.id][0].key as string;
    await proves('F-OUTCOME-03', async () => {
      await waitsForChoice();
      const first = await keyOf();
      const leaving = page.waitForRequest((request) => request.method() === 'DELETE');
      await choice.getByRole('button', { name: shared('money.leave') }).click();
      const { url, headers } = await leaving.then((request) => ({
        url: new URL(request.url()),
        headers: request.headers(),
      }));
      expect([url.pathname, url.searchParams.get('key')]).toEqual(['/wps/transaction/outcome', first]);
      await expect(form.send(page)).toBeEnabled();
      await form.keeps(page);
      await form.send(page).click();
      await waitsForChoice();
      const second = await keyOf();
      expect(second).not.toBe(first);
      await page.context().unroute(`**${form.post}`);
      await choice.getByRole('button', { name: shared('money.sendAgain') }).click();
      await expect(form.receipt(page)).toBeVisible();
      await expect(page.getByRole('banner')).toContainText(form.after);
      expect(sent).toHaveLength(3);
      // What the platform knows of both keys.
      for (const [key, state] of [
        [first, 'closed'],
        [second, 'done'],
      ] as const) {
        const asked = new URL(url);
        asked.searchParams.set('key', key);
        asked.hostname = '127.0.0.1';
        const answer = await page.request.get(asked.href, { headers: { ...headers, host: site.host } });
        expect(await answer.json()).toMatchObject({ value: { state } });
      }
    });
  });

  test(`${name}: no other spelling of an amount leaves the browser`, async ({ page, site }) => {
    await open(page, site, form);
    const sent = posts(page.context(), form);
    const amount = amountIn(page, form);
    await proves('F-MONEY-08', async () => {
      for (const typed of ['1e3', '-5', '+5', '1,000', '1.001', '0', '', '9'.repeat(40)]) {
        await amount.fill(typed);
        await form.next(page).click();
        await expect(amount).toBeFocused();
        await expect(amount).toHaveAttribute('aria-invalid', 'true');
        await expect(amount).toHaveAccessibleDescription(/amount|digits|least|most|from|only| to /i);
      }
      expect(sent).toEqual([]);
    });
  });
}
