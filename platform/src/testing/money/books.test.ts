import { sql } from 'drizzle-orm';
import { openTestPostgres, type TestPostgres } from '../postgres';
import { acts, openWorld } from './acts';
import { type Answered, type Audited, type MoneyStage, openMoneyStage } from './stage';
import type { World } from './world';

jest.setTimeout(600_000);

const SEED = Number(process.env['MONEY_SEED'] ?? 20_261_123);
const AUDITS = 50;
/** Refusals that are the members' own affair; anything else that is not an answer is a fault. */
const statuses = [200, 201, 400, 402, 404, 409];

let server: TestPostgres;
beforeAll(async () => {
  server = await openTestPostgres();
});
afterAll(() => server?.close());

async function movementsOf({ instances, site }: MoneyStage): Promise<{ kind: string; count: number }[]> {
  const { rows } = (await instances[0]!.db.execute(
    sql`select kind, count(*)::int as count from ledger_movements where merchant_code = ${site.code} group by 1`,
  )) as unknown as { rows: { kind: string; count: number }[] };
  return rows;
}

const total = (all: readonly { count: number }[]) => all.reduce((sum, { count }) => sum + count, 0);

/** Lets `many` act at once, with an audit in their midst each time, until enough was moved and audited. */
async function run(world: World, wanted: number, many: number): Promise<{ answers: Answered[]; audits: Audited[] }> {
  const { stage, chance } = world;
  const answers: Answered[] = [];
  const audits: Audited[] = [];
  while (audits.length < AUDITS || total(await movementsOf(stage)) < wanted) {
    const acting = Array.from({ length: many }, () => (chance.pick(acts) as (typeof acts)[number])(world));
    const [audit] = await Promise.all([stage.audit(audits.length), ...acting]);
    audits.push(audit);
    answers.push(...(await Promise.all(acting)));
    stage.advance(7_000);
  }
  return { answers, audits };
}

async function expectClean({ answers, audits }: Awaited<ReturnType<typeof run>>, stage: MoneyStage): Promise<void> {
  expect(answers.filter(({ status }) => !statuses.includes(status))).toEqual([]);
  expect(audits.length).toBeGreaterThanOrEqual(AUDITS);
  expect(audits.filter(({ sum, different }) => sum !== '0' || different.length > 0)).toEqual([]);
  expect(await stage.audit()).toMatchObject({ sum: '0', different: [] });
  const below = await stage.instances[0]!.db.execute(sql`select 1 from wallets where balance < 0`);
  expect(below).toMatchObject({ rows: [] });
}

describe('the books of a merchant, while money moves in every way there is, at random and at once', () => {
  it('on Postgres, over two instances: come to zero, each purse as the ledger has it', async () => {
    const stage = await openMoneyStage({ url: await server.freshDatabase() });
    const world = await openWorld(stage, SEED);
    // F-MONEY-01 is claimed here once withdrawals and their cancelling are among the acts.
    await proves('F-MONEY-02', async () => {
      const done = await run(world, 2_000, 24);
      const moved = await movementsOf(stage);
      const kinds = ['deposit', 'bet.stake', 'bet.payout', 'bonus', 'bonus.release'];
      expect(moved.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
      await expectClean(done, stage);
    });
    await proves('F-MONEY-01', async () => {
      const { username, id } = world.players[1]!.member;
      await stage
        .at(0)
        .db.execute(sql`update wallets set balance = balance + 0.0001 where member_id = ${id} and purse = 'main'`);
      expect(await stage.audit()).toMatchObject({ sum: '0.0001', different: [{ member: username, purse: 'main' }] });
    });
    await stage.close();
  });

  it('on the embedded database: each purse as the ledger has it', async () => {
    const stage = await openMoneyStage({ memory: true });
    const world = await openWorld(stage, SEED + 1);
    await proves('F-MONEY-02', async () => expectClean(await run(world, 400, 8), stage));
    await stage.close();
  });
});
