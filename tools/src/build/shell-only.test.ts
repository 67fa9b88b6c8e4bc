import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { globSync } from 'tinyglobby';
import { partFolder, partNames, root } from '../paths';
import { remoteConfig } from './remote-config';
import { run } from './run';

const entry = "import { sessionOwner } from '@foyer/shared/shell';\nexport default () => sessionOwner.end();\n";

/**
 * Attempts of a remote to use what belongs to the shell, with the error of the compiler, or undefined where only the build
 * finds it.
 */
const attempts: Record<string, { source: string; types: string | undefined; build: RegExp | undefined }> = {
  'the entry of the shell': {
    source: entry,
    types: "Cannot find module '@foyer/shared/shell'",
    build: /"\.\/shell" is not exported/,
  },
  'its file': {
    source: entry.replace('@foyer/shared/shell', '../../../../shared/src/shell'),
    types: undefined,
    build: /would carry a copy of .*shared\/src\/shell/,
  },
  'slots with a memory of its own': {
    source:
      "import { areas } from '../../../../shared/src/storage/slots';\nexport default () => areas.local.clear();\n",
    types: undefined,
    build: /would carry a copy of .*shared\/src\/storage/,
  },
  'what tests have': {
    source: entry.replace('@foyer/shared/shell', '@foyer/shared/testing'),
    types: undefined,
    build: /would carry a copy of .*shared\/src\/testing/,
  },
  "the operators' desk": {
    source:
      "import { reaches } from '../../../../desk/src/session/merchant';\nexport default () => reaches('viewer', 'viewer');\n",
    types: undefined,
    build: /would carry a copy of .*desk\/src\/session/,
  },
  'the writer of the session': {
    source: entry.replace('@foyer/shared/shell', '@foyer/shared/session'),
    types: "has no exported member 'sessionOwner'",
    build: undefined,
  },
  'the setter of the flags': {
    source: "import { flagStore } from '@foyer/shared/flags';\nexport default () => flagStore.setState({});\n",
    types: "Property 'setState' does not exist",
    build: undefined,
  },
  'a transport': {
    source: "import { provideTransport } from '@foyer/shared/api';\nexport default provideTransport;\n",
    types: "has no exported member 'provideTransport'",
    build: undefined,
  },
  'a loader of texts': {
    source: "import { provideTexts } from '@foyer/shared/i18n';\nexport default provideTexts;\n",
    types: "has no exported member 'provideTexts'",
    build: undefined,
  },
};

let folder: string;

const page = (name: string): string => path.join(folder, 'src', name, `${name}.page.tsx`);

/** Writes a remote with a page into the workspace, so that its build is a normal one. */
function write(name: string, source: string): void {
  mkdirSync(path.dirname(page(name)), { recursive: true });
  writeFileSync(page(name), source);
}

beforeAll(() => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(root, '.cache', 'shell-only-'));
  symlinkSync(path.join(partFolder('games'), 'node_modules'), path.join(folder, 'node_modules'));
  mkdirSync(path.join(folder, 'src', 'i18n'), { recursive: true });
  for (const code of ['EN', 'TY']) writeFileSync(path.join(folder, 'src', 'i18n', `${code}.json`), '{}');
  writeFileSync(
    path.join(folder, 'remote.json'),
    JSON.stringify({ name: 'games', pages: { '/m/attempt': { page: 'attempt' } } }),
  );
  const ofGames = path.join(partFolder('games'), 'tsconfig.json');
  const { include } = JSON.parse(readFileSync(ofGames, 'utf8')) as { include: string[] };
  const around = include.filter((each) => each.startsWith('..')).map((each) => path.join(partFolder('games'), each));
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: ofGames, compilerOptions: { types: [] }, include: ['src', ...around] }),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const allowed =
  "import { sessionStore } from '@foyer/shared/session';\nexport default () => sessionStore.getState();\n";

test('the compiler of a remote does not know what only the shell may do', async () => {
  write('attempt', allowed);
  const names = Object.keys(attempts);
  for (const [index, name] of names.entries()) write(`attempt-${index}`, attempts[name]!.source);
  const tsc = path.join(root, 'node_modules', '.bin', 'tsc');
  const said = await promisify(execFile)(tsc, ['--noEmit', '-p', folder], { cwd: folder }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );
  const lines = said.split('\n').filter((line) => /error TS/.test(line));
  const expected = names.flatMap((name, index) => {
    const { types } = attempts[name]!;
    return types === undefined ? [] : [expect.stringMatching(new RegExp(`attempt-${index}\\.page.*${types}`))];
  });
  expect(lines).toEqual(expected);
}, 120_000);

describe('the build of a remote', () => {
  const build = (source: string) => {
    write('attempt', source);
    const config = remoteConfig({ part: 'games', version: '0.0.1', folder, out: path.join(folder, 'out') });
    return run({ ...config, cache: false });
  };

  it('takes what every part may read', async () => {
    await expect(build(allowed)).resolves.toBeDefined();
  }, 120_000);

  const refused = Object.entries(attempts).flatMap(([name, { source, build: says }]) =>
    says ? [{ name, source, says }] : [],
  );
  it.each(refused)(
    'refuses $name',
    async ({ source, says }) => {
      await expect(build(source)).rejects.toThrow(says);
    },
    120_000,
  );
});

test('each remote declares slots under its own name alone', () => {
  const declared = partNames.flatMap((part) =>
    globSync('src/**/*.{ts,tsx}', { cwd: partFolder(part), absolute: true }).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/slotsOfRemote\(\s*(.*?)\s*\)/g)].map(([, owner]) => ({ part, owner })),
    ),
  );
  expect(declared.length).toBeGreaterThan(2);
  for (const { part, owner } of declared) expect(owner).toBe(`'${part}'`);
});
