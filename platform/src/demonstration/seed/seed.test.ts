import Big from 'big.js';
import { eq, sql } from 'drizzle-orm';
import {
  bets,
  catalogueVersions,
  games,
  hostFaults,
  ledgerMovements,
  members,
  merchants,
  outbox,
  wallets,
} from '../../base/db/schema';
import { RULES } from '../../base/jackpots/tiers';
import { siteOfCode } from '../../base/sites/site';
import { byTier, ledgerPots } from '../../studio/rounds/jackpots.testing';
import { askForCode, messagesTo, openTestPlatform, type TestPlatform } from '../../testing';
import { DemonstrationLeft, seed, seedDemo } from '.';
import { catalogue } from './catalogue';

jest.setTimeout(180_000);

const DAY_MS = 86_400_000;
let platform: TestPlatform;
let demo: NonNullable<Awaited<ReturnType<typeof siteOfCode>>>;
let spent: number;

beforeAll(async () => {
  platform = await openTestPlatform();
  const begin = process.cpuUsage();
  await seedDemo(platform.db, platform.clock.now);
  const { user, system } = process.cpuUsage(begin);
  spent = (user + system) / 1000;
  const found = await siteOfCode(platform.db, 'DEMO');
  if (found === undefined) throw new Error('there is no DEMO');
  demo = found;
});
afterAll(() => platform.close());

const login = (username: string, password: string) => platform.login(demo, { username, password });
const period = { startDate: '2026-02-01', endDate: '2026-03-15', zone: 0, pageNo: 1, pageSize: 50 };

describe('the addresses of this machine', () => {
  const shown = async (host: string) =>
    (await platform.app.inject({ url: '/site.json', headers: { host } })).statusCode === 200;

  it('show the demonstration as long as they belong to this machine', async () => {
    const on = (addresses?: readonly string[]) =>
      seed(platform.db, { demo: true, tests: true }, platform.clock.now, addresses);
    expect(await shown('192.0.2.7:4000')).toBe(false);
    await on(['192.0.2.7', '198.51.100.7']);
    expect([await shown('192.0.2.7:4000'), await shown('198.51.100.7')]).toEqual([true, true]);
    await on(['198.51.100.7']);
    expect([await shown('192.0.2.7:4000'), await shown('198.51.100.7')]).toEqual([false, true]);
    await on();
    expect([await shown('198.51.100.7'), await shown('localhost')]).toEqual([false, true]);
  });

  it('show nothing without a demonstration, and stay with another merchant that has one', async () => {
    const other = await platform.makeMerchant({ hosts: ['192.0.2.9'] });
    await seed(platform.db, { demo: true, tests: true }, platform.clock.now, ['192.0.2.9']);
    const config = await platform.app.inject({ url: '/site.json', headers: { host: '192.0.2.9' } });
    expect(config.json()).toMatchObject({ merchantCode: other.code });
    const plain = await openTestPlatform();
    await seed(plain.db, { demo: false, tests: false }, plain.clock.now, ['192.0.2.7']);
    expect((await plain.app.inject({ url: '/site.json', headers: { host: '192.0.2.7' } })).statusCode).toBe(400);
    await plain.close();
  });
});

describe('a platform that is no demonstration', () => {
  it('has the catalogue and nobody: no merchant, no member, no money', async () => {
    const plain = await openTestPlatform();
    await seed(plain.db, { demo: false, tests: false }, plain.clock.now);
    expect(await plain.db.select().from(games)).toHaveLength(catalogue().games.length);
    for (const table of [merchants, members, ledgerMovements, bets, outbox]) {
      expect(await plain.db.select().from(table)).toEqual([]);
    }
    expect((await plain.app.inject({ url: '/site.json', headers: { host: 'localhost' } })).statusCode).toBe(400);
    await plain.close();
  });

  it('refuses a demonstration’s database', async () => {
    await expect(seed(platform.db, { demo: false, tests: true }, platform.clock.now)).rejects.toThrow(
      DemonstrationLeft,
    );
  });

  it('resets clocks and faults that tests left behind', async () => {
    const used = await openTestPlatform();
    const site = await used.makeMerchant({ clockOffsetMs: DAY_MS });
    await used.db.insert(hostFaults).values({ merchantCode: site.code, pattern: '.', kind: '404', remaining: null });
    await seed(used.db, { demo: false, tests: true }, used.clock.now);
    expect(await used.db.select().from(hostFaults)).toHaveLength(1);
    await seed(used.db, { demo: false, tests: false }, used.clock.now);
    expect(await used.db.select().from(hostFaults)).toEqual([]);
    expect((await siteOfCode(used.db, site.code))?.clockOffsetMs).toBe(0);
    await used.close();
  });
});

