import { expect, type Page, type Request } from '@playwright/test';

/**
 * Follows the requests of a page from now on. The returned function waits until none is under way for a while: of a page whose clock
 * is moved, a file on its way would be late all at once.
 * @param kinds of resources that count; default: all
 */
export function quietOn(page: Page, kinds?: readonly string[]): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (kinds === undefined || kinds.includes(request.resourceType())) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    let turns = 0;
    const quiet = () => {
      turns = underWay.size === 0 ? turns + 1 : 0;
      return turns;
    };
    await expect.poll(quiet, { intervals: [200], timeout: 60_000 }).toBeGreaterThan(4);
  };
}
