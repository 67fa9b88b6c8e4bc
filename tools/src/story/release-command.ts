import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../paths';
import { saw } from './say';

const run = promisify(execFile);

export interface Ended {
  readonly code: number;
  readonly text: string;
}

/** Runs the release command as a person would, shows what was typed and what it said, and gives both. */
export async function command(
  folder: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const shown = words.map((word) => (/[\s"]/.test(word) ? JSON.stringify(word) : word)).join(' ');
  saw(`$ pnpm release ${shown}`);
  const tsx = path.join(root, 'node_modules', '.bin', 'tsx');
  const ended = await run(tsx, ['tools/src/release.ts', '--site', folder, ...words], {
    ...{ cwd: root, env: { ...process.env, RELEASE_BY: 'mali', ...env } },
  }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: { code?: number; stdout?: string; stderr?: string }) => ({
      ...{ code: error.code ?? 1, text: `${error.stdout ?? ''}${error.stderr ?? ''}` },
    }),
  );
  for (const line of ended.text.trimEnd().split('\n')) saw(`  ${line}`);
  return ended;
}

/** The same. Throws unless it ends with 0. */
export async function release(folder: string, ...words: string[]): Promise<string> {
  const { code, text } = await command(folder, words);
  if (code !== 0) throw new Error(`release ${words[0]} ended with ${code}`);
  return text;
}
