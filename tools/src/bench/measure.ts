import { type Limit, makeLimit, still } from './limit/limit';
import type { Profile, Scenario } from './scenarios';
import type { Stage } from './stage';
import { type Measured, visit } from './visit';

export interface Pairs {
  scenario: Scenario;
  profile: Profile;
  one: Measured[];
  fed: Measured[];
  /** The page frozen into one document, where it was asked for. */
  limit?: Limit & { visits: Measured[] };
}

interface Setting {
  stage: Stage;
  sessions: Partial<Record<string, string>>;
  pairs: number;
  limits: boolean;
}

/**
 * Measures both builds, and the limit, in rounds of alternating order (one, fed, fed, one, …), after one visit each that warms the
 * server.
 */
export async function measure(
  { stage, sessions, pairs, limits }: Setting,
  scenario: Scenario,
  profile: Profile,
): Promise<Pairs> {
  const { browser, servers } = stage;
  const session = scenario.as && sessions[scenario.as];
  const limit = limits ? { ...(await makeLimit(stage, scenario)), visits: [] as Measured[] } : undefined;
  const result: Pairs = { scenario, profile, one: [], fed: [], ...(limit && { limit }) };
  const places = [
    { server: servers.one, scenario, visits: result.one },
    { server: servers.fed, scenario, visits: result.fed },
    ...(limit ? [{ server: servers.limit, scenario: still(scenario), visits: limit.visits }] : []),
  ];
  const once = (place: (typeof places)[number]) =>
    visit({ browser, server: place.server, scenario: place.scenario, profile, ...(session ? { session } : {}) });
  for (const place of places) await once(place);
  for (let i = 0; i < pairs; i += 1) {
    for (const place of i % 2 === 0 ? places : places.toReversed()) place.visits.push(await once(place));
  }
  return result;
}
