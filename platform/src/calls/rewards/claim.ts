import type { BodyOf, ValueOf } from '@foyer/shared/contract';
import Big from 'big.js';
import type { Catalogue } from '../../base/catalogue/catalogue';
import { lockWallet } from '../../base/ledger/move-money';
import { submitOnce } from '../../base/ledger/submit-once';
import { Refusal } from '../../base/refusals/refusal';
import { type Asked, stateOf } from './candidate';
import { payReward, rewardNoOf } from './claims';
import { lookForRewards } from './rewards-of';

/**
 * Pays what a promotion holds for a member, the reward that ends soonest, once, whatever keys are sent (B037).
 *
 * @throws Refusal `claim.gone` when there is nothing to claim: too late, not earned, claimed before, or the promotion is off
 */
export async function claimReward(
  { db, site, member, now }: Asked,
  catalogue: Pick<Catalogue, 'giftsAt'>,
  { promotion, key }: BodyOf<'claimReward'>,
): Promise<ValueOf<'claimReward'>> {
  const { id: memberId, merchantCode: merchant } = member;
  const submit = { merchant, memberId, operation: 'claimReward', key, request: { promotion }, at: now };
  return submitOnce(db, submit, async (tx) => {
    await lockWallet(tx, memberId);
    const { candidates } = await lookForRewards({ db: tx, site, member, now }, catalogue);
    const [reward] = candidates
      .filter((each) => each.promotion === promotion && stateOf(each, now) === 'claimable')
      .sort((one, other) => (one.deadline ?? 0) - (other.deadline ?? 0));
    const claim = reward && (await payReward(tx, site, member, reward, now));
    if (claim === undefined) throw new Refusal('claim.gone');
    const { amount, purse, turnover } = claim;
    return {
      ...{ rewardNo: rewardNoOf(claim), promotion, amount: new Big(amount).toFixed(2), purse },
      ...(turnover === null ? {} : { turnover: new Big(turnover).toFixed(2) }),
      claimedAt: now.getTime(),
    };
  });
}
