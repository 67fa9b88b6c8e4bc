import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Names } from '@foyer/shared/remote';
import { misfits } from './gate';
import { liveRelease } from './live';
import { readLog } from './log';
import { publish } from './publish';
import { promote, promoteTogether, promoteUnasked, rollback, withSite } from './releases';
import { build, filesOfPart } from './testing/builds';
import { setTraffic } from './traffic';
import { verify } from './verify';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'foyer-gate-'));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

/** Publishes a shell with what it shares, or a remote with what it needs. */
const published = (part: string, version: string, shared: Record<string, string>) =>
  publish(site, build(part, version, { info: { shared } }));

/** Publishes a release with what it uses, or has, by name. */
const withNames = (part: string, version: string, names: Partial<Names>) => {
  const whole = { shared: {}, calls: [], events: [], slots: [], ...names };
  const files = { ...filesOfPart(part, version), 'names.json': JSON.stringify(whole) };
  return publish(site, build(part, version, { files }));
};

const lines = () => readLog(site).length;
const live = (part: string, channel = 'base') => liveRelease(readLog(site), part, channel)?.version;

/** A site whose shell and remotes are of one major, and releases of the next one. */
function twoMajors(): void {
  published('shell', '1.4.0', { react: '19.3.1', '@foyer/shared': '1.4.0' });
  published('shell', '2.0.0', { react: '19.3.1', '@foyer/shared': '2.0.0' });
  for (const part of ['games', 'wallet']) {
    published(part, '1.0.0', { react: '^19.0.0', '@foyer/shared': '^1.2.0' });
    published(part, '2.0.0', { react: '^19.0.0', '@foyer/shared': '^2.0.0' });
  }
  promote(site, 'shell', '1.4.0');
  promote(site, 'games', '1.0.0');
  promote(site, 'wallet', '1.0.0');
}

/** What stays as it is when a decision is refused. */
function refused(decide: () => void, ...sentences: string[]): void {
  const before = lines();
  expect(decide).toThrow(
    `${sentences.join('\n')}\nNothing was done. What fits together goes live together: release promote <part> <version> --with <part>=<version>`,
  );
  expect(lines()).toBe(before);
  expect(verify(site)).toEqual([]);
}

describe('a decision is refused', () => {
  beforeEach(twoMajors);

  it('for a remote that needs what the live shell does not have', () => {
    const sentence = 'games 2.0.0 needs @foyer/shared ^2.0.0, and the shell that the base has, 1.4.0, shares 1.4.0.';
    refused(() => promote(site, 'games', '2.0.0'), sentence);
    refused(() => setTraffic(site, 'games', { '1.0.0': 90, '2.0.0': 10 }), sentence);
    refused(
      () => promote(site, 'games', '2.0.0', 'W3'),
      'games 2.0.0 needs @foyer/shared ^2.0.0, and the shell that W3 has, 1.4.0, shares 1.4.0.',
    );
  });

  it('for a remote that needs a later minor than the shell has, or what no shell shares', () => {
    published('games', '1.1.0', { '@foyer/shared': '^1.5.0' });
    published('games', '1.2.0', { vue: '^3.0.0' });
    refused(
      () => promote(site, 'games', '1.1.0'),
      'games 1.1.0 needs @foyer/shared ^1.5.0, and the shell that the base has, 1.4.0, shares 1.4.0.',
    );
    refused(
      () => promote(site, 'games', '1.2.0'),
      'games 1.2.0 needs vue ^3.0.0, and the shell that the base has, 1.4.0, shares none.',
    );
  });

  it('for a shell that cannot run a remote of any channel, nor one that an experiment has', () => {
    const needs = (part: string, where: string) =>
      `${part} 1.0.0 needs @foyer/shared ^1.2.0, and the shell that ${where} has, 2.0.0, shares 2.0.0.`;
    refused(() => promote(site, 'shell', '2.0.0'), needs('games', 'the base'), needs('wallet', 'the base'));
    published('games', '1.0.1', { '@foyer/shared': '^1.3.0' });
    setTraffic(site, 'games', { '1.0.1': 100 }, 'W3');
    refused(
      () => promote(site, 'shell', '2.0.0', 'W3'),
      needs('games', 'W3'),
      'games 1.0.1 needs @foyer/shared ^1.3.0, and the shell that W3 has, 2.0.0, shares 2.0.0.',
      needs('wallet', 'W3'),
    );
  });

  it('for what it makes unfit, and not for what was so before', () => {
    rollbackToUnfit();
    expect(verify(site)).toEqual([
      'games 2.0.0 needs @foyer/shared ^2.0.0, and the shell that the base has, 1.4.0, shares 1.4.0.',
    ]);
    published('wallet', '1.0.1', { '@foyer/shared': '^1.2.0' });
    promote(site, 'wallet', '1.0.1');
    expect(live('wallet')).toBe('1.0.1');
  });
});

/** A rollback of the shell is the way out of a fault, and is never stopped. */
function rollbackToUnfit(): void {
  promoteTogether(site, [
    { part: 'shell', version: '2.0.0' },
    { part: 'games', version: '2.0.0' },
    { part: 'wallet', version: '2.0.0' },
  ]);
  rollback(site, 'wallet');
  rollback(site, 'shell');
}

