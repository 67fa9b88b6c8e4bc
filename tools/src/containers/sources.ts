import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths';

/**
 * Copies the sources as they lie into a folder, so that a build sees one state of them, and a change for the trial is no change here.
 * @returns how many files
 */
export function copySources(folder: string): number {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(folder, file));
  }
  return files.length;
}

/** Changes the sources of the games, so that their next image brings another release. */
export function changeGames(folder: string): void {
  const file = path.join(folder, 'remotes/games/src/game-list/game-list.page.tsx');
  if (!existsSync(file)) throw new Error(`${file} is not there: the trial changes it to make another release`);
  appendFileSync(file, '\n// Another release.\n');
}

/** Adds lines to the edge's map of host names. */
export const nameHosts = (folder: string, lines: readonly string[]): void =>
  appendFileSync(path.join(folder, 'tools/deploy/nginx/hosts.map'), `${lines.join('\n')}\n`);
