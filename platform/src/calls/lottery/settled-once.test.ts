import { and, asc, eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { lotteryDraws, lotteryOrders, memberActivity, messages } from '../../base/db/schema';
import type { Site } from '../../base/sites/site';
import { merchantDayOf } from '../../base/time/merchant-day';
import { run } from '../../jobs/settlements/team.testing';
import { openLobby, openTestPlatform, type TestPlatform } from '../../testing';
import { openTestPostgres, type TestPostgres } from '../../testing/postgres';
import { startServer } from '../../testing/server';
import { somebodyWaitsFor } from '../../testing/somebody-waits-for';
import { boardOf, openPlayer, type Player, settleBy } from './orders.testing';

// A server is started, which is slow on a busy machine.
jest.setTimeout(300_000);

let server: TestPostgres;
let url: string;
let first: TestPlatform;
let second: TestPlatform;
let site: Site;
beforeAll(async () => {
  server = await openTestPostgres();
  url = await server.freshDatabase();
  first = await openLobby({ at: { url }, opsKey: 'ops' });
  second = await openTestPlatform({ at: { url }, opsKey: 'ops' });
  // The server that is killed goes by the real time: all that is placed here is over by then.
  goTo(Date.now() - 20 * 60_000);
});
afterAll(async () => {
  await second?.close();
  await first?.close();
  await server?.close();
});
beforeEach(async () => {
  site = await first.makeMerchant({ language: 'EN' });
});

function goTo(moment: number) {
  for (const { clock } of [first, second]) clock.advance(moment - clock.now.getTime());
}
const ops = async (on: TestPlatform, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
  const url = `/_ops/merchants/${site.code}${path}`;
  const headers = { 'x-ops-key': 'ops' };
  const answer = await on.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};
const ordersBy = async (status: 'open' | 'void') =>
  first.db
    .select()
    .from(lotteryOrders)
    .where(and(eq(lotteryOrders.merchantCode, site.code), eq(lotteryOrders.status, status)));

/** Both instances at once, until no order is left: either may be told that somebody else is at it. */
async function settleAll() {
  do await Promise.all([settleBy(first), settleBy(second)]);
  while ((await ordersBy('open')).length > 0);
}

/** Ten players, each with ten times the same order on ten draws in a row: a thousand orders. */
async function thousandOrders() {
  const players = [];
  for (let at = 0; at < 10; at += 1) players.push(await openPlayer(first, site, '1000'));
  const lines = [{ play: 'size', pick: 'big', stake: '1.10' }];
  for (const player of players) {
    for (let at = 0; at < 10; at += 1)
      expect((await player.place('LTN1M', { lines, issues: 10 })).value.orders).toHaveLength(10);
  }
  return players;
}

it('an order is settled once, though settling is killed half-way and goes on twice, on two instances', async () => {
  await proves('F-SETTLE-02', async () => {
    const players = await thousandOrders();
    const odds = await ops(first, 'PUT', '/lotteries/LTN1M/odds', { play: 'size', odds: { win: '1.50' } });
    expect(odds.status).toBe(200);
    const open = await ordersBy('open');
    expect(open).toHaveLength(1000);
    const draws = await first.db
      .select()
      .from(lotteryDraws)
      .where(and(eq(lotteryDraws.merchantCode, site.code), eq(lotteryDraws.state, 'open')))
      .orderBy(asc(lotteryDraws.issue));
    expect(draws).toHaveLength(10);
    const ofSixth = open.filter(({ drawId }) => drawId === draws[5]!.id).map(({ id }) => id);

    // Somebody holds the last order of the sixth draw, so that the server stops in the middle of it.
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select 1 from lottery_orders where id = $1 for update', [Math.max(...ofSixth)]);
    const killed = await startServer({ DATABASE_URL: url });
    const { rows: own } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
    await somebodyWaitsFor(first.db, own[0]!.pid);
    expect(await ordersBy('open')).toHaveLength(500);
    await killed.stop('SIGKILL');
    await holder.query('rollback');
    await holder.end();
    expect(await ordersBy('open')).toHaveLength(500);

    goTo(Date.now());
    await settleAll();
    await Promise.all([settleBy(first), settleBy(second)]);
    const { rows } = (await first.db.execute(sql`
      select d.numbers, o.status, o.payout::text, o.member_id::int as member, b.status as bet, b.payout::text as brought,
        (select coalesce(json_agg(amount::text), '[]') from ledger_movements
          where reference = 'L' || o.id and kind = 'bet.payout') as paid
      from lottery_orders o join lottery_draws d on d.id = o.draw_id join bets b on b.id = o.bet_id
      where o.merchant_code = ${site.code}`)) as unknown as {
      rows: {
        numbers: number[];
        status: string;
        payout: string;
        member: number;
        bet: string;
        brought: string;
        paid: string[];
      }[];
    };
    expect(rows).toHaveLength(1000);
    const isBig = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) >= 14;
    for (const { numbers, status, payout, bet, brought, paid } of rows) {
      // 1.10 x 1.95, as it was offered when it was placed.
      const end = isBig(numbers) ? ['won', '2.1500', ['2.1500']] : ['lost', '0.0000', []];
      expect([status, payout, paid]).toEqual(end);
      expect([bet, brought]).toEqual([status, payout]);
    }
    for (const { member } of players) {
      const wins = rows.filter((row) => row.member === member.id && isBig(row.numbers)).length;
      const { rows: purses } = (await first.db.execute(
        sql`select balance::text from wallets where member_id = ${member.id} and purse = 'main'`,
      )) as unknown as { rows: { balance: string }[] };
      expect(Number(purses[0]?.balance)).toBeCloseTo(1000 - 110 + wins * 2.15, 4);
    }
    expect((await ops(first, 'GET', '/audit')).body).toMatchObject({ sum: '0', different: [] });
  });
});

