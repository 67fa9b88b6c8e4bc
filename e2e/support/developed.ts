import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { endsWithParent } from '../../tools/src/start/ends-with-parent';
import { workspace } from './release';
import { startSample } from './sample';

/** A small remote under development, in the site of the sample back end. */
export interface Developed {
  readonly origin: string;
  /** Saves a file of it, as it was first but for one text. */
  save(file: string, from: string, to: string): void;
  close(): void;
}

const FIXTURE = path.join(workspace, 'e2e', 'fixtures', 'developed-remote');

/** Runs `develop` in a process of its own. @returns what ends it, once everything is built */
async function develop(wish: object): Promise<() => void> {
  // A file, since workers of webpack's plugins would run a script of the command line once more.
  const script = path.join(workspace, 'tools', 'src', 'dev', 'alone.ts');
  const args = [...endsWithParent, '--import', 'tsx', script, JSON.stringify(wish)];
  const child = spawn(process.execPath, args, { cwd: workspace, stdio: ['ignore', 'pipe', 'ignore', 'ipc'] });
  if (!child.stdout) throw new Error('no output');
  const lines = createInterface({ input: child.stdout });
  const said: string[] = [];
  for await (const line of lines) {
    said.push(line);
    if (line === 'developed') return () => child.kill();
  }
  throw new Error(`what builds the remote ended before it was built: ${said.join('\n')}`);
}

/**
 * Copies a small remote and develops it, with the shell of this tree. Everything it starts ends with this process.
 * @param place a folder for the copy and the site, which is removed
 */
export async function startDeveloped(place: string): Promise<Developed> {
  const games = path.join(place, 'games');
  const site = path.join(place, 'site');
  const folder = path.join(place, 'dev-site');
  rmSync(place, { recursive: true, force: true });
  for (const each of [path.join(site, 'log'), folder]) mkdirSync(each, { recursive: true });
  cpSync(FIXTURE, games, { recursive: true });
  symlinkSync(path.join(workspace, 'remotes', 'games', 'node_modules'), path.join(games, 'node_modules'));
  const sample = await startSample(folder);
  const { hostname: host, port } = new URL(sample.origin);
  const end = await develop({ site, folder, host, port: Number(port), named: ['games'], from: { games } });
  return {
    origin: sample.origin,
    save(file, from, to) {
      const text = readFileSync(path.join(FIXTURE, file), 'utf8');
      writeFileSync(path.join(games, file), text.replace(from, to));
    },
    close() {
      end();
      sample.stop();
      rmSync(place, { recursive: true, force: true });
    },
  };
}
