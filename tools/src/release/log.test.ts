import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { appendLog, hashOfLog, readLog, unfinishedLine } from './log';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'foyer-site-'));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const file = () => path.join(site, 'log', 'releases.jsonl');
const lines = () => readFileSync(file(), 'utf8').trimEnd().split('\n');
const write = (...all: string[]) => writeFileSync(file(), all.map((line) => `${line}\n`).join(''));
const promoted = (version: string) => appendLog(site, { kind: 'promote', part: 'games', version, channel: 'base' });
const old = (version: string) =>
  JSON.stringify({ at: '2026-01-01T00:00:00.000Z', kind: 'publish', part: 'games', version });

describe('a log', () => {
  it('that was never written to is empty, and has a hash all the same', () => {
    expect(readLog(site)).toEqual([]);
    expect(hashOfLog(site)).toBe(`sha256-${createHash('sha256').digest('base64')}`);
    expect(existsSync(file())).toBe(false);
  });

  it('says of each line when it was written and what stood before it', () => {
    const begin = Date.now();
    promoted('1');
    const before = hashOfLog(site);
    promoted('2');
    const [first, second] = readLog(site);
    expect(second).toEqual({
      at: expect.any(String),
      kind: 'promote',
      part: 'games',
      version: '2',
      channel: 'base',
      before,
    });
    expect(Date.parse(first?.at ?? '')).toBeGreaterThanOrEqual(begin);
    expect(hashOfLog(site)).not.toBe(before);
  });
});

describe('the log of releases', () => {
  beforeEach(() => ['1', '2', '3'].forEach(promoted));

  it('is read as it was written', () => {
    expect(readLog(site).map((entry) => 'version' in entry && entry.version)).toEqual(['1', '2', '3']);
  });

  it.each([
    ['a line in the middle is another', ([a, b, c]: string[]) => [a, b?.replace('"2"', '"9"'), c]],
    ['the first line is another', ([a, b, c]: string[]) => [a?.replace('"1"', '"9"'), b, c]],
    ['a line in the middle is gone', ([a, _, c]: string[]) => [a, c]],
    ['two lines changed places', ([a, b, c]: string[]) => [a, c, b]],
    ['a line without a hash was added', ([a, b, c]: string[]) => [a, b, c, old('9')]],
    ['a line was written twice', ([a, b, c]: string[]) => [a, b, c, c]],
  ])('is refused when %s', (_what, change) => {
    write(...change(lines()).map(String));
    expect(() => readLog(site)).toThrow(/^Line [1-4] of .* was changed by hand/);
    expect(() => promoted('4')).toThrow('changed by hand');
  });

  it.each([
    ['cannot be read', '{"at":"2026'],
    [
      'is whole but for its end',
      JSON.stringify({ at: '', kind: 'promote', part: 'games', version: '9', channel: 'base' }),
    ],
    ['is of zeros, as a disk may leave it', '\0\0\0\0'],
  ])('counts no last line that has no end and %s, and cuts it off before the next one', (_what, rest) => {
    const hash = hashOfLog(site);
    appendFileSync(file(), rest);
    expect(readLog(site)).toHaveLength(3);
    expect([hashOfLog(site), unfinishedLine(site)]).toEqual([hash, rest]);
    promoted('4');
    expect(readLog(site).map((entry) => 'version' in entry && entry.version)).toEqual(['1', '2', '3', '4']);
    expect([readLog(site)[3]?.before, unfinishedLine(site)]).toEqual([hash, undefined]);
  });

  it('is refused, and not cut, where a line in the middle is no line', () => {
    write(...lines().slice(0, 2), '{"at":"2026', ...lines().slice(2));
    appendFileSync(file(), 'rest');
    const before = readFileSync(file(), 'utf8');
    expect(() => promoted('4')).toThrow('Line 3');
    expect(readFileSync(file(), 'utf8')).toBe(before);
  });

  it('goes on from lines that were written before there were hashes, and vouches for them from then on', () => {
    mkdirSync(path.dirname(file()), { recursive: true });
    write(old('1'), old('2'));
    promoted('3');
    expect(readLog(site)).toHaveLength(3);
    write(...lines().map((line) => line.replace('"1"', '"7"')));
    expect(() => readLog(site)).toThrow('Line 3');
  });
});
