import type { ValueOf } from '@foyer/shared/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CallContext } from '../../../base/call/call';
import { settlementShares, teamMembers } from '../../../base/db/schema';
import { Refusal } from '../../../base/refusals/refusal';
import { halfMonths, type Period } from '../../../base/time/periods';
import { FIGURES, figuresOf } from './figures';

type Lines = ValueOf<'dividendLines'>;
type Asked = CallContext<'dividendLines'>;

/**
 * What each direct member with their team brings into the base of a half month, the most first; with `memberId`, the direct members of
 * somebody in the team, and what that one did (B025). The first level of a counted half month is what was counted, the rest is as it is.
 *
 * @throws Refusal `request.invalid` when there is no such half month yet, `member.not.exist` for somebody who is not in the team
 */
export async function dividendLinesOf(asked: Asked): Promise<Lines> {
  const { db, site, session, query, now } = asked;
  const { memberId, pageNo, pageSize } = query;
  const period = halfMonths.named(query.period, site.timeZone);
  if (period === undefined || period.from > now) throw new Refusal('request.invalid', undefined, 400);
  if (memberId !== undefined) await demandInTeam(asked, memberId);
  const of = memberId ?? session.member.id;
  const counted = memberId === undefined && (await isCounted(asked));
  const source = counted ? countedLines(asked) : linesBelow(site.code, period, of);
  const listed = sql`(
    select d.id, d.username, l.*, exists (select from members e where e.upline_id = d.id) as has_team
    from members d left join ${source} l on l.from_id = d.id
    where d.upline_id = ${of} and (d.type <> 4 or l.from_id is not null)
  )`;
  const [row] = await db.select({ count: sql<string>`count(*)::text` }).from(sql`${listed} line`);
  const rows = await db
    .select({
      id: sql<string>`id::text`,
      username: sql<string>`username`,
      hasTeam: sql<boolean>`has_team`,
      ...figures,
    })
    .from(sql`${listed} line`)
    .orderBy(sql`abs(coalesce(base, 0)) desc, lower(username), id`)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const totalElements = Number(row?.count ?? 0);
  return {
    ...(memberId === undefined ? {} : { own: await ownOf(asked, period, memberId) }),
    content: rows.map(({ id, ...line }) => ({ ...line, memberId: Number(id) })),
    pageNum: pageNo,
    totalPages: Math.ceil(totalElements / pageSize),
    totalElements,
  };
}

async function demandInTeam({ db, session }: Asked, memberId: number): Promise<void> {
  const [row] = await db
    .select({ id: teamMembers.memberId })
    .from(teamMembers)
    .where(and(eq(teamMembers.ancestorId, session.member.id), eq(teamMembers.memberId, memberId)));
  if (row === undefined) throw new Refusal('member.not.exist');
}

async function isCounted({ db, site, session, query }: Asked): Promise<boolean> {
  const [row] = await db
    .select({ period: settlementShares.period })
    .from(settlementShares)
    .where(
      and(
        eq(settlementShares.merchantCode, site.code),
        eq(settlementShares.kind, 'dividend'),
        eq(settlementShares.period, query.period),
        eq(settlementShares.memberId, session.member.id),
      ),
    );
  return row !== undefined;
}

const text = (value: SQL) => sql<string>`trim_scale(coalesce(${value}, 0))::text`;
const figures = {
  stake: text(sql`stake`),
  payout: text(sql`payout`),
  rebate: text(sql`rebate`),
  bonus: text(sql`bonus`),
  salary: text(sql`salary`),
  base: text(sql`base`),
};

function countedLines({ site, session, query }: Asked): SQL {
  const noted = sql.raw(FIGURES.map((name) => `(p.note ->> '${name}')::numeric as ${name}`).join(', '));
  return sql`(
    select p.from_id, ${noted}, p.turnover as base from settlement_parts p
    where p.member_id = ${session.member.id} and p.kind = 'dividend' and p.merchant_code = ${site.code}
      and p.period = ${query.period} and p.category = ''
  )`;
}

const summed = sql.raw(
  [
    ...FIGURES.map((name) => `sum(f.${name}) as ${name}`),
    'sum(f.stake - f.payout - f.rebate - f.bonus - f.salary) as base',
  ].join(', '),
);

function linesBelow(merchantCode: string, period: Period, of: number): SQL {
  const below = sql`
    select d.id as from_id, m.id as member_id from members d
    cross join lateral (
      select d.id as id union all select t.member_id from team_members t where t.ancestor_id = d.id
    ) b
    join members m on m.id = b.id
    where d.upline_id = ${of} and m.type <> 4`;
  return sql`(
    with below as (${below})
    select b.from_id, ${summed}
    from below b join ${figuresOf(merchantCode, period, sql`select member_id from below`)} f on f.member_id = b.member_id
    group by b.from_id
  )`;
}

async function ownOf({ db, site }: Asked, period: Period, memberId: number): Promise<Lines['content'][number]> {
  const self = sql`select id as member_id from members where id = ${memberId} and type <> 4`;
  const source = sql`(
    select m.username, f.* from members m left join (
      select f.member_id, ${summed} from ${figuresOf(site.code, period, self)} f group by f.member_id
    ) f on f.member_id = m.id where m.id = ${memberId}
  ) own`;
  const [row] = await db.select({ username: sql<string>`username`, ...figures }).from(source);
  if (row === undefined) throw new Refusal('member.not.exist');
  return { memberId, hasTeam: false, ...row };
}
