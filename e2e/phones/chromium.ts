import { type Browser, chromium, type Frame, type Page } from '@playwright/test';
import { type Phone, PICTURES_STAND, seen } from './phone';
import { HEIGHT, WIDTH } from './window';

/** A locator's patience, ms: whoever asks tries again. */
const AT_ONCE = 10_000;

/** Notes errors in the console, uncaught ones and failed requests. */
function watch(page: Page, troubles: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation aborts requests under way; that is no failure.
    if (!/ABORTED/.test(reason)) troubles.push(`${request.method()} ${request.url()} failed: ${reason}`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) troubles.push(`${answer.status()} ${answer.url()}`);
  });
}

const phoneOf = (browser: Browser, page: Page): Phone => {
  const troubles: string[] = [];
  watch(page, troubles);
  let place: Page | Frame = page;
  const at = (path: string) => place.locator(`xpath=${path}`);
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    address: () => Promise.resolve(page.url()),
    press: async (path) => {
      await at(path).evaluate((element) => element.scrollIntoView({ block: 'center' }), { timeout: AT_ONCE });
      await at(path).click({ timeout: AT_ONCE });
    },
    type: (path, text) => at(path).fill(text, { timeout: AT_ONCE }),
    texts: (path) => at(path).evaluateAll(seen),
    look: async (where) => {
      const [inside] = page.mainFrame().childFrames();
      if (where === 'game' && !inside) throw new Error('no frame in the page');
      place = where === 'game' && inside ? inside : page;
    },
    picturesStand: async () => (await page.evaluate(PICTURES_STAND)) === true,
    picture: async (file) => void (await page.screenshot({ path: file })),
    troubles: () => troubles,
    close: () => browser.close(),
  };
};

/** A Chromium of any age. */
export async function openChromium(executablePath: string): Promise<Phone> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT }, serviceWorkers: 'allow' });
  return phoneOf(browser, page);
}
