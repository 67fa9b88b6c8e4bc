/** The page that sets a new password, opened by a mailed link. */
export const RECOVERY_PAGE = '/m/forget';

const KEY = 'key';

/**
 * The link of a recovery mail, which opens an account (A043).
 * @param origin origin of the merchant's site, e.g. `https://lantern.example` (decision 17)
 * @param key key that the platform made for this mail
 */
export function recoveryLink(origin: string, key: string): string {
  const link = new URL(RECOVERY_PAGE, origin);
  link.searchParams.set(KEY, key);
  return link.href;
}

/** The key in an address's query; undefined when it is missing or empty. */
export const recoveryKeyOf = (query: URLSearchParams): string | undefined => query.get(KEY) || undefined;

/** Whether a query, with or without its `?`, contains a key. Such an address must not be stored or sent anywhere. */
export const hasRecoveryKey = (query: string): boolean => new URLSearchParams(query).has(KEY);

/** The query without the key and without `?`. */
export function withoutRecoveryKey(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete(KEY);
  return rest.toString();
}
