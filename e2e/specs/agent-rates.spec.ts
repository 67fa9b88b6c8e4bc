import type { Page } from '@playwright/test';
import { expect, proves, test } from '../support/fixtures';
import { startSignedIn } from '../support/signed-in';
import { choose, type Site, sendLogIn } from '../support/site';
import { words } from '../support/words';

const say = words('EN');
const rates = (key: string) => say('agent', `rates.${key}`);

/** The agent's home, the list of direct members, then the editor of one, each a step of the browser; a rate goes one step up. */
async function editRates(page: Page, site: Site) {
  await choose(page, { language: 'EN' });
  await site.set({ agentMenu: { backedit: true } });
  const agent = await site.member({ type: 1 });
  const below = await site.member({ uplineId: agent.id });
  await startSignedIn(page, site, agent);
  await page.goto(site.url('/m/agent'));
  await page.getByRole('link', { name: say('agent', 'menu.backedit'), exact: true }).click();
  await page.getByRole('link', { name: below.username }).click();
  const form = page.getByRole('form', { name: rates('of').replace('{{name}}', below.username) });
  const slots = form.getByRole('spinbutton', { name: say('agent', 'category.SLOTS') });
  await slots.press('ArrowUp');
  await expect(slots).toHaveText('0.1 %');
  return { agent, slots, address: page.url() };
}

test('rates that are not saved are not lost by a wrong step', async ({ page, site, ops, expectedTrouble }) => {
  const { agent, slots, address } = await editRates(page, site);
  const question = page.getByRole('dialog', { name: rates('unsaved') });
  const answer = (key: string) => question.getByRole('button', { name: rates(key), exact: true }).click();
  const footer = page.getByRole('navigation', { name: say('shell', 'footer.label') });
  const waysOut = {
    'the arrow': () =>
      page
        .getByRole('banner')
        .getByRole('link', { name: say('shared', 'ui.back') })
        .click(),
    'a link': () => page.getByRole('link', { name: rates('all') }).click(),
    'the footer': () => footer.getByRole('link', { name: say('shell', 'footer.activity') }).click(),
    'a step back': () => page.evaluate(() => history.back()),
    'two steps back': () =>
      page.evaluate(() => {
        history.back();
        history.back();
      }),
  };
  await proves('F-AGENTREBATE-05', async () => {
    for (const [way, goes] of Object.entries(waysOut)) {
      await goes();
      await expect(question, way).toBeVisible();
      await answer('stay');
      await expect(question).toBeHidden();
      await expect(slots, way).toHaveText('0.1 %');
      await expect(page, way).toHaveURL(address);
    }

    const asked: string[] = [];
    page.once('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await page.evaluate(() => location.reload());
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expect(slots).toHaveText('0.1 %');

    // The session ends on the platform; saving notices it.
    expectedTrouble.push(/401/);
    await ops.call('DELETE', `/merchants/${site.code}/members/${agent.username}/sessions`);
    await page.getByRole('button', { name: rates('save') }).click();
    await expect(page).toHaveURL(site.url('/m/login'));
    await sendLogIn(page, agent);
    await expect(slots).toHaveText('0.1 %');
    await expect(page).toHaveURL(address);
  });

  // Leaving leaves; the browser's entries are those of before.
  await page.getByRole('link', { name: rates('all') }).click();
  await answer('leave');
  await expect(page).toHaveURL(site.url('/m/member/agent/agentRebeat'));
  await page.goBack();
  await expect(slots).toHaveText('0.0 %');
  await page.goBack();
  await page.goForward();
  await expect(slots).toHaveText('0.0 %');
});
