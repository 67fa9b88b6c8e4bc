import type { ValueOf } from '@foyer/shared/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CallContext } from '../../../base/call/call';
import type { Db } from '../../../base/db/database';
import { members, sessions } from '../../../base/db/schema';
import { submitOnce } from '../../../base/ledger/submit-once';
import { countOrRefuse } from '../../../base/limits/rate';
import type { Member } from '../../../base/members/member';
import { hashPassword } from '../../../base/members/password';
import { Refusal } from '../../../base/refusals/refusal';
import { demandField } from '../../registration/demand-field';
import { directOf } from '../rates/list-rates';

/** Tries of an agent per hour, as many as for new accounts. */
const TRIES = { limit: 60, windowMs: 3_600_000 };

/**
 * Replaces the first password of an account directly below an agent, as long as its owner has never chosen one (decision 44). What was
 * opened with the one before ends. Like the first one, the password is in no answer, and no part of what is kept of the submit.
 *
 * @throws Refusal `password.own` when the member has chosen a password, `member.not.exist` when it is no direct member,
 *   `password.format`, `rate.limited`
 */
export async function renewFirstPassword(
  context: CallContext<'renewFirstPassword'>,
): Promise<ValueOf<'renewFirstPassword'>> {
  const { db, site, session, body, now } = context;
  const { member: agent } = session;
  const { key, password, ...request } = body;
  const { id: memberId, merchantCode: merchant } = agent;
  await countOrRefuse(db, { merchant, action: 'account.password', subject: String(memberId), now, ...TRIES });
  await demandField(site, 'password', { value: password, field: 'password' });
  const passwordHash = await hashPassword(password);
  const submit = { merchant, memberId, operation: 'renewFirstPassword', key, request, at: now };
  return submitOnce(db, submit, (tx) => renew(tx, { agent, username: body.username, passwordHash }));
}

interface Renewal {
  readonly agent: Member;
  readonly username: string;
  readonly passwordHash: string;
}

async function renew(tx: Db, { agent, username, passwordHash }: Renewal): Promise<{ username: string }> {
  const direct = and(directOf(agent), sql`lower(${members.username}) = lower(${username}::text)`);
  // One statement looks and writes: a change by the member that comes first is seen, one that comes after wins.
  const [renewed] = await tx
    .update(members)
    .set({ passwordHash })
    .where(and(direct, eq(members.mustChangePassword, true), isNull(members.passwordChangedAt)))
    .returning({ id: members.id, username: members.username });
  if (renewed === undefined) {
    const known = await tx.select({ id: members.id }).from(members).where(direct);
    throw new Refusal(known.length > 0 ? 'password.own' : 'member.not.exist');
  }
  await tx.delete(sessions).where(eq(sessions.memberId, renewed.id));
  return { username: renewed.username };
}
