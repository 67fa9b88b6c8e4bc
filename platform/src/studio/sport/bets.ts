import Big from 'big.js';
import { and, desc, eq, inArray, lt, ne } from 'drizzle-orm';
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
  const legs =
    shown.length === 0
      ? []
      : await db
          .select()
          .from(sportLegs)
          .where(
            inArray(
              sportLegs.sportBetId,
              shown.map((row) => row.id),
            ),
          )
          .orderBy(sportLegs.sportBetId, sportLegs.place);
  const bets = shown.map((row) =>
    shownBet(
      row,
      legs.filter(({ sportBetId }) => sportBetId === row.id),
    ),
  );
  return { bets, next: rows.length > PAGE ? String(shown.at(-1)?.id) : null };
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
