import type { GameVendors } from '@foyer/shared/contract';
import type { Catalogue } from '../../base/catalogue/catalogue';
import type { Db } from '../../base/db/database';
import { closedVendorsOf } from './open-games';

/** Categories and vendors in order with their filters, without vendors that the merchant has closed. */
export async function gameVendorsOf(db: Db, catalogue: Catalogue, merchantCode: string): Promise<GameVendors> {
  const closed = await closedVendorsOf(db, merchantCode);
  const open = ({ vassalage }: { readonly vassalage: string }) => !closed.has(vassalage);
  const sorting = catalogue
    .vendorsByCategory()
    .map(({ gameCategory, vendorNames }) => ({ gameCategory, vendorNames: vendorNames.filter(open) }))
    .filter(({ vendorNames }) => vendorNames.length > 0);
  const mapping: GameVendors['mapping'] = {};
  for (const [category, types] of Object.entries(catalogue.filters())) {
    for (const [type, group] of Object.entries(types)) {
      const vendors = group.vendors.filter(open).map((vendor) => ({ ...vendor }));
      if (vendors.length === 0) continue;
      mapping[category] = {
        ...mapping[category],
        [type]: { ...group, vendors, gameClassify: [...group.gameClassify] },
      };
    }
  }
  return { sorting, mapping };
}
