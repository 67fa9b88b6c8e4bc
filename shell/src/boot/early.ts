/** Calls that every page needs first; they leave before the shell's script has arrived. */
const ALWAYS = ['/wps/system/status', '/wps/system/whitelabel', '/wps/system/template'];
const WITH_SESSION = ['/wps/member/info', '/wps/wallets/balance'];

type Early = Map<string, Promise<Response>>;

/**
 * Starts calls before who needs them has arrived; the client takes each answer once.
 *
 * @param early receives them by path and query, as the client will ask for them
 */
export function startCalls(early: Early, paths: readonly string[], token: string | undefined, releases: string): void {
  const headers: HeadersInit = { 'X-Releases': releases, ...(token ? { Authorization: token } : {}) };
  for (const path of paths) {
    if (early.has(path)) continue;
    const answer = fetch(path, { headers, credentials: 'same-origin' });
    // Who takes the answer handles its failure; unhandled, it would only be noise.
    answer.catch(() => undefined);
    early.set(path, answer);
  }
}

export const startUpCalls = (token: string | undefined): string[] => (token ? [...ALWAYS, ...WITH_SESSION] : ALWAYS);

/** What a declared call may name besides the parameters of the address; a visitor has no token. */
export interface Given {
  merchant: string;
  language: string;
  token: string | undefined;
}

const encoded = (value: string): string => new URLSearchParams({ value }).toString().slice('value='.length);

/** The call with its names filled in, or nothing where it depends on an address that is not the one it knows. */
function fillIn(path: string, given: Given, address: URLSearchParams): string[] {
  const values: Record<string, string | undefined> = { ...Object.fromEntries(address), ...given };
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((name) => !(name in given));
  const isKnown = named.every((name) => address.has(name)) && [...address.keys()].every((key) => named.includes(key));
  if (named.length > 0 && !isKnown) return [];
  const filled = path.replace(/([?&]\w+=)\{(\w+)\}/g, (_, parameter: string, name: string) => {
    const value = values[name];
    return value === undefined ? '' : parameter + encoded(value);
  });
  return [filled];
}

/**
 * The calls that what an address shows begins with, as its remote declares them (`early` of `remote.json`).
 *
 * @param search query of the address
 */
export const declaredCalls = (early: readonly string[], given: Given, search: string): string[] =>
  early.flatMap((path) => fillIn(path, given, new URLSearchParams(search)));
