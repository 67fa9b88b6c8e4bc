import type { Installation } from './installation';
import { type Place, runCommand } from './run-command';

interface PartState {
  readonly part: string;
  readonly channels: readonly { readonly live?: string; readonly fallback?: string }[];
}

const TAKEN_UP = '/srv/taken-up';

/**
 * Runs the guard once where its service runs: it has to reach the operations, and read the host.
 * @returns what it says of the releases @throws where it cannot look
 */
export async function tryGuard(site: Installation, address: string): Promise<string> {
  const said = await site.compose('run', '--rm', '-T', 'guard', 'guard', '--address', address);
  if (!/ stays|Nothing was released/.test(said)) throw new Error(`the guard said nothing of a release: ${said}`);
  return said.trim().split('\n')[0] ?? '';
}

/**
 * Signs what is live and lets the edge serve what `take-up` finds right; then changes a document in the store, which nobody may get.
 * @param served the discovery document as the edge serves it
 * @throws where the edge serves anything but what was signed
 */
export async function trySigned(
  site: Installation,
  {
    project,
    place,
    served,
  }: { readonly project: string; readonly place: Place; readonly served: () => Promise<string> },
): Promise<string> {
  const keys = `${project}-keys`;
  const release = (...words: string[]) =>
    site.compose(
      ...['run', '--rm', '-T', '--volume', `${keys}:/keys`, '--env', 'RELEASE_ONLINE_KEY=/keys/online.key'],
      ...['release', ...words],
    );
  try {
    const states = JSON.parse(await site.release('list', '--json')) as PartState[];
    for (const name of ['root', 'team', 'online']) await release('keys', 'new', `/keys/${name}.key`);
    const begin = ['--root', '/keys/root.key', '--team', '*=/keys/team.key.pub', '--online', '/keys/online.key.pub'];
    const root = /root \S+ {2}(\S+)/.exec(await release('keys', 'begin', ...begin))?.[1];
    if (root === undefined) throw new Error('"release keys begin" does not say the public key of the root');
    for (const { part, channels } of states)
      for (const version of new Set(channels.flatMap(({ live, fallback }) => [live, fallback])))
        if (version !== undefined) await release('sign', part, version, '--key', '/keys/team.key');
    await release('renew');
    const before = await served();
    const signed = { TRUST_ROOT: root, EDGE_SITE: TAKEN_UP };
    await site.composeWith(signed, 'up', '--detach', 'take-up', 'edge');
    await site.healthy(['take-up', 'edge']);
    if ((await served()) !== before) throw new Error('the edge serves something else since documents are signed');
    const store = '/srv/host/site/live/base/discovery.json';
    await site.compose('run', '--rm', '-T', '--entrypoint', 'sh', 'release', '-c', `echo >> ${store}`);
    await site.composeWith(signed, 'restart', 'take-up', 'edge');
    await site.healthy(['take-up', 'edge']);
    if ((await served()) !== before) throw new Error('the edge serves a document that was changed in the store');
    const logs = await site.compose('logs', '--no-color', 'take-up');
    return /Documents with the serial \d+ are served/.exec(logs)?.[0] ?? '';
  } finally {
    const { signal: _, ...calm } = place;
    await runCommand(['docker', 'volume', 'rm', '--force', keys], calm);
  }
}
