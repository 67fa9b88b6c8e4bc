import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { appendLog, readLog } from './log';
import { openRelease } from './pinned';
import { publish, sweep } from './publish';
import { promote } from './releases';
import { build } from './testing/builds';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'foyer-site-'));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const at = (...names: string[]) => path.join(site, ...names);
const open = (part: string, version: string) => openRelease(site, readLog(site), part, version);

describe('a release on the host', () => {
  it('has the files of its build, and compressed copies of all that browsers load as text', () => {
    publish(site, build('games', '1.0.0'));
    publish(site, build('shell', '1.0.0'));
    const withCopies = (...names: string[]) => names.flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
    expect(readdirSync(at('games/1.0.0')).sort()).toEqual(
      withCopies('list.css', 'list.js', 'logo.svg', 'release.json', 'remoteEntry.js'),
    );
    expect(readdirSync(at('shell/1.0.0')).sort()).toEqual([
      'index.html',
      ...withCopies('main.css', 'main.js', 'release.json', 'sw.js'),
    ]);
    const [whole, br, gz] = ['', '.br', '.gz'].map((copy) => readFileSync(at(`games/1.0.0/list.js${copy}`)));
    expect([brotliDecompressSync(br!), gunzipSync(gz!)]).toEqual([whole, whole]);
  });

  it('leaves nothing beside it, also where it was refused', () => {
    publish(site, build('games', '1.0.0'));
    expect(() => publish(site, build('games', '1.0.0', { files: { 'remoteEntry.js': 'other' } }))).toThrow(
      'games 1.0.0 is published already with other files',
    );
    expect(readdirSync(at('games'))).toEqual(['1.0.0']);
  });

  it('tells which files it has, and what they are', () => {
    publish(site, build('games', '1.0.0'));
    const release = open('games', '1.0.0');
    expect([release.has('list.js'), release.has('other.js')]).toEqual([true, false]);
    const hash = createHash('sha256').update('list of games 1.0.0').digest('base64');
    expect(release.hashOf('list.js')).toBe(`sha256-${hash}`);
    expect(() => release.hashOf('other.js')).toThrow('games 1.0.0 has no file other.js');
    expect(release.read('list.js')).toBe('list of games 1.0.0');
    expect(() => release.read('other.js')).toThrow('games 1.0.0: other.js is not there');
  });
});

describe('a release that is not what it is called', () => {
  it('is not published, by part or by version', () => {
    const { info, folder } = build('games', '1.0.0');
    for (const called of [{ name: 'wallet' }, { version: '2.0.0' }])
      expect(() => publish(site, { info: { ...info, ...called }, folder, fresh: true })).toThrow(
        'release.json describes games 1.0.0',
      );
    expect(readLog(site)).toEqual([]);
  });

  it('is not opened, though the log has its hash', () => {
    publish(site, build('games', '1.0.0'));
    const { description } = open('games', '1.0.0');
    for (const [part, version] of [['wallet', '1.0.0'] as const, ['games', '2.0.0'] as const]) {
      appendLog(site, { kind: 'publish', part, version, description });
      mkdirSync(at(part), { recursive: true });
      symlinkSync(at('games/1.0.0'), at(part, version));
      expect(() => open(part, version)).toThrow(`${part} ${version}: release.json describes games 1.0.0`);
    }
  });

  it('stays what the log called it first', () => {
    publish(site, build('games', '1.0.0'));
    const { description } = open('games', '1.0.0');
    appendLog(site, { kind: 'publish', part: 'games', version: '1.0.0', description: 'sha256-other' });
    expect(open('games', '1.0.0').description).toBe(description);
    promote(site, 'games', '1.0.0');
  });
});

describe('what an interrupted publish has left', () => {
  it('goes, and nothing else', () => {
    publish(site, build('games', '1.0.0'));
    mkdirSync(at('games/1.1.0.7.tmp/deep'), { recursive: true });
    writeFileSync(at('games/1.2.0.8.tmp'), '');
    writeFileSync(at('robots.txt'), '');
    sweep(site);
    expect(readdirSync(at('games'))).toEqual(['1.0.0']);
    expect(readdirSync(site).sort()).toEqual(['games', 'log', 'robots.txt']);
  });

  it('is nothing on a host without a folder', () => {
    expect(() => sweep(at('none'))).not.toThrow();
  });
});
