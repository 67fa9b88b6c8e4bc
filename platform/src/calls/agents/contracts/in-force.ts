import { type SQL, sql } from 'drizzle-orm';
import type { Site } from '../../../base/sites/site';
import type { Period } from '../../../base/time/periods';
import type { ContractKind } from './contract';

/** Settled stakes in the period that make a member of the team active (B025). */
export const ACTIVE_STAKE = '100';

/**
 * Contracts of a kind in force in a period, as a subquery with `contract`, `member_id` and `steps`: they begin and end with periods.
 * Types 4, 40, 41 and 42 have none (B008).
 *
 * @param memberId the one whose contract it is; everybody's without it
 */
export const inForce = (
  kind: ContractKind,
  { site, period: { from } }: { readonly site: Site; readonly period: Period },
  memberId?: number,
): SQL => sql`(
  select c.id as contract, c.member_id, c.steps from contracts c join members m on m.id = c.member_id
  where c.merchant_code = ${site.code} and c.kind = ${kind} and c.state = 'accepted' and m.type not in (4, 40, 41, 42)
    and c.starts_at <= ${from.toISOString()}::timestamptz and (c.ends_at is null or c.ends_at > ${from.toISOString()}::timestamptz)
    ${memberId === undefined ? sql`` : sql`and c.member_id = ${memberId}`}
)`;
