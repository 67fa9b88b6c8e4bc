import type { Page } from '@playwright/test';
import { atFreshMinute } from '../support/draws';
import { expect, test } from '../support/fixtures';
import { declaredPages, homeWidgets } from '../support/remotes';
import { screens } from '../support/screens';
import { choose, logIn } from '../support/site';

/** Addresses with early calls, and their number. */
const pages = [
  ...declaredPages.flatMap(({ address, declaration: { early } }) => (early ? [{ address, calls: early.length }] : [])),
  { address: '/m/home', calls: homeWidgets.flatMap(({ early = [] }) => early).length },
];

/** Alternative addresses of a page show the same screen. */
const screenOf = (address: string) =>
  Object.values(screens).find(
    ({ path: of }) => of.split('?')[0] === address.replace(/^(\/m)?\/register\.html$/, '/m/register'),
  );

const ALWAYS = ['/wps/system/status', '/wps/system/whitelabel', '/wps/system/template'];
const OF_SESSION = ['/wps/member/info', '/wps/wallets/balance'];

function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(pathname + search);
  });
  return asked;
}

interface Noted {
  /** Path and query of the boot script's calls. */
  noted: string[];
  __foyer: { early: Map<string, unknown> };
}

const note = (page: Page) =>
  page.addInitScript(() => {
    const window = globalThis as unknown as Noted;
    window.noted = [];
    let boot: Noted['__foyer'] | undefined;
    Object.defineProperty(globalThis, '__foyer', {
      get: () => boot,
      set: (given: Noted['__foyer']) => {
        boot = given;
        const keep = given.early.set.bind(given.early);
        given.early.set = (address, answer) => {
          window.noted.push(address);
          return keep(address, answer);
        };
      },
    });
  });

for (const { address, calls } of pages) {
  test(`what ${address} begins with is the very request that its page makes`, async ({ page, site, ops }) => {
    const screen = screenOf(address);
    if (!screen) throw new Error(`${address} is not among the screens`);
    await choose(page, { language: 'EN' });
    if (screen.on !== undefined) await site.set(screen.on);
    // A draw that closes is rightly asked about again.
    if (/lottery/i.test(address)) await atFreshMinute(ops, site);
    if (screen.type !== undefined) await logIn(page, site, await site.member({ type: screen.type }));
    // Leaves the previous page, whose calls do not count.
    await page.goto(site.at('/art/logo/icon.svg'));
    await note(page);
    const asked = listen(page);
    const [, search = ''] = screen.path.split('?');
    await page.goto(site.at(search === '' ? address : `${address}?${search}`));
    await screen.ready(page);
    const isCall = (each: string) => each.startsWith('/wps/') && !ALWAYS.includes(each) && !OF_SESSION.includes(each);
    const early = async () => (await page.evaluate(() => (globalThis as unknown as Noted).noted)).filter(isCall);
    await expect.poll(async () => (await early()).length).toBe(calls);
    // The client uses every answer of the boot script, those of parts that come last too.
    const left = () => page.evaluate(() => [...(globalThis as unknown as Noted).__foyer.early.keys()]);
    await expect.poll(left).toEqual([]);
    const declared = await early();
    expect(declared).toHaveLength(calls);
    const vendor = asked.findIndex((each) => each.includes('/vendor.'));
    for (const call of declared) {
      // A different query of the same call would not be reused.
      const [name] = call.split('?');
      const same = (list: string[]) => list.filter((each) => each.split('?')[0] === name);
      expect(same(asked), call).toEqual(same(declared));
      // Calls of home's lower part leave with the shell's script.
      if (address !== '/m/home') expect(asked.indexOf(call), call).toBeLessThan(vendor);
    }
  });
}
