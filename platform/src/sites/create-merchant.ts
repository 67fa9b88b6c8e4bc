import type { Db } from '../db/database';
import { merchantHosts, merchants } from '../db/schema';
import type { Site } from './site';

export interface NewMerchant extends Partial<Omit<Site, 'createdAt' | 'code'>> {
  readonly code: string;
  /** Host names without ports; `<code>.localhost` when none is given. */
  readonly hosts?: readonly string[];
}

/**
 * Makes a merchant: a handful of rows, since the catalogue is common to all.
 *
 * @throws the database's unique violation when the code or a host is taken
 */
export function createMerchant(db: Db, { code, hosts, ...choices }: NewMerchant): Promise<Site> {
  return db.transaction(async (tx) => {
    const [site] = await tx
      .insert(merchants)
      .values({
        trialCode: `${code}TRIAL`,
        name: code,
        currencySymbol: '฿',
        location: { country: 'TH', dialingCode: '66' },
        ...choices,
        code,
      })
      .returning();
    if (site === undefined) throw new Error(`merchant ${code} was not stored`);
    const names = hosts ?? [`${code.toLowerCase()}.localhost`];
    await tx.insert(merchantHosts).values(names.map((host) => ({ host: host.toLowerCase(), merchantCode: code })));
    return site;
  });
}
