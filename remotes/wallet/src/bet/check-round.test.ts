import type {
  RoundDealt,
  RoundDrawn,
  RoundFought,
  RoundHunted,
  RoundLanded,
  RoundProof,
  RoundRolled,
  RoundSpun,
} from '@foyer/shared/contract';
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

/** Calculated independently from the same seeds: words of two bytes below 65 520, their remainders by forty. */
const spun: RoundSpun = {
  stops: [
    [2, 21, 5, 14, 35],
    [14, 9, 32, 11, 17],
  ],
  of: 40,
  nonce: round.nonce,
  clientSeed: round.clientSeed,
  serverSeedHash: round.serverSeedHash,
  serverSeed: round.serverSeed,
};

it('confirms every stop of the reels, free spins included, and refutes one that is moved by a place', async () => {
  expect(await checkRound(spun)).toBe(true);
  expect(await checkRound({ ...spun, stops: [[2, 21, 5, 14, 36], ...spun.stops.slice(1)] })).toBe(false);
  expect(await checkRound({ ...spun, stops: [...spun.stops.slice(0, 1), [14, 9, 32, 11, 18]] })).toBe(false);
  expect(await checkRound({ ...spun, nonce: 8 })).toBe(false);
  expect(await checkRound({ ...spun, serverSeed: 'a seed of the House' })).toBe(false);
  expect(await checkRound({ ...spun, serverSeed: null })).toBeUndefined();
});

/** Calculated independently from the same seeds: words of the stream “:jackpot”, by 50 000 and by 40 000. */
const forPots = { drawn: 365_459_696, of: 2_000_000_000 };

it('confirms what a round drew for the jackpots and what that won, and refutes another', async () => {
  const tiers = [
    { tier: 'grand', below: '1000000' },
    { tier: 'major', below: '21000000' },
    { tier: 'mini', below: '521000000' },
  ];
  const drew = { ...forPots, tiers, won: { tier: 'mini', amount: '140.05' } };
  const check = (jackpot: RoundSpun['jackpot']) => checkRound({ ...spun, ...(jackpot && { jackpot }) });
  expect(await check(drew)).toBe(true);
  expect(await check({ ...forPots, tiers: tiers.slice(0, 2) })).toBe(true);
  expect(await check({ ...forPots, tiers })).toBe(false);
  expect(await check({ ...drew, won: { tier: 'grand', amount: '140.05' } })).toBe(false);
  expect(await check({ ...drew, drawn: 365_459_697 })).toBe(false);
  expect(await check({ ...drew, of: 3_000_000_000 })).toBe(false);
  expect(await checkRound({ ...spun, jackpot: drew, stops: [[1, 2, 3, 4, 5]] })).toBe(false);
});

/** Calculated independently from the same seeds: a tie at five, both hands with a third card. */
const dealt: RoundDealt = {
  player: [37, 0, 42],
  banker: [27, 15, 25],
  spots: [
    { spot: 'tie', stake: '1', payout: '9' },
    { spot: 'player', stake: '10', payout: '10' },
    { spot: 'banker', stake: '0.60', payout: '0.6' },
    { spot: 'playerPair', stake: '2', payout: '0' },
  ],
  nonce: 30,
  clientSeed: round.clientSeed,
  serverSeedHash: round.serverSeedHash,
  serverSeed: round.serverSeed,
};

it('confirms every card of a table and what each spot brought, and refutes one that is another', async () => {
  expect(await checkRound(dealt)).toBe(true);
  const banker = { player: [22, 5], banker: [17, 41], nonce: 7 };
  const brought = (payout: string) => [{ spot: 'banker', stake: '0.20', payout }];
  expect(await checkRound({ ...dealt, ...banker, spots: brought('0.39') })).toBe(true);
  expect(await checkRound({ ...dealt, ...banker, spots: brought('0.40') })).toBe(false);
  expect(await checkRound({ ...dealt, player: [37, 0] })).toBe(false);
  expect(await checkRound({ ...dealt, banker: [27, 15, 38] })).toBe(false);
  expect(await checkRound({ ...dealt, spots: [{ spot: 'player', stake: '10', payout: '0' }] })).toBe(false);
  expect(await checkRound({ ...dealt, nonce: 31 })).toBe(false);
  expect(await checkRound({ ...dealt, serverSeed: 'a seed of the House' })).toBe(false);
  expect(await checkRound({ ...dealt, serverSeed: null })).toBeUndefined();
});

const { target: _, height: __, ...seeds } = round;
const on = (...brought: (readonly [string, string, string])[]) =>
  brought.map(([spot, stake, payout]) => ({ spot, stake, payout }));