it('a draw that is declared void twice, on two instances, gives every stake back once, tells each member once and counts for nothing', async () => {
  await proves(['F-SETTLE-04', 'F-MESSAGE-05'], async () => {
    const players = [await openPlayer(first, site, '300'), await openPlayer(first, site, '300')];
    const lines = [{ play: 'size', pick: 'big', stake: '10' }];
    for (const player of players) {
      await player.place('DRDICE', { lines });
      await player.place('DRDICE', { lines });
      await player.place('DRDICE', { lines });
    }
    const [counts] = players;
    await counts!.place('LTN1M', { lines: [{ play: 'size', pick: 'big', stake: '50' }] });
    const { issue, drawAt } = await boardOf(first, site, 'DRDICE');
    const draw = `/lotteries/DRDICE/draws/${issue}`;
    const voided = await Promise.all([first, second, first, second].map((on) => ops(on, 'POST', `${draw}/void`)));
    expect(voided.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    goTo(drawAt + 120_000);
    await settleAll();
    await Promise.all([settleBy(first), settleBy(second)]);
    expect(await ordersBy('void')).toHaveLength(6);
    const wonOf = async ({ member }: Player) => {
      const own = await first.db.select().from(lotteryOrders).where(eq(lotteryOrders.memberId, member.id));
      return own.filter(({ status }) => status === 'won').reduce((sum, { payout }) => sum + Number(payout), 0);
    };
    for (const player of players) {
      const staked = player === counts ? 50 : 0;
      expect(Number(await player.balance())).toBe(300 - staked + (await wonOf(player)));
      const told = await first.db.select().from(messages).where(eq(messages.memberId, player.member.id));
      expect(told.map(({ body }) => body)).toEqual(['Your stake of ฿30.00 is back in your wallet.']);
      const activity = await first.db
        .select()
        .from(memberActivity)
        .where(eq(memberActivity.memberId, player.member.id));
      expect(activity.reduce((sum, { turnover }) => sum + Number(turnover), 0)).toBe(staked);
      const token = await first.login(site, player.member);
      expect((await first.api('mission', { site, token })).value.today.rounds).toBe(player === counts ? 1 : 0);
    }
    const day = merchantDayOf(new Date(drawAt), site.timeZone);
    const rebate = await run(first.db, site, 'rebate', day, new Date(drawAt + 3 * 86_400_000));
    // A fifth of a per cent of the order that stands; that of another member is nothing.
    expect(rebate).toEqual({ members: 1, sum: '0.10' });
    expect((await ops(second, 'PUT', `${draw}/result`, { numbers: [1, 2, 3] })).status).toBe(409);
    expect((await ops(first, 'GET', '/audit')).body).toMatchObject({ sum: '0', different: [] });
  });
});
