import { type CallName, type CallRow, mayUse } from '@foyer/shared/contract';
import { isTrial } from '../members/agency';
import type { Member } from '../members/member';
import { Refusal } from '../refusals/refusal';
import type { Site } from '../sites/site';

/**
 * Asks what the page of a call asks, too (B008): the member's present type, and that the merchant has the function switched on.
 *
 * @throws Refusal `login.free.account` for trial accounts (B007), except with links and accounts of agents, whose row says otherwise
 *   (F-AGENTREG-06); `permission.denied` for others
 */
export function permit(
  { access = [], flag, menu }: Pick<CallRow, 'access' | 'flag' | 'menu'>,
  { flags, agentMenu }: Pick<Site, 'flags' | 'agentMenu'>,
  session: { readonly member: Pick<Member, 'type'> } | undefined,
): void {
  if (access.length > 0) {
    const type = session?.member.type;
    if (isTrial(type) && !access.includes('newcomers')) throw new Refusal('login.free.account');
    if (!access.every((each) => mayUse(each, type))) throw new Refusal('permission.denied');
  }
  const isOff = (flag !== undefined && flags[flag] !== true) || (menu !== undefined && agentMenu[menu] !== true);
  if (isOff) throw new Refusal('permission.denied');
}

/** What a member needs to see the frame of the site, to change a password, and to go. */
const openBefore: ReadonlySet<CallName> = new Set<CallName>([
  ...(['memberInfo', 'balance', 'unreadMessages', 'renew', 'changePassword', 'logout'] as const),
]);

/**
 * Whether a call is open to a member whose password somebody else made and knows (B023): until it is changed, neither of them moves
 * money, plays, or binds a number to the account. Each new call of members is closed, too.
 *
 * @throws Refusal `password.change`
 */
export function demandOwnPassword(name: CallName, { mustChangePassword }: Pick<Member, 'mustChangePassword'>): void {
  if (mustChangePassword && !openBefore.has(name)) throw new Refusal('password.change');
}
