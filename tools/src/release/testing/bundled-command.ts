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
  /** Without the line that says which command comes next. */
  readonly stdout: string;
  readonly stderr: string;
  /** The command that comes next, as it can be pasted; undefined where none was said. */
  readonly next?: string;
}

/** Takes the next command out of an answer for people. */
export function withoutNext(stdout: string): Pick<Ended, 'stdout' | 'next'> {
  const [line, next] = stdout.match(/^Next, to [^\n]+?: ((?:pnpm|node|docker) [^\n]+)\n$/m) ?? [];
  return line === undefined || next === undefined ? { stdout } : { stdout: stdout.replace(line, ''), next };
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
        ({ stdout, stderr }) => ({ code: 0, stderr, ...withoutNext(stdout) }),
        (error: unknown) => {
          const { code, stdout, stderr } = error as Ended;
          return { code, stderr, ...withoutNext(stdout) };
        },
      ),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
