import { errorCode } from '../refusals/error-code';

/**
 * Codes of a temporarily unavailable database: timeouts of statements, locks and transactions, deadlocks, no free connection,
 * a server that stops or starts.
 */
const busy = /^(57014|55P03|25P03|25P04|40P01|40001|53300|57P0[1-3]|08\w{3}|ECONNREFUSED|ECONNRESET|EPIPE)$/;
/**
 * What the client says without a code: that all connections are taken, or that this one was lost. After a loss the rollback of a
 * transaction fails too, and its error hides the server's own, which has a code.
 */
const uncoded =
  /^(timeout exceeded when trying to connect|Connection terminated.*|Client has encountered a connection error and is not queryable)$/;

/** Whether a call failed only because the database is overloaded or away, so that it may succeed soon. */
export function isBusy(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (busy.test(errorCode(error) ?? '')) return true;
  if ('message' in error && typeof error.message === 'string' && uncoded.test(error.message)) return true;
  return 'cause' in error && isBusy(error.cause);
}
