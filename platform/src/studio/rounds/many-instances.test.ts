import Big from 'big.js';
import { and, eq, sql } from 'drizzle-orm';
import { bets, games, merchants, messages, sportBets, vendorSeeds } from '../../base/db/schema';
import { siteOfCode } from '../../base/sites/site';
import { seedDemo } from '../../demonstration/seed';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { someGames } from '../../testing/lobby';
import { onceNotBusy } from '../../testing/once-not-busy';
import { openTestPostgres, type TestPostgres } from '../../testing/postgres';
import { round, vendorCall, visit } from '../../testing/studio';
import type { BookAnswer, SportBetAnswer, ToldBetsAnswer } from '../sport/protocol';
import { settleMatches } from '../sport/settle-matches';

jest.setTimeout(120_000);

let postgres: TestPostgres;
let instances: readonly TestPlatform[];

beforeAll(async () => {
  postgres = await openTestPostgres();
  const url = await postgres.freshDatabase();
  instances = await Promise.all([openTestPlatform({ at: { url } }), openTestPlatform({ at: { url } })]);
});
afterAll(async () => {
  for (const instance of instances) await instance.close();
  await postgres.close();
});

describe('several instances on one Postgres', () => {
  it('fill a new platform once, and let a member play on all of them at once without losing a satang', async () => {
    const [one, two] = instances as readonly [TestPlatform, TestPlatform];
    await Promise.all(instances.map(({ db, clock }) => seedDemo(db, clock.now)));
    expect(await one.db.select().from(merchants)).toHaveLength(2);
    const listed = Number((await one.db.select({ n: sql`count(*)` }).from(games))[0]?.n);
    expect(listed).toBeGreaterThan(300);

    const demo = await siteOfCode(one.db, 'DEMO');
    if (demo === undefined) throw new Error('there is no DEMO');
    const member = await one.makeMember(demo, { balance: '1000' });
    const session = await one.login(demo, member);
    const [game] = await someGames(one, demo, 'INHOUSE');
    const visits = await Promise.all(instances.map((each) => visit(each, demo, session, game!)));
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => {
        // Each key goes to both instances; the second one returns the first one's answer.
        const wish = { key: `k${at >> 1}`, stake: '12.34', target: '1.50' };
        return round(at % 2 === 0 ? one : two, visits[at % 2]!.body.token, wish);
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (let at = 0; at < 60; at += 2) expect(answers[at]?.body).toEqual(answers[at + 1]?.body);

    const rows = await one.db.select().from(bets).where(eq(bets.memberId, member.id));
    expect(rows).toHaveLength(30);
    expect(rows.map(({ nonce }) => nonce).sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 30 }, (_, at) => at + 1),
    );
    expect(await one.db.select().from(vendorSeeds).where(eq(vendorSeeds.memberId, member.id))).toHaveLength(1);
    const expected = rows.reduce((sum, { stake, payout }) => sum.minus(stake).plus(payout), new Big(1000));
    const { sumBalance } = (await two.api('balance', { site: demo, token: session })).value;
    expect(expected.eq(sumBalance)).toBe(true);

    const query = { startDate: '2026-02-01', endDate: '2026-03-15', zone: 420, pageNo: 1, pageSize: 20 };
    const { value } = await two.api('betRecords', { site: demo, token: session, query });
    expect(value.totals).toMatchObject({ count: 30, stake: '370.2' });
    expect(value.days).toMatchObject([{ date: '2026-03-14', stake: '370.2' }]);
    const agent = await two.login(demo, { username: 'agent', password: 'agent1234' });
    const kpi = { startDate: '2026-03-14', endDate: '2026-03-14', size: 0 };
    const { footer } = (await two.api('teamKpi', { site: demo, token: agent, query: kpi })).value;
    for (const count of Object.values(footer)) expect(count).toBeGreaterThan(0);
  });

  it('take a bet on matches once, and settle each of them once, whoever is at it', async () => {
    const [one, two] = instances as readonly [TestPlatform, TestPlatform];
    const site = await one.makeMerchant();
    const [game] = await someGames(one, site, 'SPORTS', 'Five-a-Side Sprint');
    const purse = `vendor:${game!.vassalage}`;
    const players = [];
    for (let player = 0; player < 4; player += 1) {
      const member = await one.makeMember(site, { balance: '100' });
      const token = await one.login(site, member);
      const body = { from: 'main', to: purse, amount: '100', key: `for the book ${player}` };
      await one.api('walletTransfer', { site, token, body });
      const visits = await Promise.all(instances.map((each) => visit(each, site, token, game!)));
      players.push({ member, token, visits });
    }
    const { body: book } = await vendorCall<BookAnswer>(one, 'GET', '/vendor/book', {
      token: players[0]!.visits[0]!.body.token,
    });
    const [first, second] = book.matches.filter(({ state, league }) => state === 'before' && /Fives/.test(league));
    const answers = await Promise.all(
      players.flatMap(({ visits }) =>
        Array.from({ length: 12 }, (_, at) => {
          // Legs stand in either order, and each key goes to both instances.
          const legs = [first!, second!].map(({ matchId }) => ({ matchId, market: 'result', side: 'home', odds: '1' }));
          const stake = '1.50';
          const body = { key: `b${at >> 1}`, stake, accept: 'any', legs: at % 4 < 2 ? legs : legs.toReversed() };
          return onceNotBusy(() =>
            vendorCall<SportBetAnswer>(instances[at % 2]!, 'POST', '/vendor/sport/bet', {
              token: visits[at % 2]!.body.token,
              body,
            }),
          );
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (let at = 0; at < answers.length; at += 2) expect(answers[at]?.body).toEqual(answers[at + 1]?.body);
    const ends = second!.startsAt + 291_000;
    for (const { clock } of instances) clock.advance(ends - clock.now.getTime());
    const open = () =>
      one.db.$count(sportBets, and(eq(sportBets.merchantCode, site.code), eq(sportBets.status, 'open')));
    expect(await open()).toBe(24);
    const settle = ({ db, clock }: TestPlatform) =>
      settleMatches(db, clock.now, (error) => {
        throw error;
      });
    // Either may be told that the other one is at it.
    do await Promise.all(instances.map(settle));
    while ((await open()) > 0);
    await Promise.all(instances.map(settle));
    for (const { member, token, visits } of players) {
      const told = await Promise.all(
        Array.from({ length: 6 }, (_, at) =>
          vendorCall<ToldBetsAnswer>(instances[at % 2]!, 'POST', '/vendor/sport/told', {
            ...{ token: visits[at % 2]!.body.token, body: { since: first!.startsAt } },
          }),
        ),
      );
      const ids = told.flatMap(({ body }) => body.bets.map(({ betId }) => betId));
      expect([ids.length, new Set(ids).size]).toEqual([6, 6]);
      const rows = await one.db.select().from(sportBets).where(eq(sportBets.memberId, member.id));
      const left = rows.reduce((sum, { stake, payout }) => sum.minus(stake).plus(payout), new Big(100));
      const query = { vendor: game!.vassalage };
      const there = (await two.api('vendorWallet', { site, token, query })).value.balance;
      const { wallets } = (await two.api('merchantWallet', { site, token })).value;
      const won = rows.filter(({ status }) => status === 'won');
      expect(await one.db.$count(messages, eq(messages.memberId, member.id))).toBe(won.length);
      expect([rows.length, there, wallets.find(({ code }) => code === purse)?.balance]).toEqual([
        6,
        left.toFixed(),
        left.toFixed(),
      ]);
    }
  });
});
