import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publish } from './publish';
import { promote, rollback } from './releases';
import { refresh } from './settle';
import { build } from './testing/builds';
import { verify } from './verify';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'foyer-site-'));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const at = (...names: string[]) => path.join(site, ...names);
const live = (name: string) => readFileSync(at('live/base', name), 'utf8');
function released(part: string, ...versions: string[]): void {
  for (const version of versions) {
    publish(site, build(part, version));
    promote(site, part, version);
  }
}

describe('a release that nobody published', () => {
  it('cannot go live, whatever the versions of other parts and of this one are', () => {
    released('wallet', '1.0.0');
    publish(site, build('games', '1.1.0'));
    expect(() => promote(site, 'games', '1.0.0')).toThrow('games 1.0.0 was never published here');
  });
});

describe('a release that is not as it was published', () => {
  it('is put back by the build it came from, and then goes live', () => {
    publish(site, build('games', '1.0.0'));
    for (const [file, words] of [
      ['list.js', 'other'],
      ['release.json', '{}'],
      ['more.js', 'more'],
    ] as const) {
      writeFileSync(at('games/1.0.0', file), words);
      expect(publish(site, build('games', '1.0.0'))).toBe('restored');
      expect(publish(site, build('games', '1.0.0'))).toBe('same');
    }
    rmSync(at('games/1.0.0'), { recursive: true });
    expect(() => promote(site, 'games', '1.0.0')).toThrow('not on the host any more');
    expect(publish(site, build('games', '1.0.0'))).toBe('restored');
    promote(site, 'games', '1.0.0');
    expect(verify(site)).toEqual([]);
  });

  it('is not put back by another build, even where its folder is gone', () => {
    publish(site, build('games', '1.0.0'));
    rmSync(at('games/1.0.0'), { recursive: true });
    const other = build('games', '1.0.0', { files: { 'remoteEntry.js': 'other' } });
    expect(() => publish(site, other)).toThrow('never changes');
  });

  it('is taken back all the same, and does not keep another part from being taken back', () => {
    released('games', '1.0.0', '1.1.0');
    released('wallet', '1.0.0', '1.1.0');
    appendFileSync(at('games/1.1.0/list.js'), 'more');
    appendFileSync(at('wallet/1.1.0/list.js'), 'more');
    expect(rollback(site, 'wallet')).toBe('1.0.0');
    expect(rollback(site, 'games')).toBe('1.0.0');
    expect(() => refresh(site)).not.toThrow();
  });

  it('lends the document of a later shell no script', () => {
    const shell = (version: string) => {
      const html = `<script defer src="/shell/${version}/vendor.js" integrity="x"></script>`;
      publish(site, build('shell', version, { files: { 'index.html': html, 'vendor.js': 'vendor' } }));
    };
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) shell(version);
    promote(site, 'shell', '1.2.0');
    expect(live('index.html')).toContain('/shell/1.0.0/vendor.js');
    writeFileSync(at('shell/1.0.0/vendor.js'), 'other');
    refresh(site);
    expect(live('index.html')).toContain('/shell/1.1.0/vendor.js');
  });

  it('is not published as a build either, if it has files beyond its description', () => {
    const changed = build('games', '1.0.0');
    appendFileSync(path.join(changed.folder, 'list.js'), 'more');
    expect(() => publish(site, changed)).toThrow('games 1.0.0: list.js is not as it was published');
    const more = build('games', '1.0.0');
    writeFileSync(path.join(more.folder, 'more.js'), '');
    expect(() => publish(site, more)).toThrow('games 1.0.0: more.js is no file of that release');
  });
});

describe('names', () => {
  it.each(['../games', '..', '.', 'a/b', 'a\\b', '', '1.0.0.7.tmp', '1..2', 'a\0b'])('%j lead nowhere else', (name) => {
    released('games', '1.0.0');
    expect(() => promote(site, 'games', name)).toThrow('is no name');
    expect(() => promote(site, 'games', '1.0.0', name)).toThrow('is no name');
  });
});
