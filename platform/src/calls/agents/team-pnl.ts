import type { QueryOf, ValueOf } from '@foyer/shared/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { periodOf } from '../records/period';
import { BONUSES } from '../reports/profit-loss';
import { type Agent, type Days, decidedOf, moved, netOf, ofTeam, pathTo, type Result, teamAmong } from './team';

type TeamPnl = ValueOf<'teamPnl'>;

const AMOUNTS = ['stake', 'payout', 'rebate', 'bonus'] as const;

/** What each direct member of an agent, or of a member of the team, won and lost together with everybody below (B020). */
export async function teamPnlOf(db: Db, agent: Agent, query: QueryOf<'teamPnl'>): Promise<TeamPnl> {
  const { startDate, endDate, zone, memberId } = query;
  const asked: Days = { period: periodOf(startDate, endDate, zone), zone };
  const level = { ...agent, id: memberId ?? agent.id };
  const path = memberId === undefined ? [] : await pathTo(db, agent, memberId);
  const lines = await linesOf(db, level, asked, query);
  return { path, ...(memberId === undefined ? {} : { own: await ownOf(db, level, asked) }), ...lines };
}

/** Everybody below each direct member, that member included, with the member as `line_id`. */
const below = ({ id }: Agent): SQL => sql`
  select id as line_id, id as member_id from members where upline_id = ${id}
  union all
  select direct.id, t.member_id from members direct
  cross join lateral (select member_id from team_members where ancestor_id = direct.id offset 0) t
  where direct.upline_id = ${id}`;

/** A free account has no figures of its own (B008). */
const oneMember = (id: number): SQL =>
  sql`(select id as member_id, id as line_id from members where id = ${id} and type <> 4) team`;

/**
 * Sums of each line with figures. `lines` says the line of each member of the `team` and may have others: where it is the pairs that
 * a team was made of, a plan knows how many there are. Of a team it takes some ten, and would compare each figure with each member.
 */
const sumsOf = (team: SQL, lines: SQL, agent: Agent, asked: Days): SQL => sql`(
  select line_id, sum(stake) as stake, sum(payout) as payout, sum(rebate) as rebate, sum(bonus) as bonus from (
    select line_id, stake, payout, 0 as rebate, 0 as bonus from ${decidedOf(team, agent, asked)} join ${lines} using (member_id)
    union all
    select line_id, 0, 0, case when kind = 'rebate' then amount else 0 end, case when kind = 'rebate' then 0 else amount end
    from ${ofTeam(team, moved(['rebate', ...BONUSES]), asked)} join ${lines} using (member_id)
  ) figures group by line_id
)`;

const text = (amount: SQL) => sql<string>`trim_scale(coalesce(${amount}, 0))::text`;
const withNet = <T extends Result>(result: T): T & { net: string } => ({ ...result, net: netOf(result) });

/** A member's own figures, which are no line of the member's level. */
async function ownOf(db: Db, member: Agent, asked: Days): Promise<TeamPnl['totals']> {
  const [row] = await db
    .select({ ...figures('own') })
    .from(
      sql`(select 1) one left join ${sumsOf(oneMember(member.id), oneMember(member.id), member, asked)} own on true`,
    );
  return withNet(row ?? { stake: '0', payout: '0', rebate: '0', bonus: '0' });
}

const figures = (table: string) => {
  const of = (name: (typeof AMOUNTS)[number]) => text(sql.raw(`${table}.${name}`));
  return { stake: of('stake'), payout: of('payout'), rebate: of('rebate'), bonus: of('bonus') };
};

type Lines = Omit<TeamPnl, 'path' | 'own'>;

async function linesOf(db: Db, level: Agent, asked: Days, query: QueryOf<'teamPnl'>): Promise<Lines> {
  const { pageNo, pageSize } = query;
  const sums = AMOUNTS.map((name) => sql.raw(`coalesce(sums.${name}, 0) as ${name}`));
  const every = sql`
    with ${teamAmong(level, below(level))},
    sums as materialized ${sumsOf(sql`team`, sql`pair`, level, asked)},
    lines as materialized (
      select m.id, m.username, ${sql.join(sums, sql`, `)} from members m left join sums on sums.line_id = m.id
      where m.upline_id = ${level.id} and m.merchant_code = ${level.merchantCode} and (m.type <> 4 or m.id in (select line_id from team))
    ),
    wanted as materialized (
      select *, payout - stake + rebate + bonus as net from lines
      ${query.lines === 'all' ? sql`` : sql`where stake <> 0 or payout <> 0 or rebate <> 0 or bonus <> 0`}
    ),
    page as (
      select *, row_number() over (order by ${orderOf(query)}) as place from wanted
      order by place limit ${pageSize} offset ${(pageNo - 1) * pageSize}
    ),
    sizes as (select line_id, count(*) filter (where member_id <> line_id) as size from team group by line_id),
    totals as (
      select count(*) as rows, sum(stake) as stake, sum(payout) as payout, sum(rebate) as rebate, sum(bonus) as bonus from wanted
    )
    select json_build_object(
      'totals', (select json_build_object('rows', rows, ${textsOf('totals')}) from totals),
      'content', (
        select coalesce(json_agg(
          json_build_object('memberId', id, 'username', username, 'team', coalesce(size, 0), ${textsOf('page')}) order by place
        ), '[]') from page left join sizes on sizes.line_id = page.id
      )
    )::text`;
  const [row] = await db.select({ answer: sql<string>`(${every})` }).from(sql`(select 1) one`);
  const { totals, content } = JSON.parse(row?.answer ?? '') as {
    totals: Result & { rows: number };
    content: (Result & { memberId: number; username: string; team: number })[];
  };
  const { rows, ...sum } = totals;
  return {
    content: content.map(withNet),
    totals: withNet(sum),
    pageNum: pageNo,
    totalPages: Math.ceil(rows / pageSize),
    totalElements: rows,
  };
}

const textsOf = (table: string): SQL =>
  sql.join(
    AMOUNTS.map((name) => sql`${sql.raw(`'${name}'`)}, ${text(sql.raw(`${table}.${name}`))}`),
    sql`, `,
  );

/** The order of lines; equal figures stand by name. */
function orderOf({ order, direction }: QueryOf<'teamPnl'>): SQL {
  const column = order === 'username' ? sql`lower(username)` : sql.raw(order);
  return sql`${column} ${sql.raw(direction)}, lower(username), id`;
}
