import type { Game } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { type Hands, winnerOf } from '../../base/cards/baccarat';
import { CARDS } from '../../base/cards/table';
import { bets, games, ledgerMovements, submits, vendorSeeds } from '../../base/db/schema';
import { DICE } from '../../base/dice/table';
import { FIGHTS } from '../../base/fights/table';
import { FISH } from '../../base/fish/table';
import { KENO } from '../../base/keno/table';
import type { Member } from '../../base/members/member';
import { profileOf } from '../../base/reels/profiles';
import { reelsOf } from '../../base/reels/reels-of';
import { ROULETTE } from '../../base/roulette/table';
import type { Site } from '../../base/sites/site';
import { outcomeOf } from '../../base/tables/outcome-of';
import { paidOn } from '../../base/tables/paid';
import type { Table } from '../../base/tables/table';
import { hundredthsText } from '../../calls/records/hundredths';
import type { TestPlatform } from '../../testing';
import { openLobby, someGames } from '../../testing/lobby';
import { round, vendorCall, visit } from '../../testing/studio';
import { hashOfSeed, heightOf } from '../engine/rise';
import { kindOf } from '../kinds/kinds';
import { isFair } from '../page/fairness';
import type { VisitAnswer } from '../protocol';

jest.setTimeout(60_000);

let platform: TestPlatform;
let site: Site;
let game: Game;

beforeAll(async () => {
  platform = await openLobby();
  site = await platform.makeMerchant();
  [game] = (await someGames(platform, site, 'INHOUSE')) as [Game];
});
afterAll(() => platform.close());

async function player(balance: string, of = game) {
  const member = await platform.makeMember(site, { balance });
  const session = await platform.login(site, member);
  // The studio of fights keeps a purse of its own.
  const own = of.gameType === 'COCKFIGHT' ? of.vassalage : undefined;
  const taken = { from: 'main', to: `vendor:${own}`, amount: balance, key: 'take-along' };
  if (own !== undefined) await platform.api('walletTransfer', { site, token: session, body: taken });
  const { body } = await visit(platform, site, session, of);
  const rows = () => platform.db.select().from(bets).where(eq(bets.memberId, member.id));
  const wallet = async () =>
    own === undefined
      ? (await platform.api('balance', { site, token: session })).value.sumBalance
      : (await platform.api('vendorWallet', { site, token: session, query: { vendor: own } })).value.balance;
  return { member, session, token: body.token, rows, wallet };
}

/** Sets seeds whose first rounds stay below a target. */
async function loseFirst(member: Member, rounds: number, target: number) {
  const clientSeed = 'unlucky';
  const nonces = Array.from({ length: rounds }, (_, at) => at + 1);
  const serverSeed = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].find((candidate) =>
    nonces.every((nonce) => heightOf({ serverSeed: candidate, clientSeed, nonce }) < target),
  )!;
  await platform.db
    .update(vendorSeeds)
    .set({ serverSeed, clientSeed, serverSeedHash: hashOfSeed(serverSeed) })
    .where(eq(vendorSeeds.memberId, member.id));
}

