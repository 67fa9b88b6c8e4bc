import type { Game } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, eq, sql } from 'drizzle-orm';
import { merchants, messages, sportBets, sportMatches } from '../../base/db/schema';
import { wordsOf } from '../../base/messages/words';
import type { Site } from '../../base/sites/site';
import { sweepAll } from '../../jobs/sweep';
import { sweeps } from '../../jobs/sweeps';
import type { TestPlatform } from '../../testing';
import { launchQuery, openLobby, someGames } from '../../testing/lobby';
import { round, vendorCall, visit } from '../../testing/studio';
import { hashOfSeed } from '../engine/rise';
import { played } from './engine/model';
import { eventsOf } from './match';
import { endOf, resultOf } from './outcome';
import type {
  BookAnswer,
  Leg,
  MatchAnswer,
  MatchRow,
  OddsChanged,
  SportBetAnswer,
  SportBetsAnswer,
  ToldBetsAnswer,
} from './protocol';
import { settleMatches } from './settle-matches';

jest.setTimeout(60_000);

let platform: TestPlatform;
let site: Site;
let football: Game;
beforeAll(async () => {
  platform = await openLobby({ opsKey: 'ops' });
  site = await platform.makeMerchant();
  [football] = (await someGames(platform, site, 'SPORTS', 'Five-a-Side Sprint')) as [Game];
});
afterAll(() => platform.close());

const now = () => platform.clock.now.getTime();
const goTo = (moment: number) => platform.clock.advance(moment - now());
const settle = () =>
  settleMatches(platform.db, platform.clock.now, (error) => {
    throw error;
  });
const audit = async () => {
  const url = `/_ops/merchants/${site.code}/audit`;
  return (await platform.app.inject({ method: 'GET', url, headers: { 'x-ops-key': 'ops' } })).json();
};

/** A player in the book, with money at the vendor. */
async function enter(funds = '1000') {
  const member = await platform.makeMember(site, { balance: funds });
  const token = await platform.login(site, member);
  const purse = `vendor:${football.vassalage}`;
  const body = { from: 'main', to: purse, amount: funds, key: `funds of ${member.username}` };
  expect((await platform.api('walletTransfer', { site, token, body })).success).toBe(true);
  const { body: opened } = await visit(platform, site, token, football);
  const call = <T>(method: 'GET' | 'POST', url: string, sent?: unknown) =>
    vendorCall<T>(platform, method, url, { token: opened.token, ...(sent === undefined ? {} : { body: sent }) });
  return {
    ...{ member, token, opened },
    book: async () => (await call<BookAnswer>('GET', '/vendor/book')).body,
    match: (id: string) => call<MatchAnswer>('GET', `/vendor/match?id=${id}`),
    bet: (wish: object) => call<SportBetAnswer & Partial<OddsChanged>>('POST', '/vendor/sport/bet', wish),
    bets: async (state: 'open' | 'settled', before?: string) => {
      const cursor = before === undefined ? '' : `&before=${before}`;
      return (await call<SportBetsAnswer>('GET', `/vendor/sport/bets?state=${state}${cursor}`)).body;
    },
    told: async (since: number) => (await call<ToldBetsAnswer>('POST', '/vendor/sport/told', { since })).body,
    balance: async () => {
      const query = { vendor: football.vassalage };
      const there = (await platform.api('vendorWallet', { site, token, query })).value.balance;
      const { value } = await platform.api('merchantWallet', { site, token });
      // What the vendor says and what the purse holds are one sum, always.
      const held = value.wallets.find(({ code }) => code === purse)?.balance ?? '0';
      expect(new Big(held).eq(there)).toBe(true);
      return held;
    },
    records: async () => {
      const query = { startDate: '2026-03-01', endDate: '2026-04-30', zone: 0, pageNo: 1, pageSize: 20 };
      return (await platform.api('betRecords', { site, token, query })).value.content;
    },
  };
}
type Player = Awaited<ReturnType<typeof enter>>;

/** Short matches that have not begun, soonest first. */
const sprints = ({ matches }: Pick<BookAnswer, 'matches'>) =>
  matches.filter(({ league, state }) => /Fives/.test(league) && state === 'before');

