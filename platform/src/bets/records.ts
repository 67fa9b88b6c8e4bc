import type { BetRecord, QueryOf, ValueOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { findVendor } from '../catalogue/vendors';
import type { Db } from '../db/database';
import { bets, games } from '../db/schema';
import { pagesOf } from '../games/pages';
import type { Member } from '../members/member';
import { periodOf } from './period';

const settled = sql`${bets.status} <> 'open'`;
const sum = (what: SQL, when: SQL = sql`true`) =>
  sql<string>`trim_scale(coalesce(sum(${what}) filter (where ${when}), 0))::text`;
const stake = sql`${bets.stake}`;
const payout = sql`${bets.payout}`;

/** One page of a member's bets, newest first, with the totals and the days of the whole period. */
export async function betRecordsOf(
  db: Db,
  member: Member,
  query: QueryOf<'betRecords'>,
): Promise<ValueOf<'betRecords'>> {
  const { pageNo, pageSize } = query;
  const asked = conditions(member, query);
  const content = await db
    .select({ bet: bets, game: games })
    .from(bets)
    .leftJoin(games, eq(games.nodeId, bets.nodeId))
    .where(asked)
    .orderBy(desc(bets.placedAt), desc(bets.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const totals = await totalsOf(db, asked);
  const days = await daysOf(db, asked, query.zone);
  return { content: content.map(recordOf), pageNum: pageNo, totalPages: pagesOf(totals.count, pageSize), totals, days };
}

function conditions(member: Member, { startDate, endDate, zone, gameType, status }: QueryOf<'betRecords'>) {
  const { from, to } = periodOf(startDate, endDate, zone);
  return and(
    eq(bets.merchantCode, member.merchantCode),
    eq(bets.memberId, member.id),
    gte(bets.placedAt, from),
    lt(bets.placedAt, to),
    gameType === undefined || gameType === '' ? undefined : eq(bets.gameType, gameType),
    status === undefined || status === '' ? undefined : sql`${bets.status} = ${status}`,
  );
}

async function totalsOf(db: Db, asked: SQL | undefined) {
  const [row] = await db
    .select({
      count: sql<string | number>`count(*)`,
      stake: sum(stake),
      payout: sum(payout),
      net: sum(sql`${payout} - ${stake}`, settled),
      openStake: sum(stake, sql`${bets.status} = 'open'`),
    })
    .from(bets)
    .where(asked);
  if (row === undefined) throw new Error('a sum gave no row');
  return { ...row, count: Number(row.count) };
}

function daysOf(db: Db, asked: SQL | undefined, zone: number) {
  const date =
    sql<string>`to_char((${bets.placedAt} at time zone 'UTC') + make_interval(mins => ${zone}::int), 'YYYY-MM-DD')`.as(
      'date',
    );
  const days = db
    .select({ date, stake: bets.stake, payout: bets.payout })
    .from(bets)
    .where(and(asked, settled))
    .as('days');
  return db
    .select({ date: days.date, stake: sum(sql`${days.stake}`), payout: sum(sql`${days.payout}`) })
    .from(days)
    .groupBy(days.date)
    .orderBy(asc(days.date));
}

function recordOf({ bet, game }: { bet: typeof bets.$inferSelect; game: typeof games.$inferSelect | null }): BetRecord {
  const vassalage = game?.vassalage ?? '';
  const vendorName = findVendor(vassalage)?.accountTypeName;
  return {
    id: String(bet.id),
    nodeId: bet.nodeId,
    gameName: game?.gameName ?? '',
    gameType: bet.gameType,
    vassalage,
    ...(vendorName === undefined ? {} : { vendorName }),
    icon: game?.mobileSmallIcon ?? '',
    stake: new Big(bet.stake).toFixed(),
    payout: new Big(bet.payout).toFixed(),
    status: bet.status,
    placedAt: bet.placedAt.getTime(),
  };
}
