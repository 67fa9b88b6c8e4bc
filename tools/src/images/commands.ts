import { cpSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../paths';

/** Bundled CommonJS packages may still call `require` for Node's own modules. */
const banner = {
  js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
};

/** Options of every script of an image. */
export const common = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  splitting: true,
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
  banner,
} as const;

/** The release command and `adopt`, alone. */
export async function buildCommands(out: string): Promise<void> {
  await build({
    ...common,
    entryPoints: ['release', 'adopt'].map((name) => path.join(root, `tools/src/${name}.ts`)),
    outdir: path.join(out, 'tools/build'),
    // Needed by builds only, which are not possible in an image.
    external: [
      // Opens pages, where a machine has a browser.
      '@playwright/test',
      'webpack',
      '@module-federation/*',
      '@swc/core',
      'css-minimizer-webpack-plugin',
      'mini-css-extract-plugin',
      'terser-webpack-plugin',
      'postcss*',
      'autoprefixer',
      'browserslist',
    ],
  });
  for (const schema of ['remote', 'discovery'])
    cpSync(path.join(root, `shared/${schema}.schema.json`), path.join(out, `shared/${schema}.schema.json`));
}
