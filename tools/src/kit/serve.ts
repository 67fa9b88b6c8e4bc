import { createServer } from 'node:http';
import { type BuiltPart, buildPart } from '../build/build-part';
import { watchFolders } from '../dev/watch-folders';
import { lacksOf } from '../release/gate';
import { releaseOf } from './own-release';
import { root } from './paths';
import { createListeners } from './reload';
import { shown } from './shown';
import { openSite, type Site } from './site';

interface Wish {
  /** The remote of this repository. */
  readonly name: string;
  readonly site: URL;
  /** Port on this machine. */
  readonly port: number;
  /** Builds anew what is saved. */
  readonly watch: boolean;
}

/** Several files are saved at once. */
const QUIET_MS = 100;

/** One sentence for each thing that the site's live shell does not have, for which a promotion would be refused (decision 82). */
async function lacksOn(site: Site, built: BuiltPart): Promise<string[]> {
  const shell = await (await site.live()).shell();
  if (shell === undefined) return [`${site.address.origin} has no shell.`];
  const { name, version } = built.info;
  return lacksOf(releaseOf(built), shell).map(
    ({ needs, has }) => `${name} ${version} ${needs}, and the live shell, ${shell.info.version}, ${has}.`,
  );
}

/**
 * Shows a site that runs, its shell and all other parts as released, with the latest build of one remote in it (decision 86). Calls go to
 * that site, as its pages send them; nothing is published.
 *
 * @returns once it listens
 * @throws when the first build fails, the site does not answer, or the port is taken
 */
export async function serve({ name, site: address, port, watch }: Wish): Promise<void> {
  const site = openSite(address);
  const builds = new Map<string, BuiltPart>();
  const listeners = createListeners();
  let latest = await build();

  async function build(): Promise<BuiltPart> {
    const built = await buildPart(name);
    builds.set(built.info.version, built);
    console.log(`${name} ${built.info.version} ${built.fresh ? 'was built' : 'was built before'}`);
    for (const lack of await lacksOn(site, built)) console.error(lack);
    return built;
  }

  const server = createServer(
    shown({ site, name, latest: () => latest, build: (version) => builds.get(version), listeners }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken: choose another one with --port.`) : error),
    );
    // This machine alone: whoever came here would be served with the site's own calls.
    server.listen(port, 'localhost', () => resolve());
  });
  const [first = '/m/home'] = Object.keys(latest.info.pages);
  console.log(`${address.origin} with ${name} in it: http://localhost:${port}${first}`);
  if (!watch) return;
  let work = Promise.resolve();
  const rebuild = async () => {
    const before = latest.info.version;
    latest = await build();
    if (latest.info.version !== before) listeners.tell(latest.info.version);
  };
  watchFolders({ own: root }, QUIET_MS, () => {
    work = work
      .then(rebuild)
      .catch((error: unknown) =>
        console.error(`What was there stays.\n${error instanceof Error ? error.message : error}`),
      );
  });
}
