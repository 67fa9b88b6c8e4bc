import { boot } from '../boot/state';
import type { LoadableRelease } from './loadable-release';
import { type ShareScope, shareScope } from './share-scope';

/** A remote's container, which its entry leaves under a global name. */
interface Container {
  init(scope: ShareScope): void | Promise<void>;
  get(expose: string): Promise<() => unknown>;
}

const isContainer = (found: unknown): found is Container =>
  typeof found === 'object' && found !== null && 'init' in found && 'get' in found;

/** Runs the entry of a release, through the guard. */
function runEntry({ part, version, entry }: LoadableRelease): Promise<void> {
  const asset = boot().asset(entry);
  if (!asset) return Promise.reject(new Error(`${entry} was never released`));
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (then: () => void) => () => {
      clearTimeout(timer);
      script.remove();
      then();
    };
    const failed = (what: string) => end(() => reject(new Error(`The entry of ${part} ${version} ${what}`)));
    const timer = setTimeout(failed(`did not come within ${asset.timeout} ms`), asset.timeout);
    script.crossOrigin = 'anonymous';
    script.integrity = asset.integrity;
    script.src = asset.url;
    script.onload = end(resolve);
    script.onerror = failed('was not loaded');
    document.head.append(script);
  });
}

async function open(release: LoadableRelease): Promise<Container> {
  const [scope] = await Promise.all([shareScope(), runEntry(release)]);
  const container: unknown = Reflect.get(globalThis, release.container);
  if (!isContainer(container)) throw new Error(`The entry of ${release.part} ${release.version} left no container`);
  await container.init(scope);
  return container;
}

const containers = new Map<string, Promise<Container>>();

/** The container of a release, opened once. After a failure the next caller opens it again. */
function containerOf(release: LoadableRelease): Promise<Container> {
  const { container: name } = release;
  const known = containers.get(name);
  if (known) return known;
  const opened = open(release);
  containers.set(name, opened);
  opened.catch(() => containers.delete(name));
  return opened;
}

/** Filled in by the build. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** `?federation` in the address, or `pnpm dev`, opens every part by the federation library, so that its tools see them. */
const byLibrary = process.env.NODE_ENV === 'development' || /[?&]federation\b/.test(location.search);

/**
 * Loads one expose of one release. Our own containers need no runtime library (decision 0008); a release with a manifest, built
 * elsewhere, is opened by the library (decision 0032).
 * @throws errors of the network, the container or the module
 */
export async function loadExposeOf(release: LoadableRelease, expose: string): Promise<unknown> {
  if (byLibrary || release.entry.endsWith('.json')) {
    const { loadByLibrary } = await import(/* webpackChunkName: "federation" */ './library');
    return loadByLibrary(release, expose);
  }
  const container = await containerOf(release);
  const make = await container.get(`./${expose}`);
  return make();
}
