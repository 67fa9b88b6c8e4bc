import type { SiteAddress } from '@foyer/shared/paths';
import type { Page } from '@playwright/test';
import { seesNoBarrier } from '../support/barriers';
import { expect, proves, test } from '../support/fixtures';
import type { Ops } from '../support/ops';
import { startSignedIn } from '../support/signed-in';
import { choose, logIn, type Member, type Site } from '../support/site';
import { words } from '../support/words';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const say = words('EN');
const pages = [
  ['salary', 'salary-contract', '/m/member/agent/getSalaryContract', 'S2-ROUTES-60'],
  ['dividend', 'dividend-contract', '/m/member/agent/getDevidendContract', 'S2-ROUTES-61'],
  ['hourSalary', 'hour-contract', '/m/member/agent/getHourContract', 'S2-ROUTES-62'],
] as const satisfies readonly (readonly [string, string, SiteAddress, string])[];
const steps = [
  { turnover: '10000', activeMembers: 3, percent: '0.5' },
  { turnover: '50000', activeMembers: 5, percent: '0.8' },
];
const offer = (ops: Ops, site: Site, { username }: Member, kind = 'salary') =>
  ops.call<{ id: number }>('POST', `/merchants/${site.code}/members/${username}/contracts`, { kind, steps });

/** Home without pop-ups of its own. */
const quiet = (ops: Ops, site: Site) => ops.call('PUT', `/merchants/${site.code}/content/announcements`, { items: [] });

test('home’s alert leads to the contract, which is accepted once; home is silent then', async ({ page, site, ops }) => {
  await choose(page, { language: 'EN' });
  await quiet(ops, site);
  const agent = await site.member({ type: 1 });
  await offer(ops, site, agent);
  await logIn(page, site, agent);
  const alert = page.getByRole('dialog', { name: say('agent', 'contract.salary.title') });
  const salary = part(page, 'agent/salary-contract');
  await proves(['F-CONTRACT-02', 'F-CONTRACT-06'], async () => {
    await alert.getByRole('button', { name: say('agent', 'contract.go') }).click();
    await expect(page).toHaveURL(site.url('/m/member/agent/getSalaryContract'));
    await expect(salary.getByRole('table').first()).toContainText('50,000.00');
    await expect(page.getByRole('heading', { name: say('agent', 'contract.salary.title'), level: 1 })).toBeVisible();
    await seesNoBarrier(page);
    await salary.getByRole('button', { name: say('agent', 'contract.accept') }).click();
    const question = page.getByRole('dialog', { name: say('agent', 'contract.acceptTitle') });
    await question.getByRole('button', { name: say('agent', 'contract.accept') }).dblclick();
    await expect(salary.getByRole('heading', { name: say('agent', 'contract.done.accepted') })).toBeVisible();
    await seesNoBarrier(page);
    const asked = page.waitForResponse(/hourSalary\/process/);
    await page.goto(site.url('/m/home'));
    await asked;
    await page.waitForFunction(() => performance.now() > 3_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await page.goto(site.url('/m/member/agent/getSalaryContract'));
  await expect(salary.getByText(say('agent', 'contract.note.accepted'))).toBeVisible();
});

test('every kind has its page; who may have no contract is asked nothing', async ({ page, site, ops }) => {
  await choose(page, { language: 'EN' });
  await quiet(ops, site);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/wps/agent/contract/')) asked.push(request.url());
  });
  const member = await site.member({ type: 0 });
  for (const [kind] of pages) await offer(ops, site, member, kind);
  await logIn(page, site, member);
  for (const [kind, name, path, id] of pages) {
    await page.goto(site.url(path));
    await proves([id, 'F-CONTRACT-06'], async () => {
      await expect(
        part(page, `agent/${name}`).getByRole('button', { name: say('agent', 'contract.accept') }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: say('agent', `contract.${kind}.title`), level: 1 })).toBeVisible();
    });
  }
  await page.context().clearCookies();
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  asked.length = 0;
  await startSignedIn(page, site, await site.member({ type: 41 }));
  await page.goto(site.url('/m/member/agent/getHourContract'));
  await proves('F-CONTRACT-06', async () => {
    await expect(page.getByText(/does not have permission/)).toBeVisible();
    expect(asked).toEqual([]);
  });
});
