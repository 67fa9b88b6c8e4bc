import { createHash, webcrypto } from 'node:crypto';
import fc from 'fast-check';
import { CARDS } from '../../base/cards/table';
import { DICE } from '../../base/dice/table';
import { FIGHTS } from '../../base/fights/table';
import { FISH } from '../../base/fish/table';
import { ticketOf } from '../../base/keno/numbers';
import { KENO } from '../../base/keno/table';
import { PROFILES } from '../../base/reels/profiles';
import { reelsOf } from '../../base/reels/reels-of';
import { ROULETTE } from '../../base/roulette/table';
import { outcomeOf } from '../../base/tables/outcome-of';
import { paidOn } from '../../base/tables/paid';
import { hundredthsText } from '../../calls/records/hundredths';
import { timesOf } from '../kinds/kind';
import * as page from '../page/fairness';
import { hashOfSeed, heightFromDigest, heightOf } from './rise';

beforeAll(() => {
  if (globalThis.crypto === undefined) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
});

const seed = fc.stringMatching(/^[0-9a-f]{8,64}$/);
const round = fc.record({ serverSeed: seed, clientSeed: fc.string({ maxLength: 64 }), nonce: fc.nat(1_000_000) });

describe('the height of a lantern', () => {
  it('follows from the seeds and the number of the round alone', () => {
    fc.assert(fc.property(round, (source) => heightOf(source) === heightOf({ ...source })));
    expect(heightOf({ serverSeed: 'a', clientSeed: 'b', nonce: 1 })).not.toBe(
      heightOf({ serverSeed: 'a', clientSeed: 'b', nonce: 2 }),
    );
  });

  it('is correct at the lowest and the highest digest', () => {
    expect(heightFromDigest('0'.repeat(64))).toBe(100);
    expect(heightFromDigest('f'.repeat(64))).toBe(1_000_000);
    expect(heightFromDigest(`8${'0'.repeat(63)}`)).toBe(196);
  });

  it.each([120, 200, 500, 1000])('reaches %i hundredths as often as 98 percent return says', (target) => {
    const rounds = 40_000;
    let wins = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      if (heightOf({ serverSeed: 'distribution', clientSeed: `t${target}`, nonce }) >= target) wins += 1;
    }
    const chance = 98 / target;
    const deviation = Math.sqrt((chance * (1 - chance)) / rounds);
    expect(Math.abs(wins / rounds - chance)).toBeLessThan(4 * deviation);
  });

  it('pays in a million rounds what is stated, within three standard errors', () => {
    const [rounds, target, digits] = [1_000_000, 200, 14];
    // Digits as a digest has them, a million times as many.
    const stream = createHash('shake256', { outputLength: (rounds * digits) / 2 })
      .update('a million')
      .digest('hex');
    let wins = 0;
    for (let at = 0; at < stream.length; at += digits)
      if (heightFromDigest(stream.slice(at, at + digits)) >= target) wins += 1;
    const chance = wins / rounds;
    const error = (Math.sqrt(chance * (1 - chance)) * 2) / Math.sqrt(rounds);
    expect(Math.abs(chance * 2 - 0.98)).toBeLessThan(3 * error);
  });

  it('pays stake times target to the cent, half up', () => {
    expect(timesOf('0.01', 120)).toBe('0.01');
    expect(timesOf('1.10', 195)).toBe('2.15');
    expect(timesOf('9999.99', 5000)).toBe('499999.5');
    expect(timesOf('10', 0)).toBe('0');
    expect(hundredthsText(237)).toBe('2.37');
  });
});

