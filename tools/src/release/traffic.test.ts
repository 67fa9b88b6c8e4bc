import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DiscoveryDocument } from '@foyer/shared/remote';
import { publish } from './publish';
import { promote, rollback } from './releases';
import { build } from './testing/builds';
import { parseShares, setTraffic } from './traffic';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'foyer-site-'));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

function release(name: string, version: string, ...pages: string[]): void {
  const declared = Object.fromEntries(pages.map((page) => [page, { page: 'page' }]));
  publish(site, build(name, version, { files: { 'remoteEntry.js': 'entry' }, info: { pages: declared } }));
}

const text = (channel: string) => readFileSync(path.join(site, 'live', channel, 'discovery.json'), 'utf8');
const served = (channel = 'base', part = 'games') => {
  const { microFrontends } = JSON.parse(text(channel)) as DiscoveryDocument;
  return (microFrontends[part] ?? []).map(({ metadata, deployment, extras }) => ({
    version: metadata.version,
    ...deployment,
    fallback: extras.fallback?.version,
  }));
};
const everybody = (version: string, fallback?: string) => [{ version, traffic: 100, default: true, fallback }];

describe('traffic', () => {
  beforeEach(() => {
    for (const version of ['1.0.0', '1.1.0', '2.0.0']) release('games', version);
    promote(site, 'games', '1.0.0');
    promote(site, 'games', '1.1.0');
  });

  it('divides visitors, with the promoted release as the default that the other falls back to', () => {
    setTraffic(site, 'games', { '2.0.0': 10, '1.1.0': 90 });
    expect(served()).toEqual([
      { version: '1.1.0', traffic: 90, default: true, fallback: '1.0.0' },
      { version: '2.0.0', traffic: 10, default: false, fallback: '1.1.0' },
    ]);
    setTraffic(site, 'games', {});
    expect(served()).toEqual(everybody('1.1.0', '1.0.0'));
  });

  it('keeps the promoted release in the document even when nobody gets it', () => {
    setTraffic(site, 'games', { '1.0.0': 50, '2.0.0': 50 });
    expect(served()).toEqual([
      { version: '1.0.0', traffic: 50, default: false, fallback: '1.1.0' },
      { version: '1.1.0', traffic: 0, default: true, fallback: '1.0.0' },
      { version: '2.0.0', traffic: 50, default: false, fallback: '1.1.0' },
    ]);
  });

  it('ends with a promotion, and one rollback takes the experiment back and nothing else', () => {
    setTraffic(site, 'games', { '1.1.0': 50, '2.0.0': 50 });
    expect(rollback(site, 'games')).toBe('1.1.0');
    expect(served()).toEqual(everybody('1.1.0', '1.0.0'));
    setTraffic(site, 'games', { '1.1.0': 50, '2.0.0': 50 });
    promote(site, 'games', '2.0.0');
    expect(served()).toEqual(everybody('2.0.0', '1.1.0'));
    setTraffic(site, 'games', { '1.1.0': 50, '2.0.0': 50 });
    promote(site, 'games', '2.0.0');
    expect(served()).toEqual(everybody('2.0.0', '1.1.0'));
  });

  it('of one merchant changes nothing for others, and ends in the base', () => {
    promote(site, 'games', '1.0.0', 'W4');
    const [base, other] = [text('base'), text('W4')];
    setTraffic(site, 'games', { '1.1.0': 50, '2.0.0': 50 }, 'W3');
    expect(served('W3').map(({ traffic }) => traffic)).toEqual([50, 50]);
    expect([text('base'), text('W4')]).toEqual([base, other]);
    promote(site, 'games', '1.0.0');
    expect(served('W3').find((each) => each.default)).toMatchObject({ version: '1.0.0', traffic: 0 });
    expect(rollback(site, 'games', 'W3')).toBe('1.0.0');
    expect(text('W3')).toBe(text('base'));
  });

  it('of the base reaches a merchant without a say, not one with a release of its own or one that wants none', () => {
    promote(site, 'games', '1.0.0', 'W3');
    setTraffic(site, 'games', { '1.1.0': 50, '2.0.0': 50 });
    setTraffic(site, 'games', {}, 'W4');
    release('wallet', '1.0.0');
    promote(site, 'wallet', '1.0.0', 'W5');
    expect(served('W3')).toEqual(everybody('1.0.0', '1.1.0'));
    expect(served('W4')).toEqual(everybody('1.1.0', '1.0.0'));
    expect(served('W5')).toEqual(served());
    rollback(site, 'games', 'W4');
    expect(served('W4')).toEqual(served());
  });

  it('is refused where a path would have two owners in any release, and what is live stays', () => {
    release('content', '1.0.0', '/m/notice');
    promote(site, 'content', '1.0.0');
    release('games', '3.0.0', '/m/notice');
    const before = text('base');
    expect(() => setTraffic(site, 'games', { '1.1.0': 99, '3.0.0': 1 })).toThrow(/claim the page \/m\/notice/);
    expect(text('base')).toBe(before);
    release('games', '4.0.0', '/m/jackpots');
    setTraffic(site, 'games', { '4.0.0': 50, '1.1.0': 50 }, 'W3');
    release('content', '2.0.0', '/m/jackpots');
    expect(() => promote(site, 'content', '2.0.0')).toThrow(/claim the page \/m\/jackpots/);
    expect(text('base')).toBe(before);
    expect(() => setTraffic(site, 'games', {}, 'W3')).not.toThrow();
  });

  it('is refused for what was never published, and what is not live', () => {
    expect(() => setTraffic(site, 'games', { '9.9.9': 100 })).toThrow(/never published/);
    expect(() => setTraffic(site, 'wallet', { '1.0.0': 100 })).toThrow(/promote one first/);
  });
});

