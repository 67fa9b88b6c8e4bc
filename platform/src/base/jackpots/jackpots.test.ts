import Big from 'big.js';
import { drawnWith } from './drawn';
import { feedOf, NUMBERS, RULES, reachesOf, rulesNamed, TIERS, type Tier, wonBy } from './tiers';

jest.setTimeout(120_000);

/** The largest stake on reels, and the step of stakes (decision 58). */
const MAX = '10000';
const STEP = '0.2';

it('shares of every stake there is are exact: a hundredth of it in all, with at most four places', () => {
  for (let steps = 1; steps <= 50_000; steps += steps < 2_000 ? 1 : 997) {
    const stake = new Big(STEP).times(steps).toFixed();
    const shares = TIERS.map((tier) => feedOf(stake, RULES.tiers[tier]));
    for (const share of shares) expect(share).toMatch(/^\d+(\.\d{1,4})?$/);
    const sum = shares.reduce((all, share) => all.plus(share), new Big(0));
    expect(sum.times(100).eq(stake)).toBe(true);
  }
});

it('a number wins one pot at most, each by the chance that is stated for the stake', () => {
  const chanceOf = (stake: string, tier: Tier) => {
    let below = new Big(0);
    for (const reach of reachesOf(RULES, stake)) {
      if (reach.tier === tier) return new Big(reach.below).minus(below).div(NUMBERS).toFixed();
      below = new Big(reach.below);
    }
    return undefined;
  };
  const oneIn = { grand: 20_000_000, major: 1_000_000, mini: 40_000 };
  for (const stake of ['0.2', '1', '7.4', '250', MAX]) {
    for (const tier of TIERS) expect(chanceOf(stake, tier)).toBe(new Big(stake).div(oneIn[tier]).toFixed());
    const reaches = reachesOf(RULES, stake);
    // The ends of each stretch, and what lies before and behind them.
    for (const [at, { tier, below }] of reaches.entries()) {
      expect(wonBy(Number(below) - 1, reaches)).toBe(tier);
      expect(wonBy(Number(below), reaches)).toBe(reaches[at + 1]?.tier);
    }
    expect(wonBy(0, reaches)).toBe('grand');
  }
  expect(new Big(reachesOf(RULES, MAX).at(-1)?.below ?? NUMBERS).lt(NUMBERS)).toBe(true);
});

it('rules are found by the name that a round was stored with', () => {
  expect(rulesNamed('lantern-1')).toBe(RULES);
  expect(() => rulesNamed('lantern-0')).toThrow('lantern-0');
});

it('the number of a round follows from its seeds, and is another stream than that of the reels', () => {
  // Worked out apart, by openssl: HMAC-SHA256("server", "client:7:jackpot:0") begins with these two words.
  expect(drawnWith({ serverSeed: 'server', clientSeed: 'client', nonce: 7 })).toBe(836_414_810);
});

it('a million rounds bring back what is stated, and everything that went in was paid or is there', () => {
  const stake = '1000';
  const seeds = TIERS.map((tier) =>
    new Big(RULES.tiers[tier].seed).times(RULES.tiers[tier].numbers).times(100).div(NUMBERS),
  );
  const stated = seeds.reduce((all, part) => all.plus(part), new Big('0.01'));
  expect(stated.toFixed()).toBe('0.0155');

  const rounds = 1_000_000;
  const reaches = reachesOf(RULES, stake);
  // Sums of four places in whole parts: a simulation counts with numbers, money never does.
  const part = (amount: string) => new Big(amount).times(10_000).toNumber();
  const of = TIERS.map((tier) => ({
    tier,
    feed: part(feedOf(stake, RULES.tiers[tier])),
    seed: part(RULES.tiers[tier].seed),
  }));
  const held = new Map(of.map(({ tier, seed }) => [tier, seed]));
  let [paid, squares, put] = [0, 0, of.reduce((all, { seed }) => all + seed, 0)];
  for (let nonce = 1; nonce <= rounds; nonce += 1) {
    for (const { tier, feed } of of) {
      held.set(tier, (held.get(tier) ?? 0) + feed);
      put += feed;
    }
    const won = wonBy(drawnWith({ serverSeed: 'a million', clientSeed: 'rounds', nonce }), reaches);
    if (won === undefined) continue;
    const prize = held.get(won) ?? 0;
    const seed = of.find(({ tier }) => tier === won)?.seed ?? 0;
    held.set(won, seed);
    put += seed;
    paid += prize;
    squares += prize * prize;
  }
  const left = [...held.values()].reduce((all, amount) => all + amount, 0);
  expect(paid + left).toBe(put);
  const mean = paid / rounds;
  const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
  expect(Math.abs(mean - stated.times(stake).times(10_000).toNumber())).toBeLessThan(3 * error);
});
