import { type Browser, type Frame, launch, type Page } from 'puppeteer-core';
import { type Phone, PICTURES_STAND, seen } from './phone';
import { HEIGHT, WIDTH } from './window';

/** A locator's patience, ms: whoever asks tries again. A press waits for two frames, which are late on a busy machine. */
const AT_ONCE = 10_000;

/** Notes errors in the console, uncaught ones and failed requests. */
function watch(page: Page, troubles: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) troubles.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`uncaught: ${String(error)}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation aborts requests under way; that is no failure.
    if (!/ABORTED/.test(reason)) troubles.push(`${request.method()} ${request.url()} failed: ${reason}`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) troubles.push(`${answer.status()} ${answer.url()}`);
  });
}

/** Whether a press in an element's middle meets it. It runs in the page. */
function isUncovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const met = element.ownerDocument.elementFromPoint(x + width / 2, y + height / 2);
  return element.contains(met);
}

const phoneOf = (browser: Browser, page: Page): Phone => {
  const troubles: string[] = [];
  watch(page, troubles);
  let place: Page | Frame = page;
  const at = (path: string) => place.locator(`xpath/${path}`).setTimeout(AT_ONCE);
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    address: () => Promise.resolve(page.url()),
    press: async (path) => {
      await place.$eval(`xpath/${path}`, (element) => element.scrollIntoView({ block: 'center' }));
      await at(path).filter(isUncovered).click();
    },
    type: (path, text) => at(path).fill(text),
    texts: (path) => place.$$eval(`xpath/${path}`, seen),
    look: async (where) => {
      const inside = page.frames().find((each) => each.parentFrame() === page.mainFrame());
      if (where === 'game' && !inside) throw new Error('no frame in the page');
      place = where === 'game' && inside ? inside : page;
    },
    picturesStand: async () => (await page.evaluate(PICTURES_STAND)) === true,
    picture: async (file) => void (await page.screenshot({ path: file as `${string}.png` })),
    troubles: () => troubles,
    close: () => browser.close(),
  };
};

/** A Firefox by WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Phone> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    // A phone's scroll bars take no place.
    extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1 },
    defaultViewport: null,
  });
  const page = await browser.newPage();
  await page.setViewport({ width: WIDTH, height: HEIGHT });
  return phoneOf(browser, page);
}
