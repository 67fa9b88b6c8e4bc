import type { Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** In microseconds: when it began, and its processor time. */
  ts: number;
  tdur?: number;
}

/** How much slower than this machine a cheap phone is, as the rows of the product say. */
const SLOWER = 4;

/** `performance.mark` with these names says in the page where the tasks to be judged begin and end. */
export const marks = { from: 'tasks from here', to: 'tasks to here' } as const;

/**
 * The tasks of a page's main thread between the two marks, in ms of processor time on a processor slowed four times (or as many times
 * as is said), the longest first. Processor time, because other programs of a busy machine stretch what a clock measures.
 * @param happens sets both marks in the page; the test's own work in the page belongs outside of them
 */
export async function tasksOf(page: Page, happens: () => Promise<unknown>, slower = SLOWER): Promise<number[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('A page of a persistent context has no browser to trace');
  const [ofPage, ofBrowser] = [await page.context().newCDPSession(page), await browser.newBrowserCDPSession()];
  const events: TraceEvent[] = [];
  ofBrowser.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((done) => ofBrowser.once('Tracing.tracingComplete', done));
  await ofPage.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await ofBrowser.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'toplevel,blink.user_timing' });
  await happens();
  await ofBrowser.send('Tracing.end');
  await complete;
  await ofPage.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await Promise.all([ofPage.detach(), ofBrowser.detach()]);

  const [from, to] = [marks.from, marks.to].map((mark) => events.find(({ name }) => name === mark));
  if (from === undefined || to === undefined) throw new Error('The trace lacks a mark');
  return events
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === from.pid && tid === from.tid)
    .flatMap(({ ts, tdur }) => (tdur === undefined || ts < from.ts || ts > to.ts ? [] : [tdur / 1000]))
    .sort((one, other) => other - one);
}
