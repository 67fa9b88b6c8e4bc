import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Asked, chainDepth } from './chain';
import { type Profile, pressed, type Scenario } from './scenarios';
import type { SiteServer } from './server';
import { Traffic } from './traffic';
import { type Seen, watchPage } from './watch-page';

/** Costs of one visit. Times in ms; a largest paint of 0 after a press. */
export interface Measured extends Seen {
  scriptBytes: number;
  /** Of these, what was there before the largest paint. */
  scriptFirst: number;
  /** Document, scripts and stylesheets. */
  codeBytes: number;
  allBytes: number;
  codeRequests: number;
  requests: number;
  depth: number;
}

interface VisitOptions {
  browser: Browser;
  server: Pick<SiteServer, 'origin'> & Partial<Pick<SiteServer, 'show'>>;
  scenario: Scenario;
  /** Without one, network and processor are as fast as they are. */
  profile?: Profile;
  session?: string;
  /** Done with the page once it has settled. */
  settled?: (page: Page) => Promise<void>;
}

/** What a visit showed, and all that it asked for. */
interface Recorded {
  seen: Seen;
  requests: Asked[];
}

const QUIET = 700;
const LIMIT = 45_000;

async function throttle(session: CDPSession, { latency, rate, cpu }: Profile): Promise<void> {
  const throughput = rate / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

const look = (page: Page): Promise<Seen> => page.evaluate('({ ...window.__bench.seen })');

/** Waits until the content shows and the network is quiet. Throws when that takes too long. */
async function settle(page: Page, traffic: Traffic, name: string): Promise<Seen> {
  const until = Date.now() + LIMIT;
  while (Date.now() < until) {
    await wait(100);
    if (!traffic.quietFor(QUIET)) continue;
    // What waits for an idle page comes before this.
    await page.evaluate('new Promise((done) => requestIdleCallback(() => requestIdleCallback(() => done())))');
    if (!traffic.quietFor(QUIET)) continue;
    const seen = await look(page);
    if (seen.content > 0) return seen;
  }
  const state = JSON.stringify(await look(page));
  throw new Error(`${name}: the content did not show within ${LIMIT} ms (${page.url()}, ${state})`);
}

/** Lets time pass for the page, second by second, so that it draws meanwhile, and waits for what it has asked for. */
async function stay(page: Page, traffic: Traffic, { stays = 0, title }: Scenario): Promise<void> {
  for (let passed = 0; passed < stays; passed += 1000) await page.clock.runFor(1000);
  await settle(page, traffic, title);
}

function sum(requests: readonly Asked[], painted: number): Omit<Measured, keyof Seen | 'depth'> {
  const loaded = requests.filter(({ cached }) => !cached);
  const bytes = (of: readonly Asked[]) => of.reduce((total, request) => total + request.bytes, 0);
  const code = loaded.filter(({ kind }) => kind === 'document' || kind === 'script' || kind === 'style');
  const scripts = loaded.filter(({ kind }) => kind === 'script');
  return {
    scriptBytes: bytes(scripts),
    scriptFirst: bytes(scripts.filter(({ end = Number.POSITIVE_INFINITY }) => end <= painted)),
    codeBytes: bytes(code),
    allBytes: bytes(loaded),
    codeRequests: code.length,
    requests: loaded.length,
  };
}

/** Visits one build once in a fresh browser and measures the step of the scenario. */
export async function visit(options: VisitOptions): Promise<Measured> {
  const { seen, requests } = await record(options);
  return { ...seen, ...sum(requests, seen.largestPaint), depth: chainDepth(requests, seen.content) };
}

/** Visits one build once in a fresh browser and records the step of the scenario. */
export async function record({
  browser,
  server,
  scenario,
  profile,
  session,
  settled,
}: VisitOptions): Promise<Recorded> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 1,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    // A service worker would serve both builds alike; network and browser cache are compared.
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    // A visit that only fills the cache is not measured, so it may be fast.
    const measuredLater = scenario.again === true || scenario.press !== undefined;
    if (!measuredLater && profile) await throttle(cdp, profile);
    const traffic = new Traffic(cdp);
    if (scenario.stays) await page.clock.install();
    await page.addInitScript({ content: watchPage(scenario.content, session) });
    const open = async () => {
      traffic.begin();
      await page.goto(server.origin + scenario.path, { waitUntil: 'commit' });
      return settle(page, traffic, scenario.title);
    };
    server.show?.('base');
    let seen = await open();
    if (measuredLater && profile) await throttle(cdp, profile);
    if (scenario.again) {
      server.show?.('after');
      seen = await open();
    }
    if (scenario.press) {
      const press = `window.__bench.watch(${JSON.stringify(pressed)}); document.querySelector(${JSON.stringify(scenario.press)}).click()`;
      traffic.begin();
      await page.evaluate(press);
      seen = { ...(await settle(page, traffic, scenario.title)), firstPaint: 0, largestPaint: 0 };
    }
    if (scenario.stays) await stay(page, traffic, scenario);
    const requests = traffic.all();
    await settled?.(page);
    return { seen, requests };
  } finally {
    await context.close();
  }
}
