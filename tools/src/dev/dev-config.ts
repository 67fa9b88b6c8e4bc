import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Compiler, type Configuration, type RuleSetRule } from 'webpack';
import type { BuildOptions } from '../build/common';
import { remoteConfig } from '../build/remote-config';
import { shellConfig } from '../build/shell-config';
import { type PartName, root } from '../paths';

const { resolve } = createRequire(import.meta.url);
const client = (file: string): string => fileURLToPath(new URL(`./client/${file}.ts`, import.meta.url));

/** What components compiled for development ask for beside the usual. */
const ALSO_SHARED = ['react/jsx-dev-runtime'];

const session = Date.now();
let builds = 0;

/**
 * Browsers keep files for good: no two builds have the same hash, so no two updates the same name. Builds are counted for
 * all parts, because one that is started anew may have the sources that it was started with before.
 */
class HashOfItsOwn {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('HashOfItsOwn', (compilation) => {
      builds += 1;
      const build = `${session} ${builds}`;
      compilation.hooks.fullHash.tap('HashOfItsOwn', (hash) => hash.update(build));
    });
  }
}

/** Styles as elements, which are replaced in their place, and components that can be refreshed. */
function ruleOf(rule: RuleSetRule): RuleSetRule {
  if (Array.isArray(rule.use)) return { ...rule, use: [resolve('style-loader'), ...rule.use.slice(1)] };
  if (typeof rule.options !== 'object') return rule;
  const { jsc } = rule.options as { jsc: object };
  const transform = { react: { runtime: 'automatic', development: true, refresh: true } };
  return { ...rule, options: { ...rule.options, jsc: { ...jsc, transform } } };
}

/** Dictionaries of `part`, which a running page takes up when they are saved. */
const texts = (test: RegExp, part: PartName): RuleSetRule => ({
  test,
  type: 'javascript/auto',
  loader: fileURLToPath(new URL('./texts-loader.ts', import.meta.url)),
  options: { part },
});

/** A build of a part as one for development: React's checks, refresh, maps beside the files. Its files are named by their content as ever. */
function developed(base: Configuration, { part }: BuildOptions): Configuration {
  return {
    ...base,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    cache: { ...(base.cache as object), type: 'filesystem', name: `${part}-dev` },
    // What was built before is still loaded by open pages.
    output: { ...base.output, clean: false },
    module: {
      rules: [
        ...(base.module?.rules ?? []).map((rule) => (rule && typeof rule === 'object' ? ruleOf(rule) : rule)),
        texts(/[\\/]src[\\/]i18n[\\/][A-Z]+\.json$/, part),
        texts(/[\\/]src[\\/]i18n[\\/]texts[\\/][A-Z]+\.json$/, 'shared'),
      ],
    },
    optimization: {
      ...base.optimization,
      minimize: false,
      moduleIds: 'named',
      chunkIds: 'named',
      // The update after a build that failed leads from what pages have.
      emitOnErrors: false,
    },
    plugins: [
      ...(base.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'MiniCssExtractPlugin'),
      new webpack.HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({ overlay: false }),
      new HashOfItsOwn(),
      new webpack.DefinePlugin({ FOYER_PART: JSON.stringify(part) }),
    ],
  };
}

/** A remote for development: it refreshes by the runtime that the shell has brought. */
export function remoteDevConfig(options: BuildOptions): Configuration {
  const { part, folder } = options;
  const base = developed(remoteConfig(options, ALSO_SHARED), options);
  const refresh = /^(?:.*[\\/])?react-refresh[\\/]runtime(?:\.js)?$/;
  return {
    ...base,
    externals: ({ request = '' }, done) =>
      refresh.test(request) ? done(undefined, `var globalThis.__foyerRefresh(${JSON.stringify(part)})`) : done(),
    plugins: [...(base.plugins ?? []), new webpack.EntryPlugin(folder, client('hot'), {})],
  };
}

/** The shell for development: it brings the refresh runtime, and listens to the development server at `events`. */
export function shellDevConfig(options: BuildOptions, events: string): Configuration {
  const base = developed(shellConfig(options, ALSO_SHARED), options);
  return {
    ...base,
    entry: { main: [client('connection'), client('hot'), './src/main.tsx', client('texts')] },
    plugins: [...(base.plugins ?? []), new webpack.DefinePlugin({ FOYER_EVENTS: JSON.stringify(events) })],
  };
}

/** A message of webpack for people: files by their place in the workspace, without the inside of loaders and compilers. */
export const shown = (text: string): string =>
  text
    .replaceAll(root + path.sep, '')
    .replace(/ \(from [^)\n]*\):/g, ':')
    .replace(/\n+Caused by:[\s\S]*?(?=\n @ |\n\nERROR |$)/g, '');
