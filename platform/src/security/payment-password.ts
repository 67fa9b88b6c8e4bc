import { eq } from 'drizzle-orm';
import type { CallContext } from '../call';
import { members } from '../db/schema';
import { hashPassword } from '../members/password';
import { demandField } from './demand-field';
import { provePassword, refuseTrial } from './prove-password';

/**
 * Sets the six digits that withdrawals ask for, or replaces them; the log-in password shows that it is the member who does.
 *
 * @throws Refusal `payment.password.format`, `password.wrong`, `rate.limited`
 */
export async function setPaymentPassword({
  db,
  site,
  session,
  body,
  now,
}: CallContext<'paymentPassword'>): Promise<null> {
  const { member } = session;
  refuseTrial(member);
  await demandField(site, 'paymentPassword', { value: body.paymentPassword, field: 'paymentPassword' });
  await provePassword(db, member, { password: body.password, field: 'password', now });
  const paymentPasswordHash = await hashPassword(body.paymentPassword);
  await db.update(members).set({ paymentPasswordHash }).where(eq(members.id, member.id));
  return null;
}
