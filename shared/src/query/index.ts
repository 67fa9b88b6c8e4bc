/** Facade over react-query with one shared cache. The contract defines what is asked. */
export { QueryClientProvider, useMutation, useQueryClient } from '@tanstack/react-query';
export { ask, callQuery, madeQuery, pagesQuery } from './call-query';
export { invalidate, queryClient } from './client';
export { useInfiniteQuery, useQuery } from './follow';
export { refetchFailed } from './old';
