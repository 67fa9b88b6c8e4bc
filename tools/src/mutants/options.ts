import path from 'node:path';
import type { Stryker } from '@stryker-mutator/core';
// @ts-expect-error Jest's configuration is plain JavaScript.
import jestConfig from '../../../jest.config.js';
import type { Folder } from './folders';
import { cache, incrementalFile } from './places';

type Options = ConstructorParameters<typeof Stryker>[0];
type Project = Readonly<Record<string, unknown>>;

/** Jest's project as it is, but with the root it is run in, and some tests. */
function jestFor({ project, databases }: Folder, tests: readonly string[]): Project {
  const { projects } = jestConfig as { projects: readonly Project[] };
  const { rootDir, ...own } = projects.find(({ displayName }) => displayName === project) ?? {};
  return {
    ...own,
    testMatch: tests.map((file) => `<rootDir>/${file}`),
    roots: [...new Set(tests.map((file) => `<rootDir>/${file.split('/')[0]}`))],
    ...(databases ? { setupFiles: ['<rootDir>/jest/mutants-cheap-passwords.cjs'] } : {}),
    testEnvironment: './jest/mutants-environment.cjs',
    testRunner: './jest/mutants-jest-circus.cjs',
    testSequencer: '<rootDir>/jest/mutants-sequencer.cjs',
    watchman: false,
  };
}

/** What StrykerJS is asked for: the mutants of some files, and which of them these tests notice. */
export const optionsFor = (
  folder: Folder,
  files: readonly string[],
  { tests, concurrency }: { readonly tests: readonly string[]; readonly concurrency: number },
): Options => ({
  mutate: [...files],
  testRunner: 'jest',
  plugins: [import.meta.resolve('@stryker-mutator/jest-runner')],
  // There is nothing for Jest in it; its own file has two projects.
  jest: { configFile: 'package.json', config: jestFor(folder, tests), enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  // A line that is run once, when its file is loaded, is broken too, and every test is asked.
  ignoreStatic: false,
  incremental: true,
  incrementalFile: incrementalFile(folder),
  concurrency,
  tempDirName: path.join(cache, 'sandbox'),
  ignorePatterns: ['.cache', '.data', '.mf', 'dist', 'test-results', '/e2e/specs'],
  // StrykerJS asks a compiler for it that TypeScript 7 is not. Jest's transformer reads none.
  tsconfigFile: 'none.json',
  allowEmpty: true,
  reporters: ['progress-append-only'],
  // A loop without end is seen by how often it goes round. Time alone says little on a machine that does other work.
  timeoutMS: 180_000,
  dryRunTimeoutMinutes: 60,
  logLevel: 'error' as NonNullable<Options['logLevel']>,
});
