import type { RoundProof } from '@foyer/shared/contract';
import { checkRound } from './check-round';

// jsdom has no Web Crypto.
const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('node:crypto');

/** Calculated independently from these seeds: r from the first 52 bits, 0.98 / (1 - r), rounded down. */
const round: RoundProof = {
  target: '1.50',
  height: '3.55',
  nonce: 7,
  clientSeed: 'lantern street',
  serverSeedHash: 'a539cf70086b4be3e807d4099313e503ce182a26c8e81b290cf48ef032c39a9f',
  serverSeed: 'a seed of the house',
};

beforeEach(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

it('confirms a round that follows from its seeds', async () => {
  expect(await checkRound(round)).toBe(true);
});

it.each<[string, Partial<RoundProof>]>([
  ['another height', { height: '1.99' }],
  ['another number', { nonce: 8 }],
  ['another seed of the player', { clientSeed: 'lantern Street' }],
  ['a seed that is not the one that was promised', { serverSeed: 'a seed of the House' }],
  ['a promise of another seed', { serverSeedHash: '0'.repeat(64) }],
])('refutes one with %s', async (_, change) => {
  expect(await checkRound({ ...round, ...change })).toBe(false);
});

it('gives no result for a seed in use, or without Web Crypto', async () => {
  expect(await checkRound({ ...round, serverSeed: null })).toBeUndefined();
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  expect(await checkRound(round)).toBeUndefined();
});
