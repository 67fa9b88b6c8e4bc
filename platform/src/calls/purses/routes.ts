import Big from 'big.js';
import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { countOrRefuse } from '../../base/limits/rate';
import { Refusal } from '../../base/refusals/refusal';
import { maintainedVendors } from '../games/maintenance';
import { transferBetween } from './transfers';
import { isVendor, troublesOf, VENDORS, vendorBalance, vendorName } from './vendor-side';

/** Bringing back four purses, several times over. */
const TRANSFERS_A_MINUTE = 120;

/** Purses at vendors (B017). Each is asked by a call of its own, so that one that does not answer spoils no other. */
export function purseRoutes(app: FastifyInstance): void {
  route(app, 'vendorWallets', async ({ db, site, now }) => {
    const troubles = await troublesOf(db, site.code);
    const maintained = await maintainedVendors(db, site.code, now);
    return VENDORS.map((vendor) => ({
      ...{ vendor, name: vendorName(vendor) },
      closed: troubles.get(vendor) === 'closed' || maintained.has(vendor),
    }));
  });

  route(app, 'vendorWallet', async ({ db, session: { member }, query: { vendor } }) => {
    if (!isVendor(vendor)) throw new Refusal('request.invalid', undefined, 400);
    const balance = await vendorBalance(db, { merchant: member.merchantCode, vendor, memberId: member.id });
    return { vendor, balance: new Big(balance).toFixed() };
  });

  route(app, 'walletTransfer', async ({ db, session: { member }, body, now }) => {
    await countOrRefuse(db, {
      ...{ merchant: member.merchantCode, action: 'purses', subject: String(member.id) },
      ...{ limit: TRANSFERS_A_MINUTE, windowMs: 60_000, now },
    });
    return transferBetween(db, member, body, now);
  });
}
