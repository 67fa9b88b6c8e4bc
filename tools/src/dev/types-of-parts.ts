import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../paths';

const tsc = path.join(path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
const kept = path.join(root, '.cache', 'types');

/**
 * Checks the types of a package at the lowest priority, so that no build waits for it.
 * @param folder of its `tsconfig.json`; without one nothing is checked
 * @returns what the compiler complains of, each with file, line and column; an empty text when all is well
 */
export async function wrongTypes(name: string, folder: string): Promise<string> {
  if (!existsSync(path.join(folder, 'tsconfig.json'))) return '';
  mkdirSync(kept, { recursive: true });
  const info = path.join(kept, `${name}.tsbuildinfo`);
  const words = ['--noEmit', '--incremental', '--tsBuildInfoFile', info, '--pretty', 'false', '-p', folder];
  const child = spawn(process.execPath, [tsc, ...words], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const [said] = await Promise.all([text(child.stdout), ended]);
  return said.trim().replace(/\((\d+),(\d+)\):/g, ':$1:$2:');
}

/** The first complaint, and how many there are beside it. */
export function summaryOf(complaints: string): string {
  const [first = '', ...others] = complaints.split('\n').filter((line) => /^\S/.test(line));
  return others.length > 0 ? `${first}\nand ${others.length} more, which the terminal has` : first;
}

/**
 * Checks one package after the other.
 * @param told gets the result of a package, unless it is to be checked once more
 * @returns asks for a check of a package, by its name and folder
 */
export function createTypeChecks(
  check: (name: string, folder: string) => Promise<string>,
  told: (name: string, complaints: string) => void,
): (name: string, folder: string) => void {
  const asked = new Map<string, string>();
  let running = false;
  async function run(): Promise<void> {
    running = true;
    try {
      for (const [name, folder] of asked) {
        // What is asked again while this runs is put at the end.
        asked.delete(name);
        const complaints = await check(name, folder);
        if (!asked.has(name)) told(name, complaints);
      }
    } finally {
      running = false;
    }
  }
  return (name, folder) => {
    asked.set(name, folder);
    if (!running) run().catch((error: unknown) => console.error(error));
  };
}
