import path from 'node:path';
import type { Stryker } from '@stryker-mutator/core';
// @ts-expect-error Jest's configuration is plain JavaScript.
import jestConfig from '../../../jest.config.js';
import type { Folder } from './folders';
import { cache, incrementalFile } from './places';

type Options = ConstructorParameters<typeof Stryker>[0];
type Project = Readonly<Record<string, unknown>>;

/** A Jest project with an own root and only these tests. */
function jestFor({ project }: Folder, tests: readonly string[]): Project {
  const { projects } = jestConfig as { projects: readonly Project[] };
  const { rootDir, ...own } = projects.find(({ displayName }) => displayName === project) ?? {};
  return {
    ...own,
    testMatch: tests.map((file) => `<rootDir>/${file}`),
    roots: [...new Set(tests.map((file) => `<rootDir>/${file.split('/')[0]}`))],
    testEnvironment: './jest/mutants-environment.cjs',
    testRunner: './jest/mutants-jest-circus.cjs',
    testSequencer: '<rootDir>/jest/mutants-sequencer.cjs',
    watchman: false,
  };
}

/** Options of StrykerJS for mutating some files. */
export const optionsFor = (
  folder: Folder,
  files: readonly string[],
  { tests, concurrency }: { readonly tests: readonly string[]; readonly concurrency: number },
): Options => ({
  mutate: [...files],
  testRunner: 'jest',
  plugins: [import.meta.resolve('@stryker-mutator/jest-runner')],
  // Not Jest's own file, which has two projects.
  jest: { configFile: 'package.json', config: jestFor(folder, tests), enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  // Lines that run when their file is loaded are mutated too, against all tests.
  ignoreStatic: false,
  incremental: true,
  incrementalFile: incrementalFile(folder),
  concurrency,
  tempDirName: path.join(cache, 'sandbox'),
  ignorePatterns: ['.cache', '.data', '.mf', 'dist', 'test-results', '/e2e/specs'],
  // StrykerJS asks it for a compiler API that TypeScript 7 lacks. Jest's transformer needs none.
  tsconfigFile: 'none.json',
  allowEmpty: true,
  reporters: ['progress-append-only'],
  // The hit limit finds endless loops. Time says little on a busy machine.
  timeoutMS: 180_000,
  dryRunTimeoutMinutes: 60,
  logLevel: 'error' as NonNullable<Options['logLevel']>,
});
