import { anyGame } from '../support/ask';
import { expect, proves, test } from '../support/fixtures';
import { choose, logIn } from '../support/site';
import { words } from '../support/words';

const say = words('EN');

/** Bets of a member with which a record fills two pages, one each minute. */
const bets = (count: number, stake: string) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ stake, payout: '0', status: 'lost' },
    placedAt: Date.now() - (at + 1) * 60_000,
  }));

test('coming back from a detail finds the filter, the loaded pages and the place again', async ({
  page,
  site,
  ops,
}) => {
  await choose(page, { language: 'EN' });
  const member = await site.member({ balance: '500' });
  await logIn(page, site, member);
  const nodeId = await anyGame(page, site);
  const made = bets(45, '1').map((bet) => ({ ...bet, nodeId }));
  await ops.call('POST', `/merchants/${site.code}/members/${member.username}/bets`, { bets: made });
  await page.goto(site.url('/m/gameRecord'));
  const rows = page.locator('[data-part="wallet/game-record"]').getByRole('listitem');
  await page.getByRole('radio', { name: say('shared', 'report.period.30') }).check();
  await expect(rows).toHaveCount(20);
  await proves('F-REPORT-01', async () => {
    // Until the rows of thirty days are there, those of before stand in their place.
    await expect(async () => {
      await rows.last().scrollIntoViewIfNeeded({ timeout: 1_000 });
      await expect(rows).toHaveCount(40, { timeout: 2_000 });
    }).toPass();
    const place = () => page.evaluate(() => Math.round(scrollY));
    await rows.nth(30).scrollIntoViewIfNeeded();
    const before = await place();
    await rows.nth(30).getByRole('link').click();
    await expect(page).toHaveURL(/[?&]bet=\d+/);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/period=30$/);
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(40);
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(4);
  });
});
