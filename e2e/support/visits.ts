import type { Page } from '@playwright/test';

/** How the platform answers in a visit. */
export interface Visit {
  /** Stands in every name of the answers, which tells those of one visit from those of another. */
  readonly mark: string;
  /** Paths whose answers have the mark. */
  readonly marked: readonly string[];
  /** No call is answered until `release`. */
  readonly held?: boolean;
  /** Paths whose calls fail. */
  readonly failing?: readonly string[];
}

/** Makes every document of this tab ask the platform as `nextVisit` said, from its first script on. */
export const answerByVisit = (page: Page) =>
  page.addInitScript(() => {
    const visit = window.top === window ? sessionStorage.getItem('e2e.visit') : null;
    if (visit === null) return;
    const { mark, marked, held, failing = [] } = JSON.parse(visit) as Visit;
    const NAMES = ['title', 'displayName', 'gameName', 'nickname', 'areas', 'homeTeam', 'holder'];
    const named = (value: unknown, key = ''): unknown => {
      if (typeof value === 'string') return NAMES.includes(key) ? `${value} ${mark}` : value;
      if (Array.isArray(value)) return value.map((each) => named(each, key));
      if (typeof value !== 'object' || value === null) return value;
      const fields = Object.entries(value).map(([name, each]) => [name, named(each, name)]);
      // A kind of games of its own, and a rule of its own.
      if ('sorting' in value && 'mapping' in value) {
        const { sorting, mapping } = Object.fromEntries(fields) as { sorting: object[]; mapping: object };
        const kind = { vendors: [], gameClassify: [], display: `Kind ${mark}` };
        return {
          sorting: [...sorting, { gameCategory: 'KIND', vendorNames: [] }],
          mapping: { ...mapping, KIND: { kind } },
        };
      }
      return Object.fromEntries(fields);
    };
    let open = (): void => undefined;
    const gate = held ? new Promise<void>((resolve) => (open = resolve)) : Promise.resolve();
    Object.assign(window, { release_: () => open() });
    const own = window.fetch;
    window.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      if (!pathname.startsWith('/wps/')) return own(input, init);
      await gate;
      if (failing.includes(pathname)) throw new TypeError('Failed to fetch');
      const answer = await own(input, init);
      if (!marked.includes(pathname)) return answer;
      const { status, headers } = answer;
      return new Response(JSON.stringify(named(await answer.json())), { status, headers });
    };
  });

/** Sets how the next documents of this tab are answered. The tab must show one of the site. */
export const nextVisit = (page: Page, visit: Visit) =>
  page.evaluate((next) => sessionStorage.setItem('e2e.visit', next), JSON.stringify(visit));

/** Lets the answers of a held visit come. */
export const release = (page: Page) => page.evaluate(() => (window as unknown as { release_: () => void }).release_());
