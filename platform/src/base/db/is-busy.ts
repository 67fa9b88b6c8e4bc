import { errorCode } from '../refusals/error-code';

/**
 * Codes of a temporarily unavailable database: timeouts of statements, locks and transactions, deadlocks, no free connection,
 * a server that stops or starts.
 */
const busy = /^(57014|55P03|25P03|25P04|40P01|40001|53300|57P0[1-3]|08\w{3}|ECONNREFUSED|ECONNRESET)$/;
/** The pool's error when all connections are taken; it has no code. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';

/** Whether a call failed only because the database is overloaded, so that it may succeed soon. */
export function isBusy(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (busy.test(errorCode(error) ?? '')) return true;
  if ('message' in error && error.message === NO_CONNECTION) return true;
  return 'cause' in error && isBusy(error.cause);
}
