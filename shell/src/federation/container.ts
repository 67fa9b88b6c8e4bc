import { boot } from '../boot/state';
import type { LoadableRelease } from './release';

/** The part of the federation runtime's instance that the shell uses; the build made the instance. */
interface FederationInstance {
  registerRemotes(remotes: { name: string; entry: string }[]): void;
  registerPlugins(plugins: object[]): void;
  loadRemote(id: string): Promise<unknown>;
}

declare const __webpack_require__: { federation: { instance: FederationInstance } };

let prepared = false;

/** The entry of a remote goes through the same guard as everything else; here, throwing is how one refuses. */
function entryGuard() {
  return {
    name: 'foyer-guard',
    createScript({ url }: { url: string }) {
      const asset = boot().asset(url);
      if (!asset) throw new Error(`${url} was never released`);
      const script = document.createElement('script');
      script.crossOrigin = 'anonymous';
      script.integrity = asset.integrity;
      script.src = asset.url;
      return { script, timeout: asset.timeout };
    },
  };
}

function instance(): FederationInstance {
  const { instance: federation } = __webpack_require__.federation;
  if (!prepared) federation.registerPlugins([entryGuard()]);
  prepared = true;
  return federation;
}

/** Loads one expose of one release, once. Rejects with whatever the runtime, the network or the module said. */
export async function loadExposeOf(release: LoadableRelease, expose: string): Promise<unknown> {
  const federation = instance();
  federation.registerRemotes([{ name: release.container, entry: new URL(release.entry, location.origin).href }]);
  const module = await federation.loadRemote(`${release.container}/${expose}`);
  if (!module) throw new Error(`${release.part} ${release.version} gave nothing for ${expose}`);
  return module;
}
