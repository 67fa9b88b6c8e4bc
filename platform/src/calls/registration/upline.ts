import { and, eq, ne, or } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { members } from '../../base/db/schema';
import { TRIAL_TYPE } from '../../base/members/agency';
import { Refusal } from '../../base/refusals/refusal';
import { linkOfCode, type OpenLink } from '../agents/links/links';
import { lookUp } from './answer-budgets';
import type { Answers } from './check-fields';
import type { RegisterContext } from './context';

/** Whom newcomers may name: neither disabled nor trial accounts (B041). */
const isOpen = and(eq(members.disabled, false), ne(members.type, TRIAL_TYPE));

/** The id of a referral code's owner, or undefined; case is ignored (A036). */
async function ownerOfCode(db: Db, merchantCode: string, code: string): Promise<number | undefined> {
  const [found] = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchantCode, merchantCode), eq(members.affiliateCode, code.toUpperCase()), isOpen));
  return found?.id;
}

/** Who stands above a new member, and the link that they came by, if any. */
export interface Upline {
  readonly uplineId?: number;
  readonly link?: OpenLink;
}

/** Whom a code belongs to: a link of an agent, else a member's own code; undefined when it is nobody's. */
export async function invitationOf(db: Db, merchantCode: string, code: string): Promise<Upline | undefined> {
  const link = await linkOfCode(db, merchantCode, code);
  if (link !== undefined) return { uplineId: link.agent.id, link };
  const uplineId = await ownerOfCode(db, merchantCode, code);
  return uplineId === undefined ? undefined : { uplineId };
}

/**
 * The upline of a new member: the owner of the referral code, else the recommender by id or referral code. User names are not
 * accepted, because that would reveal which exist.
 *
 * @throws Refusal `invitation.invalid` or `referrer.error` when nobody is found
 */
export async function uplineOf(context: RegisterContext, { affiliateCode, recommenderId }: Answers): Promise<Upline> {
  const { db, site } = context;
  const merchantCode = site.code;
  const invited =
    affiliateCode === undefined
      ? undefined
      : await lookUp(context, () => invitationOf(db, merchantCode, affiliateCode));
  if (affiliateCode !== undefined && invited === undefined) {
    throw new Refusal('invitation.invalid', { field: 'affiliateCode' });
  }
  if (recommenderId === undefined) return invited ?? {};
  // Compared as a number to use the index; ids have no leading zeros.
  const byId = /^[1-9]\d{0,14}$/.test(recommenderId) ? eq(members.id, Number(recommenderId)) : undefined;
  const meant = or(byId, eq(members.affiliateCode, recommenderId.toUpperCase()));
  const recommender = await lookUp(context, async () => {
    const free = and(eq(members.merchantCode, merchantCode), isOpen, meant);
    const [found] = await db.select({ id: members.id }).from(members).where(free);
    return found;
  });
  if (recommender === undefined) throw new Refusal('referrer.error', { field: 'recommenderId' });
  return invited ?? { uplineId: recommender.id };
}
