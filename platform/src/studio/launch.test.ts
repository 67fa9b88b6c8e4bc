import type { Game } from '@foyer/shared/contract';
import Big from 'big.js';
import { eq } from 'drizzle-orm';
import { games, ledgerMovements, vendorVisits } from '../base/db/schema';
import type { Member } from '../base/members/member';
import type { Site } from '../base/sites/site';
import type { TestPlatform } from '../testing';
import { launchQuery, openLobby, someGames } from '../testing/lobby';
import { round, ticketFor, type VisitReply, vendorCall, visit } from '../testing/studio';

jest.setTimeout(60_000);

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openLobby({ opsKey: 'ops' });
  site = await platform.makeMerchant();
});
afterAll(() => platform.close());

const ops = async (method: 'PUT' | 'DELETE' | 'GET', url: string, payload?: object) => {
  const headers = { 'x-ops-key': 'ops' };
  const path = `/_ops/merchants/${site.code}/${url}`;
  const answer = await platform.app.inject({ method, url: path, headers, ...(payload && { payload }) });
  expect(answer.statusCode).toBeLessThan(300);
  return answer.json();
};
const tickets = () => platform.db.$count(vendorVisits);

async function enter(choices: { type?: number; balance?: string } = {}) {
  const member = await platform.makeMember(site, { balance: '1000', ...choices });
  const token = await platform.login(site, member);
  const common = { pageSize: 20, gameType: '', language: 'EN', clientType: 2 };
  const days = { startDate: '2026-03-01', endDate: '2026-04-30', zone: 0, pageNo: 1, pageSize: 20 };
  return {
    member,
    token,
    launch: (game: Game, lobbyOf?: string) => {
      const { nodeId, ...query } = launchQuery(game);
      const lobby = { ...query, vassalage: lobbyOf ?? '', gameId: 'lobby' };
      return platform.api('launchGame', { site, token, query: lobbyOf === undefined ? { ...query, nodeId } : lobby });
    },
    recents: async () =>
      (await platform.api('recentGames', { site, token, query: { ...common, page: 1 } })).value.games ?? [],
    favourites: async () =>
      (await platform.api('favourites', { site, token, query: { ...common, token, pageNo: 1 } })).value.content ?? [],
    purses: async () => {
      const { value } = await platform.api('merchantWallet', { site, token });
      return Object.fromEntries(value.wallets.map(({ code, balance }) => [code, balance]));
    },
    records: async () => (await platform.api('betRecords', { site, token, query: days })).value.content,
  };
}

const movementsOf = ({ id }: Pick<Member, 'id'>, reference: string) =>
  platform.db
    .select()
    .from(ledgerMovements)
    .where(eq(ledgerMovements.memberId, id))
    .then((rows) => rows.filter((row) => row.reference === reference));

