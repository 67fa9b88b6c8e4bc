import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { type BuildOptions, commonConfig } from './common';
import { ForbiddenModulesPlugin } from './forbidden-plugin';
import { GuardPlugin } from './guard-plugin';
import { merge } from './merge';
import { NamesPlugin } from './names-plugin';
import { coreEntries, OF_DESK, providedByShell, SHELL_ONLY } from './shared';

const { resolve } = createRequire(import.meta.url);

/**
 * react-router names its components and makes its contexts where no bundler can tell that nobody uses them, so that its forms, routes,
 * prefetching and server components came along: 5 KB of a page's script (decision 100).
 */
const onlyWhatIsUsed = () => ({
  test: /[\\/]react-router[\\/]dist[\\/].+\.mjs$/,
  loader: resolve('string-replace-loader'),
  options: {
    multiple: [
      { search: /^\w+\.displayName = .*;$/gm, replace: '' },
      { search: /= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, replace: '= /*#__PURE__*/ ' },
    ],
  },
});

/** The common part of the shell's builds: they resolve `@foyer/shared/shell`. */
export const shellCommon = (options: BuildOptions): Configuration => {
  const common = commonConfig(options);
  return {
    ...common,
    resolve: { ...common.resolve, conditionNames: [SHELL_ONLY, '...'] },
    module: { rules: [...(common.module?.rules ?? []), onlyWhatIsUsed()] },
  };
};

/** The shell's build: a main script, a vendor script that outlives many releases, and a stylesheet. */
export function shellConfig(options: BuildOptions, alsoShared?: readonly string[]): Configuration {
  const { version } = options;
  return merge(shellCommon(options), {
    entry: { main: './src/main.tsx' },
    output: { uniqueName: 'foyer-shell', publicPath: `/shell/${version}/` },
    optimization: {
      splitChunks: {
        cacheGroups: {
          vendor: { name: 'vendor', chunks: 'initial', test: /[\\/]node_modules[\\/]/, enforce: true },
        },
      },
    },
    plugins: [
      new webpack.sharing.ProvideSharedPlugin({ provides: providedByShell(alsoShared) }),
      new GuardPlugin(),
      new ForbiddenModulesPlugin('shell', [OF_DESK]),
      new NamesPlugin({ entries: coreEntries }),
      // Drops the Node half of the federation library.
      new webpack.DefinePlugin({ ENV_TARGET: JSON.stringify('web') }),
    ],
  });
}

export const bootConfig = (options: BuildOptions): Configuration => {
  const { plugins: _none, ...common } = shellCommon(options);
  return {
    ...common,
    cache: false,
    devtool: false,
    entry: { boot: './src/boot/boot.ts' },
    output: { path: path.join(options.out, '.boot'), filename: 'boot.js', clean: true, iife: true },
    optimization: { ...common.optimization, runtimeChunk: false, splitChunks: false },
  };
};

/** The service worker: one file at a fixed address. */
export const serviceWorkerConfig = (options: BuildOptions): Configuration => {
  const { plugins: _none, ...common } = shellCommon(options);
  return {
    ...common,
    cache: false,
    // webpack's own words: a list of browsers is a list of windows to it. The check of the floor reads the result.
    target: ['webworker', 'es2022'],
    entry: { sw: './src/service-worker/sw.ts' },
    output: { path: path.join(options.out, '.sw'), filename: 'sw.js', clean: true, iife: true },
    optimization: { ...common.optimization, runtimeChunk: false, splitChunks: false },
  };
};
