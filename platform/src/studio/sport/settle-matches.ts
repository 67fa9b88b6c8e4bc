import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { merchants, sportBets, sportLegs, sportMatches } from '../../base/db/schema';
import { lockWallets } from '../../base/ledger/purses';
import { type Site, siteTime } from '../../base/sites/site';
import { endBets } from './end-bets';
import { eventsOf, type MatchRecord, NO_SCORE } from './match';
import { resultOf } from './outcome';
import { sweptFrom } from './sweep-matches';

/** Members whose bets are settled in one transaction: few, so that none of them waits long for their purses. */
const BATCH = 50;
/** Matches that one run looks at. */
const RUN = 500;

interface Settled {
  readonly matches: number;
  readonly bets: number;
}

/**
 * Ends the matches that are over and settles what was bet on them, by each merchant's clock. Any number of instances may do so at once: one
 * of them at a time settles a match, in short transactions, and a bet is settled once. What was cut off goes on with what is still open.
 *
 * @param now the real time
 * @param onError hears of a match that failed
 */
export async function settleMatches(
  db: Db,
  now: Date,
  onError: (error: unknown, match: MatchRecord) => void,
): Promise<Settled> {
  const due = await db
    .select({ match: sportMatches, site: merchants })
    .from(sportMatches)
    .innerJoin(merchants, eq(merchants.code, sportMatches.merchantCode))
    .where(
      sql`${sportMatches.settledAt} is null
        and ${sportMatches.endsAt} <= ${now.toISOString()}::timestamptz + (select max(clock_offset_ms) from merchants) * interval '1 millisecond'
        and ${sportMatches.endsAt} <= ${now.toISOString()}::timestamptz + ${merchants.clockOffsetMs} * interval '1 millisecond'`,
    )
    .orderBy(asc(sportMatches.endsAt), asc(sportMatches.matchId))
    .limit(RUN);
  let [matches, bets] = [0, 0];
  for (const { match, site } of due) {
    try {
      const settled = await settleMatch(db, site, match, siteTime(site, now));
      if (settled !== undefined) [matches, bets] = [matches + 1, bets + settled];
    } catch (error) {
      onError(error, match);
    }
  }
  return { matches, bets };
}

const isIt = ({ merchantCode, matchId }: MatchRecord) =>
  and(eq(sportMatches.merchantCode, merchantCode), eq(sportMatches.matchId, matchId));

/** How many bets ended; undefined when another instance is at this match. */
async function settleMatch(db: Db, site: Site, match: MatchRecord, at: Date): Promise<number | undefined> {
  const [homeScore, awayScore] = eventsOf(match).at(-1)?.score ?? NO_SCORE;
  // Waits for bets that hold the match, and holds no purse meanwhile; whoever comes later finds it ended.
  await db
    .update(sportMatches)
    .set({ homeScore, awayScore, endedAt: at })
    .where(and(isIt(match), isNull(sportMatches.endedAt)));
  let settled = 0;
  for (;;) {
    const batch = await db.transaction(async (tx) => {
      const lock = sql`pg_try_advisory_xact_lock(hashtext('sport matches'), hashtext(${`${match.merchantCode}/${match.matchId}`}))`;
      const [row] = await tx.select({ mine: sql<boolean>`${lock}` }).from(sql`(values (1)) as once`);
      return row?.mine === true ? settleBatch(tx, site, match, [homeScore, awayScore], at) : undefined;
    });
    if (batch === undefined) return undefined;
    if (batch.done) return settled;
    settled += batch.bets;
  }
}

interface Batch {
  readonly done: boolean;
  readonly bets: number;
}

/** Decides the open legs of some members on a match, and ends their bets that nothing can change any more. */
async function settleBatch(
  tx: Db,
  site: Site,
  match: MatchRecord,
  [homeScore, awayScore]: readonly [number, number],
  at: Date,
): Promise<Batch> {
  const open = and(
    ...[eq(sportLegs.siteCode, match.merchantCode), eq(sportLegs.matchId, match.matchId), eq(sportLegs.result, 'open')],
  );
  const found = await tx
    .selectDistinct({ id: sportBets.memberId })
    .from(sportLegs)
    .innerJoin(sportBets, eq(sportBets.id, sportLegs.sportBetId))
    .where(open)
    .orderBy(asc(sportBets.memberId))
    .limit(BATCH);
  const members = found.map(({ id }) => id);
  if (members.length === 0) {
    await tx
      .update(sportMatches)
      .set({ settledAt: at, sweepAt: sweptFrom(match) })
      .where(isIt(match));
    return { done: true, bets: 0 };
  }
  // Purses first, as everywhere. Legs of one bet on two matches are decided one after the other.
  await lockWallets(tx, members);
  const legs = await tx
    .select({ leg: sportLegs })
    .from(sportLegs)
    .innerJoin(sportBets, eq(sportBets.id, sportLegs.sportBetId))
    .where(and(open, inArray(sportBets.memberId, members)));
  for (const result of ['won', 'half-won', 'void', 'half-lost', 'lost'] as const) {
    const ids = legs
      .filter(({ leg }) => resultOf(leg, homeScore, awayScore) === result)
      .map(({ leg }) => leg.sportBetId);
    if (ids.length === 0) continue;
    await tx
      .update(sportLegs)
      .set({ result, homeScore, awayScore })
      .where(and(open, inArray(sportLegs.sportBetId, ids)));
  }
  return {
    done: false,
    bets: await endBets(
      tx,
      site,
      legs.map(({ leg }) => leg.sportBetId),
      at,
    ),
  };
}
