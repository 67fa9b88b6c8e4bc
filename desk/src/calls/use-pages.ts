import { useInfiniteQuery } from '@tanstack/react-query';
import { useMerchant } from '../session/merchant';
import { deskCall, ofMerchant } from './desk-call';

type Answer<Row> = { readonly next: string | null } & Readonly<Partial<Record<string, readonly Row[]>>>;

/**
 * A list of the merchant, page by page.
 * @param path below the merchant, and the name of the rows in the answer
 * @param key what its answers are kept under, before merchant, path and filter
 */
export function usePages<Row>(path: string, { key = 'list', filter = {} }: Wanted = {}) {
  const { code } = useMerchant();
  return useInfiniteQuery({
    queryKey: [key, code, path, filter],
    queryFn: async ({ pageParam, signal }) => {
      const query = new URLSearchParams({ ...filter, ...(pageParam === null ? {} : { from: pageParam }) });
      const answer = await deskCall<Answer<Row>>(ofMerchant(code, `/${path}?${query}`), { signal });
      return { rows: answer[path] ?? [], next: answer.next };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

interface Wanted {
  readonly key?: string;
  readonly filter?: Readonly<Record<string, string>>;
}

export type Pages<Row> = ReturnType<typeof usePages<Row>>;
