import { and, eq } from 'drizzle-orm';
import type { Catalogue } from '../base/catalogue/catalogue';
import type { Db } from '../base/db/database';
import { merchants, vendorMaintenance } from '../base/db/schema';
import { type Actor, recordAct } from '../base/operators/acts';
import type { Site } from '../base/sites/site';
import { OpsError } from './answer';

/**
 * Closes a merchant's site for maintenance or opens it again, with its line of the trail. As it is already, nothing happens.
 *
 * @returns whether it is closed now
 */
export async function keepSite(db: Db, site: Site, isClosed: boolean, actor: Actor): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ maintenance: merchants.maintenance })
      .from(merchants)
      .where(eq(merchants.code, site.code))
      .for('update');
    if (before?.maintenance === isClosed) return isClosed;
    await tx.update(merchants).set({ maintenance: isClosed }).where(eq(merchants.code, site.code));
    await recordAct(tx, actor, {
      ...{ act: isClosed ? 'site.close' : 'site.open', subject: site.code, merchantCode: site.code, outcome: 'done' },
    });
    return isClosed;
  });
}

/**
 * Keeps a vendor at a merchant in maintenance until a moment of the merchant's time, or ends that with null, with its line of the
 * trail. As it is already, nothing happens.
 *
 * @throws OpsError 404 for a vendor that the catalogue does not have
 */
export async function keepVendor(
  db: Db,
  { vendorOf }: Pick<Catalogue, 'vendorOf'>,
  { site, vassalage, until }: { readonly site: Site; readonly vassalage: string; readonly until: Date | null },
  actor: Actor,
): Promise<void> {
  if (vendorOf(vassalage) === undefined) throw new OpsError(404, `The catalogue has no vendor ${vassalage}.`);
  const merchantCode = site.code;
  const own = and(eq(vendorMaintenance.merchantCode, merchantCode), eq(vendorMaintenance.vassalage, vassalage));
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(vendorMaintenance).where(own).for('update');
    if ((before?.until.getTime() ?? null) === (until?.getTime() ?? null)) return;
    if (until === null) await tx.delete(vendorMaintenance).where(own);
    else
      await tx
        .insert(vendorMaintenance)
        .values({ merchantCode, vassalage, until })
        .onConflictDoUpdate({ target: [vendorMaintenance.merchantCode, vendorMaintenance.vassalage], set: { until } });
    await recordAct(tx, actor, {
      ...{ act: until === null ? 'vendor.open' : 'vendor.close', subject: vassalage, merchantCode, outcome: 'done' },
      details: until === null ? {} : { until: until.toISOString() },
    });
  });
}
