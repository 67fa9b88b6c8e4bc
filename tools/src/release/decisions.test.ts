import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { liveRelease } from './live';
import { readLog } from './log';
import { publish } from './publish';
import { promote, rollback } from './releases';
import { build } from './testing/builds';
import { setTraffic } from './traffic';
import { variantsOf } from './variants';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'foyer-site-'));
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) publish(site, build('games', version));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const live = (channel = 'base') => liveRelease(readLog(site), 'games', channel)?.version;

describe('a decision', () => {
  it('for the live release changes nothing, unless it ends an experiment', () => {
    const decisions = () => readLog(site).flatMap(({ kind }) => (kind === 'publish' ? [] : [kind]));
    promote(site, 'games', '1.0.0');
    promote(site, 'games', '1.0.0');
    expect(decisions()).toEqual(['promote']);
    setTraffic(site, 'games', { '1.0.0': 50, '1.1.0': 50 });
    promote(site, 'games', '1.0.0');
    expect(decisions()).toEqual(['promote', 'traffic', 'promote']);
  });

  it('for a merchant that has what the base has is its own all the same: it stays when the base moves on', () => {
    promote(site, 'games', '1.0.0');
    promote(site, 'games', '1.0.0', 'W3');
    promote(site, 'games', '1.0.0', 'W3');
    promote(site, 'games', '1.1.0');
    expect([live(), live('W3')]).toEqual(['1.1.0', '1.0.0']);
    expect(readLog(site).filter(({ kind }) => kind === 'promote')).toHaveLength(3);
    rollback(site, 'games', 'W3');
    expect(live('W3')).toBe('1.1.0');
  });

  it('to go back to a named release ends the experiment that runs', () => {
    promote(site, 'games', '1.1.0');
    setTraffic(site, 'games', { '1.0.0': 50, '1.1.0': 50 });
    expect(rollback(site, 'games', 'base', '1.0.0')).toBe('1.0.0');
    expect(variantsOf(readLog(site), 'games', 'base')).toEqual([{ version: '1.0.0', traffic: 100, default: true }]);
  });

  it('for one merchant is taken back one by one, until the merchant follows the base', () => {
    promote(site, 'games', '1.0.0');
    for (const version of ['1.1.0', '1.2.0']) promote(site, 'games', version, 'W3');
    expect(rollback(site, 'games', 'W3')).toBe('1.1.0');
    expect(rollback(site, 'games', 'W3')).toBe('1.0.0');
    promote(site, 'games', '1.2.0');
    expect(live('W3')).toBe('1.2.0');
    expect(() => rollback(site, 'games', 'W3')).toThrow('games has no earlier release on W3');
  });
});
