import type { Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** In microseconds: when it began, how long it lasted, and its processor time. */
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { chrome_mojo_event_info?: { mojo_interface_tag?: string } };
}

/** What a driver of the browser asks a page, and what the page answers it, comes by messages of this interface and of no other. */
const OF_DRIVER = 'blink.mojom.DevToolsSession';

/** How much slower than this machine a cheap phone is, as the rows of the product say. */
const SLOWER = 4;

/** `performance.mark` with these names says in the page where the tasks to be judged begin and end. */
export const marks = { from: 'tasks from here', to: 'tasks to here', frame: 'a frame' } as const;

/** A task of a page's main thread: when it began, in ms on the trace's clock, its processor time in ms, and the driver's part of that. */
interface Task {
  readonly at: number;
  readonly ms: number;
  readonly ofDriver: number;
}

/** Processor time in ms; never more than the clock measured. Undefined for what is no span. */
const costOf = ({ dur, tdur }: TraceEvent): number | undefined =>
  dur === undefined || tdur === undefined ? undefined : Math.min(dur, tdur) / 1000;

export interface Traced {
  readonly tasks: readonly Task[];
  /** When each mark of that name was set, in ms on the same clock. */
  marked(name: string): number[];
}

/**
 * Traces a page on a processor slowed four times (or as many times as is said), between the two marks that `happens` sets in it.
 *
 * A task's time is that of the processor, because other programs of a busy machine stretch what a clock measures; and never more
 * than the task lasted, because the processor clock of a virtual machine now and then leaps by some 8 ms.
 */
export async function traced(page: Page, happens: () => Promise<unknown>, slower: number): Promise<Traced> {
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
  const own = events
    .filter(({ pid, tid, ts }) => pid === from.pid && tid === from.tid && ts >= from.ts && ts <= to.ts)
    .sort((one, other) => one.ts - other.ts);
  const asked = own.filter(({ args }) => args?.chrome_mojo_event_info?.mojo_interface_tag === OF_DRIVER);
  const ofDriver = ({ ts, dur = 0 }: TraceEvent) =>
    asked.reduce((sum, each) => (each.ts >= ts && each.ts < ts + dur ? sum + (costOf(each) ?? 0) : sum), 0);
  return {
    tasks: own
      .filter(({ name }) => name.endsWith('RunTask'))
      .flatMap((task) => {
        const ms = costOf(task);
        return ms === undefined ? [] : [{ at: task.ts / 1000, ms, ofDriver: ofDriver(task) }];
      }),
    marked: (mark) => own.flatMap(({ name, ts }) => (name === mark ? [ts / 1000] : [])),
  };
}

const mostFirst = (times: readonly number[]): number[] => [...times].sort((one, other) => other - one);

/** The tasks between the two marks, in ms on a cheap phone, the longest first. */
export async function tasksOf(page: Page, happens: () => Promise<unknown>, slower = SLOWER): Promise<number[]> {
  const { tasks } = await traced(page, happens, slower);
  return mostFirst(tasks.map(({ ms }) => ms));
}

/**
 * All work of the main thread from one frame to the next, without what the driver asks, in ms on a cheap phone, the most first. The page marks
 * each of its frames. What the driver asks must lay nothing out, because the page would have that work done already.
 */
export async function framesOf(page: Page, happens: () => Promise<unknown>, slower = SLOWER): Promise<number[]> {
  const { tasks, marked } = await traced(page, happens, slower);
  const frames = marked(marks.frame);
  return mostFirst(
    frames.slice(1).map((end, index) => {
      const begin = frames[index] as number;
      return tasks.reduce((sum, { at, ms, ofDriver }) => (at >= begin && at < end ? sum + ms - ofDriver : sum), 0);
    }),
  );
}
