import { callQuery, useQuery } from '@foyer/shared/query';
import { categoriesOf } from './categories';

/** Vendors, categories and filters (S7-API-39), which rarely change within a visit. */
export const vendorsQuery = () => ({ ...callQuery('gameVendors'), staleTime: 5 * 60_000 });

/** The categories in the product's order. */
export const useCategories = () => useQuery({ ...vendorsQuery(), select: categoriesOf });
