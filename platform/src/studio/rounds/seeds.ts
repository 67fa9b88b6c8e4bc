import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { vendorSeeds } from '../../base/db/schema';
import { hashOfSeed, newClientSeed, newServerSeed } from '../engine/rise';
import type { SeedInUse } from '../protocol';
import type { Visit } from '../visits/visit';

export type Seed = typeof vendorSeeds.$inferSelect;

type Player = Pick<Visit, 'memberId' | 'member'>;

const live = (memberId: number) => and(eq(vendorSeeds.memberId, memberId), isNull(vendorSeeds.retiredAt));

/** The seeds in use, created if missing. The row holds the secret: show only the fields of `SeedInUse`. */
export async function liveSeed(db: Db, { memberId, member }: Player): Promise<Seed> {
  const [seed] = await db.select().from(vendorSeeds).where(live(memberId));
  if (seed !== undefined) return seed;
  await makeSeed(db, memberId, member.merchantCode, newClientSeed());
  // Another request may have created it; the stored row counts.
  const [made] = await db.select().from(vendorSeeds).where(live(memberId));
  if (made === undefined) throw new Error(`member ${memberId} has no seeds`);
  return made;
}

/** Takes the next round number of the seeds in use, and locks them until the transaction ends. */
export async function nextNonce(tx: Db, player: Player): Promise<Seed> {
  const advance = () =>
    tx
      .update(vendorSeeds)
      .set({ nonce: sql`${vendorSeeds.nonce} + 1` })
      .where(live(player.memberId))
      .returning();
  const [seed] = await advance();
  if (seed !== undefined) return seed;
  await liveSeed(tx, player);
  const [first] = await advance();
  if (first === undefined) throw new Error(`member ${player.memberId} has no seeds`);
  return first;
}

/** Retires the seeds in use and creates new ones; returns the retired row, whose secret may now be shown. */
export async function rotateSeeds(db: Db, player: Player, now: Date, clientSeed?: string): Promise<Seed> {
  const before = await liveSeed(db, player);
  return db.transaction(async (tx) => {
    const [retired] = await tx.update(vendorSeeds).set({ retiredAt: now }).where(live(player.memberId)).returning();
    await makeSeed(tx, player.memberId, player.member.merchantCode, clientSeed ?? before.clientSeed);
    return retired ?? before;
  });
}

export const inUse = ({ serverSeedHash, clientSeed, nonce }: Seed): SeedInUse => ({
  serverSeedHash,
  clientSeed,
  nonce,
});

async function makeSeed(db: Db, memberId: number, merchantCode: string, clientSeed: string): Promise<void> {
  const serverSeed = newServerSeed();
  await db
    .insert(vendorSeeds)
    .values({ memberId, merchantCode, clientSeed, serverSeed, serverSeedHash: hashOfSeed(serverSeed) })
    .onConflictDoNothing();
}