describe('a vendor in maintenance', () => {
  it('is not opened before its end, and gives no ticket', async () => {
    const player = await enter();
    const [game] = (await someGames(platform, site, 'SLOTS')) as [Game];
    const [other] = (await someGames(platform, site, 'FISH')) as [Game];
    expect(other.vassalage).not.toBe(game.vassalage);
    await proves('F-LAUNCH-01', async () => {
      const until = platform.clock.now.getTime() + 3_600_000;
      await ops('PUT', `vendors/${game.vassalage}/maintenance`, { until });
      const before = await tickets();
      for (const lobby of [undefined, game.vassalage]) {
        expect(await player.launch(game, lobby)).toMatchObject({ code: 'vendor.maintenance', value: { until } });
      }
      expect(await tickets()).toBe(before);
      expect(await player.recents()).toEqual([]);
      // It stays listed, its neighbours open, and so does it elsewhere.
      expect((await someGames(platform, site, 'SLOTS')).map(({ nodeId }) => nodeId)).toContain(game.nodeId);
      expect((await player.launch(other)).success).toBe(true);
      const elsewhere = await platform.makeMerchant();
      const token = await platform.login(elsewhere, await platform.makeMember(elsewhere));
      const there = { site: elsewhere, token, query: launchQuery(game) };
      expect((await platform.api('launchGame', there)).success).toBe(true);
      await ops('PUT', `vendors/${game.vassalage}/maintenance`, { until: until - 3_600_000 + 60_000 });
      platform.clock.advance(59_999);
      expect((await player.launch(game)).code).toBe('vendor.maintenance');
      platform.clock.advance(1);
      expect((await player.launch(game)).success).toBe(true);
    });
    await ops('PUT', `vendors/${game.vassalage}/maintenance`, { until: platform.clock.now.getTime() + 60_000 });
    await ops('PUT', `vendors/${game.vassalage}/maintenance`, { until: null });
    expect((await player.launch(game)).success).toBe(true);
  });

  it('lets nobody from its open lobby into a game, and takes no money into its purse', async () => {
    const player = await enter();
    const [game] = (await someGames(platform, site, 'LOTT')) as [Game];
    const { value } = await player.launch(game, 'TCG_SEA');
    const ticket = new URL(`http:${value.url}`).searchParams.get('t');
    const lobby: VisitReply = await vendorCall(platform, 'POST', '/vendor/session', { body: { ticket } });
    const [first] = lobby.body.games;
    const until = platform.clock.now.getTime() + 60_000;
    await ops('PUT', 'vendors/TCG_SEA/maintenance', { until });
    const opened = await vendorCall(platform, 'POST', '/vendor/open', {
      token: lobby.body.token,
      body: { nodeId: first?.nodeId },
    });
    expect([opened.status, opened.body.code]).toEqual([503, 'vendor.maintenance']);
    await ops('PUT', 'vendors/TF/maintenance', { until });
    const body = { from: 'main', to: 'vendor:TF', amount: '10', key: 'into-maintenance' };
    const { token } = player;
    expect(await platform.api('walletTransfer', { site, token, body })).toMatchObject({
      code: 'vendor.maintenance',
      value: { until },
    });
    const vendors = (await platform.api('vendorWallets', { site, token })).value;
    expect(vendors.filter(({ closed }) => closed).map(({ vendor }) => vendor)).toEqual(['TF']);
    await ops('PUT', 'vendors/TF/maintenance', { until: null });
  });
});

it('a game that is hidden, closed or retired is not opened by anybody, and leaves both rails', async () => {
  const player = await enter();
  const [hidden, retired] = await someGames(platform, site, 'RNG');
  const [closed] = (await someGames(platform, site, 'POKER')) as [Game];
  const all = [hidden!, retired!, closed];
  const { token } = player;
  for (const { nodeId, vassalage: vendor } of all) {
    await platform.api('addRecent', { site, token, query: { nodeId, vendor, token } });
    await platform.api('addFavourite', { site, token, body: { nodeId, vendor, token } });
  }
  const ids = (rows: readonly Game[]) => rows.map(({ nodeId }) => nodeId).sort();
  const expected = all.map(({ nodeId }) => nodeId).sort();
  expect([ids(await player.recents()), ids(await player.favourites())]).toEqual([expected, expected]);
  await proves('F-LAUNCH-02', async () => {
    await ops('PUT', `games/${hidden!.nodeId}`, { hidden: true });
    await ops('PUT', `vendors/${closed.vassalage}`, { closed: true });
    await platform.db.update(games).set({ retired: true }).where(eq(games.nodeId, retired!.nodeId));
    for (const game of all) {
      const { nodeId: _, ...named } = launchQuery(game);
      expect((await player.launch(game)).code).toBe('permission.denied');
      // An address may name the game without its node.
      expect((await platform.api('launchGame', { site, token, query: named })).code).toBe('permission.denied');
    }
    expect([await player.recents(), await player.favourites()]).toEqual([[], []]);
  });
  await platform.db.update(games).set({ retired: false }).where(eq(games.nodeId, retired!.nodeId));
});

