import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { vendorMaintenance } from '../../base/db/schema';
import { Refusal } from '../../base/refusals/refusal';

/** The vendors of a merchant that are in maintenance at a moment of its time, each with its end. */
export async function maintainedVendors(db: Db, merchantCode: string, now: Date): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select()
    .from(vendorMaintenance)
    .where(and(eq(vendorMaintenance.merchantCode, merchantCode), gt(vendorMaintenance.until, now)));
  return new Map(rows.map(({ vassalage, until }) => [vassalage, until]));
}

/** @throws Refusal `vendor.maintenance` with its end while a vendor is in maintenance (B036) */
export async function refuseInMaintenance(db: Db, merchantCode: string, vassalage: string, now: Date): Promise<void> {
  const until = (await maintainedVendors(db, merchantCode, now)).get(vassalage);
  if (until !== undefined) throw new Refusal('vendor.maintenance', { until: until.getTime() });
}
