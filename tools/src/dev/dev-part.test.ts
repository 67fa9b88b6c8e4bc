import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { integrityOf } from '../build/release-info';
import { checkout } from '../build/testing/checkout';
import { root } from '../paths';

const execute = promisify(execFile);

let place: string;

beforeAll(() => {
  place = checkout(mkdtempSync(path.join(tmpdir(), 'foyer-dev-part-')));
});

afterAll(() => rmSync(place, { recursive: true, force: true }));

/** What the watching builds told, as the child process prints it. */
interface Told {
  readonly failed?: string;
  readonly hash: string;
  readonly updates: Readonly<Record<string, string>>;
}

/** Runs a script in the other checkout, which prints what it was told. */
async function watched(code: string): Promise<Told[]> {
  writeFileSync(path.join(place, 'watch.ts'), code);
  const { stdout } = await execute(path.join(root, 'node_modules/.bin/tsx'), ['watch.ts'], { cwd: place });
  return JSON.parse(stdout) as Told[];
}

const scripts = (part: string) =>
  readdirSync(path.join(place, part)).flatMap((name) =>
    name.endsWith('.js') ? [{ name, text: readFileSync(path.join(place, part, name), 'utf8') }] : [],
  );

test('a remote for development registers its components, and an edit is one update of its page, after a failed build too', async () => {
  const page = 'remotes/games/src/hello/hello.page.tsx';
  const told = await watched(`
    import { readFileSync, writeFileSync } from 'node:fs';
    import { developRemote } from './tools/src/dev/dev-part';
    const text = readFileSync('${page}', 'utf8');
    const edits = [text.replace('{count}', 'edited {count}'), text.replace('return <p>', 'return <p'), text.replace('{count}', 'mended {count}')];
    const told = [];
    const tell = (each) => {
      told.push(each);
      const next = edits.shift();
      if (next !== undefined) return writeFileSync('${page}', next);
      console.log(JSON.stringify(told));
      process.exit();
    };
    developRemote({ part: 'games', version: '1.0.0-dev', folder: '${place}/remotes/games', out: '${place}/out' }, {
      started: () => undefined,
      failed: (failed) => tell({ failed }),
      built: ({ compiled: { hash, updates } }) => tell({ hash, updates: { ...updates } }),
    });`);
  const [first, edited, failed, mended] = told;
  expect(told.map((each) => each.failed === undefined)).toEqual([true, true, false, true]);
  const files = scripts('out');
  const inFiles = (text: string) => files.filter((file) => file.text.includes(text)).map(({ name }) => name);
  expect(inFiles('.$Refresh$.register(')).toEqual(expect.arrayContaining([expect.stringMatching(/^hello\./)]));
  expect(new Set(inFiles('__foyerRefresh("games")').map((name) => name.split('.')[0]))).toEqual(
    new Set(['remoteEntry']),
  );
  // The runtime is the shell's.
  expect(inFiles('performReactRefresh = function')).toEqual([]);
  const update = `hello.${first?.hash}.hot-update.js`;
  expect(Object.keys(edited?.updates ?? {})).toContain(update);
  expect(edited?.updates[update]).toBe(integrityOf(files.find(({ name }) => name === update)?.text ?? ''));
  expect(inFiles('edited')).toContain(update);
  expect(failed?.failed).toContain('src/hello/hello.page.tsx');
  expect(failed?.failed).not.toContain('Stack backtrace');
  expect(inFiles('mended')).toContain(`hello.${edited?.hash}.hot-update.js`);
  expect(Object.keys(mended?.updates ?? {})).toContain(`hello.${edited?.hash}.hot-update.js`);
}, 240_000);
