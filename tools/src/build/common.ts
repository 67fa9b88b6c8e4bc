import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import pxToRem from 'postcss-pxtorem';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { type PartName, root } from '../paths';

/** Lines keep their px: a browser rounds their width down, so that 2 px by way of rem (1.999) would be drawn as 1. */
const SCALED = ['*', '!outline', '!outline-width', '!border', '!border-width'];

export interface BuildOptions {
  part: PartName;
  version: string;
  /** Folder of the sources. */
  folder: string;
  /** Folder that receives the files. */
  out: string;
}

const { resolve } = createRequire(import.meta.url);

/** Screens are drawn at 375 px, where 1rem is 50 px: the root follows the width of the viewport (design §5). */
const ROOT_PX = 50;

const cssLoader = (version: string) => ({
  loader: resolve('css-loader'),
  // Under its own name the cache finds what was built with the same options: class names of this version, not of the one before.
  ident: `css of ${version}`,
  options: {
    importLoaders: 1,
    modules: {
      auto: /\.module\.css$/,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      // Two releases of a part live in one page: their class names must never meet.
      localIdentName: '[local]_[hash:base64:6]',
      localIdentHashSalt: version,
    },
  },
});

/** What every part's build has in common. */
export const commonConfig = ({ part, version, folder, out }: BuildOptions): Configuration => ({
  mode: 'production',
  target: ['web', 'es2022'],
  context: folder,
  devtool: false,
  cache: {
    type: 'filesystem',
    cacheDirectory: path.join(root, '.cache', 'webpack'),
    name: part,
    // The lock file stands for the versions of every tool: what another one wrote must not be read.
    buildDependencies: { config: [fileURLToPath(import.meta.url), path.join(root, 'pnpm-lock.yaml')] },
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
            target: 'es2022',
          },
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
                plugins: [pxToRem({ rootValue: ROOT_PX, propList: SCALED, minPixelValue: 2, unitPrecision: 4 })],
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
    // A chunk that two pages share costs each of them a request: only what is worth one is split off.
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
    new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css' }),
  ],
  performance: { hints: false },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
});
