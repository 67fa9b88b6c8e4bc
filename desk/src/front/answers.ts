import { QueryClient } from '@tanstack/react-query';
import { isSignedOut } from './calls';

/** Answers are old at once, since others decide too; a refusal is an answer and is not asked again. */
export const makeAnswers = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 0,
        gcTime: 5 * 60_000,
        retry: false,
        refetchOnWindowFocus: (query) => !isSignedOut(query.state.error),
      },
    },
  });
