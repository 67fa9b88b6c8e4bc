import type { Db } from '../../base/db/database';
import { countOrRefuse } from '../../base/limits/rate';
import type { Member } from '../../base/members/member';

/** Codes that one member may have sent per hour, so that an account cannot be used to bother others. */
const CODES_AN_HOUR = 10;

/** @throws Refusal `rate.limited` */
export function countCode(db: Db, { merchantCode, id }: Member, now: Date): Promise<void> {
  const counted = { merchant: merchantCode, action: 'code.member', subject: String(id), now };
  return countOrRefuse(db, { ...counted, limit: CODES_AN_HOUR, windowMs: 60 * 60 * 1000 });
}
