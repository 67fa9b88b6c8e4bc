import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type LogEntry, readLog } from './log';
import { isOldLog, pin, unpinned } from './pin';
import { publish } from './publish';
import { promote, rollback } from './releases';
import { build } from './testing/builds';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'foyer-site-'));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const at = (...names: string[]) => path.join(site, ...names);
const line = (entry: object) => JSON.stringify({ at: '2026-01-01T00:00:00.000Z', ...entry });

describe('a log from before hashes were kept', () => {
  const lines = ['1.0.0', '1.1.0'].flatMap((version) => [
    line({ kind: 'publish', part: 'shell', version }),
    line({ kind: 'promote', part: 'shell', version, channel: 'base' }),
  ]);
  beforeEach(() => {
    for (const version of ['1.0.0', '1.1.0']) publish(site, build('shell', version));
    // Old descriptions name only scripts and stylesheets.
    for (const version of ['1.0.0', '1.1.0']) {
      const { others: _, ...info } = build('shell', version).info;
      writeFileSync(at('shell', version, 'release.json'), JSON.stringify(info));
      for (const copy of ['.br', '.gz']) rmSync(at('shell', version, `release.json${copy}`));
    }
    writeFileSync(at('log/releases.jsonl'), `${lines.join('\n')}\n`);
  });
  const pinned = () => readLog(site).flatMap((entry) => (entry.kind === 'pin' ? [entry] : []));

  it('lets nothing go live until a person has taken the releases as they lie, once', () => {
    expect(() => promote(site, 'shell', '1.0.0')).toThrow('run "release pin" once');
    expect(pin(site)).toEqual(['shell 1.0.0', 'shell 1.1.0']);
    expect(pin(site)).toEqual([]);
    expect(rollback(site, 'shell')).toBe('1.0.0');
    expect(readFileSync(at('live/base/index.html'), 'utf8')).toBe('shell of shell 1.0.0');
    appendFileSync(at('shell/1.1.0/index.html'), 'more');
    expect(() => promote(site, 'shell', '1.1.0')).toThrow('shell 1.1.0: index.html is not as it was published');
  });

  it('does not take a release whose scripts are not what it says itself', () => {
    appendFileSync(at('shell/1.1.0/main.js'), 'more');
    expect(() => pin(site)).toThrow('shell 1.1.0: main.js is not as it was published');
  });

  it('is given the hashes of the files that no description names, and of no others', () => {
    pin(site);
    expect(pinned().map(({ version, others }) => [version, Object.keys(others).sort()])).toEqual([
      ['1.0.0', ['index.html', 'sw.js']],
      ['1.1.0', ['index.html', 'sw.js']],
    ]);
  });

  it('is given none of a release that was taken off the host', () => {
    rmSync(at('shell/1.0.0'), { recursive: true });
    expect(unpinned(readLog(site))).toEqual([
      { part: 'shell', version: '1.0.0' },
      { part: 'shell', version: '1.1.0' },
    ]);
    expect(pin(site)).toEqual(['shell 1.1.0']);
    expect(unpinned(readLog(site))).toEqual([{ part: 'shell', version: '1.0.0' }]);
  });

  it('gets a release back that was taken off the host: by its build, with a hash from then on', () => {
    rmSync(at('shell/1.0.0'), { recursive: true });
    expect(publish(site, build('shell', '1.0.0'))).toBe('restored');
    expect(pin(site)).toEqual(['shell 1.1.0']);
    promote(site, 'shell', '1.0.0');
    expect(readFileSync(at('live/base/index.html'), 'utf8')).toBe('shell of shell 1.0.0');
  });

  it('counts as old as long as no line of it has a hash', () => {
    expect(isOldLog(readLog(site))).toBe(true);
    pin(site);
    expect(isOldLog(readLog(site))).toBe(false);
    expect(isOldLog([])).toBe(false);
    const later = [{ before: 'sha256-x' }, {}] as LogEntry[];
    expect(isOldLog(later)).toBe(false);
  });

  it('takes the build that a release came from for the same, and no other one', () => {
    const description = readFileSync(at('shell/1.0.0/release.json'));
    const same = build('shell', '1.0.0');
    expect(() => publish(site, same)).toThrow('never changes');
    writeFileSync(at('shell/1.0.0/release.json'), readFileSync(path.join(same.folder, 'release.json')));
    expect(publish(site, same)).toBe('same');
    expect(pinned()).toEqual([]);
    writeFileSync(at('shell/1.0.0/release.json'), description);
  });
});
