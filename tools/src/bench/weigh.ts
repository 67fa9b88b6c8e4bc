import type { Page, Weighed, WeighedFiles, Weight } from './budget';
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

/** Chunks that several pages share have numbers, which change with each version: named by their place among those of their part. */
function steadyNames(files: Readonly<Record<string, Weight>>): (name: string) => string {
  const numbered = Object.keys(files).filter((name) => /^[\w-]+\/\d+\.\w+$/.test(name));
  const kindOfName = (name: string) => name.replace(/\d+(?=\.\w+$)/, 'shared-');
  const bytes = (name: string) => files[name]?.[0] ?? 0;
  numbered.sort((one, two) => bytes(two) - bytes(one));
  return (name) => {
    if (!numbered.includes(name)) return name;
    const alike = numbered.filter((each) => kindOfName(each) === kindOfName(name));
    return kindOfName(name).replace('shared-', `shared-${alike.indexOf(name) + 1}`);
  };
}

/** Pictures are the same in both sites and come as the window shows them; a call that is repeated counts once. */
function costOf(requests: readonly Asked[], document: number): Cost {
  const files: Record<string, Weight> = {};
  const chains: Record<string, string[]> = {};
  for (const chain of chainsOf(requests)) {
    const last = chain.at(-1);
    if (last === undefined) continue;
    const [name, isCode] = [nameOf(last), CODE.includes(last.kind)];
    const before = files[name];
    // What was asked for by two ways was there by the shorter one.
    if (before !== undefined && !isCode && before[1] <= chain.length) continue;
    const own = last.kind === 'document' ? document : last.body;
    files[name] = [isCode ? own + (before?.[0] ?? 0) : 0, chain.length];
    chains[name] = chain.map(nameOf);
  }
  const named = steadyNames(files);
  const all = Object.entries(files)
    .map(([name, weight]): [string, Weight] => [named(name), weight])
    .sort(([one], [two]) => (one < two ? -1 : 1));
  return {
    requests: all.length,
    bytes: all.reduce((sum, [, [bytes]]) => sum + bytes, 0),
    depth: Math.max(0, ...all.map(([, [, depth]]) => depth)),
    files: Object.fromEntries(all),
    chains: Object.fromEntries(Object.entries(chains).map(([name, chain]) => [named(name), chain.map(named)])),
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
