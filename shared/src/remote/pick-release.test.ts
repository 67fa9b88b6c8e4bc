import { bucketOf, type DiscoveredRelease } from '.';
import { pickRelease } from './pick-release';

const release = (version: string, traffic: number, isDefault = false): DiscoveredRelease => ({
  url: `/games/${version}/remoteEntry.js`,
  metadata: { version, integrity: 'sha256-entry' },
  deployment: { traffic, default: isDefault },
  extras: { pages: {}, widgets: {}, shared: {} },
});

const withArm = (of: DiscoveredRelease, ...arms: [arm: string, from: number, to: number][]): DiscoveredRelease => ({
  ...of,
  extras: {
    ...of.extras,
    arms: arms.map(([arm, from, to]) => ({ experiment: 'cards', arm, of: [['cards', from, to]] })),
  },
});

const visitors = Array.from({ length: 10_000 }, (_, index) => `visitor-${index}`);
const versionFor = (part: string, releases: readonly DiscoveredRelease[]) => (visitor: string) =>
  pickRelease(part, releases, visitor)?.metadata.version ?? '';

const halves = [release('1', 50, true), release('2', 50)];

describe('choosing a release for a visitor', () => {
  it('gives the only release to everybody', () => {
    expect(new Set(visitors.map(versionFor('games', [release('1', 100, true)])))).toEqual(new Set(['1']));
  });

  it('divides visitors by the shares, within 1.5 points', () => {
    const second = visitors.map(versionFor('games', halves)).filter((version) => version === '2').length;
    expect(Math.abs(second / visitors.length - 0.5)).toBeLessThan(0.015);
    const tenth = visitors.map(versionFor('games', [release('1', 90, true), release('2', 10)]));
    expect(Math.abs(tenth.filter((version) => version === '2').length / visitors.length - 0.1)).toBeLessThan(0.015);
  });

  it('gives the same visitor the same release each time', () => {
    const choose = versionFor('games', halves);
    expect(visitors.map(choose)).toEqual(visitors.map(choose));
  });

  it('moves no visitor when a default without traffic comes or goes', () => {
    const choose = versionFor('games', halves);
    const withDefault = [release('0', 0, true), release('1', 50), release('2', 50)];
    expect(visitors.map(versionFor('games', withDefault))).toEqual(visitors.map(choose));
  });

  it('moves only those whom a larger share asks for', () => {
    const [before, after] = [
      versionFor('games', [release('1', 90, true), release('2', 10)]),
      versionFor('games', halves),
    ];
    expect(visitors.filter((visitor) => before(visitor) === '2' && after(visitor) === '1')).toEqual([]);
  });

  it('keeps experiments on two parts apart (chi-square, 1 degree of freedom, p > 0.001)', () => {
    const counts = { '11': 0, '12': 0, '21': 0, '22': 0 };
    const [games, wallet] = [versionFor('games', halves), versionFor('wallet', halves)];
    for (const visitor of visitors) counts[`${games(visitor)}${wallet(visitor)}` as keyof typeof counts] += 1;
    const expected = visitors.length / 4;
    const chiSquare = Object.values(counts).reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(10.83);
  });

  it('falls to the default release when the shares do not add up', () => {
    const visitor = visitors.find((each) => bucketOf(each, 'games|2|1') > 20) ?? '';
    expect(pickRelease('games', [release('2', 10), release('1', 10, true)], visitor)?.metadata.version).toBe('1');
  });

  it('is that of the arm in an experiment, whatever the shares and versions are, and the default for who is in none', () => {
    const releases = [
      withArm(release('1', 90, true), ['control', 0, 20]),
      withArm(release('2', 10), ['new', 20, 30], ['new', 40, 50]),
    ];
    const expected = (visitor: string) => {
      const at = bucketOf(visitor, 'cards');
      return (at >= 20 && at < 30) || (at >= 40 && at < 50) ? '2' : '1';
    };
    expect(visitors.map(versionFor('games', releases))).toEqual(visitors.map(expected));
    const more = [release('0', 0), ...releases, withArm(release('3', 0), ['third', 60, 70])];
    const moved = visitors.filter((each) => versionFor('games', more)(each) !== versionFor('games', releases)(each));
    expect(moved.every((each) => bucketOf(each, 'cards') >= 60 && bucketOf(each, 'cards') < 70)).toBe(true);
    expect(moved.length).toBeGreaterThan(800);
  });

  // Computed elsewhere with FNV-1a and the finalizer of MurmurHash3. Other numbers would reshuffle the visitors of every
  // running experiment.
  it.each([
    ['visitor-0', 55.13],
    ['visitor-1', 62.44],
    ['visitor-2', 23.89],
    ['0123456789abcdef01234567', 82.08],
  ])('puts %s where it has always been, at %d', (visitor, bucket) => {
    expect(bucketOf(visitor, 'games|1|2')).toBe(bucket);
    const [share, rest] = [Math.floor(bucket), 100 - Math.floor(bucket)];
    expect(versionFor('games', [release('1', share, true), release('2', rest)])(visitor)).toBe('2');
    expect(versionFor('games', [release('1', share + 1, true), release('2', rest - 1)])(visitor)).toBe('1');
  });

  it('gives a visitor exactly on the line between two shares the second release', () => {
    expect(bucketOf('visitor-25548', 'games|1|2')).toBe(50);
    expect(versionFor('games', halves)('visitor-25548')).toBe('2');
  });

  it('gives nothing of a part without a release, and the first where no release is the default', () => {
    expect(pickRelease('games', [], 'somebody')).toBeUndefined();
    const { deployment, ...bare } = release('1', 0);
    expect(pickRelease('games', [bare, release('2', 0)], 'somebody')?.metadata.version).toBe('1');
  });
});