describe('a round', () => {
  it('takes the stake, pays by the target, and stands in the betting record', async () => {
    const { token, session, wallet, rows } = await player('100');
    const { status, body } = await round(platform, token, { key: 'a', stake: '10', target: '1.50' });
    expect(status).toBe(200);
    const expected = Number(body.multiplier) >= 1.5 ? '15' : '0';
    expect(body.payout).toBe(expected);
    expect(new Big(body.balance).eq(new Big(100).minus(10).plus(expected))).toBe(true);
    expect(new Big(await wallet()).eq(body.balance)).toBe(true);
    expect(await rows()).toHaveLength(1);
    const recent = { page: 1, pageSize: 20, gameType: '', language: 'EN', clientType: 2 };
    const opened = await platform.api('recentGames', { site, token: session, query: recent });
    expect(opened.value).toMatchObject({ games: [{ nodeId: game.nodeId }] });
    const period = { startDate: '2026-03-14', endDate: '2026-03-14', zone: 0, pageNo: 1, pageSize: 20 };
    const { value } = await platform.api('betRecords', { site, token: session, query: period });
    expect(value.content).toMatchObject([
      { nodeId: game.nodeId, gameName: game.gameName, status: body.won ? 'won' : 'lost' },
    ]);
    expect(new Big(value.totals.net).eq(new Big(expected).minus(10))).toBe(true);
  });

  it('moves money in balanced ledger rows that add up to the purse', async () => {
    const { member, token, wallet } = await player('500');
    for (let at = 0; at < 12; at += 1) await round(platform, token, { key: `n${at}`, stake: '7.25', target: '2' });
    const movements = await platform.db.select().from(ledgerMovements).where(eq(ledgerMovements.memberId, member.id));
    const sum = movements.reduce(
      (total, { debit, amount }) => (debit === 'wallet:main' ? total.minus(amount) : total.plus(amount)),
      new Big(0),
    );
    expect(sum.eq(await wallet())).toBe(true);
    expect(movements.filter(({ kind }) => kind === 'bet.stake')).toHaveLength(12);
  });

  it('is played once for one key, however often it is sent', async () => {
    const { token, rows } = await player('100');
    const wish = { key: 'same', stake: '10', target: '2' };
    const first = await round(platform, token, wish);
    expect((await round(platform, token, wish)).body).toEqual(first.body);
    expect(await round(platform, token, { ...wish, stake: '20' })).toMatchObject({
      status: 400,
      body: { code: 'request.invalid' },
    });
    expect(await rows()).toHaveLength(1);
  });

  it('is played once for two presses at once', async () => {
    const { token, rows } = await player('100');
    const wish = { key: 'twice', stake: '10', target: '2' };
    const [one, two] = await Promise.all([round(platform, token, wish), round(platform, token, wish)]);
    expect(one?.body).toEqual(two?.body);
    expect(await rows()).toHaveLength(1);
  });

  it('is refused without enough money and leaves nothing behind', async () => {
    const { member, token, rows, wallet } = await player('5');
    expect(await round(platform, token, { key: 'poor', stake: '6', target: '2' })).toMatchObject({
      status: 402,
      body: { code: 'balance.insufficient' },
    });
    expect(await rows()).toHaveLength(0);
    expect(Number(await wallet())).toBe(5);
    const seen = await vendorCall<{ seed: { nonce: number } }>(platform, 'GET', '/vendor/session', { token });
    expect(seen.body.seed.nonce).toBe(0);
    const kept = await platform.db.select().from(submits).where(eq(submits.memberId, member.id));
    expect(kept).toHaveLength(0);
  });

  it('never lets many rounds at once spend more than there is', async () => {
    const { member, token, rows, wallet } = await player('50');
    await loseFirst(member, 5, 5000);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => round(platform, token, { key: `many${at}`, stake: '10', target: '50' })),
    );
    const played = answers.filter(({ status }) => status === 200);
    expect(played.map(({ body }) => body.nonce).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(answers.filter(({ body }) => body.code === 'balance.insufficient')).toHaveLength(35);
    expect(await rows()).toHaveLength(5);
    expect(Number(await wallet())).toBe(0);
  });

  it('keeps to the limits of stake and target', async () => {
    const { token } = await player('50000');
    const codeOf = async (stake: string, target: string) =>
      (await round(platform, token, { key: `${stake}/${target}`, stake, target })).body.code;
    expect(await codeOf('0', '2')).toBe('stake.low');
    expect(await codeOf('10000.01', '2')).toBe('stake.high');
    expect(await codeOf('10', '1.19')).toBe('request.invalid');
    expect(await codeOf('10', '50.01')).toBe('request.invalid');
    expect(await codeOf('1e3', '2')).toBe('request.invalid');
    expect(await codeOf('10000', '50')).toBeUndefined();
  });
});

/** Seeds of a machine's first round that pays as asked. */
function seedsFor(nodeId: number, fits: (round: ReturnType<typeof reelsOf>) => boolean) {
  const sources = Array.from({ length: 4000 }, (_, at) => ({ serverSeed: `seed${at}`, clientSeed: 'mine', nonce: 1 }));
  return sources.find((source) => fits(reelsOf(profileOf(nodeId), source)))!;
}

