import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type { FaultyPage } from '../support/fault-cases';
import type { Ops } from '../support/ops';
import { release, SECOND } from '../support/release';
import { choose, logIn, Site } from '../support/site';

/** A merchant with the second release of one remote live, and a member who is logged in. */
export interface Prepared {
  site: Site;
  kept: { session: Record<string, string>; local: Record<string, string> };
}

const prepared = new Map<string, Promise<Prepared>>();

async function logInOnce(browser: Browser, site: Site, type: number): Promise<Prepared['kept']> {
  const page = await browser.newPage();
  await choose(page, { language: 'EN' });
  await logIn(page, site, await site.member({ type }));
  const kept = await page.evaluate(() => ({ session: { ...sessionStorage }, local: { ...localStorage } }));
  await page.close();
  return kept;
}

async function prepare(browser: Browser, ops: Ops, { part, type, version = SECOND }: FaultyPage): Promise<Prepared> {
  const site = await Site.create(ops, `F${randomBytes(5).toString('hex').toUpperCase()}`);
  await release('promote', part, version, '--merchant', site.code);
  const kept = type === undefined ? { session: {}, local: {} } : await logInOnce(browser, site, type);
  return { site, kept };
}

/**
 * One merchant per worker and remote: its cases run one after the other, and each repairs the previous one's fault.
 * @param apart name of a separate merchant, for cases that change releases
 */
export async function preparedFor(browser: Browser, ops: Ops, faulty: FaultyPage, apart = ''): Promise<Prepared> {
  const key = faulty.part + apart;
  const known = prepared.get(key) ?? prepare(browser, ops, faulty);
  prepared.set(key, known);
  const { site } = await known;
  await site.repair();
  return known;
}

/** Opens the page as this member and waits for its document. */
export async function open(page: Page, { site, kept }: Prepared, { path }: FaultyPage): Promise<void> {
  await choose(page, { language: 'EN' });
  await page.addInitScript(({ session, local }) => {
    if (window.top !== window) return;
    for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
  }, kept);
  await page.goto(site.url(path), { waitUntil: 'commit' });
}
