import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { members } from '../db/schema';
import { Refusal } from '../refusal';
import type { Answers } from './check-fields';

/** The member who gave out a referral code, or undefined; case does not matter (A036). */
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
 * Who brought the new member: the owner of the referral code, else the recommender, by id or by referral code. Names are not
 * taken, so that nobody finds out here which names there are.
 *
 * @throws Refusal `invitation.invalid` or `referrer.error` when nobody is meant
 */
export async function uplineOf(
  db: Db,
  merchantCode: string,
  { affiliateCode, recommenderId }: Answers,
): Promise<number | undefined> {
  const invited = affiliateCode === undefined ? undefined : await ownerOfCode(db, merchantCode, affiliateCode);
  if (affiliateCode !== undefined && invited === undefined) {
    throw new Refusal('invitation.invalid', { field: 'affiliateCode' });
  }
  if (recommenderId === undefined) return invited;
  const meant = or(eq(sql`${members.id}::text`, recommenderId), eq(members.affiliateCode, recommenderId.toUpperCase()));
  const [recommender] = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchantCode, merchantCode), eq(members.disabled, false), meant));
  if (recommender === undefined) throw new Refusal('referrer.error', { field: 'recommenderId' });
  return invited ?? recommender.id;
}
