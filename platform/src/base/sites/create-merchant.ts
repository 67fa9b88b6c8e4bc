import { eq, or } from 'drizzle-orm';
import type { Db } from '../db/database';
import { merchantHosts, merchants } from '../db/schema';
import type { Site } from './site';

export interface NewMerchant extends Partial<Omit<Site, 'createdAt' | 'code'>> {
  readonly code: string;
  /** Host names without ports, the first of which is used in links; `<code>.localhost` by default. */
  readonly hosts?: readonly string[];
}

/** The code equals another merchant's trial code, or the trial code another merchant's code, so that their members would mix. */
class MerchantCodeTaken extends Error {
  readonly statusCode = 409;
  override readonly name = 'MerchantCodeTaken';
}

/**
 * Creates a merchant: a few rows, since the catalogue is common to all.
 *
 * @throws MerchantCodeTaken, or the database's unique violation when the code or a host exists
 */
export function createMerchant(db: Db, { code, hosts, ...choices }: NewMerchant): Promise<Site> {
  const trialCode = choices.trialCode ?? `${code}TRIAL`;
  return db.transaction(async (tx) => {
    const crossed = or(eq(merchants.code, trialCode), eq(merchants.trialCode, code));
    const [other] = await tx.select({ code: merchants.code }).from(merchants).where(crossed);
    if (other !== undefined || code === trialCode)
      throw new MerchantCodeTaken(`The code ${code} or ${trialCode} is taken.`);
    const [site] = await tx
      .insert(merchants)
      .values({
        name: code,
        currencySymbol: '฿',
        location: { country: 'TH', dialingCode: '66' },
        ...choices,
        code,
        trialCode,
      })
      .returning();
    if (site === undefined) throw new Error(`merchant ${code} was not stored`);
    const names = hosts ?? [`${code.toLowerCase()}.localhost`];
    await tx
      .insert(merchantHosts)
      .values(names.map((host, at) => ({ host: host.toLowerCase(), merchantCode: code, first: at === 0 })));
    return site;
  });
}
