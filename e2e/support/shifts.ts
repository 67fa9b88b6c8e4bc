import type { Page, Request } from '@playwright/test';

interface Shift {
  value: number;
  /** When, in ms of the document. */
  at: number;
  /** Elements with old and new x, y, width and height. */
  moved: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  interface Window {
    shiftsSeen?: Shift[];
    shiftsSince?: number;
  }
}

/** Records layout shifts, also those after a press. Runs in the page before any script. */
function remember(): void {
  if (window.top !== window) return;
  const seen: Shift[] = [];
  window.shiftsSeen = seen;
  const rounded = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  const named = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `<${element?.tagName.toLowerCase()} class="${element?.getAttribute('class')}"> ${node?.textContent?.slice(0, 30)}`;
  };
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(
        ({ node, previousRect, currentRect }) => `${named(node)}: ${rounded(previousRect)} -> ${rounded(currentRect)}`,
      );
      seen.push({ value, at: startTime, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export const watchShifts = (page: Page): Promise<unknown> => page.addInitScript(remember);

/** Shifts since the document began or since `forgetShifts`. The newest entries need a frame. */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(
    () =>
      new Promise<Shift[]>((done) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            done((window.shiftsSeen ?? []).filter(({ at }) => at >= (window.shiftsSince ?? 0))),
          ),
        ),
      ),
  );

/** Leaves out what has moved until now, also shifts that the browser draws or reports a frame later. */
export const forgetShifts = async (page: Page): Promise<void> => {
  await shiftsOf(page);
  await page.evaluate(() => {
    window.shiftsSince = performance.now();
  });
};

/** A slow network: 150 ms for each answer, 9 Mbit/s. */
export async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const throughput = 9_000_000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/** Gives the ms without a request under way. */
export function quietOf(page: Page): () => number {
  const open = new Set<Request>();
  let changed = Date.now();
  const change = (request: Request, isOpen: boolean) => {
    if (isOpen) open.add(request);
    else open.delete(request);
    changed = Date.now();
  };
  page.on('request', (request) => change(request, true));
  page.on('requestfinished', (request) => change(request, false));
  page.on('requestfailed', (request) => change(request, false));
  return () => (open.size > 0 ? 0 : Date.now() - changed);
}
