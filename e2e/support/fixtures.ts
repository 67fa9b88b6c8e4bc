import { randomBytes } from 'node:crypto';
import { test as base, type ConsoleMessage, type Page, type TestInfo } from '@playwright/test';
import { needsNoKey, PUBLIC } from './kinds';
import { Ops } from './ops';
import { Site, type Visited, visitedAt } from './site';
import { attachHappened, note } from './what-happened';
import { foreignSite, guarded, refusedWrites } from './where';

interface Fixtures {
  /** A merchant with a host name of its own, for this test only. */
  site: Site;
  /** A site as any visitor finds it: for tests that also run against sites of others. They are tagged `PUBLIC`. */
  visited: Visited;
  /** Calls operations, with their key. */
  ops: Ops;
  /** Checks that the tag says what the test needs. */
  kind: { needsKey: boolean };
  /** Console errors and failed requests that the test expects. Any other fails it. */
  expectedTrouble: RegExp[];
}

interface WorkerFixtures {
  opsOfWorker: Ops;
}

/**
 * On a busy machine Chromium reports a preload as unused that was just requested. loading.spec.ts asserts without a clock that
 * every preload is used.
 */
export const LATE_PRELOAD = /was preloaded using link preload but not used within a few seconds/;

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

/** The code of a new merchant, noted with the test: a replay has the same one. */
function newCode(info: TestInfo): string {
  const code = process.env['E2E_MERCHANT'] || `T${randomBytes(5).toString('hex').toUpperCase()}`;
  info.annotations.push({ type: 'merchant', description: code });
  return code;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  browser: [async ({ browser }, use) => use(guarded(browser)), { scope: 'worker' }],
  opsOfWorker: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const ops = await Ops.open();
      await use(ops);
      await ops.close();
    },
    { scope: 'worker' },
  ],
  kind: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use, info) => {
      const kind = { needsKey: false };
      refusedWrites.length = 0;
      await use(kind);
      if (refusedWrites.length > 0)
        throw new Error(`The test would have changed something on a site of others:\n  ${refusedWrites.join('\n  ')}`);
      if (kind.needsKey && needsNoKey(info)) throw new Error(`The test is tagged ${PUBLIC}, but uses operations.`);
    },
    { auto: true },
  ],
  ops: async ({ kind, opsOfWorker }, use) => {
    kind.needsKey = true;
    await use(opsOfWorker);
  },
  site: async ({ ops }, use, info) => {
    await use(await Site.create(ops, newCode(info)));
  },
  visited: async ({ kind: _ }, use, info) => {
    if (!needsNoKey(info)) throw new Error(`A test of any site is tagged ${PUBLIC}.`);
    const foreign = foreignSite();
    if (foreign !== undefined) return use(visitedAt(foreign));
    const ops = await Ops.open();
    await use(await Site.create(ops, newCode(info)));
    await ops.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  expectedTrouble: async ({}, use) => use([]),
  page: async ({ page, expectedTrouble }, use, info) => {
    const troubles: string[] = [];
    watch(page, troubles);
    const happened = note(page);
    await use(page);
    const unexpected = troubles.filter((trouble) => !expectedTrouble.some((pattern) => pattern.test(trouble)));
    if (unexpected.length > 0 || info.status !== info.expectedStatus) await attachHappened(info, page, happened);
    if (unexpected.length > 0) throw new Error(`The page had troubles nobody expected:\n  ${unexpected.join('\n  ')}`);
  },
});

export { expect } from '@playwright/test';
export { PUBLIC } from './kinds';
export { proves } from './proves';
