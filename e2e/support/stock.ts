import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { release, workspace } from './release';

const execute = promisify(execFile);
const fixtures = path.join(workspace, 'e2e', 'fixtures');

/** A release of content built by another team, as scripts. Live only where a test promotes it. */
export const STOCK = '4.0.0';

/** The same, as modules. */
export const STOCK_MODULES = '4.0.1';

const WEBPACK = [
  '-e',
  `require('webpack')(require('./webpack.config.cjs'), (error, stats) => {
    if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
  });`,
];

const RSPACK = [
  '--input-type=module',
  '-e',
  `import { rspack } from '@rspack/core';
  import config from './rspack.config.mjs';
  rspack(config, (error, stats) => {
    if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
  });`,
];

const VITE = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'];

async function build(name: string, how: readonly string[], environment: Record<string, string>): Promise<string> {
  const out = mkdtempSync(path.join(tmpdir(), `foyer-${name}-`));
  await execute(process.execPath, how, {
    cwd: path.join(fixtures, name),
    env: { ...process.env, ...environment, OUT: out },
  });
  return out;
}

/** Builds a fixture by its own configuration of webpack. The caller removes the folder. */
export const buildFixture = (name: string, environment: Record<string, string> = {}): Promise<string> =>
  build(name, WEBPACK, environment);

/** Publishes a fixture's finished build as a release of content. Gives its version. */
async function publishBuilt(name: string, version: string, out: string): Promise<string> {
  try {
    return await release('publish', 'content', '--as', version, '--from', path.join(fixtures, name), '--build', out);
  } finally {
    rmSync(out, { recursive: true });
  }
}

/** Publishes the stock build as a release of content, once for all workers. Gives its version. */
export async function publishStock(version: string): Promise<string> {
  const modules = version === STOCK_MODULES ? '1' : '';
  const out = await buildFixture('stock-remote', { RELEASE: version, MODULES: modules });
  return publishBuilt('stock-remote', version, out);
}

/** Bundlers of other teams. Their packages are outside of the workspace: `pnpm bundlers` installs them. */
export const BUNDLERS = { rspack: { version: '4.1.0', how: RSPACK }, vite: { version: '4.2.0', how: VITE } } as const;

/** Publishes what another bundler makes as a release of content. Gives its version. */
export async function publishOther(bundler: keyof typeof BUNDLERS): Promise<string> {
  const { version, how } = BUNDLERS[bundler];
  const out = await build('other-bundlers', how, { RELEASE: version });
  return publishBuilt('other-bundlers', version, out);
}
