/** A folder to mutate, and the tests that must notice. */
export interface Folder {
  readonly name: string;
  readonly databases: boolean;
  readonly project: 'browser' | 'node';
  /** Globs from the root of the workspace. */
  readonly sources: readonly string[];
  readonly tests: readonly string[];
}

const TESTS = '*.test.{ts,tsx}';

/** @param slow tests that start servers or commands, too slow for every mutant */
function folder(project: Folder['project'], name: string, path: string, ...slow: readonly string[]): Folder {
  return {
    name,
    databases: name.startsWith('platform/'),
    project,
    sources: [`${path}/**/*.{ts,tsx}`, `!${path}/**/${TESTS}`, `!${path}/**/testing/**`, `!${path}/**/*.d.ts`],
    tests: [`${path}/**/${TESTS}`, ...slow.map((test) => `!${path}/${test}.test.ts`)],
  };
}

const shared = (name: string): Folder => folder('browser', `shared/${name}`, `shared/src/${name}`);
const shell = (name: string): Folder => folder('browser', `shell/${name}`, `shell/src/${name}`);
const platform = (group: string, name: string, ...slow: readonly string[]): Folder =>
  folder('node', `platform/${name}`, `platform/src/${group}/${name}`, ...slow);

/** Joins a room's halves in two groups: what every call needs, and what members do. */
function together(one: Folder, other: Folder): Folder {
  return { ...one, sources: [...one.sources, ...other.sources], tests: [...one.tests, ...other.tests] };
}

/** The folders, the fastest first. */
export const folders: readonly Folder[] = [
  shell('federation'),
  shell('boot'),
  shell('session'),
  platform('base', 'limits'),
  platform('base', 'ledger', 'ledger', 'killed-server'),
  platform('calls', 'recovery'),
  together(platform('base', 'sessions'), platform('calls', 'sessions', 'overlap', 'many-instances')),
  folder('node', 'tools/release', 'tools/src/release', 'command'),
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
