import { and, eq, sql } from 'drizzle-orm';
import { members } from '../../base/db/schema';
import { DAY, largeTeam } from '../../jobs/settlements/large-team.testing';
import { openTestDatabase, type TestDatabase } from '../../testing/database';
import { plansOf } from '../../testing/plans';
import { openTestPostgres, type TestPostgres } from '../../testing/postgres';
import { statementsOf } from '../../testing/statements';
import { teamPnlOf } from './team-pnl';

jest.setTimeout(120_000);

let server: TestPostgres;
let url: string;
let first: TestDatabase;
beforeAll(async () => {
  server = await openTestPostgres();
  url = await server.freshDatabase();
  first = await openTestDatabase({ url });
});
afterAll(async () => {
  await first?.close();
  await server?.close();
});

const TEAM = 3_000;
/** One of so many members has a rebate. */
const FEW = 30;

it('a large team, few of whom had a rebate that day, is not compared figure by figure with all its members', async () => {
  const { site } = await largeTeam(first, url, { members: TEAM, betsEach: 1 });
  await first.db.execute(sql`
    insert into movement_hours (member_id, hour, kind, count, money_in, money_out)
    select id, hour, 'rebate', 1, 1, 0
    from members, generate_series('2026-01-01'::timestamptz, '2026-01-01T20:00:00Z', '1 hour') hour
    where merchant_code = ${site.code} and type = 0
    union all
    select id, ${`${DAY}T06:00:00Z`}, 'rebate', 1, 1, 0 from members
    where merchant_code = ${site.code} and type = 0 and id % ${FEW} = 0`);
  await first.db.execute(sql`analyze`);
  const [agent] = await first.db
    .select({ id: members.id, merchantCode: members.merchantCode })
    .from(members)
    .where(and(eq(members.merchantCode, site.code), eq(members.type, 1)));
  if (agent === undefined) throw new Error('The team has no agent');
  const days = { startDate: DAY, endDate: DAY, zone: 0 };
  const { answer, statements } = await statementsOf(() =>
    teamPnlOf(first.db, agent, { ...days, pageNo: 1, pageSize: 20, lines: 'active', order: 'net', direction: 'desc' }),
  );
  expect(answer.totals).toMatchObject({ stake: `${TEAM * 10}`, rebate: `${TEAM / FEW}` });
  const rows = (await plansOf(url, statements)).flatMap(({ scans }) => scans).reduce((sum, scan) => sum + scan.rows, 0);
  expect(rows).toBeLessThan(12 * TEAM);
});
