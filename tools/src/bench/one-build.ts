import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { BuildOptions } from '../build/common';
import { GuardPlugin } from '../build/guard-plugin';
import { indexHtml } from '../build/index-html';
import { merge } from '../build/merge';
import { run } from '../build/run';
import { bootConfig, shellCommon } from '../build/shell-config';
import { type PartName, partFolder, root } from '../paths';
import { exposesModule, oneExposes, remoteSources } from './one-build-exposes';
import { type DescribedBuild, describeOneBuild, oneFolder } from './one-build-files';

function oneConfig(options: BuildOptions, exposesFile: string): Configuration {
  const common = shellCommon(options);
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
      // The boot script's preloads have hashes; a tag without the same hash would fetch its file again.
      new GuardPlugin(),
    ],
  });
}

export interface OneBuild extends DescribedBuild {
  folder: string;
  html: string;
}

/**
 * Builds shell and remotes as one application, split by route, with the settings, boot script, hashes and preloads of the
 * federated site.
 * @param from other sources of some remotes
 * @throws with the errors of the build
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
  return { folder: out, html, ...describeOneBuild({ stats, remotes, exposes, folder: out }) };
}