describe('a round on reels', () => {
  let machine: Game;
  beforeAll(async () => {
    [machine] = (await someGames(platform, site, 'SLOTS')) as [Game];
  });

  async function seeded(fits: (round: ReturnType<typeof reelsOf>) => boolean) {
    const made = await player('100', machine);
    const { serverSeed, clientSeed } = seedsFor(machine.nodeId, fits);
    await platform.db
      .update(vendorSeeds)
      .set({ serverSeed, clientSeed, serverSeedHash: hashOfSeed(serverSeed) })
      .where(eq(vendorSeeds.memberId, made.member.id));
    return { ...made, source: { serverSeed, clientSeed, nonce: 1 } };
  }

  it('pays what its lines say, to the last satang and without rounding, and is played once for one key', async () => {
    const { token, rows, wallet, source } = await seeded(
      ({ spins, pays }) => spins.length === 1 && pays > 0 && pays % 100 > 0,
    );
    const expected = reelsOf(profileOf(machine.nodeId), source);
    const wish = { key: 'reels', stake: '0.60' };
    const [one, two] = await Promise.all([round(platform, token, wish), round(platform, token, wish)]);
    expect(one.body).toEqual(two.body);
    expect(await rows()).toHaveLength(1);
    const paid = new Big('0.60').times(expected.pays).div(100);
    expect(paid.round(2).eq(paid)).toBe(true);
    expect(one.body).toMatchObject({ won: true, payout: paid.toFixed(), spins: [expected.spins[0]?.stops] });
    expect(one.body).not.toHaveProperty('target');
    expect(new Big(await wallet()).eq(new Big('99.40').plus(paid))).toBe(true);
    expect(await round(platform, token, { ...wish, stake: '0.80' })).toMatchObject({ status: 400 });
  });

  it('plays its free spins to the end within the same round', async () => {
    const { token, rows, source } = await seeded(({ spins, pays }) => spins.length > 1 && pays > 1000);
    const expected = reelsOf(profileOf(machine.nodeId), source);
    const { body } = await round(platform, token, { key: 'free', stake: '10' });
    expect(body.spins).toEqual(expected.spins.map(({ stops }) => stops));
    expect(expected.spins.length).toBeGreaterThan(8);
    expect(new Big(body.payout).eq(new Big(expected.pays).div(10))).toBe(true);
    expect((await rows()).map(({ status, height, target }) => [status, height, target])).toEqual([
      ['won', expected.pays, null],
    ]);
  });

  it('takes stakes that its lines divide, no target, and says the smallest', async () => {
    const { token } = await player('50000', machine);
    const codeOf = async (stake: string, target?: string) =>
      (await round(platform, token, { key: `${stake}/${target}`, stake, ...(target && { target }) })).body.code;
    expect(await codeOf('0.01')).toBe('stake.low');
    expect(await codeOf('10.10')).toBe('request.invalid');
    expect(await codeOf('10000.20')).toBe('stake.high');
    expect(await codeOf('10', '2.00')).toBe('request.invalid');
    expect(await codeOf('10000')).toBeUndefined();
    const { body } = await vendorCall<VisitAnswer>(platform, 'GET', '/vendor/session', { token });
    expect(body.game).toMatchObject({ stakeStep: '0.20' });
    expect(new Big(body.game!.minBet).mod('0.20').eq(0)).toBe(true);
  });

  it('stands in the history among rounds of other kinds, each with what it is checked by', async () => {
    const { token, session } = await player('100', machine);
    await round(platform, token, { key: 'r', stake: '1' });
    const rises = await visit(platform, site, session, game);
    await round(platform, rises.body.token, { key: 'l', stake: '1', target: '2' });
    const { body } = await vendorCall<VisitAnswer>(platform, 'GET', '/vendor/session', { token });
    expect(body.rounds.map(({ kind, profile, target }) => [kind, profile, target])).toEqual([
      ['rise', undefined, '2.00'],
      ['reels', profileOf(machine.nodeId).name, undefined],
    ]);
  });

  it('is what slots and electronic games without a table are; tables, poker, lotteries, fights and fish have bets on spots, the others rise', async () => {
    const kinds = new Map<string, Set<string>>();
    for (const each of await platform.db.select().from(games)) {
      const group = each.gameClassify === 'TABLE' ? 'TABLE' : each.gameType;
      kinds.set(group, (kinds.get(group) ?? new Set()).add(kindOf(each).name));
    }
    const groupsOf = (kind: string) => [...kinds].filter(([, names]) => names.has(kind)).map(([group]) => group);
    expect(groupsOf('reels').sort()).toEqual(['RNG', 'SLOTS']);
    expect(groupsOf('cards').sort()).toEqual(['LIVE', 'POKER', 'TABLE']);
    expect(groupsOf('roulette').sort()).toEqual(['LIVE', 'TABLE']);
    expect(groupsOf('dice').sort()).toEqual(['ELOTT', 'LIVE', 'LOTT', 'TABLE']);
    expect(groupsOf('keno').sort()).toEqual(['ELOTT', 'LOTT']);
    expect(groupsOf('fights')).toEqual(['COCKFIGHT']);
    expect(groupsOf('fish')).toEqual(['FISH']);
    expect(groupsOf('book')).toEqual(['SPORTS']);
    const sizes: Readonly<Record<string, number>> = { LIVE: 3, TABLE: 3, LOTT: 2, ELOTT: 2, SPORTS: 2 };
    expect([...kinds].every(([group, { size }]) => size === (sizes[group] ?? 1))).toBe(true);
  });

  it('of a table is what its title says', () => {
    const kindOfTitle = (gameName: string, gameType = 'LIVE', gameClassify = '') =>
      kindOf({ gameName, gameType, gameClassify }).name;
    for (const title of ['Speed Roulette', 'Roulette Privé', 'Dream Wheel Live', 'Spin the Season'])
      expect([title, kindOfTitle(title)]).toEqual([title, 'roulette']);
    for (const title of ['Emperor Sic Bo', 'Super Dice Arena', 'Craps Live Street', 'Fish Prawn Crab', 'Lucky Dome'])
      expect([title, kindOfTitle(title)]).toEqual([title, 'dice']);
    for (const title of ['Speed Baccarat Blue', 'Dragon Tiger', 'Infinite Seat Blackjack', 'Bac Bo Salon'])
      expect([title, kindOfTitle(title)]).toEqual([title, 'cards']);
    expect(kindOfTitle('Auto Roulette', 'RNG', 'TABLE')).toBe('roulette');
    for (const title of ['Orbit Keno', 'Mosaic 6/55', 'Rapid Tube 80'])
      expect([title, kindOfTitle(title, 'ELOTT', 'DRAW')]).toEqual([title, 'keno']);
    expect([kindOfTitle('Bingo Parlour'), kindOfTitle('Quick Dice K3', 'LOTT', 'FAST')]).toEqual(['keno', 'dice']);
    for (const title of ['Hoops Tonight', 'In-Play Centre', 'League Parlay', 'Virtual Football League'])
      expect([title, kindOfTitle(title, 'SPORTS', 'BOOK')]).toEqual([title, 'book']);
    expect(kindOfTitle('Console Football Cup', 'ESPORTS', 'BOOK')).toBe('rise');
    expect(kindOfTitle('Tennis Courtside', 'SPORTS', 'BOOK')).toBe('rise');
    // Words of a slot make no table of it.
    expect([kindOfTitle('Wheel of Gold', 'SLOTS'), kindOfTitle('Dice of Gold', 'RNG', 'CLASSIC')]).toEqual([
      'reels',
      'reels',
    ]);
  });
});

