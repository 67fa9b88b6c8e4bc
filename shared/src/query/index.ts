/** Facade over react-query: the names the site uses, one instance, one cache; what is asked comes from the contract. */
export { QueryClientProvider, useMutation, useQueryClient } from '@tanstack/react-query';
export { ask, callQuery, madeQuery, pagesQuery } from './call-query';
export { invalidate, queryClient } from './client';
export { useInfiniteQuery, useQuery } from './follow';
