import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type { FaultyPage } from '../support/fault-cases';
import type { Ops } from '../support/ops';
import { release, SECOND } from '../support/release';
import { choose, logIn, Site } from '../support/site';

/** A merchant on whose site the second release of one remote is live, and who is logged in there. */
export interface Prepared {
  site: Site;
  /** What the browser of that member kept of the session. */
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
 * One merchant per worker and remote: its cases run one after the other, and each repairs what the one before broke.
 *
 * @param apart a name for a merchant of one's own, where releases are changed
 */
export async function preparedFor(browser: Browser, ops: Ops, faulty: FaultyPage, apart = ''): Promise<Prepared> {
  const key = faulty.part + apart;
  const known = prepared.get(key) ?? prepare(browser, ops, faulty);
  prepared.set(key, known);
  const { site } = await known;
  await site.repair();
  return known;
}

/** Opens the page as the member of that merchant, and goes on once its document has arrived. */
export async function open(page: Page, { site, kept }: Prepared, { path }: FaultyPage): Promise<void> {
  await choose(page, { language: 'EN' });
  await page.addInitScript(({ session, local }) => {
    if (window.top !== window) return;
    for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
  }, kept);
  await page.goto(site.url(path), { waitUntil: 'commit' });
}
