import { eq } from 'drizzle-orm';
import type { CallContext } from '../../base/call/call';
import { members } from '../../base/db/schema';
import { isAsProven } from '../../base/members/as-proven';
import { hashPassword } from '../../base/members/password';
import { forgetTries } from '../../base/money/payment-password';
import { Refusal } from '../../base/refusals/refusal';
import { tell } from '../recovery/news';
import { demandField } from '../registration/demand-field';
import { spendCode } from '../verification/check-code';
import { prove, refuseTrial } from './prove';

/**
 * Sets or replaces the six digits that withdrawals ask for, after a proof (decision 18).
 *
 * @throws Refusal `payment.password.format`, those of `prove`
 */
export async function setPaymentPassword(context: CallContext<'paymentPassword'>): Promise<null> {
  const { db, site, session, body, now } = context;
  const { member } = session;
  refuseTrial(member);
  await demandField(site, 'paymentPassword', { value: body.paymentPassword, field: 'paymentPassword' });
  const proof = await prove(context);
  const paymentPasswordHash = await hashPassword(body.paymentPassword);
  await db.transaction(async (tx) => {
    if (!(await isAsProven(tx, member))) throw new Refusal('session.expired', undefined, 401);
    if (proof !== undefined) await spendCode(tx, proof, now);
    await tx.update(members).set({ paymentPasswordHash }).where(eq(members.id, member.id));
    await forgetTries(tx, member.id);
    await tell(tx, { site, member, now, news: { kind: 'payment' } });
  });
  return null;
}
