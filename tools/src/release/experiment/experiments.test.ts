import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { armOf, type DiscoveryDocument, experimentsIn } from '@foyer/shared/remote';
import { historyLines } from '../history';
import { isDecision, readLog } from '../log';
import { neededOf } from '../needed';
import { overview } from '../overview';
import { publish } from '../publish';
import { promote, rollback } from '../releases';
import { build } from '../testing/builds';
import { setTraffic } from '../traffic';
import { parseArms } from './arms';
import { divideAnew, startExperiment, stopExperiment, type Wish } from './experiments';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'foyer-site-'));
  for (const part of ['games', 'wallet'])
    for (const version of ['1.0.0', '1.1.0', '2.0.0']) publish(site, build(part, version));
  for (const part of ['games', 'wallet']) promote(site, part, '1.0.0');
  promote(site, 'games', '1.1.0');
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const wish = (name: string, more: Partial<Wish> = {}): Wish => ({
  ...{ name, part: 'games', on: 'base', hypothesis: 'Larger cards lead to more bets', until: '2999-01-31' },
  ...{ metric: 'bet', guardrails: ['failures'], arms: parseArms(['1.1.0=50', '2.0.0=50']) },
  ...more,
});
const start = (name: string, more?: Partial<Wish>) => startExperiment(site, wish(name, more));
const documentOf = (channel: string) =>
  JSON.parse(readFileSync(path.join(site, 'live', channel, 'discovery.json'), 'utf8')) as DiscoveryDocument;
const served = (channel = 'base', part = 'games') =>
  (documentOf(channel).microFrontends[part] ?? []).map(({ metadata, deployment, extras }) => ({
    version: metadata.version,
    ...deployment,
    arms: extras.arms,
  }));
const running = () =>
  experimentsIn(readLog(site)).flatMap(({ name, endedAt }) => (endedAt === undefined ? [name] : []));
const visitors = Array.from({ length: 4_000 }, (_, index) => index.toString(16).padStart(24, '0'));
const armsFor = (channel: string, part: string, visitor: string) =>
  armOf(
    documentOf(channel).microFrontends[part]?.flatMap(({ extras }) => extras.arms ?? []),
    visitor,
  );

