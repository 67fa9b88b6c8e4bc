import { sql } from 'drizzle-orm';
import { REPORT, type Scenario } from './scenario';
import { HEAVY, MERCHANT } from './seed-sql';
import type { Stage } from './stage';

type Query = Readonly<Record<string, string | number>>;

const DEEP = 100_000;
const cursors = new WeakMap<Stage, Promise<string>>();

/** The place after 100,000 bets of the range, or after four fifths of a smaller one. The team is the whole merchant. */
function deepIn(stage: Stage): Promise<string> {
  const known = cursors.get(stage) ?? findDeep(stage);
  cursors.set(stage, known);
  return known;
}

async function findDeep({ platform, day }: Stage): Promise<string> {
  const all = sql`select placed_at, id from bets where merchant_code = ${MERCHANT} and placed_at >= ${day(30)}::date`;
  const [row] = await platform.db
    .select({ place: sql<string>`(extract(epoch from placed_at) * 1000000)::bigint || '-' || id` })
    .from(
      sql`(${all} order by placed_at desc, id desc limit 1 offset (select least(${DEEP}, count(*) * 4 / 5) from (${all}) every)) deep`,
    );
  if (row === undefined) throw new Error('the team has no bets');
  return row.place;
}

const list = (label: string, more: (stage: Stage) => Query | Promise<Query> = () => ({})): Scenario => ({
  label,
  aim: REPORT,
  input: async (stage) => {
    const { tokens, day, from } = stage;
    const query = { startDate: day(30), endDate: day(0), zone: 420, pageSize: 20, ...(await more(stage)) };
    return from({ token: tokens.agent, query });
  },
});

const deep = async (stage: Stage) => ({ before: await deepIn(stage) });
const one = { member: `m${HEAVY}` };

export const teamBetsScenarios: readonly Scenario[] = [
  list('whole merchant, first page'),
  list('whole merchant, deep inside', deep),
  list('whole merchant, won alone', () => ({ status: 'won' })),
  list('whole merchant, zone +5:45', () => ({ zone: 345 })),
  list('one member, first page', () => one),
  list('one member, deep inside', async (stage) => ({ ...one, ...(await deep(stage)) })),
];
