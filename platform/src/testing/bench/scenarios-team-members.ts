import { sql } from 'drizzle-orm';
import { REPORT, type Scenario } from './scenario';
import { AGENT, MERCHANT } from './seed-sql';
import type { Stage } from './stage';

/** Direct members of the wide agent; fewer at smaller sizes. */
const MOST_DIRECT = 10_000;
const WIDE = 'wide';

interface Wide {
  readonly token: string;
  readonly direct: number;
}
const stages = new WeakMap<Stage, Promise<Wide>>();

/**
 * A large share of a small table is rightly read as a whole, so that the wide agent of a small merchant has a smaller share of
 * its members directly below. Each tenth of them has one member of their own.
 */
function wideAgent(stage: Stage): Promise<Wide> {
  const known = stages.get(stage) ?? makeWide(stage);
  stages.set(stage, known);
  return known;
}

async function makeWide({ platform: { db }, enter }: Stage): Promise<Wide> {
  const like = sql`(select password_hash from members where id = ${AGENT})`;
  const columns = sql`(merchant_code, username, nickname, password_hash, type, to_upline, upline_id, registered_at)`;
  const idOf = (name: string) => sql`(select id from members where merchant_code = ${MERCHANT} and username = ${name})`;
  const [known] = await db.select({ id: sql<string | null>`${idOf(WIDE)}::text` }).from(sql`(select 1) one`);
  if (known?.id === null) {
    await db.execute(
      sql`insert into members ${columns} values (${MERCHANT}, ${WIDE}, ${WIDE}, ${like}, 1, true, null, now())`,
    );
    await db.execute(sql`insert into members ${columns}
      select ${MERCHANT}, ${WIDE} || n, 'Member', 'none', 0, true, ${idOf(WIDE)}, now() - n * interval '1 minute'
      from generate_series(1, (select least(${MOST_DIRECT}::bigint, count(*) / case when count(*) < 50000 then 25 else 5 end) from members where merchant_code = ${MERCHANT})) n`);
    await db.execute(sql`insert into members ${columns}
      select ${MERCHANT}, 'below' || m.username, 'Member', 'none', 0, true, m.id, now() from members m
      where m.upline_id = ${idOf(WIDE)} and m.id % 10 = 0`);
    await db.execute(sql`insert into wallets (member_id, purse, merchant_code, balance)
      select m.id, purse, ${MERCHANT}, m.id % 1000 from members m, unnest(array['main', 'bonus', 'held']) purse
      where m.merchant_code = ${MERCHANT} and not exists (select from wallets w where w.member_id = m.id)`);
    await db.execute(sql`analyze members, wallets, team_members`);
  }
  const [row] = await db
    .select({ direct: sql<number>`count(*)`.mapWith(Number) })
    .from(sql`members where upline_id = ${idOf(WIDE)}`);
  return { token: await enter(WIDE), direct: row?.direct ?? 0 };
}

type Order = 'registered' | 'balance' | 'team';
const PAGE = 20;

const list = (
  label: string,
  order: Order,
  more: (wide: Wide) => Readonly<Record<string, string | number>> = () => ({}),
): Scenario => ({
  label,
  aim: REPORT,
  input: async (stage) => {
    const wide = await wideAgent(stage);
    return stage.from({ token: wide.token, query: { order, pageNo: 1, pageSize: PAGE, ...more(wide) } });
  },
});

/** Page 250 of 500; in the middle of fewer. */
const middle = ({ direct }: Wide) => ({ pageNo: Math.max(1, Math.floor(direct / PAGE / 2)) });

export const teamMembersScenarios: readonly Scenario[] = [
  list('wide, first page', 'registered'),
  list('wide, page 250', 'registered', middle),
  list('wide, by balance', 'balance'),
  list('wide, by balance, page 250', 'balance', middle),
  list('wide, by team', 'team'),
  list('wide, by team, page 250', 'team', middle),
  list('wide, a name', 'registered', () => ({ name: `${WIDE}12` })),
];
