import { calls } from '@foyer/shared/contract';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { boot, type Seen } from '../boot/state';
import { findPage } from '../federation/discovery';
import { Log, ofRelease } from './beacon';
import { isSampled } from './sampled';

/** Wait in ms before something is told: a failure while it is one, the rest when the page is left or after half a minute. */
const SOON = 2_000;
const LATER = 30_000;

/** Sends a beacon without cookie and token. False when the platform wants none, or something between does not let it through. */
async function send(body: object): Promise<boolean> {
  const { method, path } = calls.beacon;
  const headers = { 'Content-Type': 'application/json', 'X-Releases': boot().releases() };
  try {
    const answer = await fetch(path, {
      ...{ method, headers, body: JSON.stringify(body), keepalive: true, credentials: 'omit' },
      ...{ referrerPolicy: 'no-referrer', cache: 'no-store' },
    });
    const said: unknown = await answer.json();
    return typeof said === 'object' && said !== null && Reflect.get(said, 'success') === true;
  } catch {
    return false;
  }
}

let begun = false;

/**
 * Tells the platform what loads, fails and throws, and in sampled visits Web Vitals (decision 69): when the page is hidden, soon
 * after a failure, else twice a minute at most. A beacon that does not arrive is the page's last one.
 */
export function tellOfVisit(): void {
  if (begun) return;
  begun = true;
  const state = boot();
  const log = new Log(isSampled());
  let wanted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;

  const tell = (): void => {
    clearTimeout(timer);
    due = Number.POSITIVE_INFINITY;
    for (let body = log.take(); body && wanted; body = log.take()) {
      void send(body).then((arrived) => {
        wanted &&= arrived;
      });
    }
  };
  const tellWithin = (wait: number): void => {
    const at = performance.now() + wait;
    if (!wanted || at >= due) return;
    clearTimeout(timer);
    [due, timer] = [at, setTimeout(tell, wait)];
  };
  const add = (...all: Seen[]): number => {
    for (const what of all) tellWithin(log.add(what) ? SOON : LATER);
    return 0;
  };

  add(...state.seen.splice(0));
  state.seen.push = add;
  add({ part: 'shell', version: state.versions['shell'] ?? '', failed: false });

  const { part, version } = findPage(location.pathname) ?? { part: 'shell', version: state.versions['shell'] ?? '' };
  const of = ofRelease(part, version);
  if (log.sampled) {
    for (const watch of [onLCP, onCLS, onINP, onTTFB, onFCP]) {
      watch(({ name, value }) => {
        const [most, told] = name === 'CLS' ? [10_000, value * 1000] : [60_000, value];
        log.addVital(of, { [name]: Math.min(most, Math.round(told)) });
        tellWithin(LATER);
      });
    }
  }
  // After the listeners of the vitals, which are told when the page is hidden.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tell());
  addEventListener('pagehide', tell);
}
