import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { lotteryDraws, lotteryOrders, lotterySeeds, memberActivity } from '../../base/db/schema';
import { lastIssue } from '../../base/lottery/issues';
import { numbersOf } from '../../base/lottery/numbers';
import type { Site } from '../../base/sites/site';
import { openLobby, openTestPlatform, type TestPlatform } from '../../testing';
import { onceNotBusy } from '../../testing/once-not-busy';
import { openTestPostgres, type TestPostgres } from '../../testing/postgres';
import { boardOf, comingNumbers, lotteryNamed, openPlayer, type Player, settleBy } from './orders.testing';

jest.setTimeout(300_000);

let server: TestPostgres;
let first: TestPlatform;
let second: TestPlatform;
let site: Site;
beforeAll(async () => {
  server = await openTestPostgres();
  const url = await server.freshDatabase();
  first = await openLobby({ at: { url }, opsKey: 'ops' });
  second = await openTestPlatform({ at: { url }, opsKey: 'ops' });
});
afterAll(async () => {
  await second?.close();
  await first?.close();
  await server?.close();
});
beforeEach(async () => {
  site = await first.makeMerchant();
  // Makes the seeds of the day.
  for (const each of [first, second])
    await each.api('lotteryList', { site, query: { prizeMode: 'Lott', language: 'EN' } });
});

const goTo = (moment: number, ...platforms: readonly TestPlatform[]) => {
  for (const { clock } of platforms) clock.advance(moment - clock.now.getTime());
};
/** By both instances at once, until no order is left: either may be told that somebody else is at it. */
async function settle() {
  const open = and(eq(lotteryOrders.merchantCode, site.code), eq(lotteryOrders.status, 'open'));
  do await Promise.all([settleBy(first), settleBy(second)]);
  while ((await first.db.select().from(lotteryOrders).where(open).limit(1)).length > 0);
}
const audit = async () =>
  (
    await first.app.inject({
      method: 'GET',
      url: `/_ops/merchants/${site.code}/audit`,
      headers: { 'x-ops-key': 'ops' },
    })
  ).json<object>();
const stake = '10';

