import { QueryClient } from '@tanstack/react-query';

/** Facade over react-query: the names the site uses, one instance, one cache. */
export {
  infiniteQueryOptions,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { cachedQuery } from './cached-query';

/**
 * The cache of all server data. A refusal is an answer, not an accident: only calls that never reached the server are
 * tried once more.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 1 && (error as { offline?: boolean }).offline === true,
    },
  },
});