it('lets go live together what fits together, in one moment, and only whole', async () => {
  twoMajors();
  const file = path.join(site, 'log/releases.jsonl');
  const before = readFileSync(file).length;
  promoteTogether(site, [
    { part: 'games', version: '2.0.0' },
    { part: 'wallet', version: '2.0.0' },
    { part: 'shell', version: '2.0.0' },
  ]);
  expect([live('shell'), live('games'), live('wallet')]).toEqual(['2.0.0', '2.0.0', '2.0.0']);
  expect(verify(site)).toEqual([]);
  const whole = readFileSync(file);
  const ends = [...whole.toString('latin1').matchAll(/\n/g)]
    .map(({ index }) => index + 1)
    .filter((end) => end > before);
  expect(ends).toHaveLength(3);
  // Killed while it wrote the lines: at each end but the last one, and within each line.
  for (const cut of [...ends.slice(0, -1), ...ends.map((end) => end - 5)]) {
    truncateSync(file, 0);
    appendFileSync(file, whole.subarray(0, cut));
    expect([live('shell'), live('games'), live('wallet')]).toEqual(['1.4.0', '1.0.0', '1.0.0']);
    const told: string[] = [];
    await withSite(
      site,
      () => undefined,
      (line) => told.push(line),
    );
    expect(told.join('\n')).toMatch(/It is cut off:[\s\S]*What was live was not what the log says/);
    expect(readFileSync(file)).toHaveLength(before);
    expect(verify(site)).toEqual([]);
    truncateSync(file, 0);
    appendFileSync(file, whole);
    await withSite(site, () => undefined);
    expect([live('shell'), live('games'), live('wallet')]).toEqual(['2.0.0', '2.0.0', '2.0.0']);
  }
});

it('takes each part once', () => {
  twoMajors();
  const before = lines();
  const twice = ['1.0.0', '2.0.0'].map((version) => ({ part: 'games', version }));
  expect(() => promoteTogether(site, twice)).toThrow('games is named twice: only one release of it can be live.');
  expect(lines()).toBe(before);
});

it('judges no shell of before its description said what it shares, and no remote without one', () => {
  published('shell', '1.0.0', {});
  published('games', '1.0.0', { react: '^99.0.0' });
  promote(site, 'games', '1.0.0');
  promote(site, 'shell', '1.0.0');
  expect(misfits(site, readLog(site))).toEqual([]);
});

it('lets a start bring the parts of its sources one after the other', () => {
  twoMajors();
  promoteUnasked(site, 'shell', '2.0.0');
  expect(verify(site)).toHaveLength(2);
  for (const part of ['games', 'wallet']) promoteUnasked(site, part, '2.0.0');
  expect(verify(site)).toEqual([]);
});

describe('names that a remote uses and its shell does not have', () => {
  const OLD: Partial<Names> = {
    shared: { '@foyer/shared/api': ['call'] },
    ...{ calls: ['balance'], events: ['wallet:refresh'], slots: ['home.games'] },
  };
  const sentence = (need: string, has: string) =>
    `games 1.1.0 ${need}, and the shell that the base has, 1.0.0, ${has}.`;

  beforeEach(() => {
    withNames('shell', '1.0.0', OLD);
    withNames('games', '1.0.0', OLD);
    promote(site, 'shell', '1.0.0');
    promote(site, 'games', '1.0.0');
  });

  const cases: [what: string, names: Partial<Names>, need: string, has: string][] = [
    [
      'an export',
      { shared: { '@foyer/shared/api': ['call', 'serverNow'] } },
      'uses serverNow of @foyer/shared/api',
      'exports none there',
    ],
    [
      'an entry',
      { shared: { '@foyer/shared/inbox': ['useUnread'] } },
      'uses useUnread of @foyer/shared/inbox',
      'lends no such entry',
    ],
    ['a call', { calls: ['balance', 'jackpot'] }, 'sends the call jackpot', 'has no such row in its contract'],
    ['an event', { events: ['game:over'] }, 'uses the event game:over', 'knows none of that name'],
    ['a slot', { slots: ['home.end'] }, 'has a widget for the slot home.end', 'has no such place'],
  ];
  it.each(cases)('%s: the remote is refused, and so is a shell that takes it away', (_, names, need, has) => {
    withNames('games', '1.1.0', names);
    refused(() => promote(site, 'games', '1.1.0'), sentence(need, has));
    withNames('shell', '1.1.0', { ...OLD, ...names });
    promoteTogether(site, [
      { part: 'shell', version: '1.1.0' },
      { part: 'games', version: '1.1.0' },
    ]);
    expect(live('games')).toBe('1.1.0');
    refused(() => promote(site, 'shell', '1.0.0'), sentence(need, has));
  });

  it('a newer shell that has more is taken without its remotes, and a newer remote that uses nothing new without its shell', () => {
    withNames('shell', '1.1.0', { ...OLD, calls: ['balance', 'jackpot'] });
    promote(site, 'shell', '1.1.0');
    withNames('games', '1.1.0', { calls: ['balance'] });
    rollback(site, 'shell');
    promote(site, 'games', '1.1.0');
    expect(verify(site)).toEqual([]);
  });

  it('are judged by the file that was published, and not by another one', () => {
    withNames('games', '1.1.0', { calls: ['jackpot'] });
    writeFileSync(path.join(site, 'games/1.1.0/names.json'), JSON.stringify({ ...OLD, shared: {} }));
    expect(() => promote(site, 'games', '1.1.0')).toThrow(/names\.json/);
    expect(live('games')).toBe('1.0.0');
  });

  it('are not judged where a release is of before they were kept', () => {
    published('games', '1.2.0', {});
    promote(site, 'games', '1.2.0');
    expect(live('games')).toBe('1.2.0');
  });
});
