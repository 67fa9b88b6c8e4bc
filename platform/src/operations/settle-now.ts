import type { Db } from '../base/db/database';
import { type Site, siteTime } from '../base/sites/site';
import { settlementOf } from '../jobs/settlements/registry';
import { settle } from '../jobs/settlements/settle';
import type { SETTLEMENT_KINDS } from '../jobs/settlements/settlement';
import { OpsError } from './answer';

interface Wanted {
  readonly kind: (typeof SETTLEMENT_KINDS)[number];
  /** First day of the period, for an hour its beginning: `2026-11-22T13:00+07:00`. */
  readonly period: string;
}

/**
 * Settles a period of a merchant that is over; a second time pays nobody again.
 *
 * @throws OpsError 400 for what is no period, 409 for one that is not over
 */
export async function settleNow(db: Db, site: Site, { kind, period: name }: Wanted, realNow: () => Date) {
  const settlement = settlementOf(kind);
  if (settlement === undefined) throw new OpsError(404, `There is no settlement ${kind} yet.`);
  const period = settlement.periods.named(name, site.timeZone);
  if (period === undefined) throw new OpsError(400, `body/period: ${name} is no period of the ${kind}.`);
  const from = settlement.earliest === 'due' ? settlement.due(period, site.timeZone) : period.to;
  if (siteTime(site, realNow()) < from)
    throw new OpsError(409, `The ${kind} of ${name} can be run from ${from.toISOString()} on.`, {
      from: from.toISOString(),
    });
  return settle(db, settlement, { site, period }, realNow);
}
