import type { Locator, Page } from '@playwright/test';
import { expect, proves, test } from '../support/fixtures';
import { choose, logIn } from '../support/site';
import { words } from '../support/words';

const say = words('EN');
const account = (key: string) => say('account', key);

/** What each flag switches, on which page, and for whom. Other entries of the member center have rows of their own. */
const switched: Record<string, { path: string; member?: true; find: (page: Page) => Locator }> = {
  DIRECTREG3: {
    path: '/m/home',
    find: (page) => page.getByRole('banner').getByRole('link', { name: say('shell', 'header.register') }),
  },
  MOBILEVERCODELOGIN3: {
    path: '/m/login',
    find: (page) => page.getByRole('radio', { name: account('login.mode.sms') }),
  },
  MOBILENUMREG3: {
    path: '/m/register',
    find: (page) => page.getByRole('tab', { name: account('register.way.mobileNum') }),
  },
  CHNGPASSVERIF3: { path: '/m/forget', find: (page) => page.getByRole('tab', { name: account('forget.by.phone') }) },
  VIPBENEFIT3: { path: '/m/mine', member: true, find: (page) => page.locator('a[href="/m/member/benefits"]') },
  showReferral: { path: '/m/mine', member: true, find: (page) => page.getByText(account('mine.entry.referral')) },
};
const names = Object.keys(switched);

test('each flag of the merchant shows what it is for and nothing else, and hides it again', async ({ page, site }) => {
  test.setTimeout(360_000);
  await choose(page, { language: 'EN' });
  const member = await site.member();
  const seen: Record<string, string[]> = {};
  for (const asMember of [false, true]) {
    if (asMember) {
      await site.set({ flags: {} });
      await logIn(page, site, member);
    }
    const here = names.filter((name) => (switched[name]?.member ?? false) === asMember);
    for (const on of [...here, '']) {
      await site.set({
        flags: { USERNAMEREG3: true, ...Object.fromEntries(names.map((name) => [name, name === on])) },
      });
      seen[on] ??= [];
      for (const path of new Set(here.map((name) => switched[name]!.path))) {
        await page.goto(site.at(path));
        await expect(page.locator('[data-part]').first()).toBeVisible();
        const there = here.filter((name) => switched[name]!.path === path);
        const visible = async () => {
          const found: string[] = [];
          for (const name of there) if (await switched[name]!.find(page).first().isVisible()) found.push(name);
          return found;
        };
        // What was kept of the visit before is shown until the platform has answered.
        await expect.poll(visible, { message: `${path} with ${on}` }).toEqual(there.filter((name) => name === on));
        seen[on]?.push(...(await visible()));
      }
    }
  }
  await proves('S1-FLAGS-01', async () => {
    expect(seen).toEqual({ ...Object.fromEntries(names.map((name) => [name, [name]])), '': [] });
  });
});
