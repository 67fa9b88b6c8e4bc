import { type QueryFunction, type QueryKey, queryOptions } from '@tanstack/react-query';
import { sessionStore } from '../session/vanilla';
import type { Kept } from '../storage';

interface Options<T, K extends QueryKey> {
  readonly queryKey: K;
  readonly queryFn: QueryFunction<T, K>;
  /** In ms, never endless: what was kept would not be asked for anew. */
  readonly staleTime?: number;
}

const token = (): string | undefined => sessionStore.getState().session?.token;

/**
 * A query whose last answer is kept in the browser: it is shown at once the next time, and the platform is asked anew
 * (A107, S3-STORAGE-04). What is kept counts as old whatever its age; a failed call leaves it on the screen. An answer that
 * comes when its session has ended is not kept.
 *
 * @param kept where the answer is kept at the moment, e.g. `() => cached.hotGames.of([language])`
 */
export function cachedQuery<T, K extends QueryKey>(kept: () => Kept<T>, { queryFn, ...options }: Options<T, K>) {
  return queryOptions<T, Error, T, K>({
    ...options,
    queryFn: async (context) => {
      const [place, asked] = [kept(), token()];
      const answer = await queryFn(context);
      if (token() === asked) place.set(answer);
      return answer;
    },
    initialData: () => kept().get(),
    initialDataUpdatedAt: 0,
  });
}
