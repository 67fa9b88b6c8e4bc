import type { Browser } from '@playwright/test';
import type { Profile, Scenario } from './scenarios';
import type { SiteServer } from './server';
import { type Measured, visit } from './visit';

export interface Pairs {
  scenario: Scenario;
  profile: Profile;
  one: Measured[];
  fed: Measured[];
}

interface Setting {
  browser: Browser;
  servers: { one: SiteServer; fed: SiteServer };
  sessions: Partial<Record<string, string>>;
  pairs: number;
}

/** Measures both builds in pairs of alternating order (one, fed, fed, one, …), after one visit each that warms the server. */
export async function measure(
  { browser, servers, sessions, pairs }: Setting,
  scenario: Scenario,
  profile: Profile,
): Promise<Pairs> {
  const session = scenario.as && sessions[scenario.as];
  const once = (build: 'one' | 'fed') =>
    visit({ browser, server: servers[build], scenario, profile, ...(session ? { session } : {}) });
  const result: Pairs = { scenario, profile, one: [], fed: [] };
  for (const build of ['one', 'fed'] as const) await once(build);
  for (let i = 0; i < pairs; i += 1) {
    for (const build of i % 2 === 0 ? (['one', 'fed'] as const) : (['fed', 'one'] as const)) {
      result[build].push(await once(build));
    }
  }
  return result;
}
