import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseFileOf } from '../../../platform/src/host/release-file';
import { integrityOf } from '../build/release-info';
import { checkBuild } from './publish';
import { stockBuild } from './stock-build';

let sources: string;
let folder: string;

const write = (name: string, content: string) => writeFileSync(path.join(folder, name), content);

/** A build of the stock plugin: a remote with one page and its texts. */
function build(metaData: object = {}, shared: object[] = [{ name: 'react', requiredVersion: '^19.0.0' }]): void {
  const assets = (name: string, css: string[] = []) => ({ js: { sync: [`${name}.js`] }, css: { sync: css } });
  const manifest = {
    metaData: {
      globalName: 'content_4_0_0',
      publicPath: 'auto',
      remoteEntry: { name: 'remoteEntry.js', type: 'global' },
      ...metaData,
    },
    shared,
    exposes: [
      { path: './notice', assets: assets('notice', ['notice.css']) },
      { path: './i18n-EN', assets: assets('en') },
      { path: './i18n-TY', assets: assets('ty') },
    ],
  };
  write('mf-manifest.json', JSON.stringify(manifest));
  write('remoteEntry.js', 'globalThis.webpackChunkcontent_4_0_0');
  for (const name of ['notice', 'en', 'ty', 'more']) write(`${name}.js`, name);
  write('notice.css', 'a {}');
  write('notice.js.LICENSE.txt', 'free');
}

const declare = (remote: object) => writeFileSync(path.join(sources, 'remote.json'), JSON.stringify(remote));
const publishable = () => stockBuild('content', '4.0.0', sources, folder);

beforeEach(() => {
  sources = mkdtempSync(path.join(tmpdir(), 'stock-'));
  folder = path.join(sources, 'dist');
  mkdirSync(folder);
  declare({ name: 'content', pages: { '/m/notice': { page: 'notice' } } });
  build();
});

afterEach(() => rmSync(sources, { recursive: true }));

test('a stock build is described: its manifest is the entry, every file has its hash', () => {
  const { info } = publishable();
  expect(info.entry).toBe('mf-manifest.json');
  expect(info.integrity['mf-manifest.json']).toBe(integrityOf(readFileSync(path.join(folder, 'mf-manifest.json'))));
  expect(info.integrity['more.js']).toBe(integrityOf('more'));
  expect(info.exposes['notice']).toEqual({ js: ['notice.js'], css: ['notice.css'] });
  expect(info.shared).toEqual({ react: '^19.0.0' });
  expect(info.pages).toEqual({ '/m/notice': { page: 'notice' } });
  expect(() => checkBuild(folder, 'content', '4.0.0')).not.toThrow();
});

test('it is described anew when it was built anew', () => {
  publishable();
  write('more.js', 'other');
  expect(publishable().info.integrity['more.js']).toBe(integrityOf('other'));
});

test('what the shell provides is demanded under the names of the shell, what others share is theirs', () => {
  const shared = ['@foyer/shared/session', 'react-dom', 'lodash'];
  build(
    {},
    shared.map((name) => ({ name, requiredVersion: name === 'lodash' ? '*' : '^2.0.0' })),
  );
  expect(publishable().info.shared).toEqual({ '@foyer/shared': '^2.0.0', 'react-dom': '^2.0.0' });
});

test.each(['>=18', '*', '^19', '^18.0.0 || ^19.0.0'])(
  'a range that the shell cannot compare is refused: %s',
  (range) => {
    build({}, [{ name: 'react', requiredVersion: range }]);
    expect(publishable).toThrow(`react is asked for as "${range}"`);
  },
);

test('chunks of Rspack have its name in front', () => {
  write('remoteEntry.js', 'self.rspackChunkcontent_4_0_0');
  expect(publishable).not.toThrow();
});

test.each(['module', 'esm'])('an entry of the type %s needs no name for its chunks, which it imports', (type) => {
  build({ remoteEntry: { name: 'remoteEntry.js', type } });
  write('remoteEntry.js', 'export const get = () => import("./notice.js")');
  expect(publishable().info.integrity['more.js']).toBe(integrityOf('more'));
});

test('the longest name that is published is the longest that the platform serves', () => {
  const served = (file: string) => releaseFileOf(`/content/4.0.0/${file}`)?.file;
  const name = `${'a'.repeat(198)}.js`;
  expect([served(name), served(`a${name}`), served('more@2.js')]).toEqual([name, undefined, undefined]);
  write(name, '');
  expect(publishable().info.integrity[name]).toBe(integrityOf(''));
});

/** One character longer. */
const LONG = `${'a'.repeat(199)}.js`;

test.each([
  ['its name is "notices" and has to be "content_4_0_0"', () => build({ globalName: 'notices' })],
  ["output.publicPath has to be 'auto'", () => build({ publicPath: 'https://cdn.example/' })],
  ['its entry other.js is not in the build', () => build({ remoteEntry: { name: 'other.js', type: 'global' } })],
  ['its scripts have to end in .js', () => write('more.mjs', 'more')],
  [
    `no site serves a file with such a name: ${LONG}, more@2.js`,
    () => [LONG, 'more@2.js'].map((name) => write(name, '')),
  ],
  ['output.uniqueName has to be "content_4_0_0"', () => write('remoteEntry.js', 'globalThis.webpackChunknotices')],
  ['it does not expose inbox', () => declare({ name: 'content', pages: { '/m/webEmail': { page: 'inbox' } } })],
  [
    'have to lie in one folder',
    () => {
      mkdirSync(path.join(folder, 'js'));
      write('js/far.js', 'far');
    },
  ],
])('what cannot be a release is refused: %s', (sentence, spoil) => {
  spoil();
  expect(publishable).toThrow(sentence);
});
