import { isTrial } from '../members/agency';
import type { Member } from '../members/member';
import { Refusal } from '../refusals/refusal';
import { refuseWhileClosed } from '../sites/closed';
import type { Site } from '../sites/site';

interface Who {
  readonly site: Pick<Site, 'maintenance' | 'regionRestriction'>;
  readonly member: Pick<Member, 'type' | 'disabled'>;
}

/**
 * The one decision whether a member may put money in, whatever way it comes (B007). Limits of ways and days are the cashier's.
 *
 * @throws Refusal `system.upgrading`, `ip.restricted`, `permission.denied` for disabled accounts, `login.free.account` for trial
 *   accounts, whose money is play money
 */
export function mayDeposit({ site, member }: Who): void {
  refuseWhileClosed(site);
  if (member.disabled) throw new Refusal('permission.denied');
  if (isTrial(member.type)) throw new Refusal('login.free.account');
}

/**
 * The one decision whether a member may stake, whatever the game. Trial accounts may, with play money (B007).
 *
 * @throws Refusal `system.upgrading`, `ip.restricted`, `permission.denied` for disabled accounts
 */
export function mayStake({ site, member }: Who): void {
  refuseWhileClosed(site);
  if (member.disabled) throw new Refusal('permission.denied');
}
