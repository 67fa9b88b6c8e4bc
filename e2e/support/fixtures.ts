import { randomBytes } from 'node:crypto';
import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { Ops } from './ops';
import { Site } from './site';

interface Fixtures {
  /** A merchant with a host name of its own, for this test only. */
  site: Site;
  /** Console errors and failed requests that the test expects. Any other fails it. */
  expectedTrouble: RegExp[];
}

interface WorkerFixtures {
  ops: Ops;
}

/**
 * On a busy machine Chromium reports a preload as unused that was just requested. loading.spec.ts asserts without a clock that
 * every preload is used.
 */
const LATE_PRELOAD = /was preloaded using link preload but not used within a few seconds/;

/** Playwright's own message when it blocks the service worker. */
const WORKER_OFF = /Service Worker registration blocked by Playwright/;

const describe = (message: ConsoleMessage): string => `${message.text()} (${message.location().url})`;

/** Collects console errors, uncaught errors and failed requests. */
function watch(page: Page, troubles: string[]): void {
  page.on('console', (message) => {
    const trouble = message.type() === 'error' || message.type() === 'warning';
    if (trouble && ![LATE_PRELOAD, WORKER_OFF].some((noise) => noise.test(message.text())))
      troubles.push(describe(message));
  });
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation aborts requests under way; that is no failure.
    if (reason !== 'net::ERR_ABORTED') troubles.push(`${request.method()} ${request.url()} failed: ${reason}`);
  });
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  ops: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const ops = await Ops.open();
      await use(ops);
      await ops.close();
    },
    { scope: 'worker' },
  ],
  site: async ({ ops }, use) => {
    const code = `T${randomBytes(5).toString('hex').toUpperCase()}`;
    await use(await Site.create(ops, code));
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  expectedTrouble: async ({}, use) => use([]),
  page: async ({ page, expectedTrouble }, use) => {
    const troubles: string[] = [];
    watch(page, troubles);
    await use(page);
    const unexpected = troubles.filter((trouble) => !expectedTrouble.some((pattern) => pattern.test(trouble)));
    if (unexpected.length > 0) throw new Error(`The page had troubles nobody expected:\n  ${unexpected.join('\n  ')}`);
  },
});

export { expect } from '@playwright/test';
export { proves } from './proves';
