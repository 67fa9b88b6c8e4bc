import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

test('the shell for development is wrong until both of its builds are mended, and its document has the boot script of the last one', async () => {
  const shell = path.join(place, 'tiny-shell');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(shell, file)), { recursive: true });
    writeFileSync(path.join(shell, file), text);
  };
  write('package.json', JSON.stringify({ name: 'tiny-shell', version: '1.0.0' }));
  write('src/index.html', '<html><head><!-- head --></head></html>');
  write('src/main.tsx', "document.body.title = 'main';");
  write('src/boot/boot.ts', "document.title = 'first boot';");
  const seen = await watched<string[]>(`
    import { writeFileSync } from 'node:fs';
    import { developShell } from './tools/src/dev/dev-part';
    const put = (file, text) => writeFileSync('${shell}/src/' + file, text);
    const seen = [];
    const steps = [
      ['the first document', ({ html }) => html?.includes('first boot'), () => put('boot/boot.ts', 'document.title = ;')],
      ['boot wrong', ({ failed }) => /boot\\.ts/.test(failed) && !/main\\.tsx/.test(failed), () => put('main.tsx', 'document.title = ;')],
      ['both wrong', ({ failed }) => /boot\\.ts/.test(failed) && /main\\.tsx/.test(failed), () => put('main.tsx', 'document.body.title = "mended";')],
      ['boot still wrong', ({ failed }) => /boot\\.ts/.test(failed) && !/main\\.tsx/.test(failed), () => put('boot/boot.ts', 'document.title = "second boot";')],
      ['mended', ({ html }) => html?.includes('second boot'), () => { console.log(JSON.stringify(seen)); process.exit(); }],
    ];
    const tell = (told) => {
      const [name, isReached, next] = steps[0];
      // A part that is wrong has no document.
      if (told.html !== undefined && seen.length > 0 && name !== 'mended') seen.push('a document though ' + name);
      if (!isReached(told)) return;
      seen.push(name);
      steps.shift();
      next();
    };
    developShell(
      { part: 'shell', version: '1.0.0-dev', folder: '${shell}', out: '${place}/shell-out' },
      { address: 'http://127.0.0.1:1/', sources: ['http://127.0.0.1:1'] },
      { started: () => undefined, failed: (failed) => tell({ failed }), built: ({ html }) => tell({ html }) },
    );`);
  expect(seen).toEqual(['the first document', 'boot wrong', 'both wrong', 'boot still wrong', 'mended']);
}, 240_000);