/** Calculated independently from the same seeds: a word of two bytes below 65 527, its remainder by 37. */
const landed: RoundLanded = {
  ...{ ...seeds, nonce: 18, pocket: 17 },
  spots: on(
    ...([
      ['straight-17', '0.20', '7.2'],
      ['split-17-20', '0.20', '3.6'],
      ['street-16-17-18', '1', '12'],
      ['corner-13-14-16-17', '1', '9'],
      ['line-13-14-15-16-17-18', '1', '6'],
      ['dozen-2', '1', '3'],
      ['column-2', '1', '3'],
      ['black', '1', '2'],
      ['odd', '1', '2'],
      ['low', '1', '2'],
      ['straight-0', '1', '0'],
      ['dozen-3', '1', '0'],
      ['column-1', '1', '0'],
      ['red', '1', '0'],
      ['even', '1', '0'],
      ['high', '1', '0'],
    ] as const),
  ),
};

it('confirms the number of a wheel and what each spot brought, and refutes one that is another', async () => {
  expect(await checkRound(landed)).toBe(true);
  const zero = { nonce: 16, pocket: 0 };
  const lost = ['black', 'even', 'low', 'dozen-1', 'column-3'].map((spot) => [spot, '1', '0'] as const);
  expect(await checkRound({ ...landed, ...zero, spots: on(['corner-0-1-2-3', '1', '9'], ...lost) })).toBe(true);
  expect(await checkRound({ ...landed, ...zero, spots: on(['even', '1', '2']) })).toBe(false);
  expect(await checkRound({ ...landed, pocket: 20 })).toBe(false);
  expect(await checkRound({ ...landed, nonce: 19 })).toBe(false);
  expect(await checkRound({ ...landed, spots: on(['straight-17', '1', '35']) })).toBe(false);
  expect(await checkRound({ ...landed, serverSeed: 'a seed of the House' })).toBe(false);
  expect(await checkRound({ ...landed, serverSeed: null })).toBeUndefined();
});

/** Likewise: words below 65 532, their remainders by six. */
const rolled: RoundRolled = {
  ...{ ...seeds, nonce: 18, dice: [1, 3, 5] },
  spots: on(
    ...([
      ['small', '0.20', '0.4'],
      ['sum-odd', '1', '2'],
      ['total-9', '1', '8'],
      ['single-3', '1', '2'],
      ['pair-1-5', '1', '7'],
      ['big', '1', '0'],
      ['sum-even', '1', '0'],
      ['total-10', '1', '0'],
      ['single-2', '1', '0'],
      ['double-1', '1', '0'],
      ['triple-any', '1', '0'],
      ['pair-1-2', '1', '0'],
    ] as const),
  ),
};

it('confirms every die and what each spot brought, and refutes one that is another', async () => {
  expect(await checkRound(rolled)).toBe(true);
  const sixes = on(
    ...([
      ['big', '1', '0'],
      ['sum-even', '1', '0'],
      ['single-6', '1', '4'],
      ['double-6', '1', '12'],
      ['triple-6', '1', '181'],
      ['triple-any', '1', '32'],
      ['triple-5', '1', '0'],
    ] as const),
  );
  expect(await checkRound({ ...rolled, nonce: 6, dice: [6, 6, 6], spots: sixes })).toBe(true);
  expect(await checkRound({ ...rolled, nonce: 1, dice: [1, 2, 4], spots: on(['total-7', '1', '13']) })).toBe(true);
  expect(await checkRound({ ...rolled, dice: [1, 3, 6] })).toBe(false);
  expect(await checkRound({ ...rolled, dice: [1, 3] })).toBe(false);
  expect(await checkRound({ ...rolled, spots: on(['small', '1', '1']) })).toBe(false);
  expect(await checkRound({ ...rolled, serverSeed: null })).toBeUndefined();
});

/** Likewise: words whose remainders by 40, 39 and so on are places in the drum. Of round 58 one word is passed over. */
const drawn: RoundDrawn = {
  ...{ ...seeds, nonce: 18, numbers: [1, 22, 37, 39, 2, 7, 26, 24, 5, 20] },
  spots: on(
    ...([
      ['marks-1-5-22-36', '0.20', '1.6'],
      ['balls-low', '1', '1.95'],
      ['balls-odd', '1', '1.9'],
      ['balls-level', '1', '3.4'],
      ['balls-high', '1', '0'],
      ['balls-even', '1', '0'],
      ['balls-heads', '1', '0'],
      ['balls-tails', '1', '0'],
    ] as const),
  ),
};

