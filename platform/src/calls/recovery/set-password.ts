import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { members, passwordLinks, sessions } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import { holdsOf, noEmailHold, noMobileHold, trustedEmail, trustedMobile } from '../../base/members/trusted';
import type { Site } from '../../base/sites/site';
import { tell } from './news';

interface Recovery {
  readonly site: Site;
  readonly member: Member;
  readonly passwordHash: string;
  /** The proof the owner used; a hold on the same kind is removed. */
  readonly by: 'mobile' | 'email';
  readonly now: Date;
}

/**
 * Replaces a forgotten password: ends all sessions and other password links, and undoes a held change of what the owner proved
 * themselves with (decision 18).
 */
export async function setPassword(tx: Db, { site, member, passwordHash, by, now }: Recovery): Promise<void> {
  const back = by === 'mobile' ? await mobileBack(tx, member, now) : emailBack(member, now);
  const changes = { ...back, passwordHash, passwordChangedAt: now, ownPassword: true, mustChangePassword: false };
  await tx.update(members).set(changes).where(eq(members.id, member.id));
  await tx.delete(sessions).where(eq(sessions.memberId, member.id));
  const open = and(eq(passwordLinks.memberId, member.id), isNull(passwordLinks.usedAt));
  await tx.update(passwordLinks).set({ usedAt: now }).where(open);
  await tell(tx, { site, member, now, news: { kind: 'password' } });
}

async function mobileBack(tx: Db, member: Member, now: Date): Promise<Partial<Member>> {
  const trusted = trustedMobile(member, now);
  if (holdsOf(member, now).mobile === undefined || trusted === undefined) return {};
  const { dialingCode, number } = trusted;
  const elsewhere = and(
    eq(members.merchantCode, member.merchantCode),
    eq(members.mobileDialingCode, dialingCode),
    eq(members.mobileNumber, number),
    ne(members.id, member.id),
  );
  const [other] = await tx.select({ id: members.id }).from(members).where(elsewhere);
  const bound = other === undefined ? { mobileDialingCode: dialingCode, mobileNumber: number } : noMobile;
  return { ...bound, ...noMobileHold };
}

const noMobile = { mobileDialingCode: null, mobileNumber: null } as const;

function emailBack(member: Member, now: Date): Partial<Member> {
  const trusted = trustedEmail(member, now);
  return holdsOf(member, now).email === undefined || trusted === undefined ? {} : { email: trusted, ...noEmailHold };
}
