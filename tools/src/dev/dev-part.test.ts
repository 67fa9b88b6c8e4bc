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
async function watched<T>(code: string): Promise<T> {
  writeFileSync(path.join(place, 'watch.ts'), code);
  const { stdout } = await execute(path.join(root, 'node_modules/.bin/tsx'), ['watch.ts'], {
    cwd: place,
    timeout: 220_000,
  });
  return JSON.parse(stdout) as T;
}

const scripts = (part: string) =>
  readdirSync(path.join(place, part)).flatMap((name) =>
    name.endsWith('.js') ? [{ name, text: readFileSync(path.join(place, part, name), 'utf8') }] : [],
  );

test('a remote for development registers its components, and an edit is one update of its page, after a failed build and back to what was there before too', async () => {
  const page = 'remotes/games/src/hello/hello.page.tsx';
  const told = await watched<Told[]>(`
    import { readFileSync, writeFileSync } from 'node:fs';
    import { developRemote } from './tools/src/dev/dev-part';
    const text = readFileSync('${page}', 'utf8');
    const edits = [text.replace('{count}', 'edited {count}'), text.replace('return <p>', 'return <p'), text.replace('{count}', 'mended {count}'), text];
    let end;
    let anew = false;
    const told = [];
    const tell = (each) => {
      told.push(each);
      const next = edits.shift();
      if (next !== undefined) return writeFileSync('${page}', next);
      if (anew) {
        console.log(JSON.stringify(told));
        process.exit();
      }
      anew = true;
      setImmediate(() => end().then(start));
    };
    const start = () => { end = developRemote({ part: 'games', version: '1.0.0-dev', folder: '${place}/remotes/games', out: '${place}/out' }, {
      started: () => undefined,
      failed: (failed) => tell({ failed }),
      built: ({ compiled: { hash, updates } }) => tell({ hash, updates: { ...updates } }),
    }); };
    start();`);
  const [first, edited, failed, mended, back, anew] = told;
  expect(told.map((each) => each.failed === undefined)).toEqual([true, true, false, true, true, true]);
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
  expect(Object.keys(back?.updates ?? {})).toContain(`hello.${mended?.hash}.hot-update.js`);
  // The same sources three times, the last time by a build that was started anew.
  expect(new Set([first, edited, mended, back, anew].map((each) => each?.hash)).size).toBe(5);
}, 240_000);
