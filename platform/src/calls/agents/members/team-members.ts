import type { QueryOf, ValueOf } from '@foyer/shared/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { CallContext } from '../../../base/call/call';
import type { Db } from '../../../base/db/database';
import { type Agent, pathTo } from '../team';

type TeamMembers = ValueOf<'teamMembers'>;
type Row = TeamMembers['content'][number];
type Query = QueryOf<'teamMembers'>;

/**
 * The direct members of an agent or of a member of the team, or those of the whole team whose name begins with some letters;
 * a team has no free accounts (B008).
 *
 * @throws Refusal `member.not.exist` for anybody outside of the team
 */
export async function teamMembersOf({
  db,
  session,
  query,
  now,
}: CallContext<'teamMembers'>): Promise<ValueOf<'teamMembers'>> {
  const agent = session.member;
  const { memberId, name, pageNo, pageSize } = query;
  const level: Agent = { id: memberId ?? agent.id, merchantCode: agent.merchantCode };
  const path = memberId === undefined ? [] : await pathTo(db, agent, memberId);
  const among = name === undefined ? directOf(level) : namedIn(agent, name);
  const [rows, opened, content, team] = await Promise.all([
    countOf(db, among),
    memberId === undefined ? [] : rowsOf(db, agent, oneMember(memberId), now),
    rowsOf(db, agent, pageOf(among, query), now),
    name === undefined ? countOf(db, sql`members m where m.id = ${level.id}`, teamSize) : undefined,
  ]);
  const paths = name === undefined ? undefined : await pathsTo(db, agent, content);
  return {
    path,
    ...(opened[0] === undefined ? {} : { opened: opened[0] }),
    content: paths === undefined ? content : content.map((row) => ({ ...row, path: paths.get(row.memberId) ?? [] })),
    ...(team === undefined ? {} : { team }),
    pageNum: pageNo,
    totalPages: Math.ceil(rows / pageSize),
    totalElements: rows,
  };
}

const directOf = ({ id, merchantCode }: Agent): SQL =>
  sql`members m where m.upline_id = ${id} and m.merchant_code = ${merchantCode} and m.type <> 4`;

/** Everybody of a team whose name begins with these letters, which are no pattern. */
const namedIn = ({ id, merchantCode }: Agent, letters: string): SQL => sql`members m
  where m.merchant_code = ${merchantCode} and m.type <> 4 and m.id <> ${id} and starts_with(lower(m.username), lower(${letters}::text))
    and exists (select from team_members t where t.ancestor_id = ${id} and t.member_id = m.id)`;

const teamSize = sql`(
  select count(*) from team_members t where t.ancestor_id = m.id and (select below.type from members below where below.id = t.member_id) <> 4
)`;
const balance = sql`(select coalesce(sum(w.balance), 0) from wallets w where w.member_id = m.id and w.purse <> 'held')`;

async function countOf(db: Db, among: SQL, what: SQL = sql`count(*)`): Promise<number> {
  const [row] = await db
    .select({ rows: sql<number>`counted.rows`.mapWith(Number) })
    .from(sql`(select ${what} as rows from ${among}) counted`);
  return row?.rows ?? 0;
}

const oneMember = (id: number): SQL => sql`(select ${id}::bigint as id, 1 as place) page`;

/** The ids of a page, with the place of each. Equal figures stand newest first. */
function pageOf(among: SQL, { order, pageNo, pageSize }: Query): SQL {
  const first = { registered: sql``, balance: sql`${balance} desc, `, team: sql`${teamSize} desc, ` }[order];
  const ordered = sql`select m.id from ${among} order by ${first}m.registered_at desc, m.id desc
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`;
  return sql`(select id, row_number() over () as place from (${ordered}) ordered) page`;
}

async function rowsOf(db: Db, agent: Agent, page: SQL, now: Date): Promise<Row[]> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const millis = (at: SQL) => sql`floor(extract(epoch from ${at}) * 1000)`;
  const rows = await db
    .select({
      memberId: sql<number>`m.id`.mapWith(Number),
      username: sql<string>`m.username`,
      type: sql<number>`m.type`,
      registeredAt: sql<number>`${millis(sql`m.registered_at`)}`.mapWith(Number),
      seenAt: sql<number | null>`${millis(sql`seen.at`)}`.mapWith(Number),
      online: sql<boolean>`exists (
        select from sessions s where s.member_id = m.id and s.created_at <= ${moment} and s.expires_at > ${moment}
      )`,
      balance: sql<string>`trim_scale(${balance})::text`,
      team: sql<number>`${teamSize}`.mapWith(Number),
      direct: sql<boolean>`m.upline_id = ${agent.id}`,
      firstPassword: sql<boolean>`m.upline_id = ${agent.id} and m.must_change_password and m.password_changed_at is null`,
    })
    .from(
      sql`${page} join members m on m.id = page.id cross join lateral (
        select greatest(
          (select max(s.last_seen_at) from sessions s where s.member_id = m.id),
          (select a.last_login_at from member_activity a where a.member_id = m.id)
        ) as at
      ) seen`,
    )
    .orderBy(sql`page.place`);
  return rows.map(({ seenAt, firstPassword, ...row }) => ({
    ...row,
    ...(seenAt === null ? {} : { seenAt }),
    ...(firstPassword ? { firstPassword } : {}),
  }));
}

/** The names between an agent and each of some members of the team. */
async function pathsTo(db: Db, agent: Agent, found: readonly Row[]): Promise<ReadonlyMap<number, TeamMembers['path']>> {
  const paths = new Map<number, TeamMembers['path']>();
  if (found.length === 0) return paths;
  const ids = sql.join(
    found.map(({ memberId }) => sql`${memberId}`),
    sql`, `,
  );
  const steps = await db
    .select({
      of: sql<number>`step.member_id`.mapWith(Number),
      memberId: sql<number>`above.id`.mapWith(Number),
      username: sql<string>`above.username`,
    })
    .from(
      sql`team_members step join members above on above.id = step.ancestor_id
        join team_members own on own.member_id = above.id and own.ancestor_id = ${agent.id}`,
    )
    .where(sql`step.member_id in (${ids})`)
    .orderBy(sql`step.depth desc`);
  for (const { of, ...step } of steps) paths.set(of, [...(paths.get(of) ?? []), step]);
  return paths;
}
