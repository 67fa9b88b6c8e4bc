import { randomBytes, randomInt } from 'node:crypto';
import type { CallContext } from '../../base/call/call';
import { isTaken } from '../../base/db/is-taken';
import { memberExternals } from '../../base/db/schema';
import { createMember } from '../../base/members/create-member';
import type { Member } from '../../base/members/member';
import type { ExternalIdentity } from './verify-token';

/** Maximum characters of a nickname (A042). */
const NICKNAME = 20;

type Link = Pick<typeof memberExternals.$inferInsert, 'merchantCode' | 'channel' | 'subject'>;

/**
 * Creates the account of a first log-in by Facebook or Google, with a generated name and an unknown password.
 *
 * @returns undefined when another log-in of the same person has just created it
 */
export async function makeSocialMember(
  { db, now }: CallContext<'login'>,
  link: Link,
  { name, email }: ExternalIdentity,
): Promise<Member | undefined> {
  const username = `${link.channel === 'google' ? 'g' : 'f'}${randomInt(1e11).toString(36).padStart(8, '0')}`;
  const nickname = [...(name ?? '').trim()].slice(0, NICKNAME).join('');
  try {
    return await db.transaction(async (tx) => {
      const member = await createMember(tx, {
        merchantCode: link.merchantCode,
        username,
        password: randomBytes(32).toString('base64url'),
        ownPassword: false,
        registeredAt: now,
        ...(nickname === '' ? {} : { nickname }),
        ...(email === undefined ? {} : { email }),
      });
      await tx.insert(memberExternals).values({ ...link, memberId: member.id, linkedAt: now });
      return member;
    });
  } catch (error) {
    if (isTaken(error, 'member_externals_merchant_code_channel_subject_pk')) return undefined;
    throw error;
  }
}
