import { and, eq } from 'drizzle-orm';
import type { CallContext } from '../../base/call/call';
import { members, passwordLinks } from '../../base/db/schema';
import { hashPassword } from '../../base/members/password';
import { Refusal } from '../../base/refusals/refusal';
import { endOtherSessions } from '../../base/sessions/session';
import { tell } from '../recovery/news';
import { demandField } from '../registration/demand-field';
import { provePassword, refuseTrial, wrong } from './prove';

/**
 * Changes the log-in password (A046): ends other sessions and open password links, and notifies everything bound. Of two
 * changes at once, the second finds its old password wrong.
 *
 * @throws Refusal `password.wrong` for the old one, `password.format`, `modify.new.old.same`, `rate.limited`
 */
export async function changePassword({ db, site, session, body, now }: CallContext<'changePassword'>): Promise<null> {
  const { member } = session;
  refuseTrial(member);
  await demandField(site, 'password', { value: body.newPassword, field: 'newPassword' });
  if (body.confirmNewPassword !== body.newPassword)
    throw new Refusal('password.format', { field: 'confirmNewPassword' });
  await provePassword({ db, session, now }, { password: body.oldPassword, field: 'oldPassword' });
  if (body.newPassword === body.oldPassword) throw new Refusal('modify.new.old.same', { field: 'newPassword' });
  const passwordHash = await hashPassword(body.newPassword);
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(members)
      .set({ passwordHash, passwordChangedAt: now, mustChangePassword: false })
      .where(and(eq(members.id, member.id), eq(members.passwordHash, member.passwordHash)))
      .returning({ id: members.id });
    if (changed.length === 0) throw wrong('oldPassword');
    await endOtherSessions(tx, session, now);
    await tx.delete(passwordLinks).where(eq(passwordLinks.memberId, member.id));
    await tell(tx, { site, member, now, news: { kind: 'password' } });
  });
  return null;
}
