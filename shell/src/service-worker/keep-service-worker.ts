import type { Workbox } from 'workbox-window';
import { afterLoad } from '../after-load';

const SCRIPT = '/sw.js';

/**
 * Registers the service worker. A newer one takes over at once, even with pages open, because it only decides where answers
 * come from. The helper reports a waiting worker after 200 ms, and counts updates within 60 s as its own (S9-CONST-44, A103).
 * @returns the helper
 * @throws the browser's error when service workers are not available, e.g. in a private window
 */
export async function keepServiceWorker(): Promise<Workbox> {
  const { Workbox: Helper } = await import(/* webpackChunkName: "service-worker" */ 'workbox-window');
  const worker = new Helper(SCRIPT);
  worker.addEventListener('waiting', () => worker.messageSkipWaiting());
  await worker.register();
  return worker;
}

/** Filled in by the build. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Under `pnpm dev` no worker stands between the page and what was saved: the one of an earlier visit goes, with all it kept. */
async function dismissServiceWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((each) => each.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** Registers it later, so that the first visit does not pay for the next. */
export function keepServiceWorkerLater(): void {
  const work = process.env.NODE_ENV === 'development' ? dismissServiceWorker : keepServiceWorker;
  if ('serviceWorker' in navigator) afterLoad(() => void work().catch(() => undefined));
}
