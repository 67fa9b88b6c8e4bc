import type { BodyOf, Contract } from '@foyer/shared/contract';
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../../base/db/database';
import { contracts } from '../../../base/db/schema';
import { submitOnce } from '../../../base/ledger/submit-once';
import type { Member } from '../../../base/members/member';
import { Refusal } from '../../../base/refusals/refusal';
import type { Site } from '../../../base/sites/site';
import { nextPeriodAt, shownContract } from './contract';

/**
 * Accepts or refuses an offer, once: the row of the offer decides between answers that come at the same moment. Accepting ends the
 * running contract of the kind with its period, and the new one goes on from there (B024).
 *
 * @throws Refusal `contract.gone` when it was answered, withdrawn or is too old, and likewise when the member has no such offer
 */
export async function answerContract(
  db: Db,
  site: Site,
  { id: memberId, merchantCode: merchant }: Member,
  { id, accept, key }: BodyOf<'answerContract'>,
  at: Date,
): Promise<Contract> {
  const request = { id, accept };
  return submitOnce(db, { merchant, memberId, operation: 'answerContract', key, request, at }, async (tx) => {
    const open = and(
      eq(contracts.id, id),
      eq(contracts.memberId, memberId),
      eq(contracts.state, 'offered'),
      gt(contracts.expiresAt, at),
    );
    const answered = accept ? await acceptOffer(tx, site, open, at) : await refuseOffer(tx, open, at);
    if (answered === undefined) throw new Refusal('contract.gone');
    return shownContract(answered, site, at);
  });
}

async function refuseOffer(tx: Db, open: SQL | undefined, decidedAt: Date) {
  const [refused] = await tx.update(contracts).set({ state: 'refused', decidedAt }).where(open).returning();
  return refused;
}

async function acceptOffer(tx: Db, site: Site, open: SQL | undefined, decidedAt: Date) {
  const [offer] = await tx.select().from(contracts).where(open).for('update');
  if (offer === undefined) return undefined;
  const startsAt = nextPeriodAt(offer.kind, site, decidedAt);
  await tx
    .update(contracts)
    .set({ endsAt: startsAt })
    .where(
      and(
        eq(contracts.memberId, offer.memberId),
        eq(contracts.kind, offer.kind),
        eq(contracts.state, 'accepted'),
        isNull(contracts.endsAt),
      ),
    );
  const [accepted] = await tx
    .update(contracts)
    .set({ state: 'accepted', decidedAt, startsAt })
    .where(eq(contracts.id, offer.id))
    .returning();
  return accepted;
}
