import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { sportBets, sportLegs, vendorBooks } from '../../base/db/schema';
import { endsFrom, settleBets } from '../../base/money/settle-bets';
import { endOf } from './outcome';
import { payoutReferenceOf, referenceOf } from './reference';

/** Ends those of some bets that nothing can change any more. Call it under the locks on the purses of their members. Gives how many. */
export async function endBets(tx: Db, ids: readonly number[], at: Date): Promise<number> {
  const rows = await tx
    .select({ bet: sportBets, leg: sportLegs })
    .from(sportBets)
    .innerJoin(sportLegs, eq(sportLegs.sportBetId, sportBets.id))
    .where(and(inArray(sportBets.id, [...ids]), eq(sportBets.status, 'open')))
    .orderBy(asc(sportBets.memberId), asc(sportBets.id), asc(sportLegs.place));
  const bets = new Map(rows.map(({ bet }) => [bet.id, bet]));
  const ends = [...bets.values()].flatMap((bet) => {
    const end = endOf(
      bet.stake,
      rows.filter(({ leg }) => leg.sportBetId === bet.id).map(({ leg }) => leg),
    );
    return end === undefined ? [] : [{ bet, ...end }];
  });
  if (ends.length === 0) return 0;
  const ended = ends.map(({ bet, status, payout }) => ({ ended: bet.id, end_status: status, end_payout: payout }));
  await tx
    .update(sportBets)
    .set({ status: sql`e.end_status`, payout: sql`e.end_payout`, endedAt: at })
    .from(endsFrom(ended))
    .where(and(sql`${sportBets.id} = e.ended`, eq(sportBets.status, 'open')));
  await settleBets(
    tx,
    ends.map(({ bet: { betId: id, memberId, placedAt }, status, payout }) => ({
      id,
      memberId,
      placedAt,
      status,
      payout,
    })),
    at,
  );
  await bookPayouts(tx, ends);
  return ends.length;
}

/** Writes what bets brought into the books of vendors that have their stakes. */
async function bookPayouts(
  tx: Db,
  ends: readonly { readonly bet: typeof sportBets.$inferSelect; readonly payout: string }[],
): Promise<void> {
  const brought = new Map(ends.filter(({ payout }) => payout !== '0').map((end) => [referenceOf(end.bet.id), end]));
  if (brought.size === 0) return;
  const stakes = await tx
    .select()
    .from(vendorBooks)
    .where(inArray(vendorBooks.reference, [...brought.keys()]));
  const rows = stakes.flatMap((stake) => {
    const end = brought.get(stake.reference);
    return end === undefined ? [] : [{ ...stake, reference: payoutReferenceOf(end.bet.id), amount: end.payout }];
  });
  if (rows.length > 0) await tx.insert(vendorBooks).values(rows);
}