it('confirms every number of a draw and what each spot brought, and refutes one that is another', async () => {
  expect(await checkRound(drawn)).toBe(true);
  const brought = (...spots: (readonly [string, string])[]) =>
    on(...spots.map(([spot, payout]) => [spot, '1', payout] as const));
  const tickets = brought(
    ['marks-1', '3.8'],
    ['marks-3', '0'],
    ['marks-1-2', '10'],
    ['marks-1-3', '1'],
    ['marks-1-2-5', '45'],
    ['marks-1-2-5-7-20', '1000'],
    ['marks-1-2-5-7-20-21', '90'],
    ['marks-1-2-3-4-5-6-7', '6'],
    ['marks-3-4-6-8-9-10-11-12', '1'],
    ['marks-3-4-6-8-9-10-11-12-13', '2'],
    ['marks-3-4-6-8-9-10-11-12-13-14', '5'],
    ['marks-1-2-5-7-20-22-24-26-37-39', '10000'],
  );
  expect(await checkRound({ ...drawn, spots: tickets })).toBe(true);
  const passed = { nonce: 58, numbers: [27, 38, 24, 3, 1, 5, 8, 2, 19, 7] };
  expect(await checkRound({ ...drawn, ...passed, spots: brought(['balls-heads', '2.65'], ['balls-odd', '0']) })).toBe(
    true,
  );
  expect(await checkRound({ ...drawn, numbers: [22, 1, ...drawn.numbers.slice(2)] })).toBe(false);
  expect(await checkRound({ ...drawn, numbers: drawn.numbers.slice(0, 9) })).toBe(false);
  expect(await checkRound({ ...drawn, nonce: 19 })).toBe(false);
  expect(await checkRound({ ...drawn, spots: brought(['marks-1-2-5', '46']) })).toBe(false);
  expect(await checkRound({ ...drawn, spots: brought(['balls-low', '1.9']) })).toBe(false);
  expect(await checkRound({ ...drawn, serverSeed: 'a seed of the House' })).toBe(false);
  expect(await checkRound({ ...drawn, serverSeed: null })).toBeUndefined();
});

/** Likewise: words below 65 533, their remainders by thirteen. */
const fought: RoundFought = {
  ...{ ...seeds, nonce: 11, blows: [['none', 'blue'], ['none', 'both'], ['redHard']] },
  spots: on(
    ...([
      ['fight-red', '0.20', '0.39'],
      ['opens-blue', '1', '2.25'],
      ['fight-short', '1', '2.1'],
      ['endround-3', '1', '4'],
      ['redround-3', '1', '8.5'],
      ['fight-blue', '1', '0'],
      ['fight-draw', '1', '0'],
      ['opens-red', '1', '0'],
      ['opens-both', '1', '0'],
      ['fight-long', '1', '0'],
      ['fight-points', '1', '0'],
      ['endround-2', '1', '0'],
      ['redround-2', '1', '0'],
      ['blueround-3', '1', '0'],
      ['red-points', '1', '0'],
      ['draw-down', '1', '0'],
    ] as const),
  ),
};

it('confirms every exchange of a bout and what each spot brought, and refutes one that is another', async () => {
  expect(await checkRound(fought)).toBe(true);
  const level: RoundFought['blows'] = [
    ['none', 'red'],
    ['none', 'blue'],
    ['none', 'red'],
    ['blueHard', 'none'],
    ['red', 'red'],
  ];
  const onLevel = on(
    ...([
      ['fight-red', '1', '1'],
      ['fight-blue', '1', '1'],
      ['fight-draw', '1', '10.5'],
      ['opens-red', '1', '2.25'],
      ['fight-long', '1', '1.8'],
      ['fight-points', '1', '5.4'],
      ['draw-points', '1', '21.5'],
      ['draw-down', '1', '0'],
      ['endround-5', '1', '0'],
    ] as const),
  );
  expect(await checkRound({ ...fought, nonce: 24, blows: level, spots: onLevel })).toBe(true);
  const down: RoundFought['blows'] = [
    ['none', 'none'],
    ['blueHard', 'redHard'],
    ['red', 'both'],
  ];
  const onDown = on(['draw-down', '1', '20.5'], ['draw-points', '1', '0'], ['redround-3', '1', '0']);
  expect(await checkRound({ ...fought, nonce: 14, blows: down, spots: onDown })).toBe(true);
  const points: RoundFought['blows'] = [
    ['none', 'red'],
    ['none', 'none'],
    ['none', 'blue'],
    ['red', 'none'],
    ['red', 'none'],
  ];
  const onPoints = on(['red-points', '1', '14'], ['redround-5', '1', '0'], ['blue-points', '1', '0']);
  expect(await checkRound({ ...fought, nonce: 42, blows: points, spots: onPoints })).toBe(true);
  expect(
    await checkRound({ ...fought, nonce: 70, blows: [['both', 'redHard']], spots: on(['opens-both', '1', '6.75']) }),
  ).toBe(true);
  expect(await checkRound({ ...fought, blows: [['none', 'blue'], ['none', 'both'], ['red']] })).toBe(false);
  expect(await checkRound({ ...fought, nonce: 24 })).toBe(false);
  expect(await checkRound({ ...fought, spots: on(['fight-red', '1', '2']) })).toBe(false);
  expect(await checkRound({ ...fought, serverSeed: null })).toBeUndefined();
});

