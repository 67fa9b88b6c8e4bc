import type { Page, Request } from '@playwright/test';
import { expect, proves, test } from '../support/fixtures';
import { isFor } from '../support/is-for';
import { screens } from '../support/screens';
import { choose, logIn, type Site } from '../support/site';
import { words } from '../support/words';

const say = words('EN');

/** Parameters that name the merchant in calls (A078). */
const MERCHANT = ['merchant', 'merchantCode', 'merchant_code'];

/** Screens that replace the site and send no calls. */
const CLOSED = ['/m/maintenance', '/m/ipRestrict', '/m/serviceError'];

/** The addresses that a member of a type is let in to. */
const pathsFor = (type: number) =>
  ['/m/home', ...Object.values(screens).map(({ path }) => path)].filter(
    (path) => !CLOSED.includes(path) && isFor(path, type),
  );

/** What a page tells of itself carries no token and no merchant, by design (decision 69). */
const isCall = (request: Request) => /^[/](wps[/](?!system[/]beacon$)|lgw[/])/.test(new URL(request.url()).pathname);

function merchantsOf(request: Request): string[] {
  const query = Object.fromEntries(new URL(request.url()).searchParams);
  const body = (request.method() === 'GET' ? null : request.postDataJSON()) as Record<string, string> | null;
  return MERCHANT.flatMap((name) => [query[name], body?.[name]].filter((code) => code !== undefined));
}

/** A screen counts as loaded after this many ms without a call. */
const QUIET = 400;

interface Call {
  readonly request: Request;
  readonly answer: string;
}

/** The call with its answer; that of a document that was left, on the way to another page, is gone. */
const answered = async (request: Request): Promise<Call> => {
  const response = await request.response();
  const answer = await response?.text().catch(() => undefined);
  return { request, answer: answer ?? '' };
};

/** Loads screens one after the other, and gives the calls of each. */
async function visit(page: Page, site: Site, addresses: readonly string[]): Promise<Map<string, Call[]>> {
  const calls = new Map<string, Call[]>();
  const pending = new Set<Request>();
  let current: Request[] = [];
  let last = 0;
  const done = (request: Request) => {
    if (pending.delete(request)) last = Date.now();
  };
  page.on('request', (request) => {
    if (!isCall(request)) return;
    current.push(request);
    pending.add(request);
    last = Date.now();
  });
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  for (const path of new Set(addresses)) {
    // Leaves the previous page, whose calls do not count.
    await page.goto(site.at('/art/logo/icon.svg'));
    current = [];
    await page.goto(site.at(path));
    await expect(page.locator('[data-page]')).toBeVisible();
    await expect.poll(() => pending.size === 0 && Date.now() - last > QUIET, { intervals: [100] }).toBe(true);
    calls.set(path, await Promise.all(current.map(answered)));
  }
  return calls;
}

/** The addresses that were asked twice. A lottery is rightly asked again when its draw closes: then the answer is another one. */
function twice(calls: Call[]): string[] {
  const asked = calls.filter(({ request }) => request.method() === 'GET');
  const again = asked.filter(({ request, answer }, at) => {
    const before = asked.slice(0, at).filter((each) => each.request.url() === request.url());
    return before.some((each) => !request.url().includes('/wps/lottery/') || each.answer === answer);
  });
  return again.map(({ request }) => request.url());
}

test('the first visit of a browser is in TY, on the screen and in every call', async ({ page, site }) => {
  const calls = await visit(page, site, ['/m/home', '/m/gameList?gameType=RNG', '/m/activity', '/m/lottery']);
  await proves('S1-LANG-01', async () => {
    const codes = [...calls.values()].flat().flatMap(({ request }) => {
      const { language, lang } = Object.fromEntries(new URL(request.url()).searchParams);
      return [language, lang].filter((code) => code !== undefined);
    });
    expect(codes.length).toBeGreaterThan(5);
    expect([...new Set(codes)]).toEqual(['TY']);
    expect(await page.locator('html').getAttribute('lang')).toBe('th');
    await expect(page.locator('head meta[name="description"]')).toHaveAttribute('content', /\p{L}/u);
    await expect(page.getByRole('banner')).toContainText(words('TY')('shell', 'header.login'));
    expect(await page.evaluate(() => localStorage.getItem('language'))).not.toBe('EN');
  });
});

test('the calls of a member carry the code of the merchant and the token of the session', async ({ page, site }) => {
  test.setTimeout(360_000);
  await choose(page, { language: 'EN' });
  await logIn(page, site, await site.member({ type: 1 }));
  const calls = await visit(page, site, pathsFor(1));
  const all = [...calls.values()].flat().map(({ request }) => request);
  await proves('S1-API-01', async () => {
    const codes = all.flatMap(merchantsOf);
    expect(codes.length).toBeGreaterThan(10);
    expect([...new Set(codes)]).toEqual([site.code]);
  });
  await proves('S7-API-01', async () => {
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((request) => !request.headers()['authorization']).map((request) => request.url())).toEqual([]);
  });
});

test('the calls of a trial session carry the code of the trial merchant, and go out once', async ({ page, site }) => {
  test.setTimeout(360_000);
  await choose(page, { language: 'EN' });
  await site.set({ trialOpen: true });
  await page.goto(site.url('/m/trail'));
  await page.getByRole('button', { name: say('account', 'trial.start') }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  const info = await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'));
  const { merchantCode } = JSON.parse(info ?? '{}') as { merchantCode: string };
  const calls = await visit(page, site, pathsFor(4));
  await proves('S6-ROLES-09', async () => {
    expect(merchantCode).not.toBe(site.code);
    const codes = [...calls.values()].flat().flatMap(({ request }) => merchantsOf(request));
    expect(codes.length).toBeGreaterThan(10);
    expect([...new Set(codes)]).toEqual([merchantCode]);
  });
  expect([...calls].flatMap(([path, made]) => twice(made).map((url) => `${path}: ${url}`))).toEqual([]);
});

for (const type of [4, 40, 41, 42, 0]) {
  test(`a member of type ${type} opens the agent home by its address: dividends are asked for by no call`, async ({
    page,
    site,
  }) => {
    await choose(page, { language: 'EN' });
    await logIn(page, site, await site.member({ type }));
    const made = (await visit(page, site, ['/m/agent'])).get('/m/agent') ?? [];
    const calls = made.map(({ request }) => new URL(request.url()).pathname);
    await expect(page).toHaveURL(type === 41 || type === 42 ? /\/m\/agent$/ : /\/m\/home$/);
    await proves('S6-ROLES-14', async () => {
      expect(calls).toContain('/wps/member/info');
      expect(calls.filter((path) => path.startsWith('/wps/agent/dividend'))).toEqual([]);
    });
  });
}
