import type { Browser, BrowserContext } from '@playwright/test';

/** Where visitors open a site that this suite has no key of, without a slash at its end; undefined for a site with a key. */
export const foreignSite = (): string | undefined => process.env['E2E_BASE_URL']?.replace(/\/$/, '') || undefined;

/** What pages tell by themselves, and what a site counts of it: these tests are no visitors. */
const TOLD = /\/wps\/system\/(?:beacon|exposure)$/;
const READS = ['GET', 'HEAD', 'OPTIONS'];

/** What tests tried to change on a site of others. Each of them fails by it. */
export const refusedWrites: string[] = [];

/** Lets a browser read a site of others, and change nothing on it. */
async function readOnly(context: BrowserContext, origin: string): Promise<BrowserContext> {
  await context.route('**/*', async (route) => {
    const { method, url } = { method: route.request().method(), url: route.request().url() };
    if (READS.includes(method)) return route.fallback();
    if (TOLD.test(new URL(url).pathname)) return route.fulfill({ json: { success: true, value: null } });
    refusedWrites.push(`${method} ${url}`);
    return route.abort();
  });
  const token = process.env['E2E_LINK'];
  const name = origin.startsWith('https:') ? '__Host-foyer-preview' : 'foyer-preview';
  if (token) await context.addCookies([{ name, value: token, url: origin }]);
  return context;
}

/** The same browser, whose contexts change nothing on a site of others. */
export function guarded(browser: Browser): Browser {
  const origin = foreignSite();
  if (origin === undefined) return browser;
  const make = browser.newContext.bind(browser);
  browser.newContext = async (options) => readOnly(await make(options), origin);
  return browser;
}
