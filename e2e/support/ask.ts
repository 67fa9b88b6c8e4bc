import type { Page } from '@playwright/test';
import type { Site } from './site';

/** Asks the platform as a visitor of the site does, without a page: what a page asks for may be an answer to the page before. */
export async function ask<T>(
  page: Page,
  site: Site,
  path: string,
  query: Readonly<Record<string, string | number>> = {},
): Promise<T> {
  const common = { merchant: site.code, platform: 'html5', language: 'EN', clientType: 2, pageNo: 1, pageSize: 26 };
  const search = new URLSearchParams(
    Object.entries({ ...common, ...query }).map(([key, value]) => [key, String(value)]),
  );
  // Node does not resolve subdomains of localhost.
  const address = `http://127.0.0.1:${process.env['E2E_PORT']}${path}?${search}`;
  const answer = await page.request.get(address, { headers: { host: site.host } });
  return ((await answer.json()) as { value: T }).value;
}

/** The number of a game of the merchant. */
export async function anyGame(page: Page, site: Site): Promise<number> {
  const { games = [] } = await ask<{ games?: { nodeId: number }[] }>(page, site, '/wps/game/list', { gameType: 'RNG' });
  const [game] = games;
  if (game === undefined) throw new Error('the merchant has no game');
  return game.nodeId;
}
