import type { Scenario } from '../scenarios';
import type { Stage } from '../stage';
import { record } from '../visit';
import { difference, type Frozen, freeze } from './freeze';

export interface Limit {
  /** Bytes of the document on the wire. */
  bytes: number;
  /** How much of the window differs from the live page, 0 to 1. */
  difference: number;
}

/** Content of a frozen page: it is there with the document. */
export const still = (scenario: Scenario): Scenario => ({ ...scenario, content: 'body *' });

/**
 * Freezes a cold page of the federated site, which shows it without throttling, and serves it from the server of the limit.
 * @throws when the page does not settle or a picture does not come
 */
export async function makeLimit({ browser, servers }: Stage, scenario: Scenario): Promise<Limit> {
  let frozen: Frozen | undefined;
  await record({
    ...{ browser, server: servers.fed, scenario },
    settled: async (page) => {
      frozen = await freeze(page);
    },
  });
  if (!frozen) throw new Error(`${scenario.path} was not frozen`);
  const { html, picture } = frozen;
  const bytes = servers.limit.put(scenario.path, html);
  let differs = 1;
  await record({
    ...{ browser, server: servers.limit, scenario: still(scenario) },
    settled: async (page) => {
      differs = await difference(page, picture);
    },
  });
  return { bytes, difference: differs };
}
