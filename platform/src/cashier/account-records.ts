import type { AccountRecord, QueryOf, ValueOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { periodOf } from '../bets/period';
import type { Db } from '../db/database';
import { bets, games, ledgerMovements } from '../db/schema';
import { pagesOf } from '../games/pages';
import type { Member } from '../members/member';
import { orderIdOf } from './orders';

const { id, memberId, at, kind, reference, debit, credit, amount } = ledgerMovements;

/** What a movement did to all purses together: one from purse to purse did nothing. */
const signed = sql`(case when ${credit} like 'wallet:%' then ${amount} else 0 end
  - case when ${debit} like 'wallet:%' then ${amount} else 0 end)`;

/** The ledger's own words, in those of the member. */
const shownKind = sql<AccountRecord['kind']>`case
  when ${kind} = 'bet.stake' then 'stake'
  when ${kind} = 'bet.payout' then 'payout'
  when ${kind} in ('deposit', 'withdrawal', 'bonus') then ${kind}
  else 'adjustment' end`;

const text = (what: SQL) => sql<string>`trim_scale(coalesce(${what}, 0))::text`;

/** Every movement of the member up to the end of the period, each with the balance it left behind. */
function movementsUntil(db: Db, member: Member, to: Date) {
  return db
    .select({
      id,
      at,
      reference,
      kind: shownKind.as('shown_kind'),
      signed: signed.as('signed'),
      balance: sql`sum(${signed}) over (order by ${at}, ${id})`.as('balance'),
    })
    .from(ledgerMovements)
    .where(and(eq(memberId, member.id), lt(at, to)))
    .as('movements');
}

/** One page of a member's account, newest first, with the totals of the whole period. */
export async function accountRecordsOf(
  db: Db,
  member: Member,
  { startDate, endDate, zone, kind: wanted, pageNo, pageSize }: QueryOf<'accountRecords'>,
): Promise<ValueOf<'accountRecords'>> {
  const { from, to } = periodOf(startDate, endDate, zone);
  const moves = movementsUntil(db, member, to);
  const asked = and(gte(moves.at, from), wanted === undefined ? undefined : sql`${moves.kind} = ${wanted}`);
  const rows = await db
    .select({
      id: moves.id,
      at: moves.at,
      kind: moves.kind,
      reference: moves.reference,
      amount: text(sql`${moves.signed}`),
      balance: text(sql`${moves.balance}`),
      gameName: games.gameName,
    })
    .from(moves)
    .leftJoin(bets, and(eq(bets.merchantCode, member.merchantCode), eq(bets.reference, moves.reference)))
    .leftJoin(games, eq(games.nodeId, bets.nodeId))
    .where(asked)
    .orderBy(desc(moves.at), desc(moves.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [sums] = await db
    .select({
      count: sql<string | number>`count(*)`,
      in: text(sql`sum(${moves.signed}) filter (where ${moves.signed} > 0)`),
      out: text(sql`-sum(${moves.signed}) filter (where ${moves.signed} < 0)`),
      net: text(sql`sum(${moves.signed})`),
    })
    .from(moves)
    .where(asked);
  if (sums === undefined) throw new Error('a sum gave no row');
  const count = Number(sums.count);
  return {
    content: rows.map(recordOf),
    pageNum: pageNo,
    totalPages: pagesOf(count, pageSize),
    totals: { ...sums, count },
  };
}

interface Row {
  id: number;
  at: Date;
  kind: AccountRecord['kind'];
  reference: string;
  amount: string;
  balance: string;
  gameName: string | null;
}

function recordOf({ id: rowId, at: moment, kind: what, reference: cause, gameName, ...rest }: Row): AccountRecord {
  // Other references are the platform's own: a round's id says nothing to a member.
  const subject = gameName ?? (orderIdOf(cause) === undefined ? undefined : cause);
  return {
    id: String(rowId),
    kind: what,
    amount: new Big(rest.amount).toFixed(),
    balance: new Big(rest.balance).toFixed(),
    ...(subject === undefined ? {} : { subject }),
    at: moment.getTime(),
  };
}
