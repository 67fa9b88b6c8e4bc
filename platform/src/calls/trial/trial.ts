import { randomBytes, randomInt } from 'node:crypto';
import type { FreePlayValue } from '@foyer/shared/contract';
import { and, eq, gt } from 'drizzle-orm';
import type { CallContext } from '../../base/call/call';
import type { Db } from '../../base/db/database';
import { isTaken } from '../../base/db/is-taken';
import { trialNames } from '../../base/db/schema';
import { addressKey } from '../../base/limits/address-key';
import { countOrRefuse } from '../../base/limits/rate';
import { TRIAL_TYPE } from '../../base/members/agency';
import { createMember } from '../../base/members/create-member';
import { type Member, memberByName } from '../../base/members/member';
import { Refusal } from '../../base/refusals/refusal';
import { welcome } from '../../base/sessions/welcome';
import type { Site } from '../../base/sites/site';

/** Letters and digits that cannot be mistaken for each other. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz';
const NAMES_AN_HOUR = 60;
const STARTS_A_MINUTE = 60;
const DAY_MS = 86_400_000;

/**
 * Hands out a trial name (A021). Its first use creates the account; an unused name is forgotten after a day. A merchant without
 * trial play hands out names too and refuses them when used, so that the sequence of calls is the same everywhere.
 *
 * @throws Refusal `request.invalid` for another merchant's trial code, `rate.limited`
 */
export async function createTrial({ db, site, query, now, request }: CallContext<'createTrial'>): Promise<string> {
  demandCode(site, query.merchant_code);
  const counted = { merchant: site.trialCode, action: 'trial.name', subject: addressKey(request.ip), now };
  await countOrRefuse(db, { ...counted, limit: NAMES_AN_HOUR, windowMs: 60 * 60_000 });
  const name = `trial${Array.from({ length: 10 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;
  if (!site.trialOpen) return name;
  await db.insert(trialNames).values({ name, merchantCode: site.trialCode, createdAt: now });
  return name;
}

/**
 * Starts trial play under a handed-out name, with its own play money (A021, A105). A name used before finds its account again.
 *
 * @returns the session, or 0 where the merchant has no trial play or the name was not handed out
 */
export async function freePlay(context: CallContext<'freePlay'>): Promise<FreePlayValue> {
  const { db, site, body, now, request } = context;
  demandCode(site, body.merchantCode);
  const counted = { merchant: site.trialCode, action: 'trial.start', subject: addressKey(request.ip), now };
  await countOrRefuse(db, { ...counted, limit: STARTS_A_MINUTE, windowMs: 60_000 });
  if (!site.trialOpen) return 0;
  const member = await accountOf(db, site, body.username, now);
  if (member === undefined || member.disabled) return 0;
  const { token, userName, customerType } = await welcome(context, member);
  return { token, userName, customerType };
}

/** The account of a handed-out name, created on first use. */
async function accountOf(db: Db, site: Site, name: string, now: Date): Promise<Member | undefined> {
  const lives = gt(trialNames.createdAt, new Date(now.getTime() - DAY_MS));
  const [handedOut] = await db
    .select()
    .from(trialNames)
    .where(and(eq(trialNames.merchantCode, site.trialCode), eq(trialNames.name, name), lives));
  const there = await memberByName(db, site.trialCode, name);
  if (there !== undefined || handedOut === undefined) return there;
  try {
    return await createMember(db, {
      merchantCode: site.trialCode,
      username: name,
      // Nobody logs in to a trial account by password.
      password: randomBytes(32).toString('base64url'),
      type: TRIAL_TYPE,
      balance: site.trialBalance,
      registeredAt: now,
    });
  } catch (error) {
    // The name was used twice at the same moment: the other use created the account.
    if (isTaken(error, 'members_name')) return memberByName(db, site.trialCode, name);
    throw error;
  }
}

function demandCode({ trialCode }: Site, code: string): void {
  if (code !== trialCode) throw new Refusal('request.invalid', undefined, 400);
}
