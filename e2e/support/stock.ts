import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { release, workspace } from './release';

const execute = promisify(execFile);
const fixtures = path.join(workspace, 'e2e', 'fixtures');

/** A release of content built by another team. Live only where a test promotes it. */
export const STOCK = '4.0.0';

/** Builds a fixture by its own configuration. The caller removes the folder. */
export async function buildFixture(name: string, environment: Record<string, string> = {}): Promise<string> {
  const out = mkdtempSync(path.join(tmpdir(), `foyer-${name}-`));
  const build = `require('webpack')(require('./webpack.config.cjs'), (error, stats) => {
    if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
  });`;
  await execute(process.execPath, ['-e', build], {
    cwd: path.join(fixtures, name),
    env: { ...process.env, ...environment, OUT: out },
  });
  return out;
}

/** Publishes the stock build as a release of content, once for all workers. Gives its version. */
export async function publishStock(): Promise<string> {
  const out = await buildFixture('stock-remote', { RELEASE: STOCK });
  try {
    const sources = path.join(fixtures, 'stock-remote');
    return await release('publish', 'content', '--as', STOCK, '--from', sources, '--build', out);
  } finally {
    rmSync(out, { recursive: true });
  }
}
