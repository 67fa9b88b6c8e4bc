import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { buildCache, desk, root } from '../paths';
import { wrongTexts } from '../texts/check';
import { readDeskAlone } from '../texts/read-parts';
import { type BuildOptions, commonConfig } from './common';
import { merge } from './merge';
import { run } from './run';
import { SHELL_ONLY } from './shared';
import { sourceVersion } from './version';

/** Where the operations' listener looks for the desk, which serves `files/` under this address. */
const OUT = path.join(root, 'platform/src/desk/dist');
const FILES = '/desk/files/';

/**
 * One application without federation: it loads nothing later, since its policy lets no script make another, and it has the one
 * instance of everything that the shell has in a page of its own.
 */
function deskConfig(options: BuildOptions): Configuration {
  const common = commonConfig(options);
  return merge(
    { ...common, resolve: { ...common.resolve, conditionNames: [SHELL_ONLY, '...'] }, devtool: false },
    {
      entry: { main: './src/main.tsx' },
      output: { uniqueName: 'foyer-desk', publicPath: FILES },
      optimization: {
        splitChunks: {
          cacheGroups: {
            vendor: { name: 'vendor', chunks: 'initial', test: /[\\/]node_modules[\\/]/, enforce: true },
          },
        },
      },
      plugins: [new webpack.DefinePlugin({ ENV_TARGET: JSON.stringify('web') })],
    },
  );
}

/** The document, with the addresses of its scripts and styles in their order. */
function documentOf(template: string, files: readonly string[]): string {
  const tags = files.flatMap((file) =>
    file.endsWith('.css')
      ? [`<link rel="stylesheet" href="${FILES}${file}">`]
      : file.endsWith('.js')
        ? [`<script defer src="${FILES}${file}"></script>`]
        : [],
  );
  return template.replace('</head>', `  ${tags.join('\n    ')}\n  </head>`);
}

/**
 * Builds the operators' desk, or takes it from the build cache.
 * @param out emptied first; default: where the platform looks
 */
export async function buildDesk(out = OUT): Promise<{ readonly version: string; readonly fresh: boolean }> {
  const version = sourceVersion('desk', desk);
  const folder = path.join(buildCache, 'desk', version);
  const fresh = !existsSync(folder);
  if (fresh) {
    const wrong = wrongTexts(readDeskAlone());
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    const half = `${folder}.${process.pid}`;
    mkdirSync(half, { recursive: true });
    try {
      const stats = await run(deskConfig({ part: 'desk', version, folder: desk, out: path.join(half, 'files') }));
      const files = (stats.entrypoints?.['main']?.assets ?? []).map(({ name }) => name);
      const template = readFileSync(path.join(desk, 'src', 'index.html'), 'utf8');
      writeFileSync(path.join(half, 'index.html'), documentOf(template, files));
      rmSync(folder, { recursive: true, force: true });
      renameSync(half, folder);
    } finally {
      rmSync(half, { recursive: true, force: true });
    }
  }
  rmSync(out, { recursive: true, force: true });
  cpSync(folder, out, { recursive: true });
  return { version, fresh };
}
