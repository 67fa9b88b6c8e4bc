import { useInfiniteQuery } from '@tanstack/react-query';
import { deskCall, ofMerchant } from '../calls/desk-call';
import { useMerchant } from '../session/merchant';

type Answer<Row> = { readonly next?: string | null } & Readonly<Partial<Record<string, readonly Row[]>>>;

/**
 * A list of the merchant, page by page.
 * @param path below the merchant
 * @param rows the name of the rows in the answer, if it is not the path's
 * @param key what its answers are kept under, before merchant, path and filter
 */
export function usePages<Row>(path: string, { key = 'list', filter = {}, rows = path }: Wanted = {}) {
  const { code } = useMerchant();
  return useInfiniteQuery({
    queryKey: [key, code, path, filter],
    queryFn: async ({ pageParam, signal }) => {
      const query = new URLSearchParams({ ...filter, ...(pageParam === null ? {} : { from: pageParam }) });
      const answer = await deskCall<Answer<Row>>(ofMerchant(code, `/${path}?${query}`), { signal });
      return { rows: answer[rows] ?? [], next: answer.next ?? null };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

interface Wanted {
  readonly key?: string;
  readonly rows?: string;
  readonly filter?: Readonly<Record<string, string>>;
}

export type Pages<Row> = ReturnType<typeof usePages<Row>>;
