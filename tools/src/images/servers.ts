import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { buildStudioPage } from '../build/studio-page';
import { root } from '../paths';

/** Packages that the platform has beside it at run time; everything else of it is in its own script. */
function runTimePackages(): string[] {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'platform', 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.keys(dependencies).filter((name) => !name.startsWith('@foyer/'));
}

/** Packages in CommonJS that become part of a script may still ask for those of Node by `require`. */
const banner = {
  js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
};

const common = {
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

/**
 * Makes what run-time images consist of: scripts that plain Node runs, and the files they read, at the same places to each
 * other as among the sources. No compiler and no other package of development is needed to run them (decision 0021).
 *
 * - `platform/build/server/main.js`, and `operate.js` which speaks to it; it needs the platform's own dependencies beside it
 * - `tools/build/release.js` and `adopt.js`; they need nothing beside them. They publish finished builds: a build is made elsewhere.
 *
 * @param out folder that is made anew
 */
export async function buildServers(out: string): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  await build({
    ...common,
    entryPoints: ['main', 'operate'].map((name) => path.join(root, `platform/src/${name}.ts`)),
    outdir: path.join(out, 'platform/build/server'),
    external: runTimePackages().flatMap((name) => [name, `${name}/*`]),
  });
  await buildStudioPage(path.join(out, 'platform/build/dist'));
  cpSync(path.join(root, 'platform/src/calls/captcha/sound/speech'), path.join(out, 'platform/build/server/speech'), {
    recursive: true,
  });
  cpSync(path.join(root, 'platform/src/base/db/migrations'), path.join(out, 'platform/build/server/migrations'), {
    recursive: true,
  });
  await build({
    ...common,
    entryPoints: ['release', 'adopt'].map((name) => path.join(root, `tools/src/${name}.ts`)),
    outdir: path.join(out, 'tools/build'),
    // Only a build asks for them, and it says that it cannot be made here.
    external: [
      'webpack',
      '@module-federation/*',
      '@swc/core',
      'css-minimizer-webpack-plugin',
      'mini-css-extract-plugin',
      'terser-webpack-plugin',
      'postcss*',
    ],
  });
  for (const schema of ['remote', 'discovery'])
    cpSync(path.join(root, `shared/${schema}.schema.json`), path.join(out, `shared/${schema}.schema.json`));
}
