/** A folder whose lines are broken one by one, and the tests that have to notice. */
export interface Folder {
  /** What `pnpm mutants` calls it. */
  readonly name: string;
  readonly project: 'browser' | 'node';
  /** Globs from the root of the workspace. */
  readonly sources: readonly string[];
  readonly tests: readonly string[];
}

const isTest = '*.test.{ts,tsx}';

function folder(project: Folder['project'], name: string, path: string, ...moreTests: readonly string[]): Folder {
  return {
    name,
    project,
    sources: [`${path}/**/*.{ts,tsx}`, `!${path}/**/${isTest}`, `!${path}/**/testing/**`, `!${path}/**/*.d.ts`],
    tests: [`${path}/**/${isTest}`, ...moreTests],
  };
}

const shared = (name: string, ...moreTests: readonly string[]): Folder =>
  folder('browser', `shared/${name}`, `shared/src/${name}`, ...moreTests);
const shell = (name: string, ...moreTests: readonly string[]): Folder =>
  folder('browser', `shell/${name}`, `shell/src/${name}`, ...moreTests);
const platform = (name: string, ...moreTests: readonly string[]): Folder =>
  folder('node', `platform/${name}`, `platform/src/${name}`, ...moreTests);

/** The folders, the quickest first. */
export const folders: readonly Folder[] = [
  shell('federation'),
  shell('boot'),
  shell('session'),
  platform('limits'),
  platform('ledger'),
  platform('recovery'),
  platform('sessions'),
  folder('node', 'tools/release', 'tools/src/release'),
  shared('api'),
  shared('bus'),
  shared('contract'),
  shared('crypto'),
  shared('device'),
  shared('flags'),
  shared('i18n'),
  shared('query'),
  shared('remote'),
  shared('router'),
  shared('session'),
  shared('storage'),
  shared('store'),
  shared('validation'),
  shared('ui'),
];
