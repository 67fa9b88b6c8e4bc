import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandHere } from './command-here';
import type { S3Server } from './s3-server';

/** Runs release commands in this process, on a site in a bucket, as machines that have nothing of each other. */
export function machines(s3: () => S3Server) {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-machines-'));
  const before = { ...process.env };
  let last = '';
  afterAll(() => {
    process.env = before;
    rmSync(folder, { recursive: true, force: true });
  });
  const siteOf = (name: string): string => `s3://${s3().bucket}/${name}`;
  return {
    siteOf,
    /** The folder of a machine that is named. */
    at: (name: string) => path.join(folder, name),
    /** Runs a command on a new machine, or on one that is named. */
    async run(name: string, words: readonly string[], { on, env = {} }: { on?: string; env?: NodeJS.ProcessEnv } = {}) {
      last = on === undefined ? mkdtempSync(path.join(folder, 'machine-')) : path.join(folder, on);
      process.env = { ...before, ...s3().env, DATA_DIR: last, ...env };
      return commandHere(siteOf(name), words);
    },
    /** The folder that the site of the last command was brought to. */
    folder: (): string => path.join(last, 'buckets', readdirSync(path.join(last, 'buckets'))[0] ?? '', 'site'),
  };
}
