import { errorCode } from '../refusals/error-code';

/**
 * Codes of a database that cannot answer now and may in a moment: a statement or a lock that took too long, a transaction that
 * stood still, two that waited for each other, no connection left, a server that goes or comes.
 */
const busy = /^(57014|55P03|25P03|25P04|40P01|40001|53300|57P0[1-3]|08\w{3}|ECONNREFUSED|ECONNRESET)$/;
/** What the pool says when all of its connections are taken, without a code. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';

/** Whether a call failed only because the database had too much to do, so that the same call may succeed soon. */
export function isBusy(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (busy.test(errorCode(error) ?? '')) return true;
  if ('message' in error && error.message === NO_CONNECTION) return true;
  return 'cause' in error && isBusy(error.cause);
}
