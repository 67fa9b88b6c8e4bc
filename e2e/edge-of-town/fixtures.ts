import { EdgeOfTown } from '../support/edge-of-town';
import { test as base } from '../support/fixtures';

/** The line between the browser and the site, for this test alone. */
export const test = base.extend<{ edge: EdgeOfTown }>({
  edge: [
    async ({ expectedTrouble }, use) => {
      // What the browser says of requests that found no connection.
      expectedTrouble.push(/ERR_|Failed to load resource/);
      const edge = await EdgeOfTown.open(Number(process.env['EDGE_PORT']), Number(process.env['E2E_PORT']));
      await use(edge);
      await edge.close();
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
