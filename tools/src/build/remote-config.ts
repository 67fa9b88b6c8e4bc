import webpack, { type Configuration } from 'webpack';
import { type BuildOptions, commonConfig } from './common';
import { ForbiddenModulesPlugin } from './forbidden-plugin';
import { GuardPlugin } from './guard-plugin';
import { exposesOf, readManifest } from './manifest';
import { merge } from './merge';
import { consumedByRemote, forbiddenInRemotes } from './shared';
import { containerName } from './version';

/** The build of a remote: its entry and one chunk an expose, nothing of what the shell provides. */
export function remoteConfig(options: BuildOptions): Configuration {
  const { part, version, folder } = options;
  const name = containerName(part, version);
  const exposes = Object.fromEntries(
    exposesOf(readManifest(part, folder), folder).map(({ name: expose, file, chunk }) => [
      `./${expose}`,
      { import: `./${file}`, name: chunk },
    ]),
  );
  return merge(commonConfig(options), {
    entry: {},
    output: { uniqueName: name, publicPath: 'auto' },
    plugins: [
      new webpack.container.ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.[contenthash:8].js',
        exposes,
        shared: consumedByRemote(),
      }),
      new GuardPlugin(),
      new ForbiddenModulesPlugin(part, forbiddenInRemotes),
    ],
  });
}
