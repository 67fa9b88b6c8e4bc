import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { appendLog } from '../release/log';
import { build } from '../release/testing/builds';
import { adopt, registerBrought } from './adopt-releases';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'foyer-host-'));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

/** Puts a release folder on the host, as an image of the part does. */
function bring(name: string, version: string, minute: number): string {
  const folder = path.join(site, name, version);
  const entry = name === 'shell' ? 'index.html' : 'remoteEntry.js';
  cpSync(build(name, version, { files: { [entry]: `${name} ${version}` } }).folder, folder, { recursive: true });
  utimesSync(folder, minute * 60, minute * 60);
  return folder;
}

const adopted = async () => (await adopt(site)).done.map((line) => line.replace(/, sha256-\S+$/, ''));

const live = (file: string) => readFileSync(path.join(site, 'live/base', file), 'utf8');

describe('releases that images put on the host', () => {
  it('go live where nothing was, and wait for a decision where something is', async () => {
    bring('shell', 'b', 1);
    bring('games', 'z', 1);
    expect(await adopted()).toEqual(['shell b published', 'shell b is live', 'games z published', 'games z is live']);
    expect(live('index.html')).toBe('shell b');

    bring('games', 'a', 2);
    expect(await adopted()).toEqual(['games a published']);
    expect(live('discovery.json')).toContain('/games/z/remoteEntry.js');
    expect(await adopted()).toEqual([]);
  });

  it('are registered without going live, for whoever asks before anybody decides', async () => {
    bring('shell', 'a', 1);
    bring('games', 'a', 1);
    await adopt(site);
    bring('games', 'b', 2);
    bring('arcade', 'a', 2);
    const { done, refused } = await registerBrought(site);
    expect([done.map((line) => line.split(',')[0]), refused]).toEqual([
      ['arcade a published', 'games b published'],
      [],
    ]);
    expect(live('discovery.json')).toContain('/games/a/remoteEntry.js');
    expect(live('discovery.json')).not.toContain('arcade');
    expect(await registerBrought(site)).toEqual({ done: [], refused: [] });
    expect(await adopted()).toEqual(['arcade a is live']);
  });

  it('are published by being registered, not by a decision about them', async () => {
    bring('shell', 'a', 1);
    await adopt(site);
    appendLog(site, { kind: 'promote', part: 'games', version: 'a', channel: 'base', by: 'hand' });
    bring('games', 'a', 2);
    expect(await adopted()).toEqual(expect.arrayContaining(['games a published']));
    expect(live('discovery.json')).toContain('/games/a/remoteEntry.js');
  });

  it('start with the one that came last, and leave out what an interrupted copy left', async () => {
    bring('games', 'z', 1);
    bring('games', 'a', 2);
    mkdirSync(path.join(site, 'games/y.7.tmp'));
    expect((await adopted()).at(-1)).toBe('games a is live');
  });

  it('are refused when they are not what they say of themselves, and the other parts are not kept', async () => {
    bring('shell', 'a', 1);
    appendFileSync(path.join(bring('games', 'z', 1), 'remoteEntry.js'), ' and more');
    cpSync(path.join(site, 'shell/a'), path.join(site, 'wallet/a'), { recursive: true });
    const { done, refused } = await adopt(site);
    expect(done.map((line) => line.split(' ')[0])).toEqual(['shell', 'shell']);
    expect(refused).toEqual([
      expect.stringContaining('games z: remoteEntry.js is not as it was published'),
      expect.stringContaining('wallet a: release.json describes shell a'),
    ]);
    expect(live('discovery.json')).not.toContain('games');
  });

  it('stay what they were when they were noted: a changed one is refused, and what is live is made of whole ones', async () => {
    const shell = bring('shell', 'a', 1);
    await adopt(site);
    writeFileSync(path.join(site, 'live/base/index.html'), 'another page');
    expect(await adopt(site)).toEqual({ done: [expect.stringContaining('they are now: index.html')], refused: [] });
    expect(live('index.html')).toBe('shell a');
    writeFileSync(path.join(shell, 'index.html'), 'another shell');
    const { refused } = await adopt(site);
    expect(refused).toEqual([expect.stringContaining('shell a: index.html is not as it was published')]);
    expect(live('index.html')).toBe('shell a');
  });
});
