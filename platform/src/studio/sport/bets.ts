import Big from 'big.js';
import { and, desc, eq, gte, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { sportBets, sportLegs } from '../../base/db/schema';
import { hundredthsText } from '../../calls/records/hundredths';
import { timesOf } from '../kinds/kind';
import type { Visit } from '../visits/visit';
import type { SettledLeg, SportBet, SportBetsAnswer } from './protocol';

type BetRow = typeof sportBets.$inferSelect;
export type LegRow = typeof sportLegs.$inferSelect;

const PAGE = 20;

/** A member's bets at the vendor of the visit, newest first, twenty at a time. */
export async function betsOf(
  db: Db,
  { memberId, vassalage }: Pick<Visit, 'memberId' | 'vassalage'>,
  { state, before }: { readonly state: 'open' | 'settled'; readonly before?: string },
): Promise<SportBetsAnswer> {
  const { id, status } = sportBets;
  const rows = await db
    .select()
    .from(sportBets)
    .where(
      and(
        ...[eq(sportBets.memberId, memberId), eq(sportBets.vendor, vassalage)],
        state === 'open' ? eq(status, 'open') : ne(status, 'open'),
        before === undefined ? undefined : lt(id, Number(before)),
      ),
    )
    .orderBy(desc(id))
    .limit(PAGE + 1);
  const shown = rows.slice(0, PAGE);
  return { bets: await withLegs(db, shown), next: rows.length > PAGE ? String(shown.at(-1)?.id) : null };
}

/** How many bets of a member at the vendor of the visit are open. */
export const countOpen = (db: Db, { memberId, vassalage }: Pick<Visit, 'memberId' | 'vassalage'>): Promise<number> =>
  db.$count(
    sportBets,
    and(eq(sportBets.memberId, memberId), eq(sportBets.vendor, vassalage), eq(sportBets.status, 'open')),
  );

/** Bets that one answer tells of at most. */
const TOLD = 50;

/**
 * Bets of the member at this vendor that ended since a moment and that no page has told of yet, the last first. One statement finds and
 * marks them, so that of two tabs, devices or pages one gets each (decision 61).
 */
export async function tellEnded(
  db: Db,
  { memberId, vassalage, now }: Pick<Visit, 'memberId' | 'vassalage' | 'now'>,
  since: Date,
): Promise<readonly SportBet[]> {
  const { id, status, endedAt, toldAt } = sportBets;
  const untold = db
    .select({ id })
    .from(sportBets)
    .where(
      and(
        ...[eq(sportBets.memberId, memberId), eq(sportBets.vendor, vassalage)],
        ...[ne(status, 'open'), isNull(toldAt), gte(endedAt, since)],
      ),
    )
    .orderBy(desc(endedAt))
    .limit(TOLD);
  const told = await db
    .update(sportBets)
    .set({ toldAt: now })
    // Once more: whoever was faster has marked them meanwhile.
    .where(and(inArray(id, untold), isNull(toldAt)))
    .returning();
  return withLegs(
    db,
    told.sort((one, other) => other.id - one.id),
  );
}

async function withLegs(db: Db, rows: readonly BetRow[]): Promise<SportBet[]> {
  const ids = rows.map(({ id }) => id);
  const { sportBetId, place } = sportLegs;
  const found =
    ids.length === 0
      ? []
      : await db.select().from(sportLegs).where(inArray(sportBetId, ids)).orderBy(sportBetId, place);
  return rows.map((row) =>
    shownBet(
      row,
      found.filter((leg) => leg.sportBetId === row.id),
    ),
  );
}

/** A bet as its member sees it. */
export function shownBet({ id, placedAt, stake, odds, payout, status }: BetRow, legs: readonly LegRow[]): SportBet {
  const plain = new Big(stake).toFixed();
  return {
    ...{ betId: String(id), placedAt: placedAt.getTime(), stake: plain, odds: hundredthsText(odds) },
    payout: status === 'open' ? timesOf(plain, odds) : new Big(payout).toFixed(),
    status,
    legs: [...legs].sort((one, other) => one.place - other.place).map(shownLeg),
  };
}

function shownLeg({ matchId, market, line, side, odds, home, away, startsAt, result, ...end }: LegRow): SettledLeg {
  const { homeScore, awayScore } = end;
  return {
    ...{ matchId, market, ...(line === null ? {} : { line: new Big(line).toFixed() }), side },
    ...{ odds: hundredthsText(odds), home, away, startsAt: startsAt.getTime(), result },
    ...(homeScore === null || awayScore === null ? {} : { score: [homeScore, awayScore] as const }),
  };
}