it('an issue is drawn once, also after a standstill, and settled in its order', async () => {
  await proves('F-DRAW-04', async () => {
    const lottery = lotteryNamed('LTN1M');
    const shown = new Map<string, Set<string>>();
    for (let fifty = 0; fifty < 2; fifty += 1) {
      const query = { code: 'LTN1M', pageSize: 50 };
      const pages = await Promise.all(
        [first, second, first, second].map((each) => each.api('lotteryResults', { site, query })),
      );
      for (const { value } of pages) {
        for (const { issue, numbers } of value!.content)
          shown.set(issue, (shown.get(issue) ?? new Set<string>()).add(numbers.join()));
      }
      goTo(first.clock.now.getTime() + 50 * 60_000, first, second);
    }
    expect(shown.size).toBe(100);
    expect([...shown.values()].filter((told) => told.size !== 1)).toEqual([]);
    const ofLottery = and(eq(lotteryDraws.merchantCode, site.code), eq(lotteryDraws.lottery, 'LTN1M'));
    const rows = await first.db.select().from(lotteryDraws).where(ofLottery);
    const stored = new Map(rows.map(({ issue, numbers }) => [issue, numbers!.join()]));
    expect(rows.filter(({ issue }) => shown.has(issue))).toHaveLength(100);
    for (const [issue, told] of shown) expect([issue, [...told]]).toEqual([issue, [stored.get(issue)]]);

    // Ten issues with open orders pass while nobody draws: a win on one of them makes the later ones needless.
    const mali = await openPlayer(first, site, '1000');
    const wins = async (name: string) =>
      (await comingNumbers(first.db, site, 'LTN1M', name)).reduce((sum, each) => sum + each, 0) >= 14;
    const { drawAt } = await boardOf(first, site, 'LTN1M');
    const issues = Array.from({ length: 10 }, (_, at) => lastIssue(lottery, new Date(drawAt + at * 60_000)).issue);
    const big = await Promise.all(issues.map(wins));
    const pick = big.slice(0, 9).includes(true) ? 'big' : 'small';
    const lines = [{ play: 'size', pick, stake }];
    const all = (await mali.place('LTN1M', { lines, issues: 10 })).value;
    const stopping = (await mali.place('LTN1M', { lines, issues: 10, stopOnWin: true })).value;
    expect(all.orders.map(({ issue }) => issue)).toEqual(issues);
    goTo(drawAt + 12 * 60_000, first, second);
    await settle();
    const of = async (series: string) =>
      first.db
        .select()
        .from(lotteryOrders)
        .where(eq(lotteryOrders.series, Number(series.slice(1))))
        .orderBy(asc(lotteryOrders.id));
    const ends = big.map((isBig) => (isBig === (pick === 'big') ? 'won' : 'lost'));
    expect((await of(all.orderNo)).map(({ status }) => status)).toEqual(ends);
    const win = ends.indexOf('won');
    expect((await of(stopping.orderNo)).map(({ status }) => status)).toEqual(
      ends.map((end, at) => (at > win ? 'cancelled' : end)),
    );
    const [seed] = await first.db
      .select()
      .from(lotterySeeds)
      .where(
        and(
          eq(lotterySeeds.merchantCode, site.code),
          eq(lotterySeeds.lottery, 'LTN1M'),
          eq(lotterySeeds.day, '2026-03-14'),
        ),
      );
    for (const { issue, numbers, settledAt } of (await first.db.select().from(lotteryDraws).where(ofLottery)).filter(
      (each) => issues.includes(each.issue),
    )) {
      expect([issue, numbers]).toEqual([issue, numbersOf(lottery, seed!.seed, issue)]);
      expect(settledAt).not.toBeNull();
    }
    const paid = ends.filter((end) => end === 'won').length * 19.5 + 19.5 + (9 - win) * 10;
    expect(Number(await mali.balance())).toBeCloseTo(1000 - 200 + paid, 4);
    expect(await audit()).toMatchObject({ sum: '0', different: [] });
  });
});

/** Twenty at once, each taking the next one that nobody took, so that no more wait for the database than it has connections. */
async function race<One, End>(all: readonly One[], act: (one: One, at: number) => Promise<End>): Promise<End[]> {
  const ends: End[] = [];
  let next = 0;
  const go = async () => {
    while (next < all.length) {
      const at = next;
      next += 1;
      ends[at] = await act(all[at]!, at);
    }
  };
  await Promise.all(Array.from({ length: 20 }, go));
  return ends;
}

/** Ten members with orders to be sent, all of one draw. */
async function manyWishes(count: number) {
  const players: Player[] = [];
  for (let at = 0; at < 10; at += 1) players.push(await openPlayer(first, site, '1000'));
  const { issue, closesAt, drawAt } = await boardOf(first, site, 'LTN1M');
  const lines = [{ play: 'parity', pick: 'odd', stake }];
  const body = await players[0]!.wished('LTN1M', { lines });
  const wishes = Array.from({ length: count }, (_, at) => ({
    player: players[at % players.length]!,
    body: { ...body, key: randomUUID() },
  }));
  return { players, wishes, issue, closesAt, drawAt };
}

