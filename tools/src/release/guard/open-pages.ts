import { existsSync } from 'node:fs';
import { armOf, bucketOf, VISITOR_COOKIE } from '@foyer/shared/remote';
import type { Browser, Page } from '@playwright/test';
import type { Variant } from '../variants';

/** What a browser saw of a release. `unknown`: there is none here, or it did not get the release. */
export type Seen = { readonly state: 'works' | 'fails' | 'unknown'; readonly says: string };

/** A release, and where it is to be opened. */
export interface ToOpen {
  readonly address: string;
  readonly part: string;
  readonly version: string;
  /** All that visitors of the channel may get. */
  readonly variants: readonly Variant[];
  /** Paths of pages. */
  readonly paths: readonly string[];
}

const PLACES = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const WAIT_MS = 45_000;
/** A page tells of a failure within two seconds. */
const TOLD_WITHIN_MS = 4_000;
const NAMES = 1_000;
/** Visitors that are tried until one gets the release. */
const TRIED = 12;
/** What the pages of the guard must not add to: counts of visitors. */
const COUNTED = /\/wps\/system\/(beacon|exposure)$/;

interface Beacon {
  readonly parts?: readonly { readonly part: string; readonly version: string; readonly failed: boolean }[];
}

/** A browser of this machine, for whose packages an image has no room; undefined where there is none. */
export async function launched(): Promise<Browser | undefined> {
  const executablePath = PLACES.find((place) => place !== undefined && existsSync(place));
  if (executablePath === undefined) return undefined;
  const playwright = await import('@playwright/test').catch(() => undefined);
  return playwright?.chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
}

/** The version that a visitor gets by the shell's own rule: in an experiment that of the arm (decision 80), else by shares. */
function versionFor({ part, variants }: ToOpen, visitor: string): string | undefined {
  const ofArm = variants.find(({ arms }) => armOf(arms, visitor)) ?? variants.find((each) => each.default);
  if (variants.some(({ arms }) => arms)) return ofArm?.version;
  const inPlay = variants.filter(({ traffic }) => traffic > 0);
  const bucket = bucketOf(visitor, [part, ...inPlay.map((each) => each.version)].join('|'));
  const ends = inPlay.map((_, at) => inPlay.slice(0, at + 1).reduce((sum, { traffic }) => sum + traffic, 0));
  return inPlay[ends.findIndex((end) => bucket < end)]?.version;
}

/** Names of visitors, those first who get the release. */
export function visitorsFor(wanted: ToOpen): string[] {
  const gets = (name: string): boolean => versionFor(wanted, name) === wanted.version;
  const names = Array.from({ length: NAMES }, (_, n) => n.toString(16).padStart(24, '0'));
  return [...names.filter(gets), ...names].slice(0, TRIED);
}

/** What the boot script leaves in a page; see `Boot` of the shell. */
interface Left {
  readonly started?: true;
  readonly chosen?: Readonly<Record<string, { readonly metadata: { readonly version: string } }>>;
  readonly seen?: readonly { readonly part?: string; readonly version?: string; readonly failed?: boolean }[];
}

/** The release of a part that the page was given. */
const versionIn = (page: Page, part: string): Promise<unknown> =>
  page.evaluate(
    (name) => (Reflect.get(globalThis, '__foyer') as unknown as Left).chosen?.[name]?.metadata.version,
    part,
  );

/** Whether the page has the release on the screen, or in it. */
const hasLoaded = (page: Page, { part, version }: ToOpen): Promise<unknown> =>
  page.waitForFunction(
    ([name, wanted]) => {
      const { seen, started, chosen } = Reflect.get(globalThis, '__foyer') as unknown as Left;
      if (name === 'shell') return started === true && chosen?.['shell']?.metadata.version === wanted;
      return Array.isArray(seen) && seen.some((each) => each.part === name && each.version === wanted && !each.failed);
    },
    [part, version],
    { timeout: WAIT_MS },
  );

async function opened(browser: Browser, visitor: string, wanted: ToOpen): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
  const failed = new Promise<void>((resolve) => {
    void context.route(COUNTED, async (route) => {
      const { parts = [] } = (route.request().postDataJSON() ?? {}) as Beacon;
      const isOurs = parts.some((each) => each.part === wanted.part && each.version === wanted.version && each.failed);
      if (isOurs) resolve();
      await route.fulfill({ json: { success: true, value: null } });
    });
  });
  try {
    // By the cookie the server chooses a shell, by the storage the page what is left to it.
    await context.addCookies([{ name: VISITOR_COOKIE, value: visitor, url: wanted.address }]);
    const page = await context.newPage();
    await page.addInitScript((id) => {
      if (window.top === window) localStorage.setItem('foyer:stays:shell.visitorId', id);
    }, visitor);
    let loaded = 0;
    for (const path of wanted.paths) {
      await page.goto(new URL(path, wanted.address).href, { timeout: WAIT_MS, waitUntil: 'commit' });
      await page.waitForFunction(() => Reflect.has(globalThis, '__foyer'), undefined, { timeout: WAIT_MS });
      if ((await versionIn(page, wanted.part)) !== wanted.version)
        return { state: 'unknown', says: 'the browser was given another release' };
      const end = failed.then(() => 'fails' as const);
      const works = hasLoaded(page, wanted).then(
        () => Promise.race([end, page.waitForTimeout(TOLD_WITHIN_MS).then(() => 'works' as const)]),
        () => 'unknown' as const,
      );
      const state = await Promise.race([end, works]);
      if (state === 'fails') return { state, says: `it fails in a browser here, at ${path}` };
      if (state === 'works') loaded += 1;
    }
    return loaded > 0
      ? { state: 'works', says: `a browser here shows it, at ${loaded} of ${wanted.paths.length} pages` }
      : { state: 'unknown', says: 'no page of it came in a browser here' };
  } catch (error) {
    return {
      state: 'unknown',
      says: `no page opened here (${error instanceof Error ? error.message.split('\n')[0] : String(error)})`,
    };
  } finally {
    await context.close();
  }
}

/** Opens pages of a release in a browser of this machine, as a visitor who gets it, and says whether it fails there. Counts for nobody. */
export async function openPages(wanted: ToOpen): Promise<Seen> {
  const browser = await launched();
  if (browser === undefined) return { state: 'unknown', says: 'there is no browser here' };
  try {
    let seen: Seen = { state: 'unknown', says: 'no visitor got it' };
    for (const visitor of visitorsFor(wanted)) {
      seen = await opened(browser, visitor, wanted);
      if (seen.state !== 'unknown' || !seen.says.includes('another release')) return seen;
    }
    return seen;
  } finally {
    await browser.close();
  }
}