describe('an experiment', () => {
  it('stands in the document with arms, and with shares for a shell that knows none', () => {
    start('larger-cards', { arms: parseArms(['old:1.1.0=20', 'new:2.0.0=30']) });
    expect(served()).toEqual([
      ...[{ version: '1.1.0', traffic: 70, default: true, arms: [armIn('old', 0, 20)] }],
      ...[{ version: '2.0.0', traffic: 30, default: false, arms: [armIn('new', 20, 50)] }],
    ]);
    stopExperiment(site, 'larger-cards');
    expect(served()).toEqual([{ version: '1.1.0', traffic: 100, default: true, arms: undefined }]);
  });

  const armIn = (arm: string, from: number, to: number) => ({
    ...{ experiment: 'larger-cards', arm, of: [['larger-cards', from, to]] },
  });

  it('is a line that commands from before it pass over: none of it is a decision with a channel', () => {
    start('larger-cards');
    stopExperiment(site, 'larger-cards');
    const lines = readLog(site).slice(-2);
    expect(lines.map(({ kind }) => kind)).toEqual(['experiment', 'experiment-end']);
    expect(lines.some(isDecision)).toBe(false);
  });

  it('ends, in the same step, with whatever decides about its part and channel, and with nothing else', () => {
    const ends: [string, () => unknown][] = [
      ['a promotion', () => promote(site, 'games', '2.0.0')],
      ['a promotion of what is live', () => promote(site, 'games', '2.0.0')],
      ['a rollback to a release', () => rollback(site, 'games', 'base', '1.1.0')],
      ['a division', () => setTraffic(site, 'games', { '1.1.0': 50, '2.0.0': 50 })],
    ];
    for (const [at, [what, decide]] of ends.entries()) {
      setTraffic(site, 'games', {});
      start(`experiment-${at}`);
      promote(site, 'wallet', at % 2 === 0 ? '1.1.0' : '1.0.0');
      promote(site, 'games', '1.0.0', 'W4');
      expect([what, running()]).toEqual([what, [`experiment-${at}`]]);
      decide();
      expect([what, running()]).toEqual([what, []]);
      expect(served().every(({ arms }) => arms === undefined)).toBe(true);
    }
  });

  it('is what a rollback without a release takes back, and no more', () => {
    start('larger-cards');
    expect(rollback(site, 'games')).toBe('1.1.0');
    expect(running()).toEqual([]);
    expect(rollback(site, 'games')).toBe('1.0.0');
  });

  it('of the base reaches a merchant that decided nothing about the part; one of a merchant reaches no other', () => {
    promote(site, 'games', '1.0.0', 'W4');
    promote(site, 'wallet', '1.0.0', 'W5');
    start('larger-cards');
    expect([served('W5'), served('W4').length]).toEqual([served('base'), 1]);
    start('rounder-cards', { on: 'W3', arms: parseArms(['1.1.0=50', '1.0.0=50']) });
    expect(served('W3').map(({ arms }) => arms?.[0]?.experiment)).toEqual(['rounder-cards', 'rounder-cards']);
    expect(served('base')[0]?.arms?.[0]?.experiment).toBe('larger-cards');
    stopExperiment(site, 'rounder-cards');
    expect(served('W3')).toEqual(served('base'));
  });

  it('gives its visitors the same arm when one is added, but for those of the arm that gives', () => {
    start('larger-cards');
    const before = visitors.map((visitor) => armsFor('base', 'games', visitor)?.arm);
    const divided = divideAnew(site, 'larger-cards', parseArms(['1.1.0=50', '2.0.0=30', '1.0.0=20']));
    const after = visitors.map((visitor) => armsFor('base', 'games', visitor)?.arm);
    const moved = new Set(before.flatMap((arm, at) => (arm === after[at] ? [] : [`${arm} to ${after[at]}`])));
    expect([...moved]).toEqual(['2.0.0 to 1.0.0']);
    expect(divided.dividedAt >= divided.startedAt).toBe(true);
    expect(served().map(({ version, traffic }) => [version, traffic])).toEqual([
      ...[['1.0.0', 20]],
      ...[['1.1.0', 50]],
      ...[['2.0.0', 30]],
    ]);
  });

  it('of a group shares no visitor with another one of it', () => {
    const group = { name: 'money', share: 5_000 };
    start('larger-cards', { group });
    start('shorter-form', { part: 'wallet', arms: parseArms(['1.0.0=50', '2.0.0=50']), group });
    const of = visitors.map((visitor) =>
      ['games', 'wallet'].map((part) => armsFor('base', part, visitor) !== undefined),
    );
    const count = (games: boolean, wallet: boolean) => of.filter(([a, b]) => a === games && b === wallet).length;
    expect(count(true, true)).toBe(0);
    expect(Math.abs(count(true, false) / visitors.length - 0.5)).toBeLessThan(0.03);
    expect(count(false, false)).toBe(0);
    expect(() => start('third', { on: 'W3', group: { name: 'money', share: 1 } })).toThrow(
      'The group money has 0 % left in one piece beside larger-cards, shorter-form.',
    );
    stopExperiment(site, 'larger-cards');
    expect(start('third', { on: 'W3', group: { name: 'money', share: 2_000 } }).group?.buckets).toEqual([0, 2_000]);
    // The base's visitors are the merchant's as well.
    expect(() => start('fourth', { group })).toThrow('The group money has 30 % left');
  });

  it.each<[string, Partial<Wish>, RegExp]>([
    ['that was used', { name: 'used' }, /There was an experiment used already/],
    ['of another form', { name: 'Larger Cards' }, /is no name/],
    ['without a hypothesis', { hypothesis: ' ' }, /needs a hypothesis/],
    ['with an end that is over', { until: '2020-01-31' }, /is no end/],
    ['with an end that is no day', { until: 'soon' }, /is no end/],
    ['of a part that is not live', { part: 'agent' }, /promote one first/],
    ['of a release that was never published', { arms: parseArms(['1.1.0=50', '9.9.9=50']) }, /never published/],
  ])('is refused: one %s', (_, more, reason) => {
    start('used');
    stopExperiment(site, 'used');
    const log = readLog(site);
    expect(() => start('larger-cards', more)).toThrow(reason);
    expect(readLog(site)).toEqual(log);
  });

  it('is refused beside another one or a division of its part, which have to be ended first', () => {
    start('larger-cards');
    expect(() => start('rounder-cards')).toThrow(/larger-cards runs on games \(base\): end it first/);
    stopExperiment(site, 'larger-cards');
    expect(() => stopExperiment(site, 'larger-cards')).toThrow(/has ended already/);
    expect(() => divideAnew(site, 'larger-cards', parseArms(['1.1.0=50', '2.0.0=50']))).toThrow(/has ended already/);
    setTraffic(site, 'games', { '1.1.0': 50, '2.0.0': 50 });
    expect(() => start('rounder-cards')).toThrow(/divided already \(base\): end that first/);
  });

  it('is told by list and history, and keeps its releases from being pruned', () => {
    start('larger-cards', { on: 'W3' });
    expect(overview(readLog(site)).find((line) => line.startsWith('  W3'))).toMatch(
      /W3: 1\.1\.0 live since .*, experiment larger-cards, traffic 1\.1\.0=50 2\.0\.0=50$/,
    );
    expect(historyLines(readLog(site)).at(-1)).toMatch(
      /experiment larger-cards on games: 1\.1\.0=50 2\.0\.0=50 until 2999-01-31 00:00 \(W3\)$/,
    );
    expect(neededOf(readLog(site), 'games', { keep: 1, since: Date.now() + 1e6 })).toContain('2.0.0');
    stopExperiment(site, 'larger-cards');
    expect(historyLines(readLog(site)).at(-1)).toMatch(/experiment larger-cards on games ended \(W3\)$/);
  });
});
