import type { DiscoveredRelease } from '@foyer/shared/remote';

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

/**
 * The calls that the widgets of home declare in `remote.json`.
 *
 * @param given what stands for the names in braces; a parameter of a name that is not given, such as the token of a visitor,
 * is left out
 */
export function homeCalls(release: DiscoveredRelease, given: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(release.extras.widgets)
    .filter(([slot]) => slot.startsWith('home.'))
    .flatMap(([, widgets]) => widgets.flatMap(({ early }) => early ?? []))
    .map((path) =>
      path.replace(/(&\w+=)\{(\w+)\}/g, (_, parameter: string, name: string) => {
        const value = given[name];
        return value === undefined ? '' : parameter + encodeURIComponent(value);
      }),
    );
}
