import type { QueryOf, ValueOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { CallContext } from '../../../base/call/call';
import type { Catalogue } from '../../../base/catalogue/catalogue';
import type { Db } from '../../../base/db/database';
import { bets, games, lotteryOrders, members, teamMembers } from '../../../base/db/schema';
import { isTrial } from '../../../base/members/agency';
import { Refusal } from '../../../base/refusals/refusal';
import { daysFrom } from '../../../base/time/days';
import { recordOf } from '../../bets/records';
import { orderNoOf } from '../../lottery/orders';
import { betsBegin, type Hourly } from '../../records/hours';
import { type Period, periodOf } from '../../records/period';
import { BONUSES } from '../../reports/profit-loss';
import { type Agent, type Days, decidedOf, moved, netOf, ofTeam, teamOf } from '../team';
import { pageOfBets, placeOf } from './page-of-bets';

type TeamBets = ValueOf<'teamBets'>;
type Query = QueryOf<'teamBets'>;

/** Longest range of one request, in days (B019). */
const MOST_DAYS = 31;

/**
 * The bets of an agent's team, newest first, and what the range came to: by the day they were placed on, and by the day they were
 * decided on as in the team's overview and profit (B008, B019, B020).
 *
 * @throws Refusal `request.invalid` for a range that is too long; `member.not.exist` for anybody outside of the team
 */
export async function teamBetsOf(
  { db, session, query, now }: CallContext<'teamBets'>,
  catalogue: Catalogue,
): Promise<TeamBets> {
  const { startDate, endDate, zone, pageSize, before } = query;
  const asked: Days = { period: periodOf(startDate, endDate, zone), zone };
  if (daysFrom(startDate, endDate) >= MOST_DAYS) throw new Refusal('request.invalid', undefined, 400);
  const agent = session.member;
  const { merchantCode } = agent;
  const team = query.member === undefined ? teamOf(agent) : onlyOne(await memberOf(db, agent, query.member));
  const filter = filterOf(query);
  const place = before === undefined ? undefined : placeOf(before);
  const [found, sums] = await Promise.all([
    pageOfBets(db, { team, merchantCode, period: asked.period, filter, before: place, pageSize }, now),
    before === undefined ? sumsOf(db, team, agent, asked, query) : {},
  ]);
  const page = found.slice(0, pageSize);
  const last = found.length > pageSize ? page.at(-1) : undefined;
  const content = await betsOf(
    db,
    catalogue,
    asked.period,
    page.map(({ id }) => id),
  );
  return { content, ...(last === undefined ? {} : { next: last.place }), ...sums };
}

const onlyOne = (id: number): SQL => sql`(select ${id}::bigint as member_id) team`;

function filterOf({ gameType, status }: Query): SQL {
  const conditions = [sql`true`];
  if (gameType !== undefined) conditions.push(sql`game_type = ${gameType}`);
  if (status !== undefined) conditions.push(sql`status = ${status}`);
  return sql.join(conditions, sql` and `);
}

/** The member of the team with a name; looked for by the name alone first, since that has an index. */
async function memberOf(db: Db, agent: Agent, username: string): Promise<number> {
  const [found] = await db
    .select({ id: members.id, type: members.type })
    .from(members)
    .where(
      and(eq(members.merchantCode, agent.merchantCode), sql`lower(${members.username}) = lower(${username}::text)`),
    );
  if (found === undefined || found.id === agent.id || isTrial(found.type)) throw new Refusal('member.not.exist');
  const [below] = await db
    .select({ depth: teamMembers.depth })
    .from(teamMembers)
    .where(and(eq(teamMembers.ancestorId, agent.id), eq(teamMembers.memberId, found.id)));
  if (below === undefined) throw new Refusal('member.not.exist');
  return found.id;
}

async function betsOf(
  db: Db,
  catalogue: Catalogue,
  { from, to }: Period,
  ids: readonly number[],
): Promise<TeamBets['content']> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      ...{ bet: bets, game: games, order: lotteryOrders.id },
      username: sql<string>`(select m.username from members m where m.id = bets.member_id)`,
    })
    .from(bets)
    .leftJoin(games, eq(games.nodeId, bets.nodeId))
    .leftJoin(lotteryOrders, eq(lotteryOrders.betId, bets.id))
    // The times leave all other months unread.
    .where(and(inArray(bets.id, [...ids]), gte(bets.placedAt, from), lt(bets.placedAt, to)));
  const byId = new Map(rows.map((row) => [row.bet.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const { bet, username, order } = row;
    const named = order === null ? {} : { order: orderNoOf(order) };
    return [{ ...recordOf(row, catalogue), memberId: bet.memberId, username, ...named }];
  });
}

type Sums = Pick<TeamBets, 'totals' | 'decided'>;

/** Rebates and bonuses belong to no category and no state, so what was decided is told of all bets alone. */
async function sumsOf(db: Db, team: SQL, agent: Agent, asked: Days, query: Query): Promise<Sums> {
  const narrowed = query.gameType !== undefined || query.status !== undefined;
  const [totals, decided] = await Promise.all([
    totalsOf(db, team, agent, asked, query),
    narrowed ? undefined : decidedIn(db, team, agent, asked),
  ]);
  return { totals, ...(decided === undefined ? {} : { decided }) };
}

const text = (amount: SQL) => sql<string>`trim_scale(coalesce(sum(${amount}), 0))::text`;

/** Bets by the moment they were placed. */
async function totalsOf(db: Db, team: SQL, { merchantCode }: Agent, asked: Days, query: Query) {
  const placed: Hourly = {
    // As the list, which ends where the rows do.
    sums: sql`(select * from bet_hours where hour >= ${betsBegin}) kept`,
    rows: sql`(select * from bets where merchant_code = ${merchantCode}) bets`,
    at: sql`placed_at`,
    ofSums: sql`status, count, stake, payout`,
    ofRows: sql`status, 1 as count, stake, payout`,
    filter: filterOf(query),
  };
  const [row] = await db
    .select({
      count: sql<number>`coalesce(sum(count), 0)`.mapWith(Number),
      stake: text(sql`stake`),
      payout: text(sql`payout`),
      settledStake: text(sql`case when status <> 'open' then stake end`),
      settledPayout: text(sql`case when status <> 'open' then payout end`),
      openStake: text(sql`case when status = 'open' then stake end`),
    })
    .from(ofTeam(team, placed, asked));
  const { settledStake = '0', settledPayout = '0', ...totals } = row ?? {};
  return {
    ...{ count: 0, stake: '0', payout: '0', openStake: '0', ...totals },
    net: new Big(settledPayout).minus(settledStake).toFixed(),
  };
}

/** The same figures as of the team's overview and profit. */
async function decidedIn(db: Db, team: SQL, agent: Agent, asked: Days): Promise<NonNullable<TeamBets['decided']>> {
  const [row] = await db
    .select({
      stake: text(sql`stake`),
      payout: text(sql`payout`),
      rebate: text(sql`case when kind = 'rebate' then amount end`),
      bonus: text(sql`case when kind <> 'rebate' then amount end`),
    })
    .from(
      sql`(
        select stake, payout, null as kind, 0 as amount from ${decidedOf(team, agent, asked)}
        union all
        select 0, 0, kind, amount from ${ofTeam(team, moved(['rebate', ...BONUSES]), asked)}
      ) figures`,
    );
  const sums = row ?? { stake: '0', payout: '0', rebate: '0', bonus: '0' };
  return { ...sums, net: netOf(sums) };
}
