import type { Workbox } from 'workbox-window';

/** Where the live shell's service worker is served, for the whole site. */
const SCRIPT = '/sw.js';

/**
 * Registers the service worker, and lets a newer one take over as soon as it waits: it only decides where answers come from,
 * so a page may change hands while it is open. Its helper reports a wait after 200 ms and takes updates for its own for 60 s
 * (S9-CONST-44, A103).
 *
 * @returns the helper, which tells what becomes of the worker
 * @throws what the browser says when there is none, e.g. in a private window
 */
export async function keepServiceWorker(): Promise<Workbox> {
  const { Workbox: Helper } = await import(/* webpackChunkName: "service-worker" */ 'workbox-window');
  const worker = new Helper(SCRIPT);
  worker.addEventListener('waiting', () => worker.messageSkipWaiting());
  await worker.register();
  return worker;
}

/** Registers it once the page has loaded and the browser has a moment: the first visit pays nothing for the next. */
export function keepServiceWorkerLater(): void {
  if (!('serviceWorker' in navigator)) return;
  const now = () => void keepServiceWorker().catch(() => undefined);
  const soon = () => (typeof requestIdleCallback === 'function' ? requestIdleCallback(now) : setTimeout(now, 1000));
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}
