import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { declaredPages } from '../support/remotes';
import { screens } from '../support/screens';
import { choose, logIn } from '../support/site';

const pages = declaredPages.flatMap(({ address, declaration: { early } }) =>
  early ? [{ address, early: early.map((given) => (typeof given === 'string' ? given : given.call)) }] : [],
);

/** The old addresses of a page show the same screen. */
const screenOf = (address: string) =>
  Object.values(screens).find(
    ({ path: of }) => of.split('?')[0] === address.replace(/^(\/m)?\/register\.html$/, '/m/register'),
  );

const plain = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

/** What a declared call looks like once its names are filled in. */
const shapeOf = (call: string): RegExp =>
  new RegExp(
    `^${plain(call)
      .replace(/&token=\{token\}/, '(&token=[^&]+)?')
      .replace(/\{\w+\}/g, '[^&{}]+')}$`,
  );

function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(pathname + search);
  });
  return asked;
}

for (const { address, early } of pages) {
  test(`what ${address} begins with is asked before its script has come, and once`, async ({ page, site }) => {
    const screen = screenOf(address);
    if (!screen) throw new Error(`${address} is not among the screens`);
    await choose(page, { language: 'EN' });
    if (screen.type !== undefined) await logIn(page, site, await site.member({ type: screen.type }));
    // What the page before still asks for is not of this visit.
    await page.goto(site.at('/art/logo/icon.svg'));
    const asked = listen(page);
    const [, search = ''] = screen.path.split('?');
    await page.goto(site.at(search === '' ? address : `${address}?${search}`));
    await screen.ready(page);
    const vendor = asked.findIndex((each) => each.includes('/vendor.'));
    for (const call of early) {
      const found = asked.flatMap((each, at) => (shapeOf(call).test(each) ? [at] : []));
      expect(found, call).toHaveLength(1);
      expect(found[0], call).toBeLessThan(vendor);
      // Declared otherwise than it is asked for, it would be asked for in both ways.
      const [name] = call.split('?');
      const declared = early.filter((each) => each.split('?')[0] === name).length;
      expect(
        asked.filter((each) => each.split('?')[0] === name),
        call,
      ).toHaveLength(declared);
    }
  });
}
