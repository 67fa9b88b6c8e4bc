import type { BrowserContext, Page } from '@playwright/test';

interface KeptPlaces {
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
  /** Rows of all databases, and all cached answers with their addresses, as one text each. */
  readonly databases: string;
  readonly caches: string;
  /** Address, history and name of the window. */
  readonly window: string;
}

/** What this browser keeps for the page's site, by place. */
export const keptPlaces = (page: Page): Promise<KeptPlaces> =>
  page.evaluate(async () => {
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
    return {
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: JSON.stringify(databases),
      caches: JSON.stringify(cached),
      window: JSON.stringify([location.href, history.state, window.name]),
    };
  });

/** Everything that this browser keeps for the page's site, as one text: storages, databases, caches, cookies, addresses, history. */
export async function everythingKept(page: Page): Promise<string> {
  const { local, session, databases, caches, window } = await keptPlaces(page);
  const storages = JSON.stringify([Object.entries(local), Object.entries(session)]);
  return storages + databases + caches + window + JSON.stringify(await page.context().cookies());
}

/** Listens to what leaves the pages of a browser and what they say: addresses, bodies and lines of the console. */
export function everythingSaid(context: BrowserContext): string[] {
  const said: string[] = [];
  context.on('request', (request) => said.push(request.url(), request.postData() ?? ''));
  context.on('console', (message) => said.push(message.text()));
  return said;
}
