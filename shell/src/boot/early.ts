/** Calls that every page needs first; they leave before the shell's script has arrived. */
const ALWAYS = ['/wps/system/status', '/wps/system/whitelabel', '/wps/system/template'];
const WITH_SESSION = ['/wps/member/info', '/wps/wallets/balance'];

/** Starts the start-up calls; the client of the shell takes each answer once. */
export function startCalls(token: string | undefined, releases: string): Map<string, Promise<Response>> {
  const headers: HeadersInit = { 'X-Releases': releases, ...(token ? { Authorization: token } : {}) };
  const paths = token ? [...ALWAYS, ...WITH_SESSION] : ALWAYS;
  return new Map(
    paths.map((path) => {
      const answer = fetch(path, { headers, credentials: 'same-origin' });
      // Who takes the answer handles its failure; unhandled, it would only be noise.
      answer.catch(() => undefined);
      return [path, answer];
    }),
  );
}
