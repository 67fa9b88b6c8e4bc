import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { adopt } from './adopt-releases';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'foyer-host-'));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

/** Puts a release folder where an image of the part puts it. */
function bring(name: string, version: string, minute: number): void {
  const folder = path.join(site, name, version);
  const entry = name === 'shell' ? 'index.html' : 'remoteEntry.js';
  const info = { name, version, entry, integrity: {}, exposes: {}, pages: {}, widgets: {}, shared: {} };
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, entry), `${name} ${version}`);
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(info));
  utimesSync(folder, minute * 60, minute * 60);
}

const live = (file: string) => readFileSync(path.join(site, 'live/base', file), 'utf8');

describe('releases that images put on the host', () => {
  it('go live where nothing was, and wait for a decision where something is', async () => {
    bring('shell', 'b', 1);
    bring('games', 'z', 1);
    expect(await adopt(site)).toEqual(['shell b published', 'shell b is live', 'games z published', 'games z is live']);
    expect(live('index.html')).toBe('shell b');

    bring('games', 'a', 2);
    expect(await adopt(site)).toEqual(['games a published']);
    expect(live('discovery.json')).toContain('/games/z/remoteEntry.js');
    expect(await adopt(site)).toEqual([]);
  });

  it('start with the one that came last, and leave out what an interrupted copy left', async () => {
    bring('games', 'z', 1);
    bring('games', 'a', 2);
    mkdirSync(path.join(site, 'games/y.7.tmp'));
    expect((await adopt(site)).at(-1)).toBe('games a is live');
  });
});
