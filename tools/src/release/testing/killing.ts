import { cpSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../paths';
import type { BundledCommand } from './bundled-command';

const hook = ['--import', pathToFileURL(path.join(root, 'tools/src/release/testing/kill-at.mjs')).href];

/** Does something for all, four at a time. */
async function each<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const work = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await act(one);
  };
  await Promise.all([work(), work(), work(), work()]);
}

/** Of many steps in one folder the first and the last. */
export function firstAndLast(steps: readonly string[]): string[] {
  const groups = new Map<string, string[]>();
  for (const line of steps) {
    const what = line.slice(line.indexOf(' ')).replace(/\/[^/]*$/, '');
    groups.set(what, [...(groups.get(what) ?? []), line]);
  }
  const ends = [...groups.values()].flatMap((lines) => [...new Set([lines[0] ?? '', lines.at(-1) ?? ''])]);
  return ends.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
}

/** All that lies on a host, without the names of processes and the times of lines. */
export const lyingIn = (host: string): string =>
  readdirSync(host, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const told = entry.isSymbolicLink() ? readlinkSync(file) : entry.isFile() ? readFileSync(file, 'latin1') : '';
      return `${path.relative(host, file)} ${told}`;
    })
    .sort()
    .join('\n')
    .replace(/\.\d+\.tmp/g, '.tmp')
    .replace(/"(at|before)":"[^"]*"/g, '');

/** Hosts in a folder, and commands that are killed on copies of them. */
export function killing(folder: string, command: () => BundledCommand) {
  const at = (name: string) => path.join(folder, name);
  const copied = (from: string, to: string) => cpSync(at(from), at(to), { recursive: true, verbatimSymlinks: true });

  /**
   * The steps of a command on a host: what it makes, writes, renames and removes there, and half of each thing that it writes. Of many
   * steps in one folder the first and the last.
   */
  async function stepsOf(host: string, words: readonly string[]): Promise<string[]> {
    copied(host, 'steps');
    const STEPS = at('steps.txt');
    const { code } = await command().run(at('steps'), words, { KILL_SITE: at('steps'), STEPS }, hook);
    expect(code).toBe(0);
    const steps = firstAndLast(readFileSync(STEPS, 'utf8').trim().split('\n'));
    for (const name of ['steps', 'steps.txt']) rmSync(at(name), { recursive: true });
    return steps;
  }

  /** Kills a command at each of its steps. @returns the hosts that are left, by the step, or the steps that leave the same */
  async function killedHosts(host: string, words: readonly string[]): Promise<Map<string, string>> {
    const hosts = new Map<string, string[]>();
    await each(await stepsOf(host, words), async (step) => {
      const KILL_AT = step.split(' ')[0] ?? '';
      const name = `${host}-${KILL_AT}`;
      copied(host, name);
      const { code } = await command().run(at(name), words, { KILL_SITE: at(name), KILL_AT }, hook);
      expect([step, code]).toEqual([step, null]);
      // Another command waits until it is old, which `site-lock.test.ts` shows.
      rmSync(`${at(name)}.lock`, { recursive: true, force: true });
      const lying = lyingIn(at(name));
      hosts.set(lying, [...(hosts.get(lying) ?? [name]), step]);
    });
    return new Map([...hosts.values()].map(([name = '', ...steps]) => [steps.join('; '), name]));
  }

  return { copied, killedHosts, each };
}
