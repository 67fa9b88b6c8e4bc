import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../paths';
import type { Folder } from './folders';
import { contentsOf, keepDone, keepProgress, progressOf, record } from './kept';
import { optionsFor } from './options';
import { incrementalFile } from './places';
import { withPostgres } from './postgres';
import { forgetDoubtful, resultsOf, type Score, scoreOf } from './results';

const secondsSince = (start: number): number => (performance.now() - start) / 1000;

const inWords = ({ score, killed, timeout, survived, noCoverage, error }: Score): string =>
  `${score} %: ${killed} killed, ${timeout} timed out, ${survived} survived, ${noCoverage} without a test, ${error} did not load`;

/** Mutants between two dry runs of the tests: a compromise between speed and loss by interruption. */
const LINES_AT_ONCE = 300;

function inShares(files: readonly string[]): string[][] {
  const shares: string[][] = [];
  let lines = Number.POSITIVE_INFINITY;
  for (const file of files) {
    const more = readFileSync(path.join(root, file), 'utf8').split('\n').length;
    if (lines + more > LINES_AT_ONCE) {
      shares.push([]);
      lines = 0;
    }
    shares.at(-1)?.push(file);
    lines += more;
  }
  return shares;
}

/**
 * Mutates a folder, some files at a time, and saves its score. Results are kept after each share, so an interrupted run
 * resumes. An unchanged folder is skipped.
 */
export async function runFolder(folder: Folder, concurrency: number): Promise<void> {
  const { sources, tests, of } = contentsOf(folder);
  const { [folder.name]: last } = record();
  if (last?.of === of) return console.log(`${folder.name}: as it was, ${inWords(last)}`);
  mkdirSync(path.dirname(incrementalFile(folder)), { recursive: true });
  // Read by Jest's environment.
  process.env['MUTANTS_PROJECT'] = folder.project;
  let progress = progressOf(folder, of);
  if (progress.files.length === 0) forgetDoubtful(folder);
  for (const share of inShares(sources.filter((each) => !progress.files.includes(each)))) {
    const start = performance.now();
    const run = () => new Stryker(optionsFor(folder, share, { tests, concurrency })).runMutationTest();
    await (folder.databases ? withPostgres(run) : run());
    const seconds = secondsSince(start);
    progress = { of, files: [...progress.files, ...share], seconds: progress.seconds + seconds };
    keepProgress(folder, progress);
    console.log(`${Math.round(seconds)} s`);
    for (const file of share) console.log(`  ${file}: ${inWords(scoreOf(resultsOf(folder, [file])))}`);
  }
  const score = scoreOf(resultsOf(folder, sources));
  keepDone(folder, { ...score, minutes: Math.ceil(progress.seconds / 60), of });
  console.log(`${folder.name}: ${inWords(score)}`);
}
