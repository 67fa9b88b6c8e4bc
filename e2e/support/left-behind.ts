import type { Page } from '@playwright/test';

/** What a page holds after a collection of garbage. */
export interface Held {
  /** In bytes. */
  readonly heap: number;
  readonly nodes: number;
  /** Of elements, document and window. */
  readonly listeners: number;
  /** Timers that repeat, and those set for ten seconds or more that have not come. Shorter ones are the limits of calls and files. */
  readonly timers: readonly string[];
  /** Containers of parts, portals and dialogs, scripts and styles: the elements at the top of the document. */
  readonly containers: number;
}

/** Makes each document of a page note its timers. */
export const watchTimers = (page: Page) =>
  page.addInitScript((LASTING) => {
    const pending = new Map<number, string>();
    type Timer = (work: TimerHandler, ms?: number, ...rest: unknown[]) => number;
    const [later, often, never] = [window.setTimeout as Timer, window.setInterval as Timer, window.clearTimeout];
    const wrapped =
      (set: Timer, name: string, once: boolean) =>
      (work: TimerHandler, ms?: number, ...rest: unknown[]): number => {
        const id: number = set(
          (...given: unknown[]) => {
            if (once) pending.delete(id);
            if (typeof work === 'function') work(...given);
          },
          ms,
          ...rest,
        );
        if (!once || (ms ?? 0) >= LASTING) pending.set(id, `${name} ${ms}`);
        return id;
      };
    const clear = (id?: number) => {
      if (id !== undefined) pending.delete(id);
      never(id);
    };
    Object.assign(window, {
      setTimeout: wrapped(later, 'once', true),
      setInterval: wrapped(often, 'every', false),
      clearTimeout: clear,
      clearInterval: clear,
      pendingTimers: () => [...pending.values()].sort(),
    });
  }, 10_000);

/** Changes to a page of the site as a link does, without a new document, and waits frame by frame until nothing of it loads. */
export const changeTo = (page: Page, path: string): Promise<void> =>
  page.evaluate(async (to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    const stands = () => {
      const there = document.querySelector(`[data-page="${to.split('?')[0]}"]`);
      return there?.querySelector('[data-part]') && !there.querySelector('[aria-busy="true"]');
    };
    do await new Promise(requestAnimationFrame);
    while (!stands());
  }, path);

/** What the page that stands holds. */
export async function heldBy(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const [timers, containers] = await page.evaluate(
    () =>
      [
        (window as unknown as { pendingTimers: () => string[] }).pendingTimers(),
        document.head.childElementCount + document.body.childElementCount + document.querySelectorAll('dialog').length,
      ] as const,
  );
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners'), timers, containers };
}
