import { isSampledOn } from '@foyer/shared/remote';

/** Findings inside of the page. Times are ms since the navigation or press. */
export interface Seen {
  content: number;
  firstPaint: number;
  largestPaint: number;
  shift: number;
  /** Element of the largest paint, to see that both builds have the same. */
  what: string;
}

/** A visitor whose visit is not sampled, as three of four: which one a visit is must not decide what it costs. */
const visitorOf = (day: Date): string => {
  const names = Array.from({ length: 100 }, (_, number) => number.toString(16).padStart(24, '0'));
  return names.find((name) => !isSampledOn(name, day)) ?? '';
};

const nameOf = '(element) => (element ? element.tagName + "." + element.className : "")';

/**
 * A script that runs first in the page: records paints, shifts, and the first frame with `selector`. `__bench.watch(selector)`
 * starts again, for a press.
 */
export const watchPage = (selector: string, session: string | undefined): string => `(() => {
  if (window.top !== window) return;
  const session = ${JSON.stringify(session ?? null)};
  localStorage.setItem('foyer:stays:shell.visitorId', ${JSON.stringify(visitorOf(new Date()))});
  if (session && !sessionStorage.getItem('MC_SESSION_INFO')) sessionStorage.setItem('MC_SESSION_INFO', session);
  const seen = { content: 0, firstPaint: 0, largestPaint: 0, shift: 0, what: '' };
  const bench = { seen, from: 0, selector: ${JSON.stringify(selector)} };
  window.__bench = bench;
  const observe = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('paint', (entry) => { if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime; });
  observe('largest-contentful-paint', (entry) => { seen.largestPaint = entry.startTime; seen.what = (${nameOf})(entry.element); });
  observe('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
  let asked = false;
  const look = () => {
    if (seen.content || asked || !document.querySelector(bench.selector)) return;
    asked = true;
    requestAnimationFrame(() => setTimeout(() => { seen.content = performance.now() - bench.from; asked = false; }));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  bench.watch = (next) => {
    Object.assign(bench, { from: performance.now(), selector: next });
    Object.assign(seen, { content: 0, shift: 0 });
  };
})();`;
