import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../api/client';
import { merchantCode } from '../api/merchant';
import { type CallOf, LANGUAGE, queryOf, type RequestName, requestOf, type ValueOf, type Wish } from '../contract';
import { currentLanguage } from '../i18n';
import { sessionStore } from '../session/vanilla';
import type { Kept } from '../storage';
import { type CallKey, headOf, memberName } from './call-key';
import { placeOf } from './kept';

/** What is asked besides what the row says already, left out where nothing is missing. */
type Asked<R extends RequestName> = [Wish<R>] extends [undefined]
  ? []
  : object extends Wish<R>
    ? [query?: Wish<R>]
    : [query: Wish<R>];

const wishOf = ([query]: readonly unknown[]) => query as object | undefined;

const visit = () => ({ language: currentLanguage(), merchant: merchantCode() });
const token = (): string | undefined => sessionStore.getState().session?.token;

/** Asks for a request of the contract: the call with its whole query. Throws as `call` does. */
export function ask<R extends RequestName>(
  name: R,
  signal: AbortSignal,
  ...query: Asked<R>
): Promise<ValueOf<CallOf<R>>> {
  const options = { query: queryOf(name, wishOf(query), visit()), signal };
  return call(requestOf(name).call, options as never) as Promise<ValueOf<CallOf<R>>>;
}

/** The member whose answer a call gives; undefined for everybody's. */
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

/** Where the browser keeps the answer to the query of the row, which may depend on merchant and language. */
function keptOf<T>(name: RequestName): Kept<T> {
  const { kept, query = {} } = requestOf(name);
  const { language, merchant } = visit();
  const of = Object.values(query).includes(LANGUAGE) ? [language, merchant] : [merchant];
  return placeOf(kept, of, ownerOf(name)) as Kept<T>;
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
    // What was kept is old, whatever its age.
    initialData: () => kept?.().get(),
    initialDataUpdatedAt: 0,
  });
}

/**
 * The answer of a call, or of a request with a name, as the contract's row has it: its place in the cache, for one member alone
 * where it is a member's, and its place in the browser, from where it is shown at once the next time while the platform is asked
 * anew (A107, S3-STORAGE-04). What a page asks for besides is not kept, and no answer that comes when its session has ended.
 *
 * Make it while rendering, and hand it to `useQuery`: language and session are those of the moment.
 */
export function callQuery<R extends RequestName>(name: R, ...query: Asked<R>) {
  const wish = wishOf(query);
  return optionsOf<ValueOf<CallOf<R>>>(
    keyOf(name, '', queryOf(name, wish, visit())),
    (signal) => ask(name, signal, ...query),
    wish === undefined ? () => keptOf(name) : undefined,
  );
}

/**
 * Something made of answers of a call: of several pages, of several ways to ask, or once and never again.
 *
 * @param as what is made: it is told apart by that from the answer itself, and found by `invalidate`
 * @param of what it depends on
 */
export function madeQuery<T>(
  name: RequestName,
  as: string,
  make: (signal: AbortSignal) => Promise<T>,
  of: object = {},
) {
  return optionsOf(keyOf(name, as, of), make, () => keptOf<T>(name));
}

/** A page of rows, and how many there are. */
interface Page {
  readonly pageNum: number;
  readonly totalPages: number;
}

/**
 * Rows that come page by page, from the first on.
 *
 * @param of what they depend on
 * @param load gives one page, `page` counted from 1
 */
export function pagesQuery<P extends Page>(
  name: RequestName,
  of: object,
  load: (page: number, signal: AbortSignal) => Promise<P>,
) {
  return infiniteQueryOptions({
    queryKey: keyOf(name, 'pages', of),
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last: P) => (last.pageNum < last.totalPages ? last.pageNum + 1 : undefined),
  });
}
