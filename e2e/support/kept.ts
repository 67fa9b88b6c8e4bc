import type { BrowserContext, Page } from '@playwright/test';

/** Everything that this browser keeps for the page's site, as one text: storages, databases, caches, cookies, addresses, history. */
export async function everythingKept(page: Page): Promise<string> {
  const kept = await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const databases: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        databases.push(store, await done(rows.getAllKeys()), await done(rows.getAll()));
      }
      database.close();
    }
    const cached: unknown[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) cached.push(request.url, await (await cache.match(request))?.text());
    }
    const storages = [Object.entries(localStorage), Object.entries(sessionStorage)];
    return JSON.stringify([storages, databases, cached, location.href, history.state, window.name]);
  });
  return kept + JSON.stringify(await page.context().cookies());
}

/** Listens to what leaves the pages of a browser and what they say: addresses, bodies and lines of the console. */
export function everythingSaid(context: BrowserContext): string[] {
  const said: string[] = [];
  context.on('request', (request) => said.push(request.url(), request.postData() ?? ''));
  context.on('console', (message) => said.push(message.text()));
  return said;
}
