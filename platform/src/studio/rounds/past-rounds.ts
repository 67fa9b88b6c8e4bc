import Big from 'big.js';
import { and, desc, eq, gte, isNotNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { bets, vendorSeeds } from '../../base/db/schema';
import { drawOf } from '../../base/jackpots/drawn';
import { profileOf } from '../../base/reels/profiles';
import { playedOn } from '../../base/table-rounds/played-on';
import { hundredthsText } from '../../calls/records/hundredths';
import type { JackpotDraw, PastRound, TableOutcome } from '../protocol';
import type { Visit } from '../visits/visit';
import type { Seed } from './seeds';

const MONTH_MS = 31 * 86_400_000;

/** The latest rounds of a player. Who plays has them within a month, so that older months of bets are read for the others alone. */
export async function pastRounds(db: Db, visit: Visit, limit = 30): Promise<PastRound[]> {
  const late = await roundsOf(db, visit, limit, gte(bets.placedAt, new Date(visit.now.getTime() - MONTH_MS)));
  return late.length === limit ? late : roundsOf(db, visit, limit);
}

async function roundsOf(db: Db, { member, memberId }: Visit, limit: number, since?: SQL): Promise<PastRound[]> {
  const rows = await db
    .select({ bet: bets, seed: vendorSeeds })
    .from(bets)
    .innerJoin(vendorSeeds, eq(vendorSeeds.id, bets.seedId))
    .where(and(eq(bets.merchantCode, member.merchantCode), eq(bets.memberId, memberId), isNotNull(bets.seedId), since))
    .orderBy(desc(bets.placedAt), desc(bets.id))
    .limit(limit);
  return rows.map(({ bet, seed }) => ({
    roundId: bet.reference,
    stake: bet.stake,
    ...ofKind(bet, seed),
    multiplier: hundredthsText(bet.height ?? 0),
    won: bet.status === 'won',
    // Without the zeros of the column, as the answer of the round had it.
    payout: new Big(bet.payout).toFixed(),
    nonce: bet.nonce ?? 0,
    clientSeed: seed.clientSeed,
    serverSeedHash: seed.serverSeedHash,
    serverSeed: seed.retiredAt === null ? null : seed.serverSeed,
  }));
}

type OfKind = Pick<PastRound, 'kind' | 'profile' | 'target' | 'spots' | 'drew'> & TableOutcome;

/** What a round was, by what was stored of it: with a target it rose, with spots it was at a table, with neither on reels (decisions 58, 60, 63). */
function ofKind(bet: typeof bets.$inferSelect, seed: Seed): OfKind {
  const { target, spots, nodeId, nonce, jackpot } = bet;
  if (target !== null) return { kind: 'rise', target: hundredthsText(target) };
  if (spots === null)
    return {
      kind: 'reels',
      profile: profileOf(nodeId).name,
      ...(jackpot !== null && { drew: drewFor(bet, jackpot, seed) }),
    };
  const { table, outcome } = playedOn(spots, { ...seed, nonce: nonce ?? 0 });
  return { kind: table, spots, ...outcome };
}

function drewFor(bet: typeof bets.$inferSelect, rules: string, seed: Seed): JackpotDraw {
  const { drawn, won } = drawOf({ ...bet, jackpot: rules }, { ...seed, nonce: bet.nonce ?? 0 });
  return { rules, drawn, ...(won && { won }) };
}
