import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DiscoveredRelease, DiscoveryDocument, FirstFiles, ReleaseInfo } from '@foyer/shared/remote';
import webpack, { type Configuration, type StatsCompilation } from 'webpack';
import { type BuildOptions, commonConfig } from '../build/common';
import { GuardPlugin } from '../build/guard-plugin';
import { indexHtml } from '../build/index-html';
import { widgetsOf } from '../build/manifest';
import { merge } from '../build/merge';
import { integrityOfFolder } from '../build/release-info';
import { run } from '../build/run';
import { bootConfig } from '../build/shell-config';
import { type PartName, partFolder, root } from '../paths';
import { firstBlocks } from '../release/first';
import { exposesModule, type OneExpose, oneExposes, type RemoteSources, remoteSources } from './one-build-exposes';

/** Where the one build is served: its files are named by their hashes, so the folder never changes. */
export const oneFolder = '/one/app/';

function oneConfig(options: BuildOptions, exposesFile: string): Configuration {
  const common = commonConfig(options);
  return merge(common, {
    cache: { ...(typeof common.cache === 'object' ? common.cache : {}), type: 'filesystem', name: 'one-build' },
    entry: { main: [exposesFile, './src/main.tsx'] },
    output: { uniqueName: 'foyer-one', publicPath: oneFolder },
    optimization: {
      splitChunks: {
        minSize: 60_000,
        cacheGroups: {
          vendor: { name: 'vendor', chunks: 'initial', test: /[\\/]node_modules[\\/]/, enforce: true },
        },
      },
    },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(/^\.\/load-expose$/, (resource) => {
        resource.request = path.join(root, 'shell', 'src', 'one-build', 'load-expose.ts');
      }),
      // The boot script's preloads carry hashes; a tag without the same hash would fetch its file a second time.
      new GuardPlugin(),
    ],
  });
}

function filesOf(stats: StatsCompilation, chunk: string) {
  const names = (stats.namedChunkGroups?.[chunk]?.assets ?? []).map((asset) => asset.name);
  return { js: names.filter((name) => name.endsWith('.js')), css: names.filter((name) => name.endsWith('.css')) };
}

/** The parts as releases would describe them, with their files in the one folder; its hashes are the shell's. */
function describe(
  stats: StatsCompilation,
  remotes: readonly RemoteSources[],
  exposes: readonly OneExpose[],
  integrity: Record<string, string>,
): ReleaseInfo[] {
  const info = (name: string, described: Partial<ReleaseInfo>): ReleaseInfo => ({
    ...{ name, version: 'one', entry: 'index.html', integrity: {}, exposes: {}, pages: {}, widgets: {}, shared: {} },
    ...described,
  });
  const own = Object.keys(stats.namedChunkGroups ?? {}).filter(
    (name) => name !== 'main' && !exposes.some(({ chunk }) => chunk === name),
  );
  const shell = info('shell', {
    integrity,
    exposes: Object.fromEntries(own.map((name) => [name, filesOf(stats, name)])),
  });
  const parts = remotes.map(({ part, manifest }) => {
    const mine = exposes.filter((expose) => expose.part === part);
    return info(part, {
      exposes: Object.fromEntries(mine.map(({ name, chunk }) => [name, filesOf(stats, chunk)])),
      pages: manifest.pages,
      widgets: Object.fromEntries(widgetsOf(manifest)),
    });
  });
  return [shell, ...parts];
}

/** What the boot script reads: no part has a description, since the hashes of all files are known from the start. */
const discoveryOf = (infos: readonly ReleaseInfo[]): DiscoveryDocument => ({
  schema: '',
  microFrontends: Object.fromEntries(
    infos.map(({ name, version, entry, pages, widgets, shared }): [string, DiscoveredRelease[]] => [
      name,
      [{ url: oneFolder + entry, metadata: { version }, extras: { pages, widgets, shared } }],
    ]),
  ),
});

export interface OneBuild {
  folder: string;
  html: string;
  discovery: DiscoveryDocument;
  /** The files each path needs first, as beside every discovery document. */
  first: Record<string, FirstFiles>;
}

/**
 * Builds shell and remotes as one application into a folder: split by route, with the settings, the boot script, the hashes
 * and the preloads of the federated site. `from` gives other sources of some remotes. Throws with the errors of the build.
 */
export async function buildOne(out: string, from: Partial<Record<PartName, string>> = {}): Promise<OneBuild> {
  const remotes = remoteSources(from);
  const exposes = oneExposes(remotes);
  const exposesFile = path.join(root, '.cache', 'bench', 'exposes.js');
  mkdirSync(out, { recursive: true });
  mkdirSync(path.dirname(exposesFile), { recursive: true });
  writeFileSync(exposesFile, exposesModule(exposes));
  const options: BuildOptions = { part: 'shell', version: 'one', folder: partFolder('shell'), out };
  const stats = await run(oneConfig(options, exposesFile));
  await run(bootConfig(options));
  const template = readFileSync(path.join(options.folder, 'src', 'index.html'), 'utf8');
  const html = indexHtml(template, stats, out, oneFolder);
  rmSync(path.join(out, '.boot'), { recursive: true });
  const infos = describe(stats, remotes, exposes, integrityOfFolder(out));
  const first = firstBlocks(infos.map((info) => ({ part: info.name, releases: [info] })));
  return { folder: out, html, discovery: discoveryOf(infos), first };
}
