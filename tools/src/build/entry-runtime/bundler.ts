import { satisfies } from './satisfies';
import type { ConsumesOptions, Demand, SharedVersion, ShareScope, WebpackRequire } from './webpack-require';

/**
 * The runtime in every remote's entry, instead of the library's own of 20 KB (decision 32). A remote provides nothing, consumes
 * singletons by strict ranges, and is loaded by a host. Names and shapes are those that the plugin of
 * `@module-federation/enhanced` 2.9.2 calls.
 */

/** The first version in the scope that satisfies the range. The shell provides one; another host may have several. */
function find(scope: ShareScope | undefined, { shareKey, requiredVersion }: Demand): SharedVersion {
  const versions = Object.entries(scope?.[shareKey] ?? {});
  const [, shared] = versions.find(([version]) => satisfies(version, requiredVersion)) ?? [];
  if (shared) return shared;
  const here = versions.map(([version]) => version).join(', ') || 'none';
  throw new Error(`${shareKey} ${requiredVersion} is asked for, here is ${here}`);
}

/** Loads the shared packages of a chunk. If one is missing or too old, the chunk throws when it runs. */
function consumes({ chunkId, chunkMapping, installedModules, promises, webpackRequire }: ConsumesOptions): void {
  const { S, m, c, consumesLoadingData } = webpackRequire;
  for (const id of chunkMapping[chunkId] ?? []) {
    const installed = installedModules[id];
    if (installed === 0) continue;
    const settle = (run: (module: { exports: unknown }) => void) => {
      m[id] = (module) => {
        delete c[id];
        run(module);
      };
    };
    const demand = consumesLoadingData.moduleIdToConsumeDataMapping[id];
    const bring = async () => {
      try {
        if (!demand) throw new Error(`Nothing is known of the shared module ${id}`);
        const factory = await find(S.default, demand).get();
        installedModules[id] = 0;
        settle((module) => {
          module.exports = factory();
        });
      } catch (error) {
        delete installedModules[id];
        settle(() => {
          throw error;
        });
      }
    };
    const bringing = installed ?? bring();
    installedModules[id] = bringing;
    promises.push(bringing);
  }
}

/** Takes the host's share scope. A container belongs to one scope. */
function initContainerEntry({
  webpackRequire,
  shareScope,
}: {
  webpackRequire: WebpackRequire;
  shareScope: ShareScope;
}) {
  const known = webpackRequire.S.default;
  if (known && known !== shareScope)
    throw new Error(`${webpackRequire.federation.initOptions.name} has another share scope already`);
  webpackRequire.S.default = shareScope;
}

const init = ({ webpackRequire }: { webpackRequire: WebpackRequire }) => webpackRequire.federation.initOptions;

/** Registers nothing, because a remote provides nothing. */
const I = () => true;

export default { runtime: {}, bundlerRuntime: { init, initContainerEntry, consumes, I } };
