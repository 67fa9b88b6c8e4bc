import type { Browser } from '@playwright/test';
import type { Scenario } from './scenarios';
import type { Stage } from './stage';

/** Logs a demonstration account in through the page, because the call is encrypted. Gives the stored session. */
async function logIn(browser: Browser, origin: string, name: string): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/m/login`);
    await page.locator('form input[autocomplete="username"]').fill(name);
    await page.locator('form input[type="password"]').fill(`${name}1234`);
    await page.locator('form button[type="submit"]').click();
    await page.waitForURL((url) => url.pathname !== '/m/login');
    const session: unknown = await page.evaluate("sessionStorage.getItem('MC_SESSION_INFO')");
    if (typeof session !== 'string') throw new Error(`${name} was logged in without a session`);
    return session;
  } finally {
    await context.close();
  }
}

/** The stored sessions of all accounts that scenarios ask for, by name. Either site takes them. */
export async function sessionsFor(
  { browser, servers }: Stage,
  chosen: readonly Scenario[],
): Promise<Partial<Record<string, string>>> {
  const sessions: Partial<Record<string, string>> = {};
  for (const name of new Set(chosen.flatMap(({ as }) => (as ? [as] : [])))) {
    sessions[name] = await logIn(browser, servers.fed.origin, name);
  }
  return sessions;
}
