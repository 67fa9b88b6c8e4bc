import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArms } from './experiment/arms';
import { startExperiment, stopExperiment } from './experiment/experiments';
import { publish } from './publish';
import { promote, promoteTogether, rollback } from './releases';
import { remove } from './remove';
import { build } from './testing/builds';
import { setTraffic } from './traffic';
import { verify } from './verify';

const VERSIONS = ['1.0.0', '2.0.0', '3.0.0', '4.0.0'];
let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'foyer-site-'));
  for (const part of ['games', 'wallet']) for (const version of VERSIONS) publish(site, build(part, version));
  for (const part of ['games', 'wallet']) promote(site, part, '1.0.0');
});
afterEach(() => {
  expect(verify(site)).toEqual([]);
  rmSync(site, { recursive: true, force: true });
});

const named = (channel = 'base'): unknown =>
  JSON.parse(readFileSync(path.join(site, 'live', channel, 'taken-back.json'), 'utf8'));

it('names nothing where nothing was taken back, and nothing that a promotion replaced', () => {
  expect(named()).toEqual({});
  for (const version of ['2.0.0', '3.0.0', '2.0.0']) {
    promote(site, 'games', version);
    expect(named()).toEqual({});
  }
});

describe('names', () => {
  it('what a rollback took, until visitors get it again', () => {
    promote(site, 'games', '2.0.0');
    rollback(site, 'games');
    expect(named()).toEqual({ games: ['2.0.0'] });
    promote(site, 'games', '3.0.0');
    expect(named()).toEqual({ games: ['2.0.0'] });
    rollback(site, 'games');
    expect(named()).toEqual({ games: ['3.0.0', '2.0.0'] });
    promote(site, 'games', '2.0.0');
    expect(named()).toEqual({ games: ['3.0.0'] });
  });

  it('what was live, of a rollback that passes others over', () => {
    for (const version of ['2.0.0', '3.0.0']) promote(site, 'games', version);
    rollback(site, 'games', 'base', '1.0.0');
    // 2.0.0 was taken from nobody who has it since 3.0.0, and is the fallback by now.
    expect(named()).toEqual({ games: ['3.0.0'] });
  });

  it('what was taken off, with the releases that were tried', () => {
    setTraffic(site, 'games', { '1.0.0': 90, '2.0.0': 10 });
    remove(site, 'games');
    expect(named()).toEqual({ games: ['1.0.0', '2.0.0'] });
  });

  it.each([
    ['a division that is taken back', () => void rollback(site, 'games')],
    ['a division that ends', () => setTraffic(site, 'games', {})],
    ['a division without it', () => setTraffic(site, 'games', { '1.0.0': 90, '3.0.0': 10 })],
  ])('a tenth of the visitors’ release, by %s', (_, act) => {
    setTraffic(site, 'games', { '1.0.0': 90, '2.0.0': 10 });
    expect(named()).toEqual({});
    act();
    expect(named()).toEqual({ games: ['2.0.0'] });
  });
});

describe('an experiment', () => {
  const start = () =>
    startExperiment(site, {
      ...{ name: 'cards', part: 'games', on: 'base', hypothesis: 'Larger cards lead to more bets' },
      ...{ until: '2999-01-31', metric: 'bet', guardrails: [], arms: parseArms(['1.0.0=50', '2.0.0=50']) },
    });

  it.each([
    ['stopped', () => stopExperiment(site, 'cards')],
    ['taken back', () => void rollback(site, 'games')],
  ])('that is %s takes its other arm back', (_, act) => {
    start();
    act();
    expect(named()).toEqual({ games: ['2.0.0'] });
  });

  it('that a promotion ends takes nothing back, the same when the documents are made again', () => {
    start();
    promoteTogether(site, [
      { part: 'games', version: '3.0.0' },
      { part: 'wallet', version: '2.0.0' },
    ]);
    expect(named()).toEqual({});
    rollback(site, 'wallet');
    expect(named()).toEqual({ wallet: ['2.0.0'] });
  });

  it('leaves a release alone that is a fallback after it', () => {
    promote(site, 'games', '2.0.0');
    startExperiment(site, {
      ...{ name: 'old', part: 'games', on: 'base', hypothesis: 'The older one is better', until: '2999-01-31' },
      ...{ metric: 'bet', guardrails: [], arms: parseArms(['2.0.0=50', '1.0.0=50']) },
    });
    stopExperiment(site, 'old');
    expect(named()).toEqual({});
  });
});

describe('a merchant', () => {
  it('with releases of its own hears of its own alone', () => {
    promote(site, 'games', '2.0.0', 'W3');
    promote(site, 'games', '2.0.0');
    rollback(site, 'games');
    expect([named(), named('W3')]).toEqual([{ games: ['2.0.0'] }, {}]);
    rollback(site, 'games', 'W3');
    expect(named('W3')).toEqual({ games: ['2.0.0'] });
  });

  it('that follows the base hears of the base', () => {
    promote(site, 'wallet', '2.0.0', 'W3');
    promote(site, 'games', '2.0.0');
    rollback(site, 'games');
    rollback(site, 'wallet', 'W3');
    expect([named(), named('W3')]).toEqual([{ games: ['2.0.0'] }, { games: ['2.0.0'], wallet: ['2.0.0'] }]);
  });
});

it('names the last ten of a part', () => {
  for (let at = 0; at < 14; at += 1) {
    publish(site, build('games', `5.${at}.0`));
    promote(site, 'games', `5.${at}.0`);
    rollback(site, 'games');
  }
  expect(named()).toEqual({ games: Array.from({ length: 10 }, (_, at) => `5.${13 - at}.0`) });
});
