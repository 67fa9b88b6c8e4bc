/** The page that sets a new password; a mailed link opens it. */
export const RECOVERY_PAGE = '/m/forget';

const KEY = 'key';

/**
 * The address that a mail brings: it opens an account (A043).
 *
 * @param origin of the merchant's own site, such as `https://lantern.example` (decision 17)
 * @param key what the platform made for this mail
 */
export function recoveryLink(origin: string, key: string): string {
  const link = new URL(RECOVERY_PAGE, origin);
  link.searchParams.set(KEY, key);
  return link.href;
}

/** The key in the query of an address; undefined without one, and for an empty one. */
export const recoveryKeyOf = (query: URLSearchParams): string | undefined => query.get(KEY) || undefined;

/** Whether a query, with or without its `?`, is one that opens an account: it is told to nobody, and nothing keeps it. */
export const hasRecoveryKey = (query: string): boolean => new URLSearchParams(query).has(KEY);

/** The query without the key, as text without `?`. */
export function withoutRecoveryKey(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete(KEY);
  return rest.toString();
}
