import Big from 'big.js';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { jackpotPots, jackpotSlots } from '../db/schema';
import { moveBetween } from '../ledger/move-between';
import { feedOf, RULES, TIERS, type Tier } from './tiers';

/** The account of the ledger that a pot is. */
export const accountOf = (tier: Tier): `house:jackpot-${Tier}` => `house:jackpot-${tier}`;

/** Where a stake of a round comes from. */
export interface PotStake {
  readonly merchant: string;
  readonly memberId: number;
  readonly stake: string;
  /** Of the round: its movements carry it. */
  readonly reference: string;
  readonly at: Date;
}

/** A pot and what is in it: a decimal text with at most four places. */
export interface Pot {
  readonly tier: Tier;
  readonly amount: string;
}

/**
 * What is in the pots of a merchant, the largest first. A pot that nobody staked for yet has what its first stake finds in it: the
 * seed, which the house pays in before anything is drawn.
 */
export async function potsOf(db: Db, merchant: string): Promise<Pot[]> {
  const rows = await db
    .select({ account: jackpotSlots.account, amount: sql<string>`sum(${jackpotSlots.amount})::text` })
    .from(jackpotSlots)
    .where(eq(jackpotSlots.merchantCode, merchant))
    .groupBy(jackpotSlots.account);
  const held = new Map(rows.map(({ account, amount }) => [account, new Big(amount).toFixed()]));
  return TIERS.map((tier) => ({ tier, amount: held.get(accountOf(tier)) ?? RULES.tiers[tier].seed }));
}

/**
 * Puts the shares of a stake into all pots, and the seed into those that are new. Where the round wins a pot, it takes out what is in
 * it by then and puts a new seed in; the caller pays the prize from the pot's account. Call it under the lock on the member's purses.
 *
 * @param won the pot that the round drew
 * @returns the prize, as `Pot`: all of the pot, down to whole hundredths as all that is paid (B001); what is below a hundredth stays
 */
export async function takePart(tx: Db, stake: PotStake, won?: Tier): Promise<Pot | undefined> {
  const fresh = await openPots(tx, stake);
  // Winners come one after another, and wait before they hold any part of a pot that somebody else waits for.
  if (won !== undefined) await lockPots(tx, stake.merchant);
  await moveBetween(tx, [
    ...fresh.map((tier) => seeded(stake, tier, 'jackpot.open')),
    ...TIERS.map((tier) => ({
      ...movementOf(stake),
      ...{ kind: 'jackpot.feed', debit: 'house:games' as const, credit: accountOf(tier) },
      amount: feedOf(stake.stake, RULES.tiers[tier]),
    })),
  ]);
  if (won === undefined) return undefined;
  const held = (await potsOf(tx, stake.merchant)).find(({ tier }) => tier === won);
  await moveBetween(tx, [seeded(stake, won, 'jackpot.seed')]);
  return { tier: won, amount: new Big(held?.amount ?? 0).round(2, Big.roundDown).toFixed() };
}

const lockPots = (tx: Db, merchant: string) =>
  tx
    .select({ tier: jackpotPots.tier })
    .from(jackpotPots)
    .where(eq(jackpotPots.merchantCode, merchant))
    .orderBy(jackpotPots.tier)
    .for('update');

const movementOf = ({ merchant, memberId, reference, at }: PotStake) => ({ merchant, memberId, reference, at });

const seeded = (stake: PotStake, tier: Tier, kind: 'jackpot.open' | 'jackpot.seed') => ({
  ...movementOf(stake),
  ...{ kind, debit: 'house:jackpots' as const, credit: accountOf(tier) },
  amount: RULES.tiers[tier].seed,
});

/** Opens the pots that a merchant has not yet; tells which. Of two first stakes at once the second waits for the first. */
async function openPots(tx: Db, { merchant: merchantCode, at: openedAt }: PotStake): Promise<readonly Tier[]> {
  const open = await tx
    .select({ tier: jackpotPots.tier })
    .from(jackpotPots)
    .where(eq(jackpotPots.merchantCode, merchantCode));
  const known = new Set(open.map(({ tier }) => tier));
  const missing = TIERS.filter((tier) => !known.has(tier));
  if (missing.length === 0) return [];
  const made = await tx
    .insert(jackpotPots)
    .values(missing.map((tier) => ({ merchantCode, tier, openedAt })))
    .onConflictDoNothing()
    .returning({ tier: jackpotPots.tier });
  return made.map(({ tier }) => tier);
}
