import type { AccountRecord, QueryOf, ValueOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { betKeys, bets, games, ledgerMovements } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import { placedBetween } from '../../base/money/bets';
import { pursesOfNumbers } from '../purses/transfers';
import { type Asked, type Hourly, idsOfPage, ledgerBegins, markOf, pieces } from '../records/hours';
import { pagesOf } from '../records/pages';
import { type Period, periodOf } from '../records/period';
import { counterpartsOf, isTransferNo } from '../transfers/numbers';
import { agencyMovements } from './agency-movements';
import { orderIdOf } from './orders';
import { type Kind, SHOWN, wordsOf } from './shown-kinds';

/**
 * The held amount of a withdrawal leaves it: the wallet saw it go when it was asked for. What a stake puts into jackpots is between
 * accounts of the house (decision 76).
 */
const notSeen = sql`kind not in ('withdraw.paid', 'jackpot.feed', 'jackpot.open', 'jackpot.seed')`;

const change = sql`moved(movement)`;

/** Movements by hour, with the change of all purses together. */
function hourlyMovements(wanted: Kind | undefined): Hourly {
  const words = wanted === undefined || wanted === 'adjustment' ? Object.keys(SHOWN) : wordsOf(wanted);
  const among = sql`kind in (${sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )})`;
  return {
    // The list ends where the rows do.
    sums: sql`(select * from movement_hours where hour >= ${ledgerBegins}) kept`,
    rows: sql`ledger_movements movement`,
    at: sql`at`,
    ofSums: sql`count, money_in, money_out`,
    ofRows: sql`1 as count, greatest(${change}, 0) as money_in, greatest(-${change}, 0) as money_out`,
    filter: wanted === undefined ? notSeen : wanted === 'adjustment' ? sql`not (${among}) and ${notSeen}` : among,
  };
}

/** One page of a member's account record, newest first, with totals of the whole period. */
export async function accountRecordsOf(
  db: Db,
  member: Member,
  query: QueryOf<'accountRecords'>,
): Promise<ValueOf<'accountRecords'>> {
  const { startDate, endDate, zone, kind, pageNo, pageSize } = query;
  const period = periodOf(startDate, endDate, zone);
  const asked: Asked = { memberId: member.id, period, zone, upTo: markOf(query.upTo) };
  const source = query.types === 'A' ? agencyMovements(member.id, kind) : hourlyMovements(kind);
  const totals = await totalsOf(db, source, asked);
  const totalPages = pagesOf(totals.count, pageSize);
  const content =
    pageNo > totalPages ? [] : await pageOf(db, member, period, await idsOfPage(db, source, asked, query));
  return { content, pageNum: pageNo, totalPages, totals };
}

async function totalsOf(db: Db, source: Hourly, asked: Asked) {
  const [sums] = await db
    .select({
      count: sql<string>`coalesce(sum(count), 0)::text`,
      in: sql<string>`coalesce(sum(money_in), 0)::text`,
      out: sql<string>`coalesce(sum(money_out), 0)::text`,
    })
    .from(sql`${pieces(source, asked)} piece`);
  if (sums === undefined) throw new Error('a sum gave no row');
  const [moneyIn, moneyOut] = [new Big(sums.in), new Big(sums.out)];
  return {
    count: Number(sums.count),
    in: moneyIn.toFixed(),
    out: moneyOut.toFixed(),
    net: moneyIn.minus(moneyOut).toFixed(),
  };
}

async function pageOf(
  db: Db,
  { id: memberId, merchantCode }: Member,
  { from, to }: Period,
  ids: readonly number[],
): Promise<AccountRecord[]> {
  if (ids.length === 0) return [];
  const { id, at, reference } = ledgerMovements;
  const rows = await db
    .select({ movement: ledgerMovements, key: betKeys })
    .from(ledgerMovements)
    .leftJoin(betKeys, and(eq(betKeys.merchantCode, merchantCode), eq(betKeys.reference, reference)))
    // The times leave all other months unread.
    .where(and(inArray(id, [...ids]), gte(at, from), lt(at, to)))
    .orderBy(desc(at), desc(id));
  const others = await counterpartsOf(
    db,
    memberId,
    rows.map(({ movement }) => movement.reference),
  );
  const ends = await pursesOfNumbers(
    db,
    memberId,
    rows.map(({ movement }) => movement.reference),
  );
  const played = await betsOfKeys(
    db,
    rows.flatMap(({ key }) => (key === null ? [] : [key])),
  );
  return rows.map(({ movement, key }) => {
    const { gameName = null, betId = null } = (key === null ? undefined : played.get(key.betId)) ?? {};
    const between = ends.get(movement.reference);
    const counterpart = others.get(movement.reference);
    return {
      ...recordOf(movement, gameName, betId),
      ...(counterpart === undefined ? {} : { counterpart }),
      ...(between === undefined ? {} : { between }),
    };
  });
}

/** The bets of keys with their games, but those of detached months. */
async function betsOfKeys(db: Db, keys: readonly (typeof betKeys.$inferSelect)[]) {
  if (keys.length === 0) return new Map<number, never>();
  const ids = keys.map(({ betId }) => betId);
  const rows = await db
    .select({ betId: bets.id, gameName: games.gameName })
    .from(bets)
    .leftJoin(games, eq(games.nodeId, bets.nodeId))
    .where(and(inArray(bets.id, ids), placedBetween(keys.map(({ placedAt }) => placedAt))));
  return new Map(rows.map((row) => [row.betId, row]));
}

/** Accounts that the balance sums up; as `moved()` in the database has it. */
const isInBalance = (account: string): boolean => account.startsWith('wallet:') && account !== 'wallet:held';

/** Kinds that are paid for a period, which their reference names: `rebate:2026-11-22`. */
const PERIODIC = new Set(['rebate', 'salary', 'salary.hour', 'dividend', 'cashback', 'referral']);

function recordOf(
  movement: typeof ledgerMovements.$inferSelect,
  gameName: string | null,
  betId: number | null,
): AccountRecord {
  const { id, kind, amount, debit, credit, balanceAfter, reference, at } = movement;
  // Other references, such as a round's id, mean nothing to a member.
  const isNumber = orderIdOf(reference) !== undefined || isTransferNo(reference) || /^V\d{1,15}$/.test(reference);
  const period = PERIODIC.has(kind) ? reference.slice(reference.indexOf(':') + 1) : undefined;
  const subject = gameName ?? (isNumber ? reference : period);
  // A movement between two purses changes nothing in total.
  const [gained, lost] = [credit, debit].map((side) => (isInBalance(side) ? amount : '0'));
  return {
    id: String(id),
    kind: SHOWN[kind] ?? 'adjustment',
    amount: new Big(gained ?? '0').minus(lost ?? '0').toFixed(),
    balance: new Big(balanceAfter).toFixed(),
    ...(subject === undefined ? {} : { subject }),
    ...(betId === null ? {} : { betId: String(betId) }),
    at: at.getTime(),
  };
}
