import { and, eq, or } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { members } from '../../base/db/schema';
import { Refusal } from '../../base/refusals/refusal';
import { lookUp } from './answer-budgets';
import type { Answers } from './check-fields';
import type { RegisterContext } from './context';

/** The id of a referral code's owner, or undefined; case is ignored (A036). */
export async function ownerOfCode(db: Db, merchantCode: string, code: string): Promise<number | undefined> {
  const [found] = await db
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.merchantCode, merchantCode),
        eq(members.affiliateCode, code.toUpperCase()),
        eq(members.disabled, false),
      ),
    );
  return found?.id;
}

/**
 * The upline of a new member: the owner of the referral code, else the recommender by id or referral code. User names are not
 * accepted, because that would reveal which exist.
 *
 * @throws Refusal `invitation.invalid` or `referrer.error` when nobody is found
 */
export async function uplineOf(
  context: RegisterContext,
  { affiliateCode, recommenderId }: Answers,
): Promise<number | undefined> {
  const { db, site } = context;
  const merchantCode = site.code;
  const invited =
    affiliateCode === undefined ? undefined : await lookUp(context, () => ownerOfCode(db, merchantCode, affiliateCode));
  if (affiliateCode !== undefined && invited === undefined) {
    throw new Refusal('invitation.invalid', { field: 'affiliateCode' });
  }
  if (recommenderId === undefined) return invited;
  // Compared as a number to use the index; ids have no leading zeros.
  const byId = /^[1-9]\d{0,14}$/.test(recommenderId) ? eq(members.id, Number(recommenderId)) : undefined;
  const meant = or(byId, eq(members.affiliateCode, recommenderId.toUpperCase()));
  const recommender = await lookUp(context, async () => {
    const free = and(eq(members.merchantCode, merchantCode), eq(members.disabled, false), meant);
    const [found] = await db.select({ id: members.id }).from(members).where(free);
    return found;
  });
  if (recommender === undefined) throw new Refusal('referrer.error', { field: 'recommenderId' });
  return invited ?? recommender.id;
}
