import { ofSession, startUp } from '@foyer/shared/contract';

const pathsOf = (rows: Readonly<Record<string, { readonly path: string }>>) =>
  Object.values(rows).map(({ path }) => path);

type Early = Map<string, Promise<Response>>;

/**
 * Sends calls before their part has arrived. The client takes each answer once.
 * @param early receives the answers by path and query, as the client will ask
 */
export function startCalls(early: Early, paths: readonly string[], token: string | undefined, releases: string): void {
  const headers: HeadersInit = { 'X-Releases': releases, ...(token ? { Authorization: token } : {}) };
  for (const path of paths) {
    if (early.has(path)) continue;
    const answer = fetch(path, { headers, credentials: 'same-origin' });
    // The client handles the failure; here it must not count as unhandled.
    answer.catch(() => undefined);
    early.set(path, answer);
  }
}

/** Calls of every page, sent before the shell's script has arrived. */
export const startUpCalls = (token: string | undefined): string[] => [
  ...pathsOf(startUp),
  ...(token ? pathsOf(ofSession) : []),
];

/** Values for the placeholders of an early call. A visitor has no token. */
export interface Visit {
  merchant: string;
  language: string;
  token: string | undefined;
}

const encoded = (value: string): string => new URLSearchParams({ value }).toString().slice('value='.length);

/** The call with its placeholders filled in; nothing when the page's address does not fit. */
function fillIn(path: string, visit: Visit, address: URLSearchParams): string[] {
  const values: Record<string, string | undefined> = { ...Object.fromEntries(address), ...visit };
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((name) => !(name in visit));
  const isKnown = named.every((name) => address.has(name)) && [...address.keys()].every((key) => named.includes(key));
  if (named.length > 0 && !isKnown) return [];
  const filled = path.replace(/([?&]\w+=)\{(\w+)\}/g, (_, parameter: string, name: string) => {
    const value = values[name];
    return value === undefined ? '' : parameter + encoded(value);
  });
  return [filled];
}

/**
 * The early calls of an address, as its release carries them.
 * @param search query of the address
 */
export const declaredCalls = (early: readonly string[], visit: Visit, search: string): string[] =>
  early.flatMap((path) => fillIn(path, visit, new URLSearchParams(search)));
