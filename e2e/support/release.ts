import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { test } from '@playwright/test';
import { withSite } from '../../tools/src/release/releases';
import { decide } from '../../tools/src/release/settle';
import { needsNoKey, PUBLIC } from './kinds';

export const workspace = path.resolve(import.meta.dirname, '../..');

/** The second release of each remote, built from the same sources before the tests. Live only where a test promotes it. */
export const SECOND = '2.0.0';

/** A release of content without the page for rewards. Live only where a test promotes it. */
export const WITHOUT_REWARDS = '2.0.1';

/** The folder of the host that the tests run against. A test that needs it does not run against a site elsewhere (decision 89). */
export function siteFolder(): string {
  if (needsNoKey(test.info())) throw new Error(`The test is tagged ${PUBLIC}, but takes the folder of the host.`);
  const data = process.env['E2E_DATA'] ?? '';
  if (data === '') test.skip(true, 'It takes the folder of the host: --data.');
  return path.join(data, 'site');
}

const run = promisify(execFile);

/** Whether to pass `--first`: a test's merchant has no decision yet. */
const isFirst = ([command = '', ...args]: readonly string[]): boolean =>
  ['promote', 'traffic', 'experiment', 'origins'].includes(command) && args.includes('--merchant');

/** A reason, which the command demands of what takes something from visitors. */
const reasonOf = ([command = '', ...args]: readonly string[]): string[] =>
  ['rollback', 'remove'].includes(command) || ['stop', 'forbid'].includes(args[0] ?? '')
    ? ['--why', 'a browser test']
    : [];

/**
 * Runs the release command on the host of the site under test.
 * @returns the version in its output
 */
export async function release(...args: string[]): Promise<string> {
  const tsx = path.join(workspace, 'node_modules', '.bin', 'tsx');
  const words = ['--site', siteFolder(), ...args, ...(isFirst(args) ? ['--first'] : []), ...reasonOf(args)];
  const { stdout } = await run(tsx, ['tools/src/release.ts', ...words], {
    cwd: workspace,
    // Origins of this machine may be allowed in a demonstration.
    env: { ...process.env, DEMO: '1' },
  });
  const version = stdout.match(/^\S+ (\S+) /)?.[1];
  if (!version) throw new Error(`release ${args.join(' ')} said: ${stdout}`);
  return version;
}

interface Description {
  pages: Record<string, object>;
  shared: Record<string, string>;
}

/** Publishes the second release's build under another version, with a changed description. */
async function publishChanged(part: string, version: string, change: (second: Description) => object): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-changed-'));
  try {
    cpSync(path.join(siteFolder(), part, SECOND), folder, {
      recursive: true,
      filter: (source) => !/[.](br|gz)$/.test(source),
    });
    const file = path.join(folder, 'release.json');
    const info = JSON.parse(readFileSync(file, 'utf8')) as Description;
    writeFileSync(file, JSON.stringify({ ...info, version, ...change(info) }));
    await release('publish', part, '--build', folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Publishes a release that demands a React version no shell has. */
export const publishUnmet = (part: string, version: string): Promise<void> =>
  publishChanged(part, version, ({ shared }) => ({ shared: { ...shared, react: '^99.0.0' } }));

/**
 * Makes a release live for a merchant that its shell cannot run. The command refuses that (decision 70), and browsers have to live
 * with it all the same: on a host of an older command, and after a rollback of the shell.
 */
export const promoteUnmet = (part: string, version: string, channel: string): Promise<void> =>
  withSite(siteFolder(), () => decide(siteFolder(), { kind: 'promote', part, version, channel, by: 'hand' }));

/** Publishes the release of content without the page for rewards. */
export const publishWithoutRewards = (): Promise<void> =>
  publishChanged('content', WITHOUT_REWARDS, ({ pages }) => {
    const { '/m/rewardCenter': _, ...others } = pages as Record<string, object>;
    return { pages: others };
  });

interface Discovered {
  url: string;
  metadata: { version: string };
  deployment: { traffic: number; default: boolean };
}

/** All releases of a channel by part: the merchant's overlay, or the base. */
function liveReleases(channel = 'base'): Record<string, Discovered[]> {
  const file = path.join(siteFolder(), 'live', channel, 'discovery.json');
  const document = JSON.parse(readFileSync(file, 'utf8')) as { microFrontends: Record<string, Discovered[]> };
  return document.microFrontends;
}

/** Live releases of the base by part. */
export function liveParts(): Record<string, Discovered> {
  return Object.fromEntries(
    Object.entries(liveReleases()).flatMap(([part, releases]) => {
      const live = releases.find(({ deployment }) => deployment.default);
      return live ? [[part, live]] : [];
    }),
  );
}
