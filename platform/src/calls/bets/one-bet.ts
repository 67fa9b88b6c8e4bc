import type { BetDetail, QueryOf, RoundProof } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, eq } from 'drizzle-orm';
import type { Catalogue } from '../../base/catalogue/catalogue';
import type { Db } from '../../base/db/database';
import { bets, games, vendorSeeds } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import { keyOf, placedAs } from '../../base/money/bets';
import { hundredthsText } from '../records/hundredths';
import { recordOf } from './records';

type Bet = typeof bets.$inferSelect;
type Seed = typeof vendorSeeds.$inferSelect;

/** One bet of the member with its proof; null for an unknown id and for somebody else's bet. */
export async function betOf(
  db: Db,
  catalogue: Catalogue,
  member: Member,
  { id }: QueryOf<'betRecord'>,
): Promise<BetDetail | null> {
  const key = await keyOf(db, { id: Number(id) });
  if (key === undefined) return null;
  const [row] = await db
    .select({ bet: bets, game: games, seed: vendorSeeds })
    .from(bets)
    .leftJoin(games, eq(games.nodeId, bets.nodeId))
    .leftJoin(vendorSeeds, and(eq(vendorSeeds.id, bets.seedId), eq(vendorSeeds.memberId, bets.memberId)))
    .where(and(placedAs(key), eq(bets.memberId, member.id), eq(bets.merchantCode, member.merchantCode)));
  if (row === undefined) return null;
  const { bet, seed } = row;
  const odds = oddsOf(bet);
  const proof = seed === null ? undefined : proofOf(bet, seed);
  return {
    ...recordOf(row, catalogue),
    reference: bet.reference,
    ...(bet.settledAt === null ? {} : { settledAt: bet.settledAt.getTime() }),
    ...(odds === undefined ? {} : { odds }),
    ...(proof === undefined ? {} : { proof }),
  };
}

/** The odds that the member chose, else those that a won bet implies. */
function oddsOf({ target, status, payout, stake }: Bet): string | undefined {
  if (target !== null) return hundredthsText(target);
  return status === 'won' ? new Big(payout).div(stake).toFixed(2) : undefined;
}

/** A round's proof, once its seed is retired: an active seed would reveal the next rounds. */
function proofOf({ target, height, nonce }: Bet, seed: Seed): RoundProof | undefined {
  if (target === null || height === null || nonce === null) return undefined;
  const { clientSeed, serverSeedHash, serverSeed, retiredAt } = seed;
  return {
    target: hundredthsText(target),
    height: hundredthsText(height),
    nonce,
    clientSeed,
    serverSeedHash,
    serverSeed: retiredAt === null ? null : serverSeed,
  };
}