describe('a round of roulette, dice, a fight or shots at fish', () => {
  const TABLE_OF: Readonly<Record<string, Pick<Table<never>, 'name' | 'spots'>>> = {
    Roulette: ROULETTE,
    'Sic Bo': DICE,
    Arena: FIGHTS,
    Kraken: FISH,
  };
  const CATEGORIES: Readonly<Record<string, string>> = { Arena: 'COCKFIGHT', Kraken: 'FISH' };
  const gameOf = async (title: string) => (await someGames(platform, site, CATEGORIES[title] ?? 'LIVE', title))[0]!;

  it.each([
    [
      'Roulette',
      { 'straight-17': '0.20', 'split-17-20': '0.40', 'corner-16-17-19-20': '0.20', black: '1', 'dozen-1': '0.60' },
    ],
    ['Sic Bo', { small: '0.20', 'total-10': '0.40', 'single-4': '0.20', 'pair-1-2': '1', 'triple-any': '0.60' }],
    [
      'Arena',
      { 'fight-red': '0.20', 'opens-blue': '0.40', 'fight-long': '0.20', 'fight-draw': '1', 'endround-3': '0.60' },
    ],
    [
      'Kraken',
      {
        'shot-1-clown': '0.20',
        'shot-2-dragon': '0.40',
        'shot-3-clown': '0.20',
        'shot-4-koi': '1',
        'shot-5-ray': '0.60',
      },
    ],
  ])('of %s pays what its spots bring, is played once for one key, and stands in the history', async (title, spots) => {
    const of = await gameOf(title);
    const { token, rows, wallet } = await player('100', of);
    const wish = { key: 'table', stake: '2.40', spots };
    const [one, two] = await Promise.all([round(platform, token, wish), round(platform, token, wish)]);
    expect(one.body).toEqual(two.body);
    const { pocket, dice, blows, nets, payout, nonce } = one.body;
    const expected =
      pocket !== undefined
        ? paidOn(ROULETTE, spots, { pocket })
        : dice !== undefined
          ? paidOn(DICE, spots, { dice })
          : nets !== undefined
            ? paidOn(FISH, spots, { nets })
            : paidOn(FIGHTS, spots, { blows: blows! });
    expect([payout, nonce]).toEqual([expected.payout, 1]);
    expect(new Big(await wallet()).eq(new Big('97.60').plus(payout))).toBe(true);
    expect((await rows()).map(({ status, target }) => [status, target])).toEqual([
      [payout === '0' ? 'lost' : 'won', null],
    ]);
    const { body } = await vendorCall<VisitAnswer>(platform, 'GET', '/vendor/session', { token });
    const [came] = Object.entries({ pocket, dice, blows, nets }).filter(([, what]) => what !== undefined);
    const kind = { kind: TABLE_OF[title]!.name, [came![0]]: came![1] };
    expect(body.rounds).toMatchObject([{ ...kind, payout }]);
    expect(Object.keys(body.rounds[0]?.spots ?? {}).sort()).toEqual(Object.keys(spots).sort());
    await vendorCall(platform, 'POST', '/vendor/seed/rotate', { token, body: {} });
    const { rounds } = (await vendorCall<VisitAnswer>(platform, 'GET', '/vendor/session', { token })).body;
    const { serverSeed, ...played } = rounds[0]!;
    expect(await isFair({ ...played, serverSeed: serverSeed! })).toBe(true);
    expect(await isFair({ ...played, payout: '0.01', serverSeed: serverSeed! })).toBe(false);
  });

  it.each([
    ['Roulette', 'red', 'small', ['split-1-5', 'corner-0-1-2', 'straight-37', 'straight-017', 'dozen-4', 'player']],
    [
      'Sic Bo',
      'big',
      'red',
      ['total-3', 'total-18', 'single-7', 'pair-2-1', 'pair-1-1', 'tie', '__proto__', 'constructor'],
    ],
    [
      'Arena',
      'fight-blue',
      'red',
      ['endround-0', 'endround-6', 'redround-6', 'drawround-1', 'blue', 'player', '__proto__'],
    ],
    [
      'Kraken',
      'shot-1-clown',
      'red',
      // Angelfish swim in the waters of other titles.
      ['shot-1-angel', 'shot-2-clown', 'shot-0-clown', 'shot-11-clown', 'shot-1-eel', 'clown', '__proto__'],
    ],
  ])('of %s takes whole steps that add up on spots of its own, and no target', async (title, own, other, unknown) => {
    const of = await gameOf(title);
    const { token, rows } = await player('50000', of);
    let tried = 0;
    const codeOf = async (stake: string, spots?: object, target?: string) =>
      (await round(platform, token, { key: String(tried++), stake, spots, target } as never)).body.code;
    for (const spots of [
      undefined,
      {},
      { [own]: '10.10' },
      { [own]: '5' },
      { [own]: '0' },
      { [own]: 10 },
      { [other]: '10' },
    ])
      expect(await codeOf('10', spots)).toBe('request.invalid');
    for (const spot of unknown)
      expect([spot, await codeOf('10', JSON.parse(`{"${spot}":"10"}`) as object)]).toEqual([spot, 'request.invalid']);
    expect(await codeOf('20', { [own]: '10', [other]: '10' })).toBe('request.invalid');
    expect(await codeOf('10', { [own]: '10' }, '2.00')).toBe('request.invalid');
    expect(await codeOf('10000.20', { [own]: '10000.20' })).toBe('stake.high');
    expect(await rows()).toHaveLength(0);
    // Where not all spots go together: as many shots as a volley has.
    const table = TABLE_OF[title]!;
    const together = table === FISH ? table.spots.filter((spot) => spot.endsWith('-clown')) : table.spots;
    const all = Object.fromEntries(together.map((spot) => [spot, '10.20']));
    expect(await codeOf(new Big('10.20').times(together.length).toFixed(), all)).toBeUndefined();
  });
});

