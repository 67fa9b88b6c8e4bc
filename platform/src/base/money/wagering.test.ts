import { randomUUID } from 'node:crypto';
import Big from 'big.js';
import { asc, eq } from 'drizzle-orm';
import { openLobby, openTestPlatform, type TestPlatform } from '../../testing';
import { someGames } from '../../testing/lobby';
import { openTestPostgres, type TestPostgres } from '../../testing/postgres';
import { round, visit } from '../../testing/studio';
import { demands, ledgerMovements } from '../db/schema';
import type { Site } from '../sites/site';
import { availableOf } from './demands';

jest.setTimeout(120_000);

let server: TestPostgres;
let platform: TestPlatform;
let other: TestPlatform;
let site: Site;
let nodeId: number;
beforeAll(async () => {
  server = await openTestPostgres();
  const at = { url: await server.freshDatabase() };
  platform = await openLobby({ at, opsKey: 'ops' });
  other = await openTestPlatform({ at, opsKey: 'ops' });
  site = await platform.makeMerchant({ depositsApprovedBelow: '50000' });
  nodeId = (await someGames(platform, site, 'RNG'))[0]!.nodeId;
});
afterAll(async () => {
  await other?.close();
  await platform?.close();
  await server?.close();
});

async function ops(method: 'GET' | 'POST', path: string, payload?: object, on = platform) {
  const url = `/_ops/merchants/${site.code}${path}`;
  const answer = await on.app.inject({ method, url, headers: { 'x-ops-key': 'ops' }, ...(payload && { payload }) });
  return { status: answer.statusCode, value: answer.json<Record<string, unknown>>() };
}

async function player(balance?: string) {
  const member = await platform.makeMember(site, balance === undefined ? {} : { balance });
  const { username } = member;
  const token = await platform.login(site, member);
  const bet = async (
    stake: string,
    status: 'open' | 'won' | 'lost' | 'void',
    payout = status === 'void' ? stake : '0',
  ) => {
    const placedAt = platform.clock.now.getTime();
    const made = await ops('POST', `/members/${username}/bets`, {
      bets: [{ nodeId, stake, payout, status, placedAt }],
    });
    return made.status === 201 ? (made.value['references'] as string[])[0]! : String(made.value['error']);
  };
  return {
    member,
    token,
    bet,
    settle: (reference: string, status: 'won' | 'lost' | 'void', payout: string, on = platform) =>
      ops('POST', `/bets/${reference}/settle`, { status, payout }, on),
    deposit: (amount: string) =>
      platform.api('deposit', { site, token, body: { method: 'BANKTRANSFER', amount, key: randomUUID() } }),
    credit: (amount: string, purse: 'main' | 'bonus' = 'main') =>
      ops('POST', `/members/${username}/credit`, { amount, purse }),
    bonus: (amount: string, times: string, reference = 'WELCOME') =>
      ops('POST', `/members/${username}/bonus`, { amount, times, reference }),
    /** Purses, what is available, and what is missing of each open demand, oldest first. */
    look: async () => {
      const { value } = await ops('GET', `/members/${username}/ledger`);
      const { wallets, available, demands } = value as {
        wallets: { main: string; bonus: string };
        available: string;
        demands: { asked: string; filled: string }[];
      };
      const plain = (text: string) => new Big(text).toFixed();
      return {
        main: plain(wallets.main),
        bonus: plain(wallets.bonus),
        available: plain(available),
        open: demands.map(({ asked, filled }) => plain(new Big(asked).minus(filled).toFixed())),
      };
    },
    movements: (kind: string) =>
      platform.db
        .select()
        .from(ledgerMovements)
        .where(eq(ledgerMovements.memberId, member.id))
        .orderBy(asc(ledgerMovements.id))
        .then((rows) => rows.filter((row) => row.kind === kind)),
  };
}

