import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as preloadNavigations } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { type Kind, kindOf, mayKeep } from './kinds';
import { offlinePage } from './offline-page';
import { isWhole } from './whole-document';

declare const self: {
  addEventListener(type: 'message', listener: (event: { data?: { type?: string } | undefined }) => void): void;
  skipWaiting(): Promise<void>;
};

const RELEASES = 'releases';
/** Every address has the same document, so it is kept once. */
const DOCUMENT = '/m/';
const MONTH = 30 * 24 * 60 * 60;

const isKept = async (file: string): Promise<boolean> => {
  const cache = await caches.open(RELEASES);
  return (await cache.match(file, { ignoreVary: true })) !== undefined;
};

const isOf = (kind: Kind) => (given: { url: URL; request: Request; sameOrigin: boolean }) =>
  given.sameOrigin && kindOf(given.url, given.request.mode === 'navigate') === kind;

// Live releases come from the network first, so that a release or rollback shows with the next visit.
registerRoute(
  isOf('document'),
  new NetworkFirst({
    cacheName: 'documents',
    plugins: [
      {
        cacheKeyWillBeUsed: async () => DOCUMENT,
        cacheWillUpdate: async ({ request, response }) => (mayKeep(request.url, response) ? response : null),
        cachedResponseWillBeUsed: async ({ cachedResponse }) =>
          cachedResponse && (await isWhole(cachedResponse, isKept)) ? cachedResponse : null,
        handlerDidError: async () => offlinePage(),
      },
    ],
  }),
);
registerRoute(isOf('discovery'), new NetworkFirst({ cacheName: 'documents' }));

// Released files never change, and the browser checks their hashes.
const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin({
  maxEntries: 150,
  maxAgeSeconds: MONTH,
  purgeOnQuotaError: true,
});
registerRoute(
  isOf('release'),
  new CacheFirst({
    cacheName: RELEASES,
    matchOptions: { ignoreVary: true },
    plugins: [
      { ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }), ...(cacheDidUpdate && { cacheDidUpdate }) },
    ],
  }),
);

preloadNavigations();
clientsClaim();
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
