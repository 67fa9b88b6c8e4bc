import { type CallRow, mayUse } from '@foyer/shared/contract';
import { isTrial } from '../members/agency';
import type { Member } from '../members/member';
import { Refusal } from '../refusals/refusal';
import type { Site } from '../sites/site';

/**
 * Asks what the page of a call asks, too (B008): the member's present type, and that the merchant has the function switched on.
 *
 * @throws Refusal `login.free.account` for trial accounts, `permission.denied` for others
 */
export function permit(
  { access = [], flag, menu }: Pick<CallRow, 'access' | 'flag' | 'menu'>,
  { flags, agentMenu }: Pick<Site, 'flags' | 'agentMenu'>,
  session: { readonly member: Pick<Member, 'type'> } | undefined,
): void {
  if (access.length > 0) {
    const type = session?.member.type;
    if (isTrial(type)) throw new Refusal('login.free.account');
    if (!access.every((each) => mayUse(each, type))) throw new Refusal('permission.denied');
  }
  const isOff = (flag !== undefined && flags[flag] !== true) || (menu !== undefined && agentMenu[menu] !== true);
  if (isOff) throw new Refusal('permission.denied');
}