describe('what was deposited', () => {
  it('has to be staked once before it can be withdrawn, counted on decided bets alone', async () => {
    const { deposit, bet, settle, credit, look } = await player();
    await proves('F-WAGER-01', async () => {
      await deposit('1000');
      expect(await look()).toEqual({ main: '1000', bonus: '0', available: '0', open: ['1000'] });
      await bet('150', 'lost');
      await bet('250', 'lost');
      await bet('200', 'void');
      const open = await bet('100', 'open');
      expect(await look()).toEqual({ main: '500', bonus: '0', available: '0', open: ['600'] });
      await settle(open, 'won', '300');
      await bet('400', 'lost');
      expect(await look()).toEqual({ main: '400', bonus: '0', available: '300', open: ['100'] });
      await bet('100', 'won', '250.5');
      expect(await look()).toEqual({ main: '550.5', bonus: '0', available: '550.5', open: [] });
      await credit('1000');
      expect(await look()).toEqual({ main: '1550.5', bonus: '0', available: '1550.5', open: [] });
    });
  });

  it('asks when an operator approves it, not before, and not when it is refused', async () => {
    const { deposit, look } = await player();
    const { value: first } = await deposit('60000');
    const { value: second } = await deposit('70000');
    expect((await look()).open).toEqual([]);
    await ops('POST', `/deposits/${first.orderNo}/refuse`);
    await ops('POST', `/deposits/${second.orderNo}/approve`);
    await ops('POST', `/deposits/${second.orderNo}/approve`);
    expect(await look()).toMatchObject({ main: '70000', available: '0', open: ['70000'] });
  });

  it('is filled oldest first, the rest of a stake going to the next', async () => {
    const { deposit, bet, credit, bonus, look } = await player();
    await deposit('1000');
    await deposit('500');
    await bonus('100', '8');
    await credit('5000');
    expect((await look()).open).toEqual(['1000', '500', '800']);
    await bet('1200', 'lost');
    expect((await look()).open).toEqual(['300', '800']);
    await bet('400', 'won', '400');
    expect((await look()).open).toEqual(['700']);
  });

  it('is never less than nothing, and rounds in the playable vendor’s games count as well', async () => {
    const { deposit, bet, look, token, member } = await player();
    await deposit('100');
    const [game] = await someGames(platform, site, 'INHOUSE');
    const { body } = await visit(platform, site, token, game!);
    await round(platform, body.token, { key: 'k1', stake: '10', target: '1.50' });
    expect((await look()).open).toEqual(['90']);
    const { main } = await look();
    await bet(main, 'open');
    expect(await look()).toMatchObject({ main: '0', available: '0' });
    expect(await availableOf(platform.db, member.id)).toBe('0');
  });
});

describe('a bonus', () => {
  it('staked as often as asked becomes real money, in the transaction of the bet that does it', async () => {
    const { bonus, bet, look, movements, member } = await player();
    await proves('F-WAGER-03', async () => {
      await bonus('500', '8');
      expect(await look()).toEqual({ main: '0', bonus: '500', available: '0', open: ['4000'] });
      for (let at = 0; at < 15; at += 1) await bet('250', 'won', '260');
      expect(await look()).toEqual({ main: '0', bonus: '650', available: '0', open: ['250'] });
      expect(await movements('bonus.release')).toEqual([]);
      await bet('300', 'won', '600');
      expect(await look()).toEqual({ main: '950', bonus: '0', available: '950', open: [] });
      expect(await movements('bonus.release')).toMatchObject([
        { amount: '950.0000', debit: 'wallet:bonus', credit: 'wallet:main', reference: 'WELCOME' },
      ]);
      // The bet and the release were written in one transaction.
      const { rows } = (await platform.db.execute(
        `select count(distinct xmin::text)::int as n from (
          select xmin from bets where member_id = ${member.id} and stake = 300
          union all select xmin from ledger_movements where member_id = ${member.id} and kind = 'bonus.release'
        ) written`,
      )) as unknown as { rows: { n: number }[] };
      expect(rows).toEqual([{ n: 1 }]);
    });
  });

  it('becomes so once, when the last two bets are settled on two instances at the same moment', async () => {
    await proves('F-WAGER-03', async () => {
      for (let again = 0; again < 10; again += 1) {
        const { bonus, bet, settle, look, movements } = await player();
        await bonus('500', '8');
        for (let at = 0; at < 15; at += 1) await bet('250', 'won', '250');
        const last = [await bet('200', 'open'), await bet('200', 'open')] as const;
        await Promise.all([settle(last[0], 'lost', '0'), settle(last[1], 'lost', '0', other)]);
        expect(await look()).toEqual({ main: '100', bonus: '0', available: '100', open: [] });
        expect(await movements('bonus.release')).toHaveLength(1);
      }
    });
  });

  it('that became real money stays so: a bet on it that is won later brings real money', async () => {
    const { bonus, bet, settle, look } = await player();
    await bonus('100', '1');
    const late = await bet('20', 'open');
    await bet('80', 'won', '100');
    expect((await look()).open).toEqual(['20']);
    await bet('100', 'lost');
    expect(await look()).toMatchObject({ main: '0', bonus: '0', open: [] });
    await settle(late, 'won', '50');
    expect(await look()).toMatchObject({ main: '50', bonus: '0', available: '50' });
  });

  it('is given for its own demand alone: the rest of another one stays a bonus', async () => {
    const { bonus, bet, look } = await player();
    await bonus('100', '1', 'FIRST');
    await bonus('50', '10', 'SECOND');
    await bet('60', 'won', '60');
    await bet('60', 'won', '90');
    expect(await look()).toEqual({ main: '130', bonus: '50', available: '130', open: ['480'] });
  });
});