describe('the check in the player’s browser', () => {
  it('comes to the same height as the server for every round', async () => {
    await fc.assert(
      fc.asyncProperty(round, async (source) => {
        expect(await page.heightOf(source.serverSeed, source.clientSeed, source.nonce)).toBe(heightOf(source));
      }),
    );
  });

  it('comes to the same pays on reels, free spins included', async () => {
    await fc.assert(
      fc.asyncProperty(round, fc.constantFrom(...Object.values(PROFILES)), async (source, profile) => {
        expect(await page.paysOf(profile, source)).toBe(reelsOf(profile, source).pays);
      }),
    );
    const source = { serverSeed: 'secret', clientSeed: 'mine', nonce: 7 };
    const multiplier = hundredthsText(reelsOf(PROFILES.steep, source).pays);
    const honest = {
      ...source,
      kind: 'reels' as const,
      profile: 'steep' as const,
      serverSeedHash: hashOfSeed('secret'),
    };
    expect(await page.isFair({ ...honest, multiplier })).toBe(true);
    expect(await page.isFair({ ...honest, multiplier: '9999.00' })).toBe(false);
    expect(await page.isFair({ ...honest, multiplier, nonce: 8 })).toBe(false);
  });

  it('comes to the same cards, and detects another card or payout', async () => {
    await fc.assert(
      fc.asyncProperty(round, async (source) =>
        expect(await page.outcomeOf(CARDS, source)).toEqual(outcomeOf(CARDS, source)),
      ),
    );
    const source = { serverSeed: 'secret', clientSeed: 'mine', nonce: 7 };
    const { hands } = outcomeOf(CARDS, source);
    const spots = { player: '10', banker: '10', tie: '1' };
    const { payout } = paidOn(CARDS, spots, { hands });
    const honest = { ...source, kind: 'cards' as const, serverSeedHash: hashOfSeed('secret'), multiplier: '1.00' };
    const dealt = { ...honest, hands, spots, payout };
    expect(await page.isFair(dealt)).toBe(true);
    expect(await page.isFair({ ...dealt, payout: '1' })).toBe(false);
    expect(await page.isFair({ ...dealt, hands: { ...hands, player: [...hands.player].reverse() } })).toBe(false);
    expect(await page.isFair({ ...dealt, nonce: 8 })).toBe(false);
    expect(await page.isFair({ ...dealt, serverSeed: 'other' })).toBe(false);
  });

  it('comes to the same pocket, dice, bout and nets, and detects another one, or another payout', async () => {
    const source = { serverSeed: 'secret', clientSeed: 'mine', nonce: 7 };
    const honest = { ...source, serverSeedHash: hashOfSeed('secret'), multiplier: '1.00' };
    const { pocket } = outcomeOf(ROULETTE, source);
    const { dice } = outcomeOf(DICE, source);
    const { blows } = outcomeOf(FIGHTS, source);
    const [onWheel, onDice] = [
      { red: '1', [`straight-${pocket}`]: '1' },
      { big: '1', [`single-${dice[0]}`]: '2' },
    ];
    const landed = {
      ...{ ...honest, kind: 'roulette' as const, pocket, spots: onWheel },
      payout: paidOn(ROULETTE, onWheel, { pocket }).payout,
    };
    const rolled = {
      ...{ ...honest, kind: 'dice' as const, dice, spots: onDice },
      payout: paidOn(DICE, onDice, { dice }).payout,
    };
    const inRing = { 'fight-red': '1', 'opens-red': '2', 'fight-long': '3' };
    const fought = {
      ...{ ...honest, kind: 'fights' as const, blows, spots: inRing },
      payout: paidOn(FIGHTS, inRing, { blows }).payout,
    };
    const { nets } = outcomeOf(FISH, source);
    const inSea = { 'shot-1-clown': '1', 'shot-2-clown': '2', 'shot-3-angel': '4' };
    const hunted = {
      ...{ ...honest, kind: 'fish' as const, nets, spots: inSea },
      payout: paidOn(FISH, inSea, { nets }).payout,
    };
    for (const told of [landed, rolled, fought, hunted]) {
      expect(await page.isFair(told)).toBe(true);
      expect(await page.isFair({ ...told, payout: '1' })).toBe(false);
      expect(await page.isFair({ ...told, nonce: 8, payout: '0' })).toBe(false);
      expect(await page.isFair({ ...told, serverSeed: 'other' })).toBe(false);
    }
    expect(await page.isFair({ ...landed, pocket: (pocket + 1) % 37 })).toBe(false);
    expect(await page.isFair({ ...rolled, dice: [dice[1], dice[2], 7 - dice[0]] })).toBe(false);
    expect(await page.isFair({ ...fought, blows: [...blows, ['red']] })).toBe(false);
    expect(await page.isFair({ ...hunted, nets: [[0, 0], ...nets.slice(1)] })).toBe(false);
  });

  it('comes to the same numbers of a draw, in order, and detects another one, or another payout', async () => {
    const source = { serverSeed: 'secret', clientSeed: 'mine', nonce: 7 };
    const { numbers } = outcomeOf(KENO, source);
    const spots = { [ticketOf(numbers.slice(0, 3))]: '1', 'balls-odd': '2' };
    const drawn = {
      ...{ ...source, serverSeedHash: hashOfSeed('secret'), multiplier: '1.00', kind: 'keno' as const, numbers, spots },
      payout: paidOn(KENO, spots, { numbers }).payout,
    };
    expect(Number(drawn.payout)).toBeGreaterThanOrEqual(45);
    expect(await page.isFair(drawn)).toBe(true);
    expect(await page.isFair({ ...drawn, numbers: [...numbers].reverse() })).toBe(false);
    expect(await page.isFair({ ...drawn, payout: '45.01' })).toBe(false);
    expect(await page.isFair({ ...drawn, nonce: 8 })).toBe(false);
    expect(await page.isFair({ ...drawn, serverSeed: 'other' })).toBe(false);
  });

  it('detects a changed seed, height or round number', async () => {
    const source = { serverSeed: 'secret', clientSeed: 'mine', nonce: 7 };
    const honest = {
      ...source,
      kind: 'rise' as const,
      serverSeedHash: hashOfSeed('secret'),
      multiplier: hundredthsText(heightOf(source)),
    };
    expect(await page.isFair(honest)).toBe(true);
    expect(await page.isFair({ ...honest, serverSeed: 'other' })).toBe(false);
    expect(await page.isFair({ ...honest, multiplier: '9999.00' })).toBe(false);
    expect(await page.isFair({ ...honest, nonce: 8 })).toBe(false);
  });
});
