import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mapsOfBuild, mapsOfRelease, takeMaps } from './maps';
import { publish, sweep } from './publish';
import { build } from './testing/builds';

let folder: string;
let site: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'foyer-maps-'));
  site = path.join(folder, 'site');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build with maps, one of them in a folder whose name begins with a dot. */
function buildWithMaps() {
  const built = build('games', '1.0.0');
  mkdirSync(path.join(built.folder, '.sw'));
  for (const map of ['list.js.map', 'list.css.map', '.sw/sw.js.map'])
    writeFileSync(path.join(built.folder, map), JSON.stringify({ sources: [map] }));
  return built;
}

test('maps of a build go beside its folder, and on beside the host with its release', () => {
  const built = buildWithMaps();
  takeMaps(built.folder);
  publish(site, built);
  const kept = mapsOfRelease(site, 'games', '1.0.0');
  expect(readdirSync(kept).sort()).toEqual(['list.css.map', 'list.js.map', 'sw.js.map']);
  expect(readFileSync(path.join(kept, 'list.js.map'), 'utf8')).toBe('{"sources":["list.js.map"],"file":"list.js"}');
  const onHost = readdirSync(site, { recursive: true, encoding: 'utf8' });
  expect(onHost).toContain('games/1.0.0/list.js');
  expect(onHost.filter((file) => file.includes('.map'))).toEqual([]);
  expect(path.relative(site, kept)).toMatch(/^\.\./);
  rmSync(mapsOfBuild(built.folder), { recursive: true });
});

test('a map says nothing of the folder that it was built in', () => {
  const built = build('games', '1.0.0');
  const map = {
    file: 'list.11aa.js',
    sources: [
      'javascript/node_modules/.federation/entry.f6c0.js',
      'webpack://games/./src/list.module.css?d77a',
      'src/list.tsx',
    ],
    sourcesContent: ["import runtime from '/home/somebody/bundler.ts'", '.list {}', 'list'],
  };
  writeFileSync(path.join(built.folder, 'list.22bb.js.map'), JSON.stringify(map));
  takeMaps(built.folder);
  expect(JSON.parse(readFileSync(path.join(mapsOfBuild(built.folder), 'list.22bb.js.map'), 'utf8'))).toEqual({
    file: 'list.22bb.js',
    sources: ['webpack/runtime/federation entry', 'webpack://games/./src/list.module.css', 'src/list.tsx'],
    sourcesContent: [null, '.list {}', 'list'],
  });
  rmSync(mapsOfBuild(built.folder), { recursive: true });
});

test('a build that has a map among its files is not published', () => {
  const built = build('games', '1.0.0', { files: { 'remoteEntry.js': 'entry', 'remoteEntry.js.map': '{}' } });
  expect(() => publish(site, built)).toThrow(/remoteEntry\.js\.map, a source map/);
  expect(existsSync(path.join(site, 'games', '1.0.0'))).toBe(false);
});

test('maps of a release that is not on the host any more go with the next sweep, others stay', () => {
  for (const version of ['1.0.0', '2.0.0']) {
    const built = build('games', version);
    writeFileSync(path.join(built.folder, 'list.js.map'), '{}');
    takeMaps(built.folder);
    publish(site, built);
    rmSync(mapsOfBuild(built.folder), { recursive: true });
  }
  rmSync(path.join(site, 'games', '1.0.0'), { recursive: true });
  sweep(site);
  expect(['1.0.0', '2.0.0'].map((version) => existsSync(mapsOfRelease(site, 'games', version)))).toEqual([false, true]);
});