const legOn = ({ matchId, markets }: MatchRow, market: Leg['market'], side: Leg['side']): Leg => {
  const found = markets.find((each) => each.market === market);
  const odds = found?.prices.find((each) => each.side === side)?.odds ?? '';
  return { matchId, market, ...(found?.line === undefined ? {} : { line: found.line }), side, odds };
};

const recordOf = async (matchId: string) => {
  const which = and(eq(sportMatches.merchantCode, site.code), eq(sportMatches.matchId, matchId));
  const [record] = await platform.db.select().from(sportMatches).where(which);
  return record!;
};

let keys = 0;
const wishOf = (legs: readonly Leg[], changes: object = {}) => ({
  ...{ key: `bet ${++keys}`, stake: '10', accept: 'same', legs },
  ...changes,
});

describe('the book', () => {
  it('has three live matches and twenty to come, and each of them by its id', async () => {
    const player = await enter();
    const { at, matches } = await player.book();
    expect(at).toBe(now());
    expect(matches.filter(({ state }) => state === 'live').length).toBeGreaterThanOrEqual(3);
    expect(matches.filter(({ state }) => state === 'before').length).toBeGreaterThanOrEqual(20);
    for (const row of matches) {
      expect(row.markets.length).toBeLessThanOrEqual(3);
      if (row.state === 'before') expect(row.markets.every(({ suspended }) => !suspended)).toBe(true);
    }
    const [row] = sprints({ matches });
    const { body } = await player.match(row!.matchId);
    expect(body.match).toMatchObject({ matchId: row!.matchId, home: row!.home, lines: body.match.markets.length });
    expect([body.seed, body.events]).toEqual([null, []]);
    expect((await player.match('no-such-match-k3k3k')).status).toBe(400);
  });

  it('tells the seed once a match has ended, what its hash said before, and no event before its minute', async () => {
    const player = await enter();
    const [row] = sprints(await player.book());
    const before = (await player.match(row!.matchId)).body;
    const all = eventsOf(await recordOf(row!.matchId));
    for (let minute = 0; minute < 15; minute += 1) {
      goTo(row!.startsAt + minute * 9_000 + 8_999);
      const { events, seed, match } = (await player.match(row!.matchId)).body;
      expect(events).toEqual(all.filter((event) => event.minute <= minute));
      expect([seed, match.state, match.minute]).toEqual([null, 'live', minute + 1]);
    }
    goTo(row!.startsAt + 290_999);
    expect((await player.match(row!.matchId)).body.seed).toBeNull();
    goTo(row!.startsAt + 291_000);
    const after = (await player.match(row!.matchId)).body;
    expect(after.match.state).toBe('ended');
    expect(hashOfSeed(after.seed ?? '')).toBe(before.seedHash);
    // Anybody can draw it anew from what was told.
    expect(played(after.model, after.seed ?? '', row!.matchId)).toEqual(after.events);
    expect(after.events).toEqual(all);
    // It stays ended, whatever the clock says.
    await settle();
    goTo(row!.startsAt + 60_000);
    expect((await player.match(row!.matchId)).body.match.state).toBe('ended');
    expect((await player.bet(wishOf([legOn(row!, 'result', 'home')], { accept: 'any' }))).status).toBe(409);
  });

  it('is opened at a hot match that the site launched', async () => {
    const { token } = await enter();
    const hot = (await platform.api('hotMatches', { site, query: { language: 'EN' } })).value.find(
      ({ vendor }) => vendor !== football.vassalage,
    );
    const body = { from: 'main', to: `vendor:${hot!.vendor}`, amount: '1', key: 'for the hot match' };
    const funded = await platform.makeMember(site, { balance: '10' });
    const own = await platform.login(site, funded);
    await platform.api('walletTransfer', { site, token: own, body });
    const query = { ...launchQuery(football), gameType: 'SPORTS', vassalage: hot!.vendor, gameId: hot!.roomId };
    const { value } = await platform.api('launchGame', { site, token: own, query: { ...query, nodeId: hot!.nodeId } });
    const address = new URL(`http:${value.url}`);
    expect(address.searchParams.get('match')).toBe(hot!.roomId);
    const ticket = address.searchParams.get('t');
    const opened = await vendorCall<{ token: string; game: object }>(platform, 'POST', '/vendor/session', {
      body: { ticket },
    });
    expect(opened.body.game).toMatchObject({ maxStake: '10000', stakeStep: '0.01' });
    const there = await vendorCall<MatchAnswer>(platform, 'GET', `/vendor/match?id=${hot!.roomId}`, {
      token: opened.body.token,
    });
    expect(there.body.match).toMatchObject({ home: hot!.homeTeam, away: hot!.awayTeam, startsAt: hot!.matchTime });
    const plain = await platform.api('launchGame', { site, token, query: launchQuery(football) });
    expect(plain.value.url).not.toContain('match=');
  });

  it('answers nobody without a visit, and no visit of another kind', async () => {
    const body = wishOf([{ matchId: 'x', market: 'result', side: 'home', odds: '2' }]);
    const calls = [
      ['GET', '/vendor/book'],
      ['GET', '/vendor/match?id=x'],
      ['GET', '/vendor/sport/bets?state=open'],
      ['POST', '/vendor/sport/bet'],
      ['POST', '/vendor/sport/told'],
    ] as const;
    const member = await platform.makeMember(site, { balance: '10' });
    const [slots] = (await someGames(platform, site, 'SLOTS')) as [Game];
    const { body: other } = await visit(platform, site, await platform.login(site, member), slots);
    for (const [method, url] of calls) {
      const sent = method === 'POST' ? { body } : {};
      expect((await vendorCall(platform, method, url, sent)).status).toBe(401);
      expect((await vendorCall(platform, method, url, { token: 'made-up', ...sent })).status).toBe(401);
      expect((await vendorCall(platform, method, url, { token: other.token, ...sent })).status).toBe(403);
    }
    const player = await enter();
    expect((await round(platform, player.opened.token, { key: 'a', stake: '1', target: '2' })).status).toBe(400);
  });
});

