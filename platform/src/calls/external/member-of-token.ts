import { and, eq } from 'drizzle-orm';
import type { CallContext } from '../../base/call/call';
import type { Db } from '../../base/db/database';
import { memberExternals, members } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import { memberByMobile, mobileOf } from '../../base/members/mobile';
import { Refusal } from '../../base/refusals/refusal';
import { isOpen } from '../../base/sites/register-ways';
import { makeSocialMember } from './social-member';
import { verifyToken } from './verify-token';

type SocialChannel = (typeof memberExternals.$inferSelect)['channel'];

const social: Record<SocialChannel, { readonly flag: string; readonly provider: string }> = {
  facebook: { flag: 'FACEBOOKLOGIN3', provider: 'facebook.com' },
  google: { flag: 'GOOGLELOGIN3', provider: 'google.com' },
};

/**
 * The member whom the external service identifies (A029): for a number, the account it is bound to; for a Facebook or Google
 * account, the linked one, created at its first log-in if the merchant's registration is open.
 *
 * @throws Refusal `permission.denied` where the merchant does not offer the channel, `verification.code.error` for an invalid
 *   token, `member.not.exist`
 */
export async function memberOfToken(context: CallContext<'login'>): Promise<Member> {
  if (context.site.external === null) throw new Refusal('permission.denied');
  const { firebaseChannel: channel } = context.body;
  const member =
    channel === 'facebook' || channel === 'google' ? await bySocial(context, channel) : await byNumber(context);
  if (member === undefined || member.disabled) throw new Refusal('member.not.exist');
  return member;
}

async function byNumber({ db, site, body, now, request }: CallContext<'login'>): Promise<Member | undefined> {
  if (body.firebaseChannel !== 'sms') throw new Refusal('request.invalid', undefined, 400);
  if (site.flags['MOBILEVERCODELOGIN3'] !== true) throw new Refusal('permission.denied');
  const { phone } = await verifyToken(site, body.firebaseIdToken ?? '', request);
  const { countryDialingCode = site.location.dialingCode } = body;
  // The number comes as typed, or with its country.
  const mobileNum = (body.firebaseMobileNo ?? body.username).replace(`+${countryDialingCode}`, '');
  const mobile = mobileOf(site, { mobileNum, countryDialingCode });
  if (phone !== mobile.international) throw new Refusal('verification.code.error');
  return memberByMobile(db, site.code, mobile, now);
}

async function bySocial(context: CallContext<'login'>, channel: SocialChannel): Promise<Member | undefined> {
  const { db, site, body, request } = context;
  const { flag, provider } = social[channel];
  if (site.flags[flag] !== true) throw new Refusal('permission.denied');
  const identity = await verifyToken(site, body.firebaseIdToken ?? '', request);
  if (identity.provider !== provider) throw new Refusal('verification.code.error');
  const link = { merchantCode: site.code, channel, subject: identity.subject };
  const linked = await linkedMember(db, link);
  if (linked !== undefined || !(isOpen(site, 'username') || isOpen(site, 'mobileNum'))) return linked;
  // Of two first log-ins at once, the other one may have created the account.
  return (await makeSocialMember(context, link, identity)) ?? linkedMember(db, link);
}

async function linkedMember(
  db: Db,
  { merchantCode, channel, subject }: Pick<typeof memberExternals.$inferSelect, 'merchantCode' | 'channel' | 'subject'>,
): Promise<Member | undefined> {
  const [found] = await db
    .select({ member: members })
    .from(memberExternals)
    .innerJoin(members, eq(members.id, memberExternals.memberId))
    .where(
      and(
        eq(memberExternals.merchantCode, merchantCode),
        eq(memberExternals.channel, channel),
        eq(memberExternals.subject, subject),
      ),
    );
  return found?.member;
}
