import { and, eq, gt, isNull } from 'drizzle-orm';
import type { CallContext } from '../../base/call/call';
import { members, passwordLinks } from '../../base/db/schema';
import { addressKey } from '../../base/limits/address-key';
import { countOrRefuse } from '../../base/limits/rate';
import { hashPassword, passwordMatches } from '../../base/members/password';
import { Refusal } from '../../base/refusals/refusal';
import { bindDevice } from '../../base/sessions/devices';
import { demandField } from '../registration/demand-field';
import { hashOfKey } from './by-email';
import { setPassword } from './set-password';

const TRIES_A_MINUTE = 60;

/**
 * Sets a new password by a mailed link. A rejected password does not use the link up.
 *
 * @throws Refusal `password.format`, `link.invalid` for a key that is unknown, used or expired, `modify.new.old.same`
 */
export async function passwordByLink({
  db,
  site,
  body,
  now,
  request,
  reply,
}: CallContext<'passwordByLink'>): Promise<null> {
  const counted = { merchant: site.code, action: 'password.link', subject: addressKey(request.ip), now };
  await countOrRefuse(db, { ...counted, limit: TRIES_A_MINUTE, windowMs: 60_000 });
  await demandField(site, 'password', { value: body.newPassword, field: 'newPassword' });
  const good = and(
    eq(passwordLinks.keyHash, hashOfKey(body.key)),
    eq(passwordLinks.merchantCode, site.code),
    isNull(passwordLinks.usedAt),
    gt(passwordLinks.expiresAt, now),
  );
  const [found] = await db
    .select({ member: members })
    .from(passwordLinks)
    .innerJoin(members, eq(members.id, passwordLinks.memberId))
    .where(good);
  if (found === undefined || found.member.disabled) throw new Refusal('link.invalid');
  if (await passwordMatches(body.newPassword, found.member.passwordHash)) {
    throw new Refusal('modify.new.old.same', { field: 'newPassword' });
  }
  const hash = await hashPassword(body.newPassword);
  await db.transaction(async (tx) => {
    const spent = await tx
      .update(passwordLinks)
      .set({ usedAt: now })
      .where(good)
      .returning({ memberId: passwordLinks.memberId });
    if (spent.length === 0) throw new Refusal('link.invalid');
    await setPassword(tx, { site, member: found.member, passwordHash: hash, by: 'email', now });
    // The owner has proven themselves, so this browser becomes a known device with its own budget of guesses (decision 19).
    await bindDevice(tx, found.member, { request, reply, now });
  });
  return null;
}