describe('a bet', () => {
  it('is taken once per key, is open until its match ended, and is paid once by whoever comes first', async () => {
    const player = await enter();
    const [row] = sprints(await player.book());
    const sides = ['home', 'draw', 'away'] as const;
    const wishes = sides.map((side) => wishOf([legOn(row!, 'result', side)], { accept: 'any' }));
    const placed = [];
    for (const wish of wishes) {
      const [one, two] = await Promise.all([player.bet(wish), player.bet(wish)]);
      expect([one.status, two.body]).toEqual([200, one.body]);
      placed.push(one.body.bet);
    }
    expect(await player.balance()).toBe('970');
    expect((await player.bets('open')).bets.map(({ betId }) => betId)).toEqual(
      placed.map(({ betId }) => betId).reverse(),
    );
    expect(await player.records()).toMatchObject(sides.map(() => ({ gameName: football.gameName, status: 'open' })));
    const [{ id = '' } = {}] = await player.records();
    const { value } = await platform.api('betRecord', { site, token: player.token, query: { id } });
    const { matchId: _, ...shown } = placed[2]!.legs[0]!;
    expect(value).toMatchObject({ status: 'open', stake: '10', odds: placed[2]?.odds });
    expect(value?.legs).toEqual([shown]);
    const other = await enter();
    expect((await other.bets('open')).bets).toEqual([]);
    // Not before its end, and a job that is killed halfway leaves all of it to the next one.
    goTo(row!.startsAt + 290_999);
    await settle();
    expect((await player.bets('settled')).bets).toEqual([]);
    goTo(row!.startsAt + 291_000);
    const killed = new Proxy(platform.db, {
      get: (db, name) =>
        name !== 'transaction'
          ? Reflect.get(db, name)
          : (work: Parameters<typeof db.transaction>[0]) =>
              db.transaction(async (tx) => {
                await work(tx);
                throw new Error('killed');
              }),
    });
    const errors: unknown[] = [];
    await settleMatches(killed, platform.clock.now, (error) => errors.push(error));
    expect(errors.length).toBeGreaterThan(0);
    expect([(await player.bets('open')).bets.length, await player.balance()]).toEqual([3, '970']);
    await Promise.all([settle(), settle()]);
    await settle();
    const { bets } = await player.bets('settled');
    const [home, away] = eventsOf(await recordOf(row!.matchId)).at(-1)?.score ?? [0, 0];
    const winner = home > away ? 'home' : home < away ? 'away' : 'draw';
    for (const { legs, status, odds, payout } of bets) {
      const won = legs[0]!.side === winner;
      expect([status, payout]).toEqual(won ? ['won', new Big(10).times(odds).toFixed()] : ['lost', '0']);
      expect(legs[0]).toMatchObject({ result: won ? 'won' : 'lost', score: [home, away] });
    }
    const paid = bets.reduce((sum, { payout }) => sum.plus(payout), new Big(970));
    expect(await player.balance()).toBe(paid.toFixed());
    expect((await player.records()).map(({ status }) => status).sort()).toEqual(['lost', 'lost', 'won']);
    expect(await audit()).toMatchObject({ sum: '0', different: [] });
  });

  it('of several matches is lost with the first that is lost, and multiplies the odds of the others', async () => {
    const player = await enter();
    const rows = sprints(await player.book()).slice(0, 3);
    expect(rows).toHaveLength(3);
    const combos = [];
    for (const first of ['home', 'draw', 'away'] as const) {
      for (const second of ['over', 'under'] as const) {
        const legs = [
          legOn(rows[0]!, 'result', first),
          legOn(rows[1]!, 'total', second),
          legOn(rows[2]!, 'handicap', 'home'),
        ];
        const { body, status } = await player.bet(wishOf(legs, { accept: 'any', stake: '1.10' }));
        expect(status).toBe(200);
        const product = body.bet.legs.reduce((all, { odds }) => all.times(odds), new Big(1));
        expect(body.bet.odds).toBe(product.round(2, Big.roundDown).toFixed(2));
        expect(body.bet.payout).toBe(new Big(body.bet.odds).times('1.10').round(2, Big.roundHalfUp).toFixed());
        combos.push(body.bet);
      }
    }
    goTo(rows[0]!.startsAt + 291_000);
    await settle();
    const early = (await player.bets('settled')).bets;
    expect([early.length, (await player.bets('open')).bets.length]).toEqual([4, 2]);
    expect(new Set(early.map(({ status }) => status))).toEqual(new Set(['lost']));
    goTo(rows[2]!.startsAt + 291_000);
    await settle();
    const { bets } = await player.bets('settled');
    expect([bets.length, (await player.bets('open')).bets]).toEqual([6, []]);
    let balance = new Big(1000);
    for (const bet of bets) {
      const results: ReturnType<typeof resultOf>[] = [];
      for (const { matchId, market, side, line } of bet.legs) {
        const [home, away] = eventsOf(await recordOf(matchId)).at(-1)?.score ?? [0, 0];
        results.push(resultOf({ market, side, line: line ?? null }, home, away));
      }
      const odds = bet.legs.map((leg) => new Big(leg.odds).times(100).toNumber());
      const end = endOf(
        '1.10',
        results.map((result, at) => ({ result, odds: odds[at]! })),
      );
      expect([bet.status, bet.payout]).toEqual([end?.status, end?.payout]);
      balance = balance.minus('1.10').plus(bet.payout);
    }
    expect(await player.balance()).toBe(balance.toFixed());
  });

  it('takes the odds of now or none, by what its player accepts', async () => {
    const player = await enter('20000');
    const [row] = sprints(await player.book());
    const leg = legOn(row!, 'total', 'over');
    const at = (odds: string, accept: string) => player.bet(wishOf([{ ...leg, odds }], { accept, stake: '0.50' }));
    const [lower, higher] = [new Big(leg.odds).minus('0.01').toFixed(2), new Big(leg.odds).plus('0.01').toFixed(2)];
    for (const [odds, accept, status] of [
      [leg.odds, 'same', 200],
      [lower, 'same', 409],
      [lower, 'better', 200],
      [higher, 'better', 409],
      [higher, 'any', 200],
    ] as const) {
      const answer = await at(odds, accept);
      expect([odds, accept, answer.status]).toEqual([odds, accept, status]);
      if (status === 200) expect(answer.body.bet.odds).toBe(leg.odds);
      else
        expect(answer.body).toMatchObject({
          code: 'odds.changed',
          legs: [{ matchId: row!.matchId, side: 'over', odds: leg.odds }],
        });
    }
    // A large stake makes its side dearer and the other one a little better, within the margin.
    expect((await player.bet(wishOf([leg], { stake: '9000' }))).status).toBe(200);
    const moved = (await player.match(row!.matchId)).body.match;
    const line = moved.markets.find(({ market, line: each }) => market === 'total' && each === leg.line);
    const [over, under] = line!.prices.map(({ odds }) => new Big(odds));
    expect(over!.lt(leg.odds)).toBe(true);
    expect(under!.gt(legOn(row!, 'total', 'under').odds)).toBe(true);
    expect(new Big(1).div(over!).plus(new Big(1).div(under!)).gt('1.02')).toBe(true);
    expect((await at(leg.odds, 'same')).status).toBe(409);
  });

  it('is not taken after a score, before a minute ends, in the last minute, or at another score than was shown', async () => {
    const player = await enter();
    const [row] = sprints(await player.book());
    // One of the seeds after which something is scored in the fifth minute, and nothing in the two that follow.
    const { fixture } = await recordOf(row!.matchId);
    const minute = 5;
    const isSo = (seed: string) => {
      const minutes = eventsOf({ fixture, seed }).map((event) => event.minute);
      return minutes.includes(minute) && !minutes.includes(minute + 1) && !minutes.includes(minute + 2);
    };
    const seed = Array.from({ length: 500 }, (_, at) => `seed ${at}`).find(isSo);
    await platform.db.update(sportMatches).set({ seed: seed! }).where(eq(sportMatches.matchId, row!.matchId));
    const { matchId, startsAt } = row!;
    const take = async (ms: number, score?: readonly [number, number]) => {
      goTo(startsAt + ms);
      const { match } = (await player.match(matchId)).body;
      const open = match.markets.find((market) => market.market === 'total');
      const leg = { ...legOn(match, 'total', 'over'), ...(score && { score }) };
      const answer = await player.bet(wishOf([leg], { accept: 'any', stake: '0.50' }));
      expect(open?.suspended === false && score === undefined).toBe(answer.status === 200);
      return answer;
    };
    const end = minute * 9_000;
    expect((await take(end)).body).toMatchObject({ code: 'odds.changed', legs: [{ odds: null }] });
    expect((await take(end + 7_999)).status).toBe(409);
    expect((await take(end + 8_001)).status).toBe(409);
    expect((await take(end + 9_000)).status).toBe(200);
    expect((await take(end + 9_001, [9, 9])).status).toBe(409);
    expect((await take(end + 16_999)).status).toBe(200);
    expect((await take(end + 17_000)).status).toBe(409);
    goTo(startsAt + 291_000 - 9_000);
    const last = (await player.match(matchId)).body.match;
    expect(last.markets.every(({ suspended }) => suspended)).toBe(true);
    expect((await player.bet(wishOf([legOn(last, 'result', 'home')], { accept: 'any' }))).status).toBe(409);
  });

  it('has limits of stake, legs and payout, and needs the money', async () => {
    const player = await enter('100');
    const rows = sprints(await player.book());
    const leg = legOn(rows[0]!, 'result', 'home');
    const refused = async (legs: readonly Leg[], changes: object) => {
      const { status, body } = await player.bet(wishOf(legs, changes));
      return [status, body.code];
    };
    expect(await refused([leg], { stake: '0' })).toEqual([400, 'stake.low']);
    expect(await refused([leg], { stake: '10000.01' })).toEqual([400, 'stake.high']);
    expect(await refused([leg], { stake: '100.01' })).toEqual([402, 'balance.insufficient']);
    expect(await refused([leg, leg], {})).toEqual([400, 'request.invalid']);
    expect(await refused([], {})).toEqual([400, 'request.invalid']);
    expect(await refused([{ ...leg, market: 'total', line: '2.5' }], {})).toEqual([400, 'request.invalid']);
    expect(await refused([{ ...leg, line: '1' }], {})).toEqual([400, 'request.invalid']);
    const { matches } = await player.book();
    const many = matches.filter(({ state }) => state === 'before').map((row) => legOn(row, 'result', 'draw'));
    expect(await refused(many.slice(0, 9), {})).toEqual([400, 'request.invalid']);
    const long = many.filter(({ odds }) => odds !== '').slice(0, 8);
    expect(await refused(long, { stake: '100.00', accept: 'any' })).toEqual([200, undefined]);
    expect(await player.balance()).toBe('0');
    expect((await player.bets('open')).bets[0]).toMatchObject({ odds: '10000.00', payout: '1000000' });
    const rich = await enter('5000');
    const { status, body } = await rich.bet(wishOf(long, { stake: '101', accept: 'any' }));
    expect([status, body]).toMatchObject([400, { code: 'stake.high', maxStake: '100' }]);
  });

  it('is refused while the site is closed, and one that was placed before is told again', async () => {
    const player = await enter();
    const [row] = sprints(await player.book());
    const wish = wishOf([legOn(row!, 'total', 'under')], { accept: 'any' });
    const placed = await player.bet(wish);
    const close = (maintenance: boolean) =>
      platform.db.update(merchants).set({ maintenance }).where(eq(merchants.code, site.code));
    await close(true);
    const refused = await player.bet({ ...wish, key: 'another one' });
    expect([refused.status, refused.body.code]).toEqual([503, 'system.upgrading']);
    expect(await player.bet(wish)).toEqual(placed);
    await close(false);
    expect((await player.bets('open')).bets).toEqual([placed.body.bet]);
    // The key is that of this bet alone.
    expect((await player.bet({ ...wish, stake: '11' })).status).toBe(400);
    expect(await player.balance()).toBe('990');
  });

  it('comes in pages of twenty, and none of them is somebody else’s', async () => {
    const player = await enter();
    const [row] = sprints(await player.book());
    for (let at = 0; at < 22; at += 1) {
      const leg = legOn(row!, at % 2 === 0 ? 'handicap' : 'total', at % 2 === 0 ? 'away' : 'under');
      expect((await player.bet(wishOf([leg], { accept: 'any', stake: '1' }))).status).toBe(200);
    }
    const first = await player.bets('open');
    const second = await player.bets('open', first.next ?? '');
    expect([first.bets.length, second.bets.length, second.next]).toEqual([20, 2, null]);
    const stored = await platform.db.select().from(sportBets).where(eq(sportBets.memberId, player.member.id));
    const ids = [...first.bets, ...second.bets].map(({ betId }) => betId);
    expect(ids).toEqual(
      stored
        .map(({ id }) => String(id))
        .sort()
        .reverse(),
    );
    expect((await player.book()).open).toBe(22);
    const stranger: Player = await enter();
    expect((await stranger.bets('open', String(Number(ids[0]) + 1))).bets).toEqual([]);
    expect((await stranger.book()).open).toBe(0);
  });
});

