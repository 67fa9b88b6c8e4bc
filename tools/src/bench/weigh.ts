import type { Page, Weighed, WeighedFiles } from './budget';
import { type Asked, chainsOf } from './chain';
import type { Scenario } from './scenarios';
import type { SiteServer } from './server';
import type { Stage } from './stage';
import { record } from './visit';

const CODE: readonly Asked['kind'][] = ['document', 'script', 'style'];

/** `games/game-list.js` for `/games/1.0.0-9acce1ae/game-list.0f3a5c71.js`; a call by its path. */
const nameOf = ({ url, kind }: Asked): string =>
  kind === 'document'
    ? 'document'
    : new URL(url).pathname
        .replace(/^\/([\w-]+)\/(?:\d+\.\d+\.\d+-[\w.]+|app)\//, '$1/')
        .replace(/\.[0-9a-f]{8,16}(?=\.\w+$)/, '');

type Cost = WeighedFiles & { chains: Record<string, string[]> };

/** Pictures are the same in both sites and come as the window shows them; a call that is repeated counts once. */
function costOf(requests: readonly Asked[], document: number): Cost {
  const files: Record<string, [number, number]> = {};
  const chains: Record<string, string[]> = {};
  for (const chain of chainsOf(requests)) {
    const last = chain.at(-1);
    if (last === undefined) continue;
    const name = nameOf(last);
    const before = files[name];
    // What was asked for by two ways was there by the shorter one.
    if (before !== undefined && !CODE.includes(last.kind) && before[1] <= chain.length) continue;
    const own = last.kind === 'document' ? document : CODE.includes(last.kind) ? last.body : 0;
    files[name] = [CODE.includes(last.kind) ? own + (before?.[0] ?? 0) : 0, chain.length];
    chains[name] = chain.map(nameOf);
  }
  const all = Object.values(files);
  return {
    requests: all.length,
    bytes: all.reduce((sum, [bytes]) => sum + bytes, 0),
    depth: Math.max(0, ...all.map(([, depth]) => depth)),
    files: Object.fromEntries(Object.entries(files).sort(([one], [two]) => (one < two ? -1 : 1))),
    chains,
  };
}

/** Opens a page cold in both sites and weighs it. */
export async function weigh(
  { browser, servers }: Stage,
  scenario: Scenario,
  session: string | undefined,
): Promise<Page> {
  const costIn = async (server: SiteServer): Promise<Cost> => {
    const { requests } = await record({ browser, server, scenario, ...(session ? { session } : {}) });
    return costOf(requests, server.weigh(new URL(scenario.path, server.origin).pathname));
  };
  const { requests, bytes, depth }: Weighed = await costIn(servers.one);
  return { one: { requests, bytes, depth }, federated: await costIn(servers.fed) };
}
