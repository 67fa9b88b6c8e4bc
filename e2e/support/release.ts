import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

export const workspace = path.resolve(import.meta.dirname, '../..');

/** A second release of every remote, made of the same sources before the suites run; nobody gets it unless a test says so. */
export const SECOND = '2.0.0';

/** The host folder of the site under test. */
export const siteFolder = (): string => path.join(process.env['E2E_DATA'] ?? '', 'site');

const run = promisify(execFile);

/**
 * Runs the release command as a platform team does, on the host of the site under test.
 *
 * @returns the version it speaks of
 */
export async function release(...args: string[]): Promise<string> {
  const tsx = path.join(workspace, 'node_modules', '.bin', 'tsx');
  const { stdout } = await run(tsx, ['tools/src/release.ts', '--site', siteFolder(), ...args], { cwd: workspace });
  const version = stdout.match(/^\S+ (\S+) /)?.[1];
  if (!version) throw new Error(`release ${args.join(' ')} said: ${stdout}`);
  return version;
}

interface Discovered {
  url: string;
  metadata: { version: string };
  extras: { integrity: Record<string, string>; exposes: Record<string, { js: string[]; css: string[] }> };
}

/** What is live on the base channel, by part. */
export function liveParts(): Record<string, Discovered> {
  const file = path.join(siteFolder(), 'live', 'base', 'discovery.json');
  const document = JSON.parse(readFileSync(file, 'utf8')) as { microFrontends: Record<string, Discovered[]> };
  return Object.fromEntries(
    Object.entries(document.microFrontends).flatMap(([part, [release]]) => (release ? [[part, release]] : [])),
  );
}