describe('a bet that ended', () => {
  /** A single on each side of the result of a short match: one of them wins. */
  const onAll = async (player: Player) => {
    const [row] = sprints(await player.book());
    for (const side of ['home', 'draw', 'away'] as const)
      expect((await player.bet(wishOf([legOn(row!, 'result', side)], { accept: 'any' }))).status).toBe(200);
    return row!;
  };
  const inbox = (player: Player) =>
    platform.db
      .select({ title: messages.title, body: messages.body })
      .from(messages)
      .where(eq(messages.memberId, player.member.id));
  const winsOf = async ({ token }: Player, since: number) =>
    (await platform.api('tellWins', { site, token, query: { language: 'EN' }, body: { since } })).value;

  it('and won is told by one message, of the transaction that pays it', async () => {
    const player = await enter();
    const row = await onAll(player);
    goTo(row.startsAt + 291_000);
    await platform.db.execute(sql`
      create function no_inbox() returns trigger language plpgsql as 'begin raise exception ''no inbox''; end'`);
    await platform.db.execute(
      sql`create trigger no_inbox before insert on messages for each row execute function no_inbox()`,
    );
    const errors: unknown[] = [];
    await settleMatches(platform.db, platform.clock.now, (error) => errors.push(error));
    expect(errors.length).toBeGreaterThan(0);
    expect([(await player.bets('open')).bets.length, await player.balance()]).toEqual([3, '970']);
    await platform.db.execute(sql`drop trigger no_inbox on messages`);
    await Promise.all([settle(), settle()]);
    await settle();
    const won = (await player.bets('settled')).bets.find(({ status }) => status === 'won')!;
    const [leg] = won.legs;
    const paid = `฿${new Big(won.payout).toFixed(2)}`;
    await proves('F-MESSAGE-05', async () =>
      expect(await inbox(player)).toEqual([
        {
          title: `${row.home} ${leg?.score?.join(' : ')} ${row.away}: คุณชนะ ${paid}`,
          body: `เดิมพัน S${won.betId} ฿10.00 ราคา ${won.odds}`,
        },
      ]),
    );
  });

  it('and won is told on the site once, as soon as its match is over, to its member alone', async () => {
    const player = await enter();
    const stranger = await enter();
    const since = now();
    const balance = async () => (await platform.api('balance', { site, token: player.token })).value;
    expect(await balance()).not.toHaveProperty('nextDraw');
    const row = await onAll(player);
    expect((await balance()).nextDraw).toBe(row.startsAt + 291_000);
    goTo(row.startsAt + 291_000);
    expect(await winsOf(player, since)).toEqual({ wins: [], nextDraw: row.startsAt + 291_000 });
    await settle();
    expect(await winsOf(stranger, since)).toEqual({ wins: [] });
    const won = (await player.bets('settled')).bets.find(({ status }) => status === 'won')!;
    const win = { orderNo: `S${won.betId}`, displayName: `${row.home} – ${row.away}`, payout: won.payout };
    const told = await Promise.all([winsOf(player, since), winsOf(player, since)]);
    await proves('F-SETTLE-06', () => {
      expect(told.flatMap(({ wins }) => wins)).toEqual([win]);
      expect(told.every(({ nextDraw }) => nextDraw === undefined)).toBe(true);
    });
    // The book says nothing of it any more, and of the lost ones once.
    expect((await player.told(since)).bets.map(({ status }) => status)).toEqual(['lost', 'lost']);
    expect((await player.told(since)).bets).toEqual([]);
  });

  it('is told in the book once, then no more on the site, and what ended before the page was opened is not', async () => {
    const player = await enter();
    const row = await onAll(player);
    goTo(row.startsAt + 291_000);
    await settle();
    expect((await player.told(now() + 1)).bets).toEqual([]);
    const stranger = await enter();
    expect((await stranger.told(row.startsAt)).bets).toEqual([]);
    const [one, two] = await Promise.all([player.told(row.startsAt), player.told(row.startsAt)]);
    expect([...one.bets, ...two.bets].map(({ status }) => status).sort()).toEqual(['lost', 'lost', 'won']);
    expect(one.balance).toBe(await player.balance());
    expect(await winsOf(player, row.startsAt)).toEqual({ wins: [] });
    expect((await player.told(-1)).bets).toBeUndefined();
  });
});

