import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildCommands } from '../../images/commands';

const run = promisify(execFile);

export interface Ended {
  /** Exit code; `null` for a command that was killed. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface BundledCommand {
  /** Runs `release --site <site> …`. */
  run(
    site: string,
    words: readonly string[],
    env?: Readonly<Record<string, string>>,
    args?: readonly string[],
  ): Promise<Ended>;
  remove(): void;
}

/** The release command as its image has it, which starts in a tenth of the time that its sources take. */
export async function bundledCommand(): Promise<BundledCommand> {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-command-'));
  await buildCommands(folder);
  return {
    run: (site, words, env = {}, args = []) =>
      run(process.execPath, [...args, path.join(folder, 'tools/build/release.js'), '--site', site, ...words], {
        cwd: folder,
        env: { ...process.env, ...env },
      }).then(
        (said) => ({ code: 0, ...said }),
        (error: unknown) => error as Ended,
      ),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
