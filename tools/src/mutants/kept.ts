import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { globSync } from 'tinyglobby';
import { root } from '../paths';
import type { Folder } from './folders';
import { cache } from './places';
import type { Score } from './results';

/** The files of a folder and a fingerprint of their code: comments, types and line breaks are not in it. */
export interface Contents {
  readonly sources: readonly string[];
  readonly tests: readonly string[];
  readonly of: string;
}

interface Done extends Score {
  readonly minutes: number;
  readonly of: string;
}

interface Progress {
  readonly of: string;
  readonly files: readonly string[];
  readonly seconds: number;
}

/** The code of a file: what is left without comments, types and line breaks. */
export const codeOf = (file: string, source: string): string =>
  transformSync(source, {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'preserve',
    minifyWhitespace: true,
    legalComments: 'none',
  }).code;

export function contentsOf({ sources, tests }: Folder): Contents {
  const [sourceFiles, testFiles] = [sources, tests].map((globs) => globSync(globs, { cwd: root }).toSorted());
  const hash = createHash('sha256');
  for (const file of [...(sourceFiles ?? []), ...(testFiles ?? [])]) {
    hash.update(`${file}\0${codeOf(file, readFileSync(path.join(root, file), 'utf8'))}\0`);
  }
  return { sources: sourceFiles ?? [], tests: testFiles ?? [], of: hash.digest('hex').slice(0, 16) };
}

const recordFile = path.join(root, 'docs', 'mutants.json');
const progressFile = ({ name }: Folder): string => path.join(root, cache, `${name}.progress.json`);

function readJson<T>(file: string, otherwise: T): T {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : otherwise;
}

function writeJson(file: string, content: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

export const record = (): Readonly<Record<string, Done>> => readJson(recordFile, {});

export function keepDone({ name }: Folder, done: Done): void {
  const all = Object.entries({ ...record(), [name]: done }).toSorted(([one], [two]) => one.localeCompare(two));
  writeJson(recordFile, Object.fromEntries(all));
}

export function progressOf(folder: Folder, of: string): Progress {
  const kept = readJson<Progress | undefined>(progressFile(folder), undefined);
  return kept?.of === of ? kept : { of, files: [], seconds: 0 };
}

export const keepProgress = (folder: Folder, progress: Progress): void => writeJson(progressFile(folder), progress);
