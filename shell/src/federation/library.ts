import { createInstance } from '@module-federation/enhanced/runtime';
import { boot } from '../boot/state';
import { deadline } from './deadline';
import { describe } from './description';
import { guardFolder } from './guard-folder';
import type { LoadableRelease } from './loadable-release';
import { openModule } from './module-entry';
import { shareScope } from './share-scope';

type Host = ReturnType<typeof createInstance>;
type Plugin = NonNullable<Parameters<typeof createInstance>[0]['plugins']>[number];
/** What an entry exports. */
type Opened = Exclude<Awaited<ReturnType<NonNullable<Plugin['loadEntry']>>>, void>;

const MANIFEST = 'mf-manifest.json';

function assetOf(address: string) {
  const asset = boot().asset(address);
  if (!asset) throw new Error(`${address} was never released`);
  return asset;
}

/** The releases that the library was asked for, by container. */
const releases = new Map<string, LoadableRelease>();

/** Containers whose entry is a module and has run. */
const running = new Set<string>();

/**
 * Errors of those that failed after that. A document runs a module once, so a second try would find the modules that threw, half
 * initialised, and hand them out.
 */
const spent = new Map<string, unknown>();

/** The library fetches only released files, each with its hash. */
const guard: Plugin = {
  name: 'foyer-guard',
  fetch(address) {
    const { url, integrity, timeout } = assetOf(address);
    return fetch(url, { integrity, signal: deadline(timeout) });
  },
  createScript({ url }) {
    const asset = assetOf(url);
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = asset.integrity;
    script.src = asset.url;
    return { script, timeout: asset.timeout };
  },
  async loadEntry({ remoteInfo: { name, type, entry } }) {
    if (type !== 'module' && type !== 'esm') return undefined;
    const release = releases.get(name);
    if (!release) throw new Error(`${name} was never asked for`);
    const opened = (await openModule(release, entry)) as Opened;
    running.add(name);
    return opened;
  },
  // The shell has preloaded the files of the expose already, with their hashes.
  async beforePreloadRemote({ preloadOps }) {
    preloadOps.splice(0);
  },
};

/** The shell as a host of the library. It shares what all remotes get, so a page has one React. */
async function createHost(): Promise<Host> {
  const provided = Object.entries(await shareScope()).flatMap(([name, versions]) =>
    Object.entries(versions).map(async ([version, { get }]) => {
      const shareConfig = { singleton: true, requiredVersion: `^${version}` };
      return [name, { version, scope: 'default', lib: await get(), shareConfig }] as const;
    }),
  );
  const shared = Object.fromEntries(await Promise.all(provided));
  return createInstance({ name: 'foyer', remotes: [], shared, plugins: [guard] });
}

let host: Promise<Host> | undefined;

/** Address of a release's manifest, or of its entry when it has none. */
async function manifestOf({ entry, folder, files }: LoadableRelease): Promise<string> {
  if (entry.endsWith('.json') || !files) return entry;
  const hash = (await describe(files)).others?.[MANIFEST];
  if (!hash) return entry;
  boot().files.know(folder, { [MANIFEST]: hash });
  return folder + MANIFEST;
}

/** Containers that failed. The library must forget them before a retry. */
const broken = new Set<string>();

/**
 * Loads one expose of one release by the runtime of `@module-federation/enhanced` (decision 32). Used for remotes built
 * elsewhere, and for all parts with `?federation`.
 * @throws errors of the network, the library or the module
 */
export async function loadByLibrary(release: LoadableRelease, expose: string): Promise<unknown> {
  const { container, entry, folder } = release;
  if (spent.has(container)) throw spent.get(container);
  if (entry.endsWith('.json')) guardFolder(folder);
  releases.set(container, release);
  host ??= createHost();
  const [library, manifest] = await Promise.all([host, manifestOf(release)]);
  const remote = { name: container, entry: new URL(manifest, location.href).href };
  library.registerRemotes([remote], { force: broken.delete(container) });
  try {
    return await library.loadRemote(`${container}/${expose}`);
  } catch (error) {
    broken.add(container);
    if (running.has(container)) spent.set(container, error);
    throw error;
  }
}
