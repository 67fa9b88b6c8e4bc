import type { ValueOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, asc, eq, gt, gte, inArray, isNull, max } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { sportBets, sportLegs, sportMatches } from '../../base/db/schema';
import type { Member } from '../../base/members/member';

/** When the next bet on matches of a member may be won: the end of its last match. Undefined where none is open. */
export async function nextMatchEnd(db: Db, memberId: number): Promise<Date | undefined> {
  const [next] = await db
    .select({ endsAt: max(sportMatches.endsAt).mapWith(sportMatches.endsAt) })
    .from(sportBets)
    .innerJoin(sportLegs, and(eq(sportLegs.sportBetId, sportBets.id), eq(sportLegs.result, 'open')))
    .innerJoin(
      sportMatches,
      and(eq(sportMatches.merchantCode, sportLegs.siteCode), eq(sportMatches.matchId, sportLegs.matchId)),
    )
    .where(and(eq(sportBets.memberId, memberId), eq(sportBets.status, 'open')))
    .groupBy(sportBets.id)
    .orderBy(asc(max(sportMatches.endsAt)))
    .limit(1);
  return next?.endsAt ?? undefined;
}

type Win = ValueOf<'tellWins'>['wins'][number];

/**
 * Bets on matches of a member that won since a moment and that no page has told of: marked by the statement that finds them, as those of
 * lotteries are (decision 61). `displayName` is the match, or how many were in the bet.
 */
export async function tellMatchWins(
  db: Db,
  { id: memberId }: Pick<Member, 'id'>,
  { since, now, language }: { readonly since: Date; readonly now: Date; readonly language: string | undefined },
): Promise<Win[]> {
  const { status, toldAt, endedAt, payout, stake } = sportBets;
  const told = await db
    .update(sportBets)
    .set({ toldAt: now })
    .where(
      and(
        ...[eq(sportBets.memberId, memberId), eq(status, 'won'), gt(payout, stake)],
        ...[isNull(toldAt), gte(endedAt, since)],
      ),
    )
    .returning();
  const ids = told.map(({ id }) => id);
  const legs = ids.length === 0 ? [] : await db.select().from(sportLegs).where(inArray(sportLegs.sportBetId, ids));
  const nameOf = (id: number): string => {
    const own = legs.filter(({ sportBetId }) => sportBetId === id);
    const [first] = own;
    if (own.length === 1 && first !== undefined) return `${first.home} – ${first.away}`;
    return language === 'EN' ? `Combo of ${own.length}` : `สเต็ป ${own.length} คู่`;
  };
  return told
    .sort((one, other) => one.id - other.id)
    .map((bet) => ({ orderNo: `S${bet.id}`, displayName: nameOf(bet.id), payout: new Big(bet.payout).toFixed() }));
}
