import { and, eq } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { members, teamMembers } from '../../base/db/schema';
import { isTrial } from '../../base/members/agency';
import type { Member } from '../../base/members/member';
import { Refusal } from '../../base/refusals/refusal';

/** Who a member may hand money to, and what the refusal of anybody else is. */
export interface Way {
  readonly kind: 'upline' | 'agent';
  /**
   * The receiver with this id, as they are now.
   * @throws Refusal when the sender may not hand anything to them
   */
  readonly receiver: (tx: Db, sender: Member, to: number) => Promise<Member>;
}

const isOpen = (member: Member | undefined, { merchantCode }: Member): member is Member =>
  member !== undefined && member.merchantCode === merchantCode && !member.disabled && !isTrial(member.type);

async function memberById(db: Db, id: number): Promise<Member | undefined> {
  const [found] = await db.select().from(members).where(eq(members.id, id));
  return found;
}

/**
 * Asks what the entry in the member center asks, too (S6-ROLES-15); the flag and trial accounts are asked by the row.
 * @throws Refusal `permission.denied`
 */
export function mayHandUp({ type, toUpline }: Member): void {
  if (type === 2 || !toUpline) throw new Refusal('permission.denied');
}

/** The direct upline, while their account is open. */
export async function uplineOf(db: Db, sender: Member): Promise<Member | undefined> {
  const upline = sender.uplineId === null ? undefined : await memberById(db, sender.uplineId);
  return isOpen(upline, sender) ? upline : undefined;
}

/** To the direct upline, as long as it is the one who was shown (F-UPLINE-05). */
export const toUpline: Way = {
  kind: 'upline',
  receiver: async (tx, sender, to) => {
    const now = await memberById(tx, sender.id);
    const upline = now === undefined ? undefined : await uplineOf(tx, now);
    if (upline?.id !== to) throw new Refusal('upline.changed');
    return upline;
  },
};

/**
 * A direct member of an agent's team. Whoever is not below the agent looks as if they did not exist (B008).
 * @throws Refusal `permission.denied` for the agent, for members further down and trial accounts; `member.not.exist`
 */
export async function directMember(db: Db, agent: Member, to: number): Promise<Member> {
  if (to === agent.id) throw new Refusal('permission.denied');
  const [below] = await db
    .select({ depth: teamMembers.depth })
    .from(teamMembers)
    .where(and(eq(teamMembers.ancestorId, agent.id), eq(teamMembers.memberId, to)));
  const member = below === undefined ? undefined : await memberById(db, to);
  if (below === undefined || member === undefined) throw new Refusal('member.not.exist');
  if (below.depth > 1 || isTrial(member.type)) throw new Refusal('permission.denied');
  if (!isOpen(member, agent)) throw new Refusal('member.not.exist');
  return member;
}

/** From an agent to a direct member. */
export const toDirectMember: Way = { kind: 'agent', receiver: directMember };
