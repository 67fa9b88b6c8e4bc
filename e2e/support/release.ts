import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

/** Publishes a release that asks for a React no shell has: its build is the second release's, with another description. */
export async function publishUnmet(part: string, version: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-unmet-'));
  try {
    cpSync(path.join(siteFolder(), part, SECOND), folder, {
      recursive: true,
      filter: (source) => !/[.](br|gz)$/.test(source),
    });
    const file = path.join(folder, 'release.json');
    const info = JSON.parse(readFileSync(file, 'utf8')) as { shared: Record<string, string> };
    writeFileSync(file, JSON.stringify({ ...info, version, shared: { ...info.shared, react: '^99.0.0' } }));
    await release('publish', part, '--build', folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Discovered {
  url: string;
  metadata: { version: string };
  deployment: { traffic: number; default: boolean };
}

/** Every release that a channel serves, by part: the base's, or a merchant's own. */
function liveReleases(channel = 'base'): Record<string, Discovered[]> {
  const file = path.join(siteFolder(), 'live', channel, 'discovery.json');
  const document = JSON.parse(readFileSync(file, 'utf8')) as { microFrontends: Record<string, Discovered[]> };
  return document.microFrontends;
}

/** What is live on the base channel, by part. */
export function liveParts(): Record<string, Discovered> {
  return Object.fromEntries(
    Object.entries(liveReleases()).flatMap(([part, releases]) => {
      const live = releases.find(({ deployment }) => deployment.default);
      return live ? [[part, live]] : [];
    }),
  );
}
