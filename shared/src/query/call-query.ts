import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../api/client';
import { merchantCode } from '../api/merchant';
import { type CallOf, LANGUAGE, queryOf, type RequestName, requestOf, type ValueOf, type Wish } from '../contract';
import { currentLanguage } from '../i18n';
import { sessionStore } from '../session/vanilla';
import type { Kept } from '../storage';
import { type CallKey, headOf, memberName } from './call-key';
import { placeOf } from './kept';
import { KEPT, takeKept } from './old';

/** The query of a request as a parameter: none, optional or required. */
type Asked<R extends RequestName> = [Wish<R>] extends [undefined]
  ? []
  : object extends Wish<R>
    ? [query?: Wish<R>]
    : [query: Wish<R>];

const wishOf = ([query]: readonly unknown[]) => query as object | undefined;

const visit = () => ({ language: currentLanguage(), merchant: merchantCode() });
const token = (): string | undefined => sessionStore.getState().session?.token;

/** Asks for a request with its full query. Throws as `call` does. */
export function ask<R extends RequestName>(
  name: R,
  signal: AbortSignal,
  ...query: Asked<R>
): Promise<ValueOf<CallOf<R>>> {
  const options = { query: queryOf(name, wishOf(query), visit()), signal };
  return call(requestOf(name).call, options as never) as Promise<ValueOf<CallOf<R>>>;
}

/** The member whose answer it is; undefined when the answer is everybody's. */
function ownerOf(name: RequestName): string | undefined {
  const { auth, personal } = requestOf(name);
  return auth === 'member' || personal === true ? memberName() : undefined;
}

const keyOf = (name: RequestName, as: string, query: object): CallKey => [
  headOf(requestOf(name).call),
  ownerOf(name) ?? '',
  as,
  query,
];

/** Where the browser keeps the answer to the row's own query, separately for each merchant and, if the query has one, language. */
function keptOf<T>(name: RequestName): (() => Kept<T>) | undefined {
  const { kept, query = {} } = requestOf(name);
  if (kept === undefined) return undefined;
  return () => {
    const { language, merchant } = visit();
    const of = Object.values(query).includes(LANGUAGE) ? [language, merchant] : [merchant];
    return placeOf(kept, of, ownerOf(name)) as Kept<T>;
  };
}

function optionsOf<T>(queryKey: CallKey, answer: (signal: AbortSignal) => Promise<T>, kept?: () => Kept<T>) {
  return queryOptions<T, Error, T, CallKey>({
    queryKey,
    queryFn: async ({ signal }) => {
      const [place, asked] = [kept?.(), token()];
      const value = await answer(signal);
      if (token() === asked) place?.set(value);
      return value;
    },
    // A kept answer counts as old, whatever its age.
    initialData: () => takeKept(kept?.()),
    initialDataUpdatedAt: 0,
    ...(kept && { meta: KEPT }),
  });
}

/**
 * Query options for a call or request: its cache key, separate for each member where the answer is the member's, and
 * its place in browser storage. A kept answer shows at once while the platform is asked again (A107, S3-STORAGE-04).
 * Answers to an additional query are not kept, nor answers that arrive after their session ended.
 *
 * Call it while rendering and pass it to `useQuery`: it uses the current language and session.
 */
export function callQuery<R extends RequestName>(name: R, ...query: Asked<R>) {
  const wish = wishOf(query);
  return optionsOf<ValueOf<CallOf<R>>>(
    keyOf(name, '', queryOf(name, wish, visit())),
    (signal) => ask(name, signal, ...query),
    wish === undefined ? keptOf(name) : undefined,
  );
}

/**
 * Query options for a value made of several answers of a call.
 * @param as name of the value, which separates its key from the answer's; `invalidate` takes it
 * @param make loads and combines the answers
 * @param of what the value depends on
 */
export function madeQuery<T>(
  name: RequestName,
  as: string,
  make: (signal: AbortSignal) => Promise<T>,
  of: object = {},
) {
  return optionsOf(keyOf(name, as, of), make, keptOf<T>(name));
}

interface Page {
  readonly pageNum: number;
  readonly totalPages: number;
}

/** One page of rows that load page by page. */
interface Turn {
  readonly page: number;
  /** A mark of the pages before, for pages that must follow them without gaps while rows arrive. */
  readonly mark: string | undefined;
}

const firstTurn: Turn = { page: 1, mark: undefined };

/**
 * Query options for rows that load page by page.
 * @param of what the rows depend on
 * @param load loads one page, counted from 1, and gets the mark
 * @param markOf the mark for the next page, if any, by the first page and the last one
 */
export function pagesQuery<P extends Page>(
  name: RequestName,
  of: object,
  load: (page: number, signal: AbortSignal, mark: string | undefined) => Promise<P>,
  markOf?: (first: P, last: P) => string | undefined,
) {
  return infiniteQueryOptions({
    queryKey: keyOf(name, 'pages', of),
    queryFn: ({ pageParam, signal }) => load(pageParam.page, signal, pageParam.mark),
    initialPageParam: firstTurn,
    getNextPageParam: (last: P, [first]): Turn | undefined =>
      last.pageNum < last.totalPages ? { page: last.pageNum + 1, mark: first && markOf?.(first, last) } : undefined,
  });
}
