import Big from 'big.js';
import { and, eq, like, or } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { ledgerMovements, vendorSeeds } from '../../base/db/schema';
import { drawnWith } from '../../base/jackpots/drawn';
import { RULES, reachesOf, type Tier, wonBy } from '../../base/jackpots/tiers';
import type { Member } from '../../base/members/member';
import { hashOfSeed } from '../engine/rise';

/** Gives a member seeds with which a round of a stake draws a pot, or none. */
export async function seedFor(db: Db, member: Member, stake: string, wanted?: Tier, nonce = 1): Promise<string> {
  const clientSeed = 'c';
  const reaches = reachesOf(RULES, stake);
  let at = 0;
  const serverSeed = () => `seed ${member.id} ${at}`;
  while (wonBy(drawnWith({ serverSeed: serverSeed(), clientSeed, nonce }), reaches) !== wanted) at += 1;
  const seeds = { serverSeed: serverSeed(), clientSeed, serverSeedHash: hashOfSeed(serverSeed()) };
  await db.update(vendorSeeds).set(seeds).where(eq(vendorSeeds.memberId, member.id));
  return seeds.serverSeed;
}

/** What the movements of the ledger come to on each account of a pot. */
export async function ledgerPots(db: Db, merchant: string): Promise<Record<string, string>> {
  const { debit, credit, amount, merchantCode } = ledgerMovements;
  const rows = await db
    .select({ debit, credit, amount })
    .from(ledgerMovements)
    .where(and(eq(merchantCode, merchant), or(like(debit, 'house:jackpot-%'), like(credit, 'house:jackpot-%'))));
  const sums: Record<string, Big> = {};
  const add = (account: string, change: Big) => {
    const tier = /^house:jackpot-(.*)$/.exec(account)?.[1];
    if (tier !== undefined) sums[tier] = (sums[tier] ?? new Big(0)).plus(change);
  };
  for (const each of rows) {
    add(each.credit, new Big(each.amount));
    add(each.debit, new Big(each.amount).times(-1));
  }
  return Object.fromEntries(Object.entries(sums).map(([tier, sum]) => [tier, sum.toFixed()]));
}

export const byTier = (pots: readonly { readonly tier: string; readonly amount: string }[] = []) =>
  Object.fromEntries(pots.map(({ tier, amount }) => [tier, new Big(amount).toFixed()]));
