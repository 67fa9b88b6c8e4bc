import Big from 'big.js';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { sportBets, sportLegs, vendorBooks } from '../../base/db/schema';
import { tellEach } from '../../base/messages/tell';
import { endsFrom, settleBets } from '../../base/money/settle-bets';
import type { Site } from '../../base/sites/site';
import { hundredthsText } from '../../calls/records/hundredths';
import { endOf } from './outcome';
import { payoutReferenceOf, referenceOf } from './reference';

/**
 * Ends those of some bets that nothing can change any more, and writes a message of each that won to its member. Call it under the locks on
 * the purses of their members. Gives how many.
 *
 * @param site whose matches they are on
 */
export async function endBets(tx: Db, site: Site, ids: readonly number[], at: Date): Promise<number> {
  const rows = await tx
    .select({ bet: sportBets, leg: sportLegs })
    .from(sportBets)
    .innerJoin(sportLegs, eq(sportLegs.sportBetId, sportBets.id))
    .where(and(inArray(sportBets.id, [...ids]), eq(sportBets.status, 'open')))
    .orderBy(asc(sportBets.memberId), asc(sportBets.id), asc(sportLegs.place));
  const bets = new Map(rows.map(({ bet }) => [bet.id, bet]));
  const ends = [...bets.values()].flatMap((bet) => {
    const legs = rows.filter(({ leg }) => leg.sportBetId === bet.id).map(({ leg }) => leg);
    const end = endOf(bet.stake, legs);
    return end === undefined ? [] : [{ bet, legs, ...end }];
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
  const won = ends.filter(({ bet, payout }) => new Big(payout).gt(bet.stake));
  await tellEach(
    tx,
    'match.won',
    won.map((end) => wordsOf(site, end)),
    at,
  );
  return ends.length;
}

interface Ended {
  readonly bet: typeof sportBets.$inferSelect;
  readonly legs: readonly (typeof sportLegs.$inferSelect)[];
  readonly payout: string;
}

function wordsOf(site: Site, { bet, legs, payout }: Ended) {
  const { id, merchantCode: code, memberId, stake, odds } = bet;
  const matches = legs.map(({ home, away, homeScore, awayScore }) => `${home} ${homeScore} : ${awayScore} ${away}`);
  const about = { betId: referenceOf(id), matches, stake, odds: hundredthsText(odds), payout };
  return { site: { ...site, code }, memberId, about };
}

/** Writes what bets brought into the books of vendors that have their stakes. */
async function bookPayouts(tx: Db, ends: readonly Pick<Ended, 'bet' | 'payout'>[]): Promise<void> {
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