describe('a match that is over', () => {
  const DAY = 86_400_000;
  const sweep = async () => {
    const done = await sweepAll(platform.db, platform.clock.now, own);
    expect(done.map(({ error }) => error)).toEqual([undefined]);
    return done[0]!.removed;
  };
  const own = sweeps.filter(({ name }) => name === 'matches that nobody bet on');

  it('goes after a week when no bet names it, and is never made again, whatever the clock says', async () => {
    const player = await enter();
    const [one, other] = sprints(await player.book());
    await player.bet(wishOf([legOn(one!, 'result', 'home')], { accept: 'any' }));
    const seed = (await recordOf(other!.matchId)).seed;
    goTo(other!.startsAt + 7 * DAY + 290_000);
    await settle();
    await sweep();
    const later = await enter();
    expect((await later.match(other!.matchId)).body.seed).toBe(seed);
    goTo(other!.startsAt + 7 * DAY + 291_000);
    expect(await sweep()).toBeGreaterThan(0);
    const gone = async () => {
      const again = await enter();
      const { status, body } = await again.match(other!.matchId);
      expect([status, body]).toEqual([410, { success: false, code: 'match.gone' }]);
      expect((await again.bet(wishOf([legOn(other!, 'result', 'home')], { accept: 'any' }))).status).toBe(409);
      return again;
    };
    await gone();
    // Its match has a bet: it stays, and is looked at again a month later.
    expect((await later.match(one!.matchId)).body.match.state).toBe('ended');
    expect((await recordOf(one!.matchId)).sweepAt?.getTime()).toBe(one!.startsAt + 291_000 + 37 * DAY);
    // A clock that is set back opens none of what was swept.
    goTo(other!.startsAt + 30_000);
    const back = await gone();
    expect((await back.book()).matches.map(({ matchId }) => matchId)).not.toContain(other!.matchId);
    expect(await platform.db.select().from(sportMatches).where(eq(sportMatches.matchId, other!.matchId))).toEqual([]);
    goTo(one!.startsAt + 38 * DAY);
    await platform.db.delete(sportBets).where(eq(sportBets.memberId, player.member.id));
    await sweep();
    expect((await (await enter()).match(one!.matchId)).status).toBe(410);
  });

  it('of which nobody knew is gone, too, and one that no club plays is none', async () => {
    const player = await enter();
    const [row] = sprints(await player.book());
    const [from, until] = [new Date(row!.startsAt - 10 * DAY), new Date(now() - 9 * DAY)];
    const [before] = platform.app.platform.catalogue.fixturesOf(football.vassalage, 'sprint', from, until);
    expect((await player.match(before!.matchId)).status).toBe(410);
    expect((await player.match(before!.matchId.replace(/^./, 'q'))).status).toBe(400);
  });
});