describe('a volley', () => {
  it('has one shot at each place from the first, and those of a place with a gap or twice are refused', async () => {
    const [of] = (await someGames(platform, site, 'FISH', 'Kraken')) as [Game];
    const { token, rows } = await player('100', of);
    const codeOf = async (...shots: string[]) => {
      const spots = Object.fromEntries(shots.map((shot) => [shot, '1']));
      return (await round(platform, token, { key: shots.join(), stake: String(shots.length), spots })).body.code;
    };
    expect(await codeOf('shot-1-koi', 'shot-3-koi')).toBe('request.invalid');
    expect(await codeOf('shot-1-koi', 'shot-1-clown')).toBe('request.invalid');
    expect(await rows()).toHaveLength(0);
    expect(await codeOf('shot-2-koi', 'shot-1-koi')).toBeUndefined();
  });
});

describe('a round of keno', () => {
  let of: Game;
  beforeAll(async () => {
    [of] = (await someGames(platform, site, 'ELOTT', 'Keno')) as [Game];
  });

  it('pays what its ticket and the bets beside it bring, is played once for one key, and stands in the history', async () => {
    const { token, rows, wallet } = await player('100', of);
    const spots = { 'balls-low': '0.20', 'marks-1-2-3-4-5-6-7-8-9-10': '0.60', 'balls-heads': '1' };
    const wish = { key: 'keno', stake: '1.80', spots };
    const [one, two] = await Promise.all([round(platform, token, wish), round(platform, token, wish)]);
    expect(one.body).toEqual(two.body);
    const { numbers, payout } = one.body;
    expect(new Set(numbers).size).toBe(10);
    expect(payout).toBe(paidOn(KENO, spots, { numbers: numbers! }).payout);
    expect(new Big(await wallet()).eq(new Big('98.20').plus(payout))).toBe(true);
    expect((await rows()).map(({ status, target }) => [status, target])).toEqual([
      [payout === '0' ? 'lost' : 'won', null],
    ]);
    const other = { ...wish, spots: { ...spots, 'balls-low': '1', 'balls-heads': '0.20' } };
    expect(await round(platform, token, other)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    const { body } = await vendorCall<VisitAnswer>(platform, 'GET', '/vendor/session', { token });
    expect(body.rounds).toMatchObject([{ kind: 'keno', numbers, payout }]);
    await vendorCall(platform, 'POST', '/vendor/seed/rotate', { token, body: {} });
    const { rounds } = (await vendorCall<VisitAnswer>(platform, 'GET', '/vendor/session', { token })).body;
    const { serverSeed, ...played } = rounds[0]!;
    expect(await isFair({ ...played, serverSeed: serverSeed! })).toBe(true);
    expect(await isFair({ ...played, numbers: [...numbers!].reverse(), serverSeed: serverSeed! })).toBe(false);
  });

  it('takes one ticket of one to ten numbers from the lowest, whole steps that add up, and no target', async () => {
    const { token, rows } = await player('50000', of);
    let tried = 0;
    const codeOf = async (stake: string, spots?: object, target?: string) =>
      (await round(platform, token, { key: String(tried++), stake, spots, target } as never)).body.code;
    for (const spot of [
      'marks',
      'marks-0',
      'marks-41',
      'marks-3-3',
      'marks-17-3',
      'marks-03',
      'marks-3-',
      'marks-1-2-3-4-5-6-7-8-9-10-11',
      'balls-middle',
      'small',
      'red',
      '__proto__',
      'constructor',
    ])
      expect([spot, await codeOf('10', JSON.parse(`{"${spot}":"10"}`) as object)]).toEqual([spot, 'request.invalid']);
    for (const spots of [
      undefined,
      {},
      { 'marks-3': '10.10' },
      { 'marks-3': '5' },
      { 'marks-3': '0' },
      { 'marks-3': 10 },
    ])
      expect(await codeOf('10', spots)).toBe('request.invalid');
    expect(await codeOf('20', { 'marks-3': '10', 'marks-4': '10' })).toBe('request.invalid');
    expect(await codeOf('10', { 'marks-3': '9.90', 'balls-low': '0.10' })).toBe('request.invalid');
    expect(await codeOf('10', { 'marks-3': '10' }, '2.00')).toBe('request.invalid');
    expect(await codeOf('10000.20', { 'marks-3': '10000.20' })).toBe('stake.high');
    expect(await rows()).toHaveLength(0);
    const all = Object.fromEntries(['marks-31-32-33-34-35-36-37-38-39-40', ...KENO.spots].map((spot) => [spot, '10']));
    expect(await codeOf('80', all)).toBeUndefined();
    expect(await codeOf('10', { 'balls-odd': '10' })).toBeUndefined();
  });
});

describe('a round of cards', () => {
  let table: Game;
  beforeAll(async () => {
    [table] = (await someGames(platform, site, 'LIVE', 'Baccarat')) as [Game];
  });

  const handsOf = (source: Parameters<typeof outcomeOf>[1]) => outcomeOf(CARDS, source).hands;

  /** A player whose first round has these cards. */
  async function seated(fits: (hands: Hands) => boolean, balance = '100') {
    const made = await player(balance, table);
    const sources = Array.from({ length: 4000 }, (_, at) => ({ serverSeed: `seed${at}`, clientSeed: 'my', nonce: 1 }));
    const { serverSeed, clientSeed } = sources.find((source) => fits(handsOf(source)))!;
    await platform.db
      .update(vendorSeeds)
      .set({ serverSeed, clientSeed, serverSeedHash: hashOfSeed(serverSeed) })
      .where(eq(vendorSeeds.memberId, made.member.id));
    return { ...made, hands: handsOf({ serverSeed, clientSeed, nonce: 1 }) };
  }

  it('pays every spot to the last satang, Banker less its commission, and is played once for one key', async () => {
    const { token, rows, wallet, hands } = await seated((each) => winnerOf(each) === 'banker');
    const wish = { key: 'cards', stake: '1.20', spots: { banker: '0.20', tie: '0.60', player: '0.40' } };
    const [one, two] = await Promise.all([round(platform, token, wish), round(platform, token, wish)]);
    expect(one.body).toEqual(two.body);
    expect(one.body).toMatchObject({ won: true, stake: '1.2', payout: '0.39', hands });
    expect(new Big(await wallet()).eq('99.19')).toBe(true);
    expect((await rows()).map(({ status, target, spots }) => [status, target, spots])).toEqual([
      ['won', null, { tie: '0.6', player: '0.4', banker: '0.2' }],
    ]);
    const moved = { ...wish, spots: { banker: '0.40', tie: '0.60', player: '0.20' } };
    expect(await round(platform, token, moved)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect(await rows()).toHaveLength(1);
  });

  it('gives stakes on Player and Banker back at a tie, and counts as none', async () => {
    const { token, session, rows, wallet } = await seated((each) => winnerOf(each) === 'tie');
    const { body } = await round(platform, token, { key: 't', stake: '30', spots: { player: '20', banker: '10' } });
    expect(body).toMatchObject({ won: false, payout: '30' });
    expect(Number(await wallet())).toBe(100);
    expect((await rows()).map(({ status, payout }) => [status, Number(payout)])).toEqual([['void', 30]]);
    const period = { startDate: '2026-03-14', endDate: '2026-03-14', zone: 0, pageNo: 1, pageSize: 20 };
    const { value } = await platform.api('betRecords', { site, token: session, query: period });
    expect([value.content[0]?.status, Number(value.totals.net)]).toEqual(['void', 0]);
  });

  it('takes stakes that add up, in whole steps on known spots, and no target', async () => {
    const { token, rows } = await player('50000', table);
    const codeOf = async (stake: string, spots?: object, target?: string) =>
      (await round(platform, token, { key: JSON.stringify([stake, spots]), stake, spots, target } as never)).body.code;
    for (const spots of [
      undefined,
      {},
      { player: '10.10' },
      { player: '5' },
      { player: '5.10', banker: '4.90' },
      { player: '-10', banker: '20' },
      { player: '10', tie: '0' },
      { dragon: '10' },
      { player: 10 },
    ])
      expect(await codeOf('10', spots)).toBe('request.invalid');
    expect(await codeOf('10.10', { player: '5.05', banker: '5.05' })).toBe('request.invalid');
    expect(await codeOf('10', { player: '10' }, '2.00')).toBe('request.invalid');
    expect(await codeOf('10000.20', { player: '10000.20' })).toBe('stake.high');
    expect(await rows()).toHaveLength(0);
    const other = await player('100');
    const rise = { key: 'x', stake: '1', target: '2', spots: { player: '1' } };
    expect((await round(platform, other.token, rise)).body.code).toBe('request.invalid');
    expect(await codeOf('10000', { tie: '10000' })).toBeUndefined();
  });

  it('stands in the history with its cards beside a round that rose, which was played when the title still did', async () => {
    const { member, token, hands } = await seated(() => true);
    await round(platform, token, { key: 'c', stake: '1', spots: { tie: '1' } });
    await round(platform, token, { key: 'd', stake: '1', spots: { tie: '1' } });
    await platform.db
      .update(bets)
      .set({ target: 200, height: 150, spots: null })
      .where(and(eq(bets.memberId, member.id), eq(bets.nonce, 2)));
    const { body } = await vendorCall<VisitAnswer>(platform, 'GET', '/vendor/session', { token });
    expect(body.rounds).toMatchObject([
      { kind: 'rise', target: '2.00', multiplier: '1.50' },
      { kind: 'cards', spots: { tie: '1' }, hands, payout: paidOn(CARDS, { tie: '1' }, { hands }).payout },
    ]);
    await vendorCall(platform, 'POST', '/vendor/seed/rotate', { token, body: {} });
    const { rounds } = (await vendorCall<VisitAnswer>(platform, 'GET', '/vendor/session', { token })).body;
    const { serverSeed, ...dealt } = rounds[1]!;
    expect(await isFair({ ...dealt, serverSeed: serverSeed! })).toBe(true);
  });
});

describe('fairness', () => {
  it('shows the hash before and the seed after, and every round follows from them', async () => {
    const { token } = await player('100');
    const { body: before } = await vendorCall<{ seed: { serverSeedHash: string } }>(
      platform,
      'GET',
      '/vendor/session',
      { token },
    );
    const played = [];
    for (const key of ['1', '2', '3'])
      played.push((await round(platform, token, { key, stake: '1', target: '2' })).body);
    const rotated = await vendorCall<{
      revealed: { serverSeed: string; serverSeedHash: string; clientSeed: string };
      seed: { serverSeedHash: string; clientSeed: string; nonce: number };
    }>(platform, 'POST', '/vendor/seed/rotate', { token, body: { clientSeed: 'my own' } });
    const { revealed, seed } = rotated.body;
    expect(revealed.serverSeedHash).toBe(before.seed.serverSeedHash);
    expect(hashOfSeed(revealed.serverSeed)).toBe(before.seed.serverSeedHash);
    for (const { nonce, multiplier } of played) {
      expect(hundredthsText(heightOf({ ...revealed, nonce }))).toBe(multiplier);
    }
    expect(seed).toMatchObject({ clientSeed: 'my own', nonce: 0 });
    expect(seed.serverSeedHash).not.toBe(revealed.serverSeedHash);
  });
});

describe('hostile input', () => {
  it('is never answered with a fault of the server', async () => {
    const { token } = await player('10');
    const bodies = fc.oneof(
      fc.json().map((text) => JSON.parse(text) as unknown),
      fc.record({ key: fc.string(), stake: fc.oneof(fc.string(), fc.double()), target: fc.string() }),
      fc.record({ key: fc.constant('\u0000'), stake: fc.constant('1'), target: fc.constant('2') }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('/vendor/round', '/vendor/session', '/vendor/open', '/vendor/seed/rotate'),
        bodies,
        async (url, body) => {
          expect((await vendorCall(platform, 'POST', url, { token, body })).status).toBeLessThan(500);
        },
      ),
      { numRuns: 150 },
    );
  });
});
