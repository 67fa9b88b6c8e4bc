import Big from 'big.js';
import { and, eq, sql } from 'drizzle-orm';
import type { OpenedDatabase } from '../../base/db/database';
import { openDatabase } from '../../base/db/open';
import { ledgerMovements, settlementRuns } from '../../base/db/schema';
import { placeBet, playBet, settleBet } from '../../base/money/bets';
import { openTestDatabase, type TestDatabase } from '../../testing/database';
import { plansOf } from '../../testing/plans';
import { openTestPostgres, type TestPostgres } from '../../testing/postgres';
import { statementsOf } from '../../testing/statements';
import { ensureClock } from './clocks';
import { compute } from './compute';
import { DAY, largeTeam, type Team } from './large-team.testing';
import { rebate } from './rebate';
import { settle } from './settle';

jest.setTimeout(300_000);

const NOW = new Date('2026-03-14T01:00:00Z');

let server: TestPostgres;
let url: string;
let first: TestDatabase;
let second: OpenedDatabase;
beforeAll(async () => {
  server = await openTestPostgres();
  url = await server.freshDatabase();
  first = await openTestDatabase({ url });
  second = await openDatabase({ url });
});
afterAll(async () => {
  await first?.close();
  await second?.close();
  await server?.close();
});

/** Fifteen bets each. */
const teamOf = (members: number) => largeTeam(first, url, { members, betsEach: 15 });

/** Opens a run as `settle` does, so that `compute` alone can be looked at. */
async function openRun({ job: { site, period }, job }: Team): Promise<void> {
  await ensureClock(first.db, rebate, site);
  const run = {
    merchantCode: site.code,
    kind: rebate.kind,
    period: period.name,
    startsAt: period.from,
    endsAt: period.to,
  };
  await first.db.insert(settlementRuns).values(run);
  expect(job.period.name).toBe(DAY);
}

/** Statements that work a run out, and the rows that their plans read. */
async function reckoned(team: Team) {
  await openRun(team);
  const { statements } = await statementsOf(() => compute(first.db, rebate, team.job));
  const work = statements.filter(({ text }) => /^\s*(insert|with|update|select)/i.test(text));
  return { count: statements.length, work };
}

const rowsIn = async (statements: Awaited<ReturnType<typeof reckoned>>['work']) =>
  (await plansOf(url, statements)).flatMap(({ scans }) => scans).reduce((sum, { rows }) => sum + Math.round(rows), 0);

it('a run is worked out in the same few statements however many members there are, and reads rows in step with them', async () => {
  const [small, large] = [await teamOf(100), await teamOf(300)];
  const few = await reckoned(small);
  const many = await reckoned(large);
  const paying = await statementsOf(() => settle(first.db, rebate, large.job, () => NOW));
  // What is worked out already is read again by its query alone.
  const parts = async ({ job }: Team) => {
    const { statements } = await statementsOf(async () =>
      first.db.execute(await rebate.parts(first.db, job).then((query) => query)),
    );
    return rowsIn(statements);
  };
  const [read, readOfMany] = [await parts(small), await parts(large)];
  await proves('F-JOB-10', async () => {
    expect([many.count, many.count < 30]).toEqual([few.count, true]);
    // Each member has 15 bets in some five hours; the sums by the hour are read, never the bets.
    expect([readOfMany, readOfMany < 40 * 300]).toEqual([readOfMany, true]);
    expect([read, readOfMany, readOfMany < 3.6 * read]).toEqual([read, readOfMany, true]);
    // Payments are movements of each member; no more statements than a few for each.
    const perMember = paying.statements.length / 301;
    expect([perMember, perMember < 6]).toEqual([perMember, true]);
    // 290 members at 0.5 % of 150, their heads at 0.8 % and the difference, the agent the rest of 1 %.
    expect(new Big(paying.answer.sum).toFixed(2)).toBe(new Big(300).times(150).times('0.01').toFixed(2));
    expect(paying.answer.members).toBe(301);
  });
});

it('bets are placed and settled while a run is being worked out, and none waits for it', async () => {
  const team = await teamOf(100);
  await openRun(team);
  const { site, player } = team;
  const wish = (reference: string) => ({
    ...{ site, member: player, nodeId: 1, gameType: 'SLOTS', stake: '1', at: NOW, reference },
  });
  const order: string[] = [];
  await proves('F-JOB-10', async () => {
    await first.db
      .transaction(async (tx) => {
        await compute(tx, rebate, team.job);
        // Still open: whatever the run has locked is locked until it commits.
        await second.db.transaction(async (other) => {
          await other.execute(sql`set local lock_timeout = '5s'`);
          const open = await placeBet(other, wish(`during ${player.id}`));
          await settleBet(other, open, { status: 'won', payout: '2' }, NOW);
          await playBet(other, wish(`played ${player.id}`), { status: 'lost', payout: '0' });
        });
        order.push('bet');
      })
      .then(() => order.push('run'));
    expect(order).toEqual(['bet', 'run']);
    const stakes = and(eq(ledgerMovements.memberId, player.id), eq(ledgerMovements.kind, 'bet.stake'));
    expect(await first.db.select().from(ledgerMovements).where(stakes)).toHaveLength(2);
    const outcome = await settle(first.db, rebate, team.job, () => NOW);
    expect(outcome).toEqual({ members: 101, sum: '150.00' });
  });
});

it('only the members of one small batch wait for their payment, and for no other', async () => {
  const team = await teamOf(100);
  const locked = new Set<number>();
  const { statements } = await statementsOf(() => settle(first.db, rebate, team.job, () => NOW));
  let most = 0;
  for (const { text, values } of statements) {
    if (/^\s*(begin|commit)/i.test(text)) locked.clear();
    if (!/from "wallets".*for update/i.test(text)) continue;
    for (const value of values) if (typeof value === 'number' || /^\d+$/.test(String(value))) locked.add(Number(value));
    most = Math.max(most, locked.size);
  }
  await proves('F-JOB-10', () => expect([most, most > 0 && most <= 10]).toEqual([most, true]));
});
