import { randomBytes } from 'node:crypto';
import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { Ops } from './ops';
import { Site } from './site';

interface Fixtures {
  /** A merchant of this test's own, with a host name of its own. */
  site: Site;
  /** Console errors and failed requests this test expects; anything else fails it. */
  expectedTrouble: RegExp[];
}

interface WorkerFixtures {
  ops: Ops;
}

/** Chromium measures a preload's first use by the clock of the document: on a busy machine one that was just asked for is told
 * off as well. Whether every preload is used is asserted in loading.spec.ts, without a clock. */
const LATE_PRELOAD = /was preloaded using link preload but not used within a few seconds/;

/** Said by Playwright itself where the service worker is off. */
const WORKER_OFF = /Service Worker registration blocked by Playwright/;

const describe = (message: ConsoleMessage): string => `${message.text()} (${message.location().url})`;

/** Collects what a member never sees and a founder must: console errors, uncaught errors, requests that failed. */
function watch(page: Page, troubles: string[]): void {
  page.on('console', (message) => {
    const trouble = message.type() === 'error' || message.type() === 'warning';
    if (trouble && ![LATE_PRELOAD, WORKER_OFF].some((noise) => noise.test(message.text())))
      troubles.push(describe(message));
  });
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation away ends what was still on its way; that is no failure.
    if (reason !== 'net::ERR_ABORTED') troubles.push(`${request.method()} ${request.url()} failed: ${reason}`);
  });
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  ops: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
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
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
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
