import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { calls } from '@foyer/shared/contract';
import { missingNames, type Names, SLOTS } from '@foyer/shared/remote';
import { partFolder, root } from '../paths';
import { remoteConfig } from './remote-config';
import { run } from './run';
import { shellConfig } from './shell-config';

let folder: string;
beforeAll(() => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(root, '.cache', 'names-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sources = (part: 'games' | 'shell', files: Readonly<Record<string, string>>): string => {
  const place = path.join(folder, part);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
    writeFileSync(path.join(place, file), text);
  }
  symlinkSync(path.join(partFolder(part), 'node_modules'), path.join(place, 'node_modules'));
  return place;
};

const namesIn = (out: string): Names => JSON.parse(readFileSync(path.join(out, 'names.json'), 'utf8')) as Names;

async function ofRemote(): Promise<Names> {
  const place = sources('games', {
    'remote.json': JSON.stringify({
      name: 'games',
      pages: { '/m/hello': { page: 'hello' } },
      widgets: { 'home.dock': { widget: 'dock' } },
    }),
    'src/hello/hello.page.tsx': `import { call } from '@foyer/shared/api';
      import { bus } from '@foyer/shared/bus';
      import { countText as inWords } from '@foyer/shared/i18n';
      import('./later').then(({ later }) => later());
      export default function Hello() { bus.on('wallet:refresh', () => call('balance')); return inWords(3); }`,
    // Words that a comment has are not in the build.
    'src/hello/later.ts': `import { serverNow } from '@foyer/shared/api';
      // 'betRecords' and 'session:expired'
      export const later = () => serverNow();`,
    ...{ 'src/i18n/EN.json': '{}', 'src/i18n/TY.json': '{}' },
    'src/dock/dock.widget.tsx': 'export default function Dock() { return null; }',
  });
  const out = path.join(folder, 'out-remote');
  await run({ ...remoteConfig({ part: 'games', version: '0.0.1', folder: place, out }), cache: false });
  return namesIn(out);
}

async function ofShell(): Promise<Names> {
  const entries = ['api', 'bus', 'i18n'].map((name) => `import * as ${name} from '@foyer/shared/${name}';`);
  const main = [...entries, 'console.log(api, bus, i18n);'].join('\n');
  const place = sources('shell', { 'src/main.tsx': main });
  const out = path.join(folder, 'out-shell');
  await run({ ...shellConfig({ part: 'shell', version: '0.0.1', folder: place, out }), cache: false });
  return namesIn(out);
}

test('a release says by name what it uses, and a shell what it has', async () => {
  const remote = await ofRemote();
  expect(remote).toEqual({
    shared: {
      '@foyer/shared/api': ['call', 'serverNow'],
      '@foyer/shared/bus': ['bus'],
      '@foyer/shared/i18n': ['countText'],
    },
    calls: ['balance'],
    events: ['wallet:refresh'],
    slots: ['home.dock'],
  });
  const shell = await ofShell();
  expect(shell).toMatchObject({ calls: Object.keys(calls).sort(), slots: [...SLOTS].sort() });
  expect(shell.events).toEqual(expect.arrayContaining(['login:required', 'part:failed', 'wallet:refresh']));
  expect(missingNames(remote, shell)).toEqual([]);
}, 180_000);
