import { createHash } from 'node:crypto';
import { drawsFrom } from '../draws/draws';
import { LINES } from './lines';
import { playReels, STOPS, spinAt, windowAt } from './play';
import { type PayingSymbol, PROFILES, type Profile, type ProfileName } from './profiles';
import { reelsOf } from './reels-of';

const names = Object.keys(PROFILES) as ProfileName[];
const each = names.map((name) => [name, PROFILES[name]] as const);
const WHOLE = BigInt(STOPS) ** 5n;
const symbols = 'abcdefgh'.split('') as PayingSymbol[];

const count = (strip: string, of: string) => strip.split('').filter((symbol) => of.includes(symbol)).length;

/** Windows of all five reels by their number of scatters, of 40 to the fifth. */
function scattersOf({ strips }: Profile, from = 0): bigint[] {
  let ways = [1n];
  for (const strip of strips.slice(from)) {
    const seen = BigInt(3 * count(strip, 's'));
    ways = [...ways, 0n].map((way, at) => way * (BigInt(STOPS) - seen) + (ways[at - 1] ?? 0n) * seen);
  }
  return ways;
}

/** Hundredths of the stake paid over all windows of one spin: per line from the counts of its symbols, and for scatters. */
function paidOverAll(profile: Profile): bigint {
  const { strips, pays, scatterPays } = profile;
  let paid = 0n;
  for (const symbol of symbols) {
    const [one, two, three, four, five] = strips.map((strip) => BigInt(count(strip, `w${symbol}`))) as [
      ...[bigint, bigint, bigint, bigint, bigint],
    ];
    const all = BigInt(STOPS);
    const runs = [one * two * three * (all - four) * all, one * two * three * four * (all - five)];
    runs.push(one * two * three * four * five);
    runs.forEach((ways, at) => {
      paid += ways * BigInt(pays[symbol][at] ?? 0) * 5n * BigInt(LINES.length);
    });
  }
  const scatters = scattersOf(profile);
  scatterPays.forEach((hundredths, at) => {
    paid += (scatters[at + 3] ?? 0n) * BigInt(hundredths);
  });
  return paid;
}

/** Exactly, as a fraction of the stake: a spin, and for each way into free spins as many more, multiplied. */
function returnOf(profile: Profile): readonly [bigint, bigint] {
  const paid = paidOverAll(profile);
  const free = profile.freeSpins.reduce(
    (sum, spins, at) => sum + (scattersOf(profile)[at + 3] ?? 0n) * BigInt(spins),
    0n,
  );
  return [paid * (WHOLE + free * BigInt(profile.times)), WHOLE * WHOLE * 100n];
}

/** Windows that pay: a line pays when its first three do, so the first three reels are gone through one by one. */
function hitsOf(profile: Profile): bigint {
  const later = scattersOf(profile, 3);
  const fewer = (than: number) => later.slice(0, Math.max(0, than)).reduce((sum, ways) => sum + ways, 0n);
  let missed = 0n;
  // Beyond the third reel stands nothing that could end a line's win below three.
  for (let first = 0; first < STOPS; first += 1)
    for (let second = 0; second < STOPS; second += 1)
      for (let third = 0; third < STOPS; third += 1) {
        const stops = [first, second, third];
        const { wins } = spinAt(profile, [...stops, 0, 0]);
        if (wins.length > 0) continue;
        const scatters = windowAt(profile, stops)
          .flat()
          .filter((symbol) => symbol === 's').length;
        missed += fewer(3 - scatters);
      }
  return WHOLE - missed;
}

const hundredthsDown = (above: bigint, below: bigint) =>
  ((above * 10_000n) / below).toString().replace(/(\d\d)$/, '.$1');

describe.each(each)('the %s machine', (_, profile) => {
  it('has strips of forty, no wild on the first reel, and no two scatters in one window of a reel', () => {
    for (const strip of profile.strips) {
      expect(strip).toMatch(/^[a-hsw]{40}$/);
      expect(strip + strip.slice(0, 2)).not.toMatch(/s.?s/);
    }
    expect(profile.strips[0]).not.toContain('w');
    expect(new Set(LINES.map(String)).size).toBe(20);
  });

  it('returns what it states: the strips are counted out', () => {
    expect(hundredthsDown(...returnOf(profile))).toBe(profile.returnPercent);
    expect(hundredthsDown(hitsOf(profile), WHOLE)).toBe(profile.hitPercent);
    const free = scattersOf(profile)
      .slice(3)
      .reduce((sum, ways) => sum + ways, 0n);
    expect(String(WHOLE / free)).toBe(profile.freeOneIn);
  });
});

/** The mean of what rounds pay, in stakes, and its standard error. */
function simulate(profile: Profile, rounds: number): readonly [mean: number, error: number] {
  // Bytes as digests have them, in one piece that lasts for all rounds.
  const bytes = createHash('shake256', { outputLength: rounds * 13 })
    .update(`a million ${profile.name}`)
    .digest();
  const draw = drawsFrom(() => bytes);
  let [sum, squares] = [0, 0];
  for (let played = 0; played < rounds; played += 1) {
    const { pays } = playReels(profile, draw);
    sum += pays;
    squares += pays * pays;
  }
  const mean = sum / rounds;
  return [mean / 100, Math.sqrt((squares / rounds - mean * mean) / rounds) / 100];
}

it.each([
  ['even', 1_000_000],
  ['calm', 100_000],
  ['steep', 100_000],
] as const)('the %s machine pays in %i rounds what it states, within three standard errors', (name, rounds) => {
  const [mean, error] = simulate(PROFILES[name], rounds);
  const [above, below] = returnOf(PROFILES[name]);
  const stated = Number((above * 10n ** 12n) / below) / 1e12;
  expect(Math.abs(mean - stated)).toBeLessThan(3 * error);
  expect(error).toBeLessThan(0.06);
});

it('draws every number as often as any other, and passes over what would make the first ones likelier', () => {
  const bytes = (...words: number[]) => Uint8Array.from(words.flatMap((word) => [word >> 8, word & 255]));
  // 65 520 is the largest multiple of forty below 65 536.
  const draw = drawsFrom((block) => (block === 0 ? bytes(65_519, 65_520, 65_535, 40) : bytes(79)));
  expect([draw(40), draw(40), draw(40)]).toEqual([39, 0, 39]);
});

it('follows from the seeds and the number of the round alone', () => {
  const source = { serverSeed: 'a', clientSeed: 'b', nonce: 1 };
  expect(reelsOf(PROFILES.even, source)).toEqual(reelsOf(PROFILES.even, { ...source }));
  expect(reelsOf(PROFILES.even, source)).not.toEqual(reelsOf(PROFILES.even, { ...source, nonce: 2 }));
});
