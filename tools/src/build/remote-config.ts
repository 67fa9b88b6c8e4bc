import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { buildsOn } from '../paths';
import { type BuildOptions, commonConfig } from './common';
import { EntryIdsPlugin } from './entry-ids-plugin';
import { ForbiddenModulesPlugin } from './forbidden-plugin';
import { GuardPlugin } from './guard-plugin';
import { exposesOf, readManifest } from './manifest';
import { merge } from './merge';
import { NamesPlugin } from './names-plugin';
import { consumedByRemote, forbiddenInRemotes } from './shared';
import { containerName } from './version';

/** The build of a remote: an entry and one chunk for each expose. */
export function remoteConfig(options: BuildOptions, alsoShared?: readonly string[]): Configuration {
  const { part, version, folder } = options;
  const name = containerName(part, version);
  const manifest = readManifest(part, folder);
  const exposes = Object.fromEntries(
    exposesOf(manifest, folder).map(({ name: expose, file, chunk }) => [
      `./${expose}`,
      { import: `./${file}`, name: chunk },
    ]),
  );
  return merge(commonConfig(options), {
    entry: {},
    output: { uniqueName: name, publicPath: 'auto' },
    plugins: [
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.[contenthash:8].js',
        exposes,
        shared: consumedByRemote(alsoShared),
        dts: false,
        manifest: true,
        shareStrategy: 'loaded-first',
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
        // Our own runtime of an entry, instead of the library's (decision 32).
        implementation: buildsOn.runtime,
      }),
      new EntryIdsPlugin(),
      new GuardPlugin(),
      new ForbiddenModulesPlugin(part, forbiddenInRemotes),
      new NamesPlugin({ slots: Object.keys(manifest.widgets ?? {}) }),
    ],
  });
}