it('says in English what won, and every match of a combo', () => {
  const about = { betId: 'S7', stake: '10', odds: '3.40', payout: '34' };
  const words = (matches: readonly string[]) =>
    wordsOf({ language: 'EN', currencySymbol: '฿' }, 'match.won', { ...about, matches });
  expect(words(['Mango 2 : 1 Kiln'])).toEqual({
    title: 'Mango 2 : 1 Kiln: you won ฿34.00',
    body: 'Bet S7 of ฿10.00 at odds of 3.40.',
  });
  expect(words(['A 2 : 1 B', 'C 0 : 0 D'])).toEqual({
    title: 'Combo of 2: you won ฿34.00',
    body: 'Bet S7 of ฿10.00 at odds of 3.40. A 2 : 1 B, C 0 : 0 D.',
  });
});

it('decides legs by the score', () => {
  const on = (market: Leg['market'], side: Leg['side'], line: string | null = null) => ({ market, side, line });
  expect(resultOf(on('result', 'draw'), 2, 2)).toBe('won');
  expect(resultOf(on('result', 'home'), 2, 2)).toBe('lost');
  expect(resultOf(on('handicap', 'home', '-1.00'), 2, 1)).toBe('void');
  expect(resultOf(on('handicap', 'away', '-1.00'), 2, 1)).toBe('void');
  expect(resultOf(on('handicap', 'home', '-0.50'), 2, 1)).toBe('won');
  expect(resultOf(on('handicap', 'away', '1.50'), 0, 2)).toBe('won');
  expect(resultOf(on('total', 'over', '2.50'), 2, 1)).toBe('won');
  expect(resultOf(on('total', 'under', '3.00'), 2, 1)).toBe('void');
  expect(resultOf(on('total', 'under', '3.50'), 2, 1)).toBe('won');
  expect(resultOf(on('total', 'over', '2.75'), 2, 1)).toBe('half-won');
  expect(resultOf(on('handicap', 'home', '-0.25'), 1, 1)).toBe('half-lost');
  expect(resultOf(on('handicap', 'away', '-0.25'), 1, 1)).toBe('half-won');
  const leg = (result: ReturnType<typeof resultOf> | 'open', odds: number) => ({ result, odds });
  expect(endOf('10.0000', [leg('won', 185), leg('void', 240)])).toEqual({ status: 'won', payout: '18.5' });
  expect(endOf('10', [leg('void', 185), leg('void', 240)])).toEqual({ status: 'void', payout: '10' });
  expect(endOf('10', [leg('won', 185), leg('open', 240)])).toBeUndefined();
  expect(endOf('10', [leg('lost', 185), leg('open', 240)])).toEqual({ status: 'lost', payout: '0' });
  expect(endOf('10', [leg('won', 133), leg('won', 133)])).toEqual({ status: 'won', payout: '17.6' });
  expect(endOf('10', [leg('half-won', 185)])).toEqual({ status: 'won', payout: '14.25' });
  expect(endOf('0.01', [leg('half-lost', 185)])).toEqual({ status: 'won', payout: '0.01' });
  expect(endOf('10', [leg('half-lost', 185)])).toEqual({ status: 'lost', payout: '5' });
  expect(endOf('10', [leg('half-lost', 185), leg('won', 200), leg('void', 150)])).toEqual({
    status: 'won',
    payout: '10',
  });
  expect(endOf('10', [leg('half-lost', 185), leg('open', 200)])).toBeUndefined();
});
