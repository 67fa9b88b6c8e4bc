import Big from 'big.js';
import type { Db } from '../../base/db/database';
import { vendorBooks } from '../../base/db/schema';
import { type Purses, playableOf, pursesOf } from '../../base/ledger/purses';
import { isTrial } from '../../base/members/agency';
import type { Member } from '../../base/members/member';
import { Refusal } from '../../base/refusals/refusal';
import { isVendor } from './vendor-side';

/**
 * The purse that a member plays a vendor's games from; undefined for main and bonus. Trial accounts move nothing between purses,
 * so they play from main everywhere.
 */
export function ownPurse(vendor: string, { type }: Pick<Member, 'type'>): `vendor:${string}` | undefined {
  return isVendor(vendor) && !isTrial(type) ? `vendor:${vendor}` : undefined;
}

/** What a member can stake at a vendor. */
export function playableAt(vendor: string, member: Pick<Member, 'type'>, purses: Purses): string {
  if (ownPurse(vendor, member) === undefined) return playableOf(purses);
  return new Big(purses.vendors[vendor] ?? '0').toFixed();
}

/**
 * Refuses to open a vendor whose own purse has nothing of the member (B036).
 * @throws Refusal `purse.empty` with what main holds
 */
export async function demandPurse(db: Db, vendor: string, member: Pick<Member, 'id' | 'type'>): Promise<void> {
  if (ownPurse(vendor, member) === undefined) return;
  const purses = await pursesOf(db, member.id);
  if (new Big(playableAt(vendor, member, purses)).gt(0)) return;
  throw new Refusal('purse.empty', { main: new Big(purses.main).toFixed() });
}

/** Writes into a vendor's own books what a round has changed there. Call it in the transaction of the round. */
export async function bookRound(
  tx: Db,
  { id: memberId, merchantCode }: Pick<Member, 'id' | 'merchantCode'>,
  round: { readonly vendor: string; readonly reference: string; readonly stake: string; readonly payout: string },
): Promise<void> {
  const { vendor, reference, stake, payout } = round;
  const amount = new Big(payout).minus(stake).toFixed();
  await tx.insert(vendorBooks).values({ reference, merchantCode, vendor, memberId, amount });
}