it('refutes a bout that was told too short, too long, or in other rounds', async () => {
  const told = (blows: RoundFought['blows']) => checkRound({ ...fought, blows, spots: [] });
  const whole = fought.blows;
  expect(await told(whole)).toBe(true);
  // The next exchange of these seeds is drawn rightly, but the bout was over.
  for (const next of ['red', 'redHard', 'blue', 'blueHard', 'both', 'none'] as const)
    expect(await told([...whole.slice(0, 2), ['redHard', next]])).toBe(false);
  expect(await told(whole.slice(0, 2))).toBe(false);
  expect(await told([['none'], ['blue', 'none'], ['both', 'redHard']])).toBe(false);
});

/** Likewise: words below 60 000, their remainders by ten thousand, each with one below 65 500 by a hundred. Two words are passed over. */
const hunted: RoundHunted = {
  ...{ ...seeds, nonce: 655 },
  nets: [
    ...[
      [1813, 35],
      [853, 0],
      [1143, 94],
      [781, 2],
      [3004, 96],
    ],
    ...[
      [4847, 88],
      [6352, 90],
      [6639, 79],
      [4751, 80],
      [4909, 5],
    ],
  ],
  spots: on(
    ['shot-1-koi', '0.20', '0.8'],
    ['shot-2-seahorse', '1', '50'],
    ['shot-3-jelly', '1', '0'],
    ['shot-4-jelly', '1', '16'],
    ['shot-5-angel', '1', '0'],
    ['shot-6-clown', '1', '0'],
  ),
};

it('confirms every net of a volley and what each shot brought, and refutes one that is another', async () => {
  expect(await checkRound(hunted)).toBe(true);
  const other = {
    nonce: 30,
    nets: [
      ...[
        [1389, 33],
        [2, 64],
        [202, 70],
        [3810, 59],
        [1422, 70],
      ],
      ...[
        [7626, 46],
        [6749, 97],
        [9902, 24],
        [9563, 6],
        [9185, 25],
      ],
    ],
    spots: on(
      ['shot-1-puffer', '1', '5'],
      ['shot-2-dragon', '1', '500'],
      ['shot-3-ray', '1', '40'],
      ['shot-4-clown', '1', '2'],
    ),
  };
  expect(await checkRound({ ...hunted, ...other })).toBe(true);
  const onSecond = (spot: string, payout: string) =>
    checkRound({ ...hunted, ...other, spots: on([spot, '1', payout]) });
  for (const [fish, payout] of [
    ['angel', '3'],
    ['turtle', '15'],
    ['octopus', '20'],
    ['shark', '80'],
    ['whale', '200'],
  ] as const)
    expect([fish, await onSecond(`shot-2-${fish}`, payout)]).toEqual([fish, true]);
  expect(await onSecond('shot-2-eel', '500')).toBe(false);
  expect(await onSecond('shot-3-shark', '80')).toBe(false);
  const [first = [], second = [], ...rest] = hunted.nets;
  for (const nets of [
    [second, first, ...rest],
    [[1813, 36], second, ...rest],
    [[1812, 35], second, ...rest],
    [[1813, 35, 0], second, ...rest],
    hunted.nets.slice(0, 6),
  ])
    expect(await checkRound({ ...hunted, nets })).toBe(false);
  expect(await checkRound({ ...hunted, nonce: 656 })).toBe(false);
  // A whirl does not pay as lightning does, nor lightning as none.
  expect(await checkRound({ ...hunted, spots: on(['shot-4-jelly', '1', '40']) })).toBe(false);
  expect(await checkRound({ ...hunted, spots: on(['shot-2-seahorse', '1', '10']) })).toBe(false);
  expect(await checkRound({ ...hunted, serverSeed: null })).toBeUndefined();
});
