import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { bets, demands } from '../db/schema';
import { payMany } from '../ledger/pay-many';
import { type Bet, type End, placedBetween, settleBet } from './bets';

/** A bet that ends. */
interface Ending extends Pick<Bet, 'id' | 'memberId' | 'placedAt'>, End {}

/**
 * Settles open bets of some members, each once, in a few statements for all of them. Those of members who still have to stake
 * something, and those out of a bonus, go one by one, since each changes what the next one finds. Call it under the locks on the
 * members' purses.
 */
export async function settleBets(tx: Db, endings: readonly Ending[], at: Date): Promise<void> {
  if (endings.length === 0) return;
  const owing = await owingOf(tx, [...new Set(endings.map(({ memberId }) => memberId))]);
  const plain = endings.filter(({ memberId }) => !owing.has(memberId));
  const ended = plain.length === 0 ? [] : await endAll(tx, plain, at);
  await payMany(
    tx,
    ended.map(({ merchantCode: merchant, memberId, reference, payout, purse }) => ({
      ...{ merchant, memberId, reference, at, amount: payout },
      ...{ kind: 'bet.payout', debit: 'house:games', credit: `wallet:${purse}` as const },
    })),
  );
  const done = new Set(ended.map(({ id }) => id));
  for (const each of endings) if (!done.has(each.id)) await settleBet(tx, each, each, at);
}

/** Members with something that is still to be staked. */
async function owingOf(tx: Db, memberIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectDistinct({ id: demands.memberId })
    .from(demands)
    .where(and(inArray(demands.memberId, [...memberIds]), isNull(demands.closedAt)));
  return new Set(rows.map(({ id }) => id));
}

/** Ends open bets whose stakes were no bonus. */
function endAll(tx: Db, endings: readonly Ending[], settledAt: Date) {
  const rows = endings.map(({ id, status, payout }) => ({ ended: id, end_status: status, end_payout: payout }));
  const own = and(
    eq(bets.status, 'open'),
    isNull(bets.demandId),
    // So that no size of the table makes a plan read its months as a whole.
    inArray(bets.memberId, [...new Set(endings.map(({ memberId }) => memberId))]),
    placedBetween(endings.map(({ placedAt }) => placedAt)),
  );
  return tx
    .update(bets)
    .set({ status: sql`e.end_status`, payout: sql`e.end_payout`, settledAt })
    .from(endsFrom(rows))
    .where(and(sql`${bets.id} = e.ended`, own))
    .returning({
      id: bets.id,
      merchantCode: bets.merchantCode,
      memberId: bets.memberId,
      reference: bets.reference,
      payout: bets.payout,
      purse: bets.purse,
    });
}

/** Ends of many rows as a table `e`, in one parameter, however many they are. */
export const endsFrom = (
  rows: readonly { readonly ended: number; readonly end_status: string; readonly end_payout: string }[],
): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e(ended bigint, end_status text, end_payout numeric)`;