it('an order at the closing moment is wholly in its draw, or not at all, whatever the clocks of two instances say', async () => {
  await proves('F-ORDERS-03', async () => {
    const { players, wishes, issue, closesAt, drawAt } = await manyWishes(200);
    goTo(closesAt, second);
    const atClosing = await wishes[0]!.player.send({ ...wishes[0]!.body, key: randomUUID() }, second);
    expect(atClosing).toMatchObject({ success: false, code: 'draw.closed' });
    goTo(closesAt - 1, first);
    goTo(drawAt, second);
    // The second instance is ahead: it draws while the first one still takes orders.
    const answers = await race(wishes, async ({ player, body }, at) => {
      const on = at % 4 === 3 ? second : first;
      if (at === 120) await settleBy(second);
      return { player, answer: await onceNotBusy(() => player.send(body, on)) };
    });
    const taken = answers.filter(({ answer }) => answer.success);
    expect([taken.length > 0, taken.length < 150]).toEqual([true, true]);
    for (const { answer } of answers) {
      if (answer.success) expect(answer.value.orders.map((each) => each.issue)).toEqual([issue]);
      else expect(answer.code).toBe('draw.closed');
    }
    expect(answers.filter(({ answer }, at) => at % 4 === 3 && answer.success)).toEqual([]);
    await settle();
    const rows = await first.db
      .select()
      .from(lotteryOrders)
      .innerJoin(lotteryDraws, eq(lotteryDraws.id, lotteryOrders.drawId))
      .where(eq(lotteryDraws.merchantCode, site.code));
    expect(rows).toHaveLength(taken.length);
    expect(rows.filter((row) => row.lottery_draws.issue !== issue || row.lottery_orders.status === 'open')).toEqual([]);
    for (const player of players) {
      const own = rows
        .filter((row) => row.lottery_orders.memberId === player.member.id)
        .map((row) => Number(row.lottery_orders.payout));
      expect(Number(await player.balance())).toBeCloseTo(
        1000 - 10 * own.length + own.reduce((sum, each) => sum + each, 0),
        4,
      );
    }
    expect(await audit()).toMatchObject({ sum: '0', different: [] });
  });
});

it('an order that is taken back while its draw is made is either paid back or in the draw', async () => {
  await proves('F-ORDERS-06', async () => {
    goTo(Math.max(first.clock.now.getTime(), second.clock.now.getTime()) + 60_000, first, second);
    const { players, wishes, closesAt, drawAt } = await manyWishes(100);
    const placed = [];
    for (const { player, body } of wishes) placed.push({ player, orderNo: (await player.send(body)).value.orderNo });
    goTo(closesAt - 1, first);
    goTo(drawAt, second);
    let isDrawn = false;
    const answers = await race(placed, async ({ player, orderNo }, at) => {
      if (at === 50) {
        await settleBy(second);
        isDrawn = true;
      }
      const late = isDrawn;
      return { late, ...(await onceNotBusy(() => player.cancel(orderNo, first))) };
    });
    await settle();
    // Who knows the numbers takes nothing back, whatever the clock of the first instance says.
    expect(answers.filter(({ late, success }) => late && success)).toEqual([]);
    expect(answers.filter(({ late }) => late).length).toBeGreaterThan(20);
    const ends = [];
    for (const [at, answer] of answers.entries()) {
      const { player, orderNo } = placed[at]!;
      const { status, payout } = await player.order(orderNo);
      ends.push({ player, status, payout });
      if (answer.success) expect([status, payout]).toEqual(['cancelled', stake]);
      else expect([answer.code, ['won', 'lost'].includes(status)]).toEqual(['draw.closed', true]);
    }
    expect(new Set(answers.map(({ success }) => success))).toEqual(new Set([true, false]));
    for (const player of players) {
      const back = ends.filter((end) => end.player === player).reduce((sum, end) => sum + Number(end.payout), 0);
      expect(Number(await player.balance())).toBeCloseTo(1000 - 10 * 10 + back, 4);
      const [activity] = await first.db
        .select()
        .from(memberActivity)
        .where(eq(memberActivity.memberId, player.member.id));
      const played = ends.filter((end) => end.player === player && end.status !== 'cancelled').length;
      expect(Number(activity?.turnover ?? 0)).toBe(10 * played);
    }
    expect(await audit()).toMatchObject({ sum: '0', different: [] });
  });
});
