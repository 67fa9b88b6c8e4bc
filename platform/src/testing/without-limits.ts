const LIMITS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

/** The URL of a database on a server without time limits, as one in memory has none: a busy machine is slow, and no fault of a test. */
export function withoutLimits(url: string): string {
  const at = new URL(url);
  for (const limit of LIMITS) at.searchParams.set(limit, '0');
  return at.href;
}
