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

/** An application of the package `desk`. */
interface Application {
  readonly name: 'desk' | 'console';
  /** Its folder in the sources, with `main.tsx` and `index.html`. */
  readonly from: string;
  /** Where the platform looks for it. */
  readonly out: string;
}

const DESK: Application = { name: 'desk', from: 'src', out: path.join(root, 'platform/src/desk/dist') };
const CONSOLE: Application = {
  ...{ name: 'console', from: 'src/console' },
  out: path.join(root, 'platform/src/console/dist/console'),
};

/** The address under which the platform serves `files/`. */
const filesOf = ({ name }: Application): string => `/${name}/files/`;

/**
 * One application without federation: it loads nothing later, since its policy lets no script make another, and it has the one
 * instance of everything that the shell has in a page of its own.
 */
function configOf(application: Application, options: BuildOptions): Configuration {
  const common = commonConfig(options);
  return merge(
    {
      ...common,
      resolve: { ...common.resolve, conditionNames: [SHELL_ONLY, '...'] },
      module: { ...common.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
      devtool: false,
    },
    {
      entry: { main: `./${application.from}/main.tsx` },
      output: { uniqueName: `foyer-${application.name}`, publicPath: filesOf(application) },
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
function documentOf(template: string, address: string, files: readonly string[]): string {
  const tags = files.flatMap((file) =>
    file.endsWith('.css')
      ? [`<link rel="stylesheet" href="${address}${file}">`]
      : file.endsWith('.js')
        ? [`<script defer src="${address}${file}"></script>`]
        : [],
  );
  return template.replace('</head>', `  ${tags.join('\n    ')}\n  </head>`);
}

interface BuiltApplication {
  readonly version: string;
  readonly fresh: boolean;
}

/**
 * Builds the operators' desk, or takes it from the build cache.
 * @param out emptied first; default: where the platform looks
 */
export const buildDesk = (out = DESK.out): Promise<BuiltApplication> => buildApplication(DESK, out);

/** The same for the merchants' console. */
export const buildConsole = (out = CONSOLE.out): Promise<BuiltApplication> => buildApplication(CONSOLE, out);

async function buildApplication(application: Application, out: string): Promise<BuiltApplication> {
  const version = sourceVersion('desk', desk);
  const folder = path.join(buildCache, application.name, version);
  const fresh = !existsSync(folder);
  if (fresh) {
    const wrong = wrongTexts(readDeskAlone());
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    const half = `${folder}.${process.pid}`;
    mkdirSync(half, { recursive: true });
    try {
      const stats = await run(
        configOf(application, { part: 'desk', version, folder: desk, out: path.join(half, 'files') }),
      );
      const files = (stats.entrypoints?.['main']?.assets ?? []).map(({ name }) => name);
      const template = readFileSync(path.join(desk, application.from, 'index.html'), 'utf8');
      writeFileSync(path.join(half, 'index.html'), documentOf(template, filesOf(application), files));
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
