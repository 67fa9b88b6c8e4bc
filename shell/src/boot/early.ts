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

/** The calls that the widgets of home declare in `remote.json`, for this merchant and language. */
export function homeCalls(release: DiscoveredRelease, merchant: string, language: string): string[] {
  const given: Record<string, string> = { merchant, language };
  return Object.entries(release.extras.widgets)
    .filter(([slot]) => slot.startsWith('home.'))
    .flatMap(([, widgets]) => widgets.flatMap(({ early }) => early ?? []))
    .map((path) => path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given[name] ?? '')));
}
