import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths';
import type { Folder } from './folders';
import { incrementalFile } from './places';

interface Place {
  readonly line: number;
  readonly column: number;
}

interface Mutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  /** Tests that reach the mutant; undefined when its line runs as the file is loaded. */
  readonly coveredBy?: readonly string[];
  readonly location: { readonly start: Place; readonly end: Place };
}

export interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

export interface Score {
  /** Share of noticed mutants, in hundredths. */
  readonly score: number;
  readonly killed: number;
  readonly timeout: number;
  readonly survived: number;
  readonly noCoverage: number;
  /** Mutants whose file did not load, so that no test ran. */
  readonly error: number;
}

const fileOf = (folder: Folder): string => path.join(root, incrementalFile(folder));

function lastReport(folder: Folder): Report {
  const file = fileOf(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : { files: {} };
}

/** The results that stay valid with new tests. StrykerJS does not see that a new test reaches a line which runs on load. */
export function withoutDoubtful<R extends Report>({ files, ...rest }: R): R {
  const stands = ({ status, coveredBy = [] }: Mutant) => status !== 'Survived' || coveredBy.length > 0;
  const kept = Object.entries(files).map(([name, file]) => [name, { ...file, mutants: file.mutants.filter(stands) }]);
  return { ...rest, files: Object.fromEntries(kept) } as unknown as R;
}

export function forgetDoubtful(folder: Folder): void {
  if (existsSync(fileOf(folder))) writeFileSync(fileOf(folder), JSON.stringify(withoutDoubtful(lastReport(folder))));
}

export function resultsOf(folder: Folder, files: readonly string[]): Report {
  const report = lastReport(folder);
  return { files: Object.fromEntries(Object.entries(report.files).filter(([name]) => files.includes(name))) };
}

/** The score of a report. An ignored mutant counts as survived. */
export function scoreOf({ files }: Report): Score {
  const all = Object.values(files).flatMap(({ mutants }) => mutants);
  const count = (...statuses: string[]) => all.filter(({ status }) => statuses.includes(status)).length;
  const [killed, timeout] = [count('Killed'), count('Timeout')];
  const [survived, noCoverage] = [count('Survived', 'Ignored'), count('NoCoverage')];
  const judged = killed + timeout + survived + noCoverage;
  const score = judged === 0 ? 100 : Math.floor(((killed + timeout) / judged) * 10_000) / 100;
  return { score, killed, timeout, survived, noCoverage, error: count('RuntimeError', 'CompileError') };
}

function between(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  const cut = lines.map((line, index) =>
    line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
  );
  return cut.join('\n');
}

const short = (code: string): string => {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 100)}…` : line;
};

export const survivorsOf = ({ files }: Report): string[] =>
  Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => ['Survived', 'NoCoverage', 'Ignored'].includes(status))
      .map(({ status, location, replacement = '' }) => {
        const { line, column } = location.start;
        const was = short(between(source, location));
        return `${file}:${line}:${column} ${status === 'NoCoverage' ? '(no test) ' : ''}${was} -> ${short(replacement)}`;
      }),
  );
