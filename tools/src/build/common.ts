import { createRequire } from 'node:module';
import path from 'node:path';
import autoprefixer from 'autoprefixer';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import pxToRem from 'postcss-pxtorem';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { buildsOn, type PartName, root } from '../paths';
import { browsers } from './browsers';
import { wayRounds } from './way-rounds';

/** Borders and outlines keep px: from 2 px rem makes 1.999, which browsers draw as 1. */
const SCALED = ['*', '!outline', '!outline-width', '!border', '!border-width'];

export interface BuildOptions {
  part: PartName;
  version: string;
  folder: string;
  out: string;
}

/** What the code that webpack adds may use. */
const FLOOR = `browserslist:${browsers.join(', ')}`;

const { resolve } = createRequire(import.meta.url);

/**
 * Adds a stylesheet after all others, the shell's among them, whose place is the body: in Chromium one with layers that comes
 * before another sheet makes the whole page be laid out again. Its text becomes part of the runtime.
 */
const addLast = (link: HTMLElement): void => document.body.append(link);

/**
 * The first line of every script. Chromium then compiles all of its functions beside the main thread while it arrives, which it would
 * otherwise do one by one when they are called (decision 123). Other browsers read a comment.
 */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad';

/** Designs are 375 px wide, where 1rem is 50 px: the root follows the viewport's width (design §5). */
const ROOT_PX = 50;

const cssLoader = (version: string) => ({
  loader: resolve('css-loader'),
  // The cache key contains the version, because class names do.
  ident: `css of ${version}`,
  options: {
    importLoaders: 1,
    modules: {
      auto: /\.module\.css$/,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      // Two releases of a part may be in one page, so their class names differ.
      localIdentName: '[local]_[hash:base64:6]',
      localIdentHashSalt: version,
    },
  },
});

export const commonConfig = ({ part, version, folder, out }: BuildOptions): Configuration => ({
  mode: 'production',
  target: ['web', FLOOR],
  context: folder,
  // Nothing in a script names its map, and no host has it (decision 37).
  devtool: 'hidden-source-map',
  cache: {
    type: 'filesystem',
    cacheDirectory: path.join(root, '.cache', 'webpack'),
    name: part,
    // The lock file covers the versions of all tools, so caches of others are not read.
    buildDependencies: { config: [`${import.meta.dirname}${path.sep}`, ...buildsOn.locks] },
  },
  output: {
    path: out,
    clean: true,
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    hashFunction: 'xxhash64',
    strictModuleExceptionHandling: true,
    crossOriginLoading: 'anonymous',
    devtoolModuleFilenameTemplate: ({ absoluteResourcePath: file }: { absoluteResourcePath: string }) =>
      path.isAbsolute(file) ? path.relative(root, file) : file,
  },
  resolve: { extensions: ['.tsx', '.ts', '.js', '.json'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: resolve('swc-loader'),
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
          // Without bugfixes it writes every parameter anew, for a fault of Safari that our code does not meet.
          env: { targets: [...browsers], bugfixes: true },
        },
      },
      {
        test: /\.css$/,
        use: [
          MiniCssExtractPlugin.loader,
          cssLoader(version),
          {
            loader: resolve('postcss-loader'),
            options: {
              postcssOptions: {
                plugins: [
                  wayRounds(),
                  pxToRem({ rootValue: ROOT_PX, propList: SCALED, minPixelValue: 2, unitPrecision: 4 }),
                  autoprefixer({ overrideBrowserslist: [...browsers] }),
                ],
              },
            },
          },
        ],
      },
      { test: /\.(svg|png|webp|avif|woff2)$/, type: 'asset' },
    ],
  },
  optimization: {
    chunkIds: 'deterministic',
    moduleIds: 'deterministic',
    // A chunk that two pages share costs a request, so only large ones are split off.
    splitChunks: { minSize: 60_000 },
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        terserOptions: { format: { comments: false } },
        extractComments: false,
      }),
      new CssMinimizerPlugin(),
    ],
  },
  plugins: [
    new webpack.BannerPlugin({
      banner: COMPILED_AHEAD,
      raw: true,
      test: /\.js$/,
      // After the minifier, which drops comments, and before files are named by their contents.
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }),
    new MiniCssExtractPlugin({
      filename: '[name].[contenthash:8].css',
      chunkFilename: '[name].[contenthash:8].css',
      insert: addLast,
    }),
  ],
  performance: { hints: false },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
});