describe('shares', () => {
  it('are read to the hundredth', () => {
    expect(parseShares(['1.0.0=33.33', '1.1.0=33.33', '2.0.0-3f2a91c0=33.34'])).toEqual({
      '1.0.0': 33.33,
      '1.1.0': 33.33,
      '2.0.0-3f2a91c0': 33.34,
    });
    expect(parseShares(['off'])).toEqual({});
    expect(parseShares(['1.0.0=0.29', '2.0.0=99.71'])).toEqual({ '1.0.0': 0.29, '2.0.0': 99.71 });
    expect(parseShares(['1.0.0=100'])).toEqual({ '1.0.0': 100 });
  });

  it.each([
    [['1.0.0=50', '2.0.0=49'], /add up to 99/],
    [['1.0.0=50', '2.0.0=51'], /add up to 101, they must add up to 100/],
    [['1.0.0=33.33', '2.0.0=33.33'], /add up to 66.66/],
    [[], /add up to 0/],
    [['1.0.0=50', '1.0.0=50'], /^1.0.0 appears twice/],
    [['1.0.0=1000'], /"1.0.0=1000" is not a share/],
    [['1.0.0=50x', '2.0.0=50'], /"1.0.0=50x" is not a share/],
    [['1.0.0=50.', '2.0.0=50'], /"1.0.0=50." is not a share/],
    [['1 0=50', '2.0.0=50'], /"1 0=50" is not a share/],
    [['1.0.0=2=50', '2.0.0=50'], /is not a share/],
    [['=100'], /"=100" is not a share/],
    [['off', 'off'], /"off" is not a share/],
    [['1.0.0=100', '2.0.0=0'], /"2.0.0=0" is not a share/],
    [['1.0.0=33.333', '2.0.0=66.667'], /not a share/],
    [['1.0.0', '2.0.0=100'], /"1.0.0" is not a share/],
    [['off', '2.0.0=100'], /"off" is not a share/],
  ])('%j are refused', (words, reason) => {
    expect(() => parseShares(words)).toThrow(reason);
  });
});
