import type { Locator, Page } from '@playwright/test';
import { marks, traced } from './long-tasks';

/** What a press took. */
export interface Press {
  readonly kind: string;
  readonly name: string;
  /** From the finger's lifting to the frame after the first change of the document, in ms by the clock. */
  readonly wall: number;
  /** The main thread's processor time in between, in ms. */
  readonly work: number;
  /** Nothing changed in the document within a second: the times are those to the next frame. */
  readonly quiet: boolean;
}

interface Seen {
  /** By the page's clock, in ms. */
  readonly from: number;
  readonly to: number;
  readonly quiet: boolean;
}

/** What changes without a press: a clock, a ticker, banners. */
const RESTLESS = '[role="timer"], [data-part^="content/home-"], [data-part="games/home-matches"]';

/** Makes each document of a page note when a finger is lifted, and when the first change after it was painted. */
export const watchPresses = (page: Page) =>
  page.addInitScript((restless) => {
    if (window.top !== window) return;
    let press: { from: number; painted?: number; changed?: boolean; end: (seen: Seen) => void } | undefined;
    let last: Promise<Seen> = Promise.reject(new Error('Nothing was pressed'));
    last.catch(() => undefined);
    const afterFrame = (then: (at: number) => void) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => then(performance.now());
        port2.postMessage(0);
      });
    const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
    new MutationObserver((changes) => {
      const now = press;
      if (!now || now.changed || changes.every(({ target }) => elementOf(target)?.closest(restless))) return;
      now.changed = true;
      afterFrame((to) => now.end({ from: now.from, to, quiet: false }));
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const lift = ({ timeStamp: from }: Event) => {
      last = new Promise((end) => {
        const now = { from, end } as NonNullable<typeof press>;
        press = now;
        setTimeout(() => {
          if (!now.changed) end({ from, to: now.painted ?? performance.now(), quiet: true });
        }, 1000);
      });
    };
    const click = () => {
      const now = press;
      if (now && !now.painted) afterFrame((at) => (now.painted = at));
    };
    addEventListener('pointerup', lift, { capture: true });
    addEventListener('click', click, { capture: true });
    Object.assign(window, { lastPress: () => last });
  }, RESTLESS);

/** A journey presses by this. */
export type PressIt = (target: Locator, kind?: string) => Promise<void>;

/**
 * Traces a journey on a processor slowed four times.
 *
 * The work of a press is what the main thread did from its lifting to its answer, in processor time: on a busy machine the clock tells
 * of other programs. Calls that are under way meanwhile cost nothing in it.
 * @param journey makes its presses one after the other by the function that it gets
 */
export async function pressesOf(
  page: Page,
  kind: string,
  journey: (press: PressIt) => Promise<unknown>,
): Promise<{ presses: Press[]; tasks: number[] }> {
  const seen: (Seen & { kind: string; name: string })[] = [];
  const press: PressIt = async (target, of = kind) => {
    const name = await target.evaluate((element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40),
    );
    // What brings it into view, and the driver's own look at it, are no part of the press.
    await target.tap({ trial: true });
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 })));
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    const it = await page.evaluate(() => (window as unknown as { lastPress: () => Promise<Seen> }).lastPress());
    seen.push({ ...it, kind: of, name });
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 })));
  };
  let begun = 0;
  const { tasks, marked } = await traced(
    page,
    async () => {
      begun = await page.evaluate(({ from }) => performance.mark(from).startTime, marks);
      await journey(press);
      await page.evaluate(({ to }) => performance.mark(to), marks);
    },
    4,
  );
  const offset = (marked(marks.from)[0] ?? 0) - begun;
  const workIn = (from: number, to: number) =>
    tasks.reduce((sum, { at, ms }) => (at + ms > from && at < to ? sum + ms : sum), 0);
  return {
    presses: seen.map(({ from, to, ...rest }) => ({
      ...rest,
      wall: to - from,
      work: workIn(from + offset, to + offset),
    })),
    tasks: tasks.map(({ ms }) => ms).sort((one, other) => other - one),
  };
}