describe('a stake', () => {
  it('comes from one purse, and what comes back goes there', async () => {
    const { bonus, credit, bet, settle, look, member } = await player('5');
    await proves('F-WAGER-04', async () => {
      await bonus('50', '8');
      const first = await bet('10', 'open');
      expect(await look()).toMatchObject({ main: '5', bonus: '40' });
      await settle(first, 'won', '30');
      expect(await look()).toMatchObject({ main: '5', bonus: '70' });
      const second = await bet('10', 'open');
      // Main holds the stake before it comes back: it goes where it came from all the same.
      await credit('5');
      await settle(second, 'void', '10');
      expect(await look()).toMatchObject({ main: '10', bonus: '70', open: ['390'] });
      await bet('10', 'lost');
      expect(await look()).toMatchObject({ main: '0', bonus: '70', open: ['380'] });
      // Together they would hold this one, alone neither does.
      await credit('40');
      expect(await bet('100', 'open')).toBe('Refused: balance.insufficient.');
      const third = await bet('70', 'open');
      expect(await look()).toMatchObject({ main: '40', bonus: '0', open: ['380'] });
      await settle(third, 'lost', '0');
      expect(await look()).toEqual({ main: '40', bonus: '0', available: '40', open: [] });
      const [demand] = await platform.db.select().from(demands).where(eq(demands.memberId, member.id));
      expect(demand).toMatchObject({ filled: '90.0000', rest: '0.0000', closedAt: expect.any(Date) });
    });
  });

  it('is settled once', async () => {
    const { bet, settle, look } = await player('100');
    const open = await bet('10', 'open');
    const ends = await Promise.all([
      settle(open, 'won', '20'),
      settle(open, 'won', '20', other),
      settle(open, 'lost', '0'),
    ]);
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect([['110'], ['90']]).toContainEqual([(await look()).main]);
    expect((await settle(randomUUID(), 'won', '1')).status).toBe(404);
  });

  it('is taken by no closed site', async () => {
    const closed = await platform.makeMerchant();
    const member = await platform.makeMember(closed, { balance: '10' });
    await platform.db.execute(`update merchants set maintenance = true where code = '${closed.code}'`);
    const placed = await platform.app.inject({
      method: 'POST',
      url: `/_ops/merchants/${closed.code}/members/${member.username}/bets`,
      headers: { 'x-ops-key': 'ops' },
      payload: { bets: [{ nodeId, stake: '1', payout: '0', status: 'open', placedAt: 0 }] },
    });
    expect(placed.json()).toEqual({ error: 'Refused: system.upgrading.' });
  });
});

describe('the audit', () => {
  it('finds nothing after all of it, and names the purse that somebody changed', async () => {
    const { member } = await player('12.5');
    const clean = await ops('GET', '/audit');
    expect(clean.value).toEqual({ sum: '0', purses: expect.any(Number), different: [], pots: [] });
    await platform.db.execute(
      `update wallets set balance = balance + 0.0001 where member_id = ${member.id} and purse = 'main'`,
    );
    expect((await ops('GET', '/audit')).value).toEqual({
      sum: '0.0001',
      purses: clean.value['purses'],
      different: [{ member: member.username, purse: 'main', purseHolds: '12.5001', ledgerSays: '12.5000' }],
      pots: [],
    });
  });
});