describe('the demonstration', () => {
  it('is made in seconds of work', () => {
    // Under three seconds on an idle machine; one statement per row would take half a minute.
    expect(spent).toBeLessThan(10_000);
  });

  it('has the accounts that the start page names', async () => {
    for (const [username, password] of [
      ['demo', 'demo1234'],
      ['agent', 'agent1234'],
      ['somchai', 'somchai88'],
    ] as const) {
      expect(await login(username, password)).toEqual(expect.any(String));
    }
    const token = await login('demo', 'demo1234');
    expect((await platform.api('memberInfo', { site: demo, token })).value).toMatchObject({
      nickname: 'Ploy',
      type: 0,
    });
    const { sumBalance } = (await platform.api('balance', { site: demo, token })).value;
    // What the history ends with, and the rebates and lottery orders that came to it.
    expect(new Big(sumBalance).gt(2200)).toBe(true);
  });

  it('can be registered at, and gives its members a way back in', async () => {
    const site = demo;
    expect((await platform.api('setRegister', { site })).value).toEqual({
      payeeName: { enabled: true, required: true },
      email: { enabled: true, required: false },
      affiliateCode: { enabled: true, required: false },
    });
    const body = {
      registerUrl: 'x',
      registerMethod: 'H5',
      domain: 'x',
      type: 0,
      username: 'newcomer',
      password: 'welcome1',
    };
    const named = { ...body, payeeName: 'New Comer', confirmPassword: 'welcome1' };
    expect(await platform.api('register', { site, body: named })).toMatchObject({ success: true });
    const [phone, mail] = ['+66812345678', 'ploy@example.com'];
    const asked = { mobileNum: '0812345678', countryDialingCode: '66', module: 'VERIFICATION3' };
    await askForCode(platform, 'smsNoLogin', { site, body: asked });
    await askForCode(platform, 'smsReset', { site, body: asked });
    await platform.api('passwordByEmail', { site, body: { username: 'demo', email: mail } });
    expect(await messagesTo(platform, site, phone)).toHaveLength(2);
    expect(await messagesTo(platform, site, mail)).toHaveLength(1);
  });

  it('lets smaller deposits approve themselves', async () => {
    const token = await login('somchai', 'somchai88');
    const deposit = (amount: string) =>
      platform.api('deposit', {
        site: demo,
        token,
        body: { method: 'PROMPTPAY', amount, key: `${amount} of somchai` },
      });
    expect((await deposit('9999')).value.status).toBe('approved');
    expect((await deposit('10000')).value.status).toBe('pending');
  });

  it('has purses that are the sum of their movements, never below zero on the way', async () => {
    const held = await platform.db.select().from(wallets);
    for (const { memberId, purse, balance } of held) {
      const rows = await platform.db
        .select()
        .from(ledgerMovements)
        .where(eq(ledgerMovements.memberId, memberId))
        .orderBy(ledgerMovements.at, ledgerMovements.id);
      const account = `wallet:${purse}`;
      const sum = rows.reduce((total, { debit, credit, amount }) => {
        const next = debit === account ? total.minus(amount) : credit === account ? total.plus(amount) : total;
        expect(next.gte(0)).toBe(true);
        return next;
      }, new Big(0));
      expect([memberId, sum.eq(balance)]).toEqual([memberId, true]);
    }
  });

  it('has deposits and withdrawals in every state, which the reports and the account record tell alike', async () => {
    const token = await login('demo', 'demo1234');
    const asked = { site: demo, token, query: period };
    const deposits = (await platform.api('depositReport', asked)).value;
    const withdrawals = (await platform.api('withdrawReport', asked)).value;
    const states = (rows: readonly { readonly status: string }[]) =>
      [...new Set(rows.map(({ status }) => status))].sort();
    expect(states(deposits.content)).toEqual(['approved', 'cancelled', 'expired', 'pending']);
    expect(states(withdrawals.content)).toEqual(['paid', 'refused']);
    const records = async (kind: 'deposit' | 'withdrawal') =>
      (await platform.api('accountRecords', { ...asked, query: { ...period, kind } })).value;
    const [booked, taken] = [await records('deposit'), await records('withdrawal')];
    expect([booked.totals.count, booked.totals.net]).toEqual([deposits.totals.count, deposits.totals.amount]);
    expect(taken.totals.net).toBe(new Big(withdrawals.totals.amount).neg().toFixed());
    const numbers = deposits.content.filter(({ status }) => status === 'approved').map(({ orderNo }) => orderNo);
    expect(booked.content.map(({ subject }) => subject)).toEqual(numbers);
    // What was asked for, and what came back of it.
    expect(taken.totals.count).toBe(withdrawals.totals.rows + 1);
  });

  it('has rebates, a running dividend, and a salary that waits for the agent’s answer', async () => {
    const asked = { site: demo, token: await login('agent', 'agent1234') };
    const { running } = (await platform.api('dividends', asked)).value;
    expect(Number(running?.stake)).toBeGreaterThan(0);
    expect((await platform.api('dividendContract', asked)).value.running).not.toBeNull();
    const { dailysalreqtype, offer } = (await platform.api('dailySalaryContract', asked)).value;
    expect([dailysalreqtype, offer?.state]).toEqual([String(offer?.id), 'offered']);
    const rebates = await platform.api('rebateReport', { ...asked, query: period });
    expect(Number(rebates.value.running?.team)).toBeGreaterThan(0);
  });

  it('has paid rebates for the days before, to the agent and to members', async () => {
    const agent = { site: demo, token: await login('agent', 'agent1234') };
    const query = { ...period, startDate: '2026-02-14', endDate: '2026-03-14' };
    const { days, content } = (await platform.api('teamRebate', { ...agent, query })).value;
    expect(days.length).toBeGreaterThan(8);
    expect(days.every(({ paid }) => new Big(paid).gt(0))).toBe(true);
    expect(new Set(content.map(({ username }) => username)).size).toBeGreaterThan(3);
    // Today's is not paid yet, and the platform's own clock begins with it.
    expect(days.some(({ day }) => day === '2026-03-14')).toBe(false);
    const member = { site: demo, token: await login('demo', 'demo1234') };
    const own = (await platform.api('rebateReport', { ...member, query })).value;
    expect(own.content.length).toBeGreaterThan(8);
  });

  it('has jackpots that grew by rounds of the studio, as the ledger says', async () => {
    const pots = byTier((await platform.api('jackpots', { site: demo })).value);
    const ledger = await ledgerPots(platform.db, demo.code);
    for (const [tier, amount] of Object.entries(pots))
      expect([tier, amount]).toEqual([tier, new Big(ledger[tier] ?? 0).round(2, Big.roundDown).toFixed()]);
    const rounds = await platform.db.select().from(bets).where(eq(bets.jackpot, RULES.name));
    const feeds = await platform.db.select().from(ledgerMovements).where(eq(ledgerMovements.kind, 'jackpot.feed'));
    expect(rounds.length).toBeGreaterThan(50);
    // Each fed all three, by a hundredth of its stake.
    expect(feeds).toHaveLength(3 * rounds.length);
    const sum = (amounts: readonly string[]) => amounts.reduce((total, each) => total.plus(each), new Big(0)).toFixed();
    expect(sum(feeds.map(({ amount }) => amount))).toBe(
      new Big(sum(rounds.map(({ stake }) => stake))).div(100).toFixed(),
    );
    expect(rounds.every(({ seedId, nonce }) => seedId !== null && nonce !== null)).toBe(true);
  });

  it('has a rain that the agent caught a packet of, and others ahead', async () => {
    const asked = { site: demo, token: await login('agent', 'agent1234') };
    const { at, next, last } = (await platform.api('redRain', asked)).value;
    expect(new Big(last?.amount ?? 0).gt(0)).toBe(true);
    expect(next?.startsAt).toBeGreaterThan(at);
  });

  it('has lottery orders, all of them drawn', async () => {
    const query = { ...period, language: 'EN' };
    const asked = { site: demo, token: await login('demo', 'demo1234'), query };
    const { content } = (await platform.api('lotteryOrders', asked)).value;
    expect(content.map(({ status }) => status).filter((status) => status === 'open')).toEqual([]);
    expect(content).toHaveLength(7);
  });

  it('has weeks of bets on real games, won and lost', async () => {
    const recent = { page: 1, pageSize: 20, gameType: '', language: 'EN', clientType: 2 };
    const token = await login('demo', 'demo1234');
    const opened = (await platform.api('recentGames', { site: demo, token, query: recent })).value;
    expect(opened.games?.length).toBeGreaterThan(5);
    const { value } = await platform.api('betRecords', { site: demo, token, query: period });
    expect(value.totals.count).toBeGreaterThan(150);
    expect(value.days?.length).toBeGreaterThan(15);
    const statuses = value.content.map(({ status }) => status);
    expect(statuses).toEqual(expect.arrayContaining(['won', 'lost']));
    expect(value.content.every(({ gameName }) => gameName !== '')).toBe(true);
  });

  it('has an agent with a team of three levels that is active today', async () => {
    const token = await login('agent', 'agent1234');
    const query = { startDate: '2026-03-14', endDate: '2026-03-14', size: 0 };
    const { footer } = (await platform.api('teamKpi', { site: demo, token, query })).value;
    for (const count of Object.values(footer)) expect(count).toBeGreaterThan(0);
    expect(
      (
        await platform.api('favourites', {
          site: demo,
          token: await login('demo', 'demo1234'),
          query: { token: '', pageNo: 1, pageSize: 26, language: 'EN' },
        })
      ).value.content.length,
    ).toBeGreaterThan(3);
  });

  it('stays the same when the platform starts again, and has activity on a later day', async () => {
    const count = async () => Number((await platform.db.select({ n: sql`count(*)` }).from(members))[0]?.n);
    const before = await count();
    platform.clock.advance(3 * DAY_MS);
    await Promise.all([seedDemo(platform.db, platform.clock.now), seedDemo(platform.db, platform.clock.now)]);
    expect(await count()).toBe(before);
    const token = await login('agent', 'agent1234');
    const query = { startDate: '2026-03-17', endDate: '2026-03-17', size: 0 };
    const { footer } = (await platform.api('teamKpi', { site: demo, token, query })).value;
    expect(footer.teamLoginMemberCount).toBeGreaterThan(0);
    const { at, next } = (await platform.api('redRain', { site: demo, token })).value;
    expect(next?.startsAt).toBeGreaterThan(at);
  });

  it('takes a newer catalogue over, and keeps games that went missing out of the lists', async () => {
    const [first] = catalogue().games;
    const gone = { ...first!, nodeId: 99, gameId: 'gone-game', gameName: 'Gone' };
    const { motif: _motif, supportPlay: _playable, ...row } = gone;
    await platform.db.insert(games).values({ ...row, position: 0 });
    await platform.db.update(games).set({ gameName: 'Old name' }).where(eq(games.nodeId, first!.nodeId));
    await platform.db.update(catalogueVersions).set({ hash: 'older' });
    await seedDemo(platform.db, platform.clock.now);
    const rows = await platform.db.select().from(games);
    expect(rows.find(({ nodeId }) => nodeId === first!.nodeId)).toMatchObject({
      gameName: first!.gameName,
      gameId: first!.gameId,
    });
    expect(rows.find(({ nodeId }) => nodeId === 99)?.retired).toBe(true);
    expect(rows.filter(({ retired }) => !retired)).toHaveLength(catalogue().games.length);
  });
});