describe('a vendor with a purse of its own', () => {
  it('is opened by whoever has something there, and plays from it', async () => {
    const player = await enter();
    const { token } = player;
    const [game] = (await someGames(platform, site, 'ESPORTS')) as [Game];
    await proves('F-LAUNCH-04', async () => {
      const before = await tickets();
      expect(await player.launch(game)).toMatchObject({ code: 'purse.empty', value: { main: '1000' } });
      expect([await tickets(), await player.recents()]).toEqual([before, []]);
      const body = { from: 'main', to: 'vendor:TF', amount: '300', key: 'take-along' };
      for (let sent = 0; sent < 2; sent += 1) await platform.api('walletTransfer', { site, token, body });
      expect(await player.purses()).toEqual({ main: '700', bonus: '0', 'vendor:TF': '300' });
      const { body: opened } = await visit(platform, site, token, game);
      expect(opened.balance).toBe('300');
      const played = await round(platform, opened.token, { key: 'one', stake: '10', target: '2' });
      const left = new Big(300).minus(10).plus(played.body.payout).toFixed();
      expect(played.body.balance).toBe(left);
      expect(await player.purses()).toEqual({ main: '700', bonus: '0', 'vendor:TF': left });
      const there = await platform.api('vendorWallet', { site, token, query: { vendor: 'TF' } });
      expect(there.value.balance).toBe(left);
      const tooMuch = await round(platform, opened.token, { key: 'two', stake: '400', target: '2' });
      expect([tooMuch.status, tooMuch.body.code]).toEqual([402, 'balance.insufficient']);
    });
    expect(await player.records()).toMatchObject([{ gameName: game.gameName, stake: '10' }]);
    expect(await ops('GET', 'audit')).toMatchObject({ sum: '0', different: [] });
  });

  it('opens for a trial account, which moves no money and plays from main', async () => {
    const trial = await enter({ type: 4, balance: '50' });
    const [game] = (await someGames(platform, site, 'COCKFIGHT')) as [Game];
    const { body } = await visit(platform, site, trial.token, game);
    expect(body.balance).toBe('50');
    const spots = { 'fight-red': '1' };
    expect((await round(platform, body.token, { key: 'one', stake: '1', spots })).status).toBe(200);
  });
});

it('a reload gets another ticket, each good once, and a round that was on its way is booked once', async () => {
  const player = await enter();
  const { token } = player;
  const [, , game] = (await someGames(platform, site, 'SLOTS')) as [Game, Game, Game];
  await proves('F-LAUNCH-05', async () => {
    const ticket = await ticketFor(platform, site, token, game);
    const use = (each: string) =>
      vendorCall<VisitReply['body']>(platform, 'POST', '/vendor/session', { body: { ticket: each } });
    const first = await use(ticket);
    expect(first.status).toBe(200);
    expect((await use(ticket)).status).toBe(401);
    const wish = { key: 'on-its-way', stake: '10' };
    const [played, again] = await Promise.all([
      round(platform, first.body.token, wish),
      ticketFor(platform, site, token, game),
    ]);
    expect(again).not.toBe(ticket);
    const second = await use(again);
    expect(second.status).toBe(200);
    expect((await round(platform, second.body.token, wish)).body).toEqual(played.body);
    expect(await player.records()).toHaveLength(1);
    expect((await use(again)).status).toBe(401);
  });
});

it('a session that ends elsewhere stops the next round, and leaves the one before settled', async () => {
  const player = await enter();
  const { member, token } = player;
  const [game] = (await someGames(platform, site, 'SLOTS')) as [Game];
  const { body } = await visit(platform, site, token, game);
  const { body: played } = await round(platform, body.token, { key: 'before', stake: '10' });
  await proves('F-LAUNCH-07', async () => {
    await ops('DELETE', `members/${member.username}/sessions`);
    const refused = await round(platform, body.token, { key: 'after', stake: '10' });
    expect([refused.status, refused.body.code]).toEqual([401, 'session.expired']);
    const later = await platform.login(site, member);
    const days = { startDate: '2026-03-01', endDate: '2026-04-30', zone: 0, pageNo: 1, pageSize: 20 };
    const { content } = (await platform.api('betRecords', { site, token: later, query: days })).value;
    expect(content).toMatchObject([{ gameName: game.gameName, status: played.won ? 'won' : 'lost' }]);
    const booked = await movementsOf(member, played.roundId);
    expect(booked.map(({ kind }) => kind)).toEqual(played.won ? ['bet.stake', 'bet.payout'] : ['bet.stake']);
    const balance = new Big(1000).minus(10).plus(played.payout).toFixed();
    expect((await platform.api('balance', { site, token: later })).value.sumBalance).toBe(balance);
  });
});
