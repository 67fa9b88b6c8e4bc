import { call, merchantCode } from '@foyer/shared/api';
import { cachedQuery, useQuery } from '@foyer/shared/query';
import { cached } from '@foyer/shared/storage';
import { categoriesOf } from './categories';

/** Vendors, categories and filters of the platform (S7-API-39). They rarely change within a visit. */
export const vendorsQuery = cachedQuery(() => cached.gameTypes.of([merchantCode()]), {
  queryKey: ['games', 'vendors'],
  queryFn: ({ signal }) => call('gameVendors', { signal }),
  staleTime: 5 * 60_000,
});

/** The categories in the product's order. */
export const useCategories = () => useQuery({ ...vendorsQuery, select: categoriesOf });
