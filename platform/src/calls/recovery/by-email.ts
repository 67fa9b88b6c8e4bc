import { createHash, randomBytes } from 'node:crypto';
import { recoveryLink } from '@foyer/shared/paths';
import { fieldRule, validate } from '@foyer/shared/validation/rules';
import { sql } from 'drizzle-orm';
import type { CallContext } from '../../base/call/call';
import { outbox, passwordLinks } from '../../base/db/schema';
import { addressKey } from '../../base/limits/address-key';
import { countOrRefuse } from '../../base/limits/rate';
import { Refusal } from '../../base/refusals/refusal';
import { siteOrigin } from '../../base/sites/origin';
import { linkMessage } from './messages';

const LINK_MINUTES = 30;
const HOUR_MS = 3_600_000;
/** Mails that one address may ask for per hour: in total, and for one name. */
const ASKED_AN_HOUR = { all: 60, name: 5 };
/** Mails per hour to one account; afterwards the latest link stays valid and nothing is sent. */
const SENT_FREELY = 3;

export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/**
 * Mails a link for a new password (A043). Neither answer nor time reveals whether name and e-mail address belong together: both
 * cases run the same two statements, which write rows in one case only. While a new e-mail address is held, the previous one
 * counts. After three mails an hour nothing more is sent and the answer is the same, so that strangers can neither flood a
 * mailbox nor block a link (decision 18).
 *
 * @throws Refusal `email.format`, `rate.limited`
 */
export async function passwordByEmail({ db, site, body, now, request }: CallContext<'passwordByEmail'>): Promise<null> {
  const [username, email] = [body.username.trim(), body.email.trim()];
  const faults = await validate({ email }, { email: fieldRule('forgotEmail') });
  if (faults.email !== undefined) throw new Refusal('email.format', { field: 'email' });
  const counted = { merchant: site.code, windowMs: HOUR_MS, now };
  const address = addressKey(request.ip);
  await countOrRefuse(db, { ...counted, action: 'mail.address', subject: address, limit: ASKED_AN_HOUR.all });
  // Counted by name and address together, so that a stranger does not use up the owner's mails.
  const pair = `${createHash('sha256').update(username.toLowerCase()).digest('base64url')} ${address}`;
  await countOrRefuse(db, { ...counted, action: 'mail.account', subject: pair, limit: ASKED_AN_HOUR.name });

  const key = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + LINK_MINUTES * 60_000);
  // A link that opens an account goes nowhere that a request has named (decision 17).
  const origin = await siteOrigin(db, site, request.server.platform.publicPort);
  const { subject, text } = linkMessage(site, username, recoveryLink(origin, key), LINK_MINUTES);
  const [at, until] = [now.toISOString(), expiresAt.toISOString()];
  const hourAgo = new Date(now.getTime() - HOUR_MS).toISOString();
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into ${passwordLinks} (key_hash, merchant_code, member_id, created_at, expires_at)
      select ${hashOfKey(key)}, merchant_code, id, ${at}::timestamptz, ${until}::timestamptz from members
      where merchant_code = ${site.code} and lower(username) = lower(${username}) and not disabled
        and lower(case when email_held_until > ${at}::timestamptz then previous_email else email end) = lower(${email})
        and not (
          exists (select 1 from password_links s where s.member_id = members.id and s.used_at is null
            and s.expires_at > ${at}::timestamptz)
          and (select count(*) from password_links r where r.member_id = members.id
            and r.created_at > ${hourAgo}::timestamptz) >= ${SENT_FREELY}
        )`);
    await tx.execute(sql`
      insert into ${outbox} (merchant_code, channel, recipient, subject, body, created_at, expires_at)
      select m.merchant_code, 'email',
        case when m.email_held_until > ${at}::timestamptz then m.previous_email else m.email end,
        ${subject}, ${text}, ${at}::timestamptz, l.expires_at from members m
      join password_links l on l.member_id = m.id where l.key_hash = ${hashOfKey(key)}`);
  });
  return null;
}
