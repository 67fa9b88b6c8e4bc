import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { bets, vendorSeeds } from '../../base/db/schema';
import { hundredthsText } from '../../calls/records/hundredths';
import type { PastRound } from '../protocol';
import type { Visit } from '../visits/visit';

export async function pastRounds(db: Db, { member, memberId }: Visit, limit = 30): Promise<PastRound[]> {
  const rows = await db
    .select({ bet: bets, seed: vendorSeeds })
    .from(bets)
    .innerJoin(vendorSeeds, eq(vendorSeeds.id, bets.seedId))
    .where(and(eq(bets.merchantCode, member.merchantCode), eq(bets.memberId, memberId), isNotNull(bets.seedId)))
    .orderBy(desc(bets.placedAt), desc(bets.id))
    .limit(limit);
  return rows.map(({ bet, seed }) => ({
    roundId: bet.reference,
    stake: bet.stake,
    target: hundredthsText(bet.target ?? 0),
    multiplier: hundredthsText(bet.height ?? 0),
    won: bet.status === 'won',
    payout: bet.payout,
    nonce: bet.nonce ?? 0,
    clientSeed: seed.clientSeed,
    serverSeedHash: seed.serverSeedHash,
    serverSeed: seed.retiredAt === null ? null : seed.serverSeed,
  }));
}
