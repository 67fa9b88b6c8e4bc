import { callQuery, useQuery } from '@foyer/shared/query';
import { categoriesOf } from './categories';

/** Time in ms for which what rarely changes within a visit counts as new. */
const RARELY = 5 * 60_000;

/** Vendors, categories and filters (S7-API-39), which rarely change within a visit. */
export const vendorsQuery = () => ({ ...callQuery('gameVendors'), staleTime: RARELY });

/** The categories in the product's order. */
export const useCategories = () => useQuery({ ...vendorsQuery(), select: categoriesOf });

/** Every vendor there is by name and logo, also one that the merchant has closed (S7-API-57). */
export const useVendor = (code: string | undefined) =>
  useQuery({
    ...callQuery('vassalage'),
    staleTime: RARELY,
    select: (vendors) => vendors.find(({ vassalage }) => vassalage === code),
  }).data;

/** The classes that each vendor has games of (S7-API-46). */
export const useVassalTypes = (enabled: boolean) =>
  useQuery({ ...callQuery('vassalTypes'), staleTime: RARELY, enabled });
