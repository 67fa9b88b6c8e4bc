import type { BetRecord, QueryOf, ValueOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Catalogue } from '../../base/catalogue/catalogue';
import type { Db } from '../../base/db/database';
import { bets, games } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import { type Asked, betsBegin, type Hourly, idsOfPage, markOf } from '../records/hours';
import { pagesOf } from '../records/pages';
import { type Period, periodOf } from '../records/period';
import { sumsOf } from './sums';

/** One page of a member's bets, newest first, with totals and days of the whole period. */
export async function betRecordsOf(
  db: Db,
  catalogue: Catalogue,
  member: Member,
  query: QueryOf<'betRecords'>,
): Promise<ValueOf<'betRecords'>> {
  const { pageNo, pageSize, zone } = query;
  const period = periodOf(query.startDate, query.endDate, zone);
  const asked: Asked = { memberId: member.id, period, zone, upTo: markOf(query.upTo) };
  const source = hourlyBets(member, query);
  const { totals, days } = await sumsOf(db, source, asked);
  const totalPages = pagesOf(totals.count, pageSize);
  const content =
    pageNo > totalPages ? [] : await pageOf(db, catalogue, period, await idsOfPage(db, source, asked, query));
  return { content, pageNum: pageNo, totalPages, totals, days };
}

function hourlyBets({ merchantCode }: Member, { gameType, status }: QueryOf<'betRecords'>): Hourly {
  const conditions: SQL[] = [];
  if (gameType !== undefined && gameType !== '') conditions.push(sql`game_type = ${gameType}`);
  if (status !== undefined && status !== '') conditions.push(sql`status = ${status}`);
  return {
    // The list ends where the rows do.
    sums: sql`(select * from bet_hours where hour >= ${betsBegin}) kept`,
    // The index of bets begins with the merchant.
    rows: sql`(select * from bets where merchant_code = ${merchantCode}) bets`,
    at: sql`placed_at`,
    ofSums: sql`status, count, stake, payout`,
    ofRows: sql`status, 1 as count, stake, payout`,
    filter: sql.join([sql`true`, ...conditions], sql` and `),
  };
}

async function pageOf(
  db: Db,
  catalogue: Catalogue,
  { from, to }: Period,
  ids: readonly number[],
): Promise<BetRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ bet: bets, game: games })
    .from(bets)
    .leftJoin(games, eq(games.nodeId, bets.nodeId))
    // The times leave all other months unread.
    .where(and(inArray(bets.id, [...ids]), gte(bets.placedAt, from), lt(bets.placedAt, to)))
    .orderBy(desc(bets.placedAt), desc(bets.id));
  return rows.map((row) => recordOf(row, catalogue));
}

interface BetRow {
  readonly bet: typeof bets.$inferSelect;
  readonly game: typeof games.$inferSelect | null;
}

export function recordOf({ bet, game }: BetRow, { vendorOf }: Catalogue): BetRecord {
  const vassalage = game?.vassalage ?? '';
  const vendorName = vendorOf(vassalage)?.accountTypeName;
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
