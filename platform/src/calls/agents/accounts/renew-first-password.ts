import type { ValueOf } from '@foyer/shared/contract';
import { and, eq, gt, isNull, notExists, sql } from 'drizzle-orm';
import type { CallContext } from '../../../base/call/call';
import type { Db } from '../../../base/db/database';
import { members, sessions, wallets } from '../../../base/db/schema';
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
 * An account with money in it keeps its password: money leaves an agent by a payment password (B015), and whoever stole a session
 * of the agent must not get at what was handed over before.
 *
 * @throws Refusal `password.own` when the member has chosen a password, `password.money` when there is money in the account,
 *   `member.not.exist` when it is no direct member, `password.format`, `rate.limited`
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
  const first = and(direct, eq(members.mustChangePassword, true), isNull(members.passwordChangedAt));
  const money = tx
    .select({ one: sql`1` })
    .from(wallets)
    .where(and(eq(wallets.memberId, members.id), gt(wallets.balance, '0')));
  // One statement looks and writes: a change by the member that comes first is seen, one that comes after wins.
  const [renewed] = await tx
    .update(members)
    .set({ passwordHash })
    .where(and(first, notExists(money)))
    .returning({ id: members.id, username: members.username });
  if (renewed === undefined) {
    const has = async (found: typeof direct) => (await tx.$count(members, found)) > 0;
    if (await has(first)) throw new Refusal('password.money');
    throw new Refusal((await has(direct)) ? 'password.own' : 'member.not.exist');
  }
  await tx.delete(sessions).where(eq(sessions.memberId, renewed.id));
  return { username: renewed.username };
}
