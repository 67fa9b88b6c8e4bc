import { and, type SQL, sql } from 'drizzle-orm';
import { oldest, type Removal } from '../../base/db/old-rows';
import { sportLegs, sportMatches, sportSwept } from '../../base/db/schema';
import { outlived, type Times } from '../../base/db/times';
import type { MatchRecord } from './match';

const DAY_MS = 86_400_000;
/** How long a match that nobody bet on is kept after its end, so that whoever watched it can check it. */
const KEPT_MS = 7 * DAY_MS;
/** After what time a match that a bet names is looked at again. */
const AGAIN_MS = 30 * DAY_MS;

/** When a sweep looks at a match that was settled. */
export const sweptFrom = ({ endsAt }: Pick<MatchRecord, 'endsAt'>): Date => new Date(endsAt.getTime() + KEPT_MS);

const due = (times: Times, isNamed: boolean): SQL | undefined => {
  // The first of each match by their index, so that no plan reads the legs of all bets.
  const leg = sql`(select ${sportLegs.sportBetId} from ${sportLegs} where ${sportLegs.siteCode} = ${sportMatches.merchantCode}
    and ${sportLegs.matchId} = ${sportMatches.matchId} order by ${sportLegs.sportBetId} limit 1)`;
  return and(
    outlived(sportMatches.sweepAt, sportMatches.merchantCode)(times),
    isNamed ? sql`${leg} is not null` : sql`${leg} is null`,
  );
};

/**
 * Removes matches that were settled, ended seven days ago and are named by no bet; the others are looked at again thirty days later. Until
 * when the matches of a merchant were swept is written down with it: what ended until then is never made again (decision 77).
 */
export const unusedMatches: Removal = async (tx, times, limit) => {
  const rows = (isNamed: boolean) => oldest(tx, sportMatches, sportMatches.sweepAt, sql`${due(times, isNamed)}`, limit);
  await tx
    .update(sportMatches)
    .set({ sweepAt: sql`${sportMatches.sweepAt} + ${AGAIN_MS} * interval '1 millisecond'` })
    .where(rows(true));
  const gone = await tx
    .delete(sportMatches)
    .where(rows(false))
    .returning({ merchantCode: sportMatches.merchantCode, endsAt: sportMatches.endsAt });
  const until = new Map<string, Date>();
  for (const { merchantCode, endsAt } of gone) {
    const known = until.get(merchantCode);
    if (known === undefined || known < endsAt) until.set(merchantCode, endsAt);
  }
  if (until.size > 0)
    await tx
      .insert(sportSwept)
      .values([...until].map(([merchantCode, latest]) => ({ merchantCode, until: latest })))
      .onConflictDoUpdate({
        target: sportSwept.merchantCode,
        set: { until: sql`greatest(${sportSwept.until}, excluded.until)` },
      });
  return gone.length;
};
