import { DrizzleQueryError } from 'drizzle-orm';
import { errorCode } from '../refusals/error-code';

const UNIQUE_VIOLATION = '23505';

/** Whether an insert failed because its value already exists in this unique index. */
export function isTaken(error: unknown, index: string): boolean {
  if (!(error instanceof DrizzleQueryError) || errorCode(error.cause) !== UNIQUE_VIOLATION) return false;
  const { cause } = error;
  return cause !== undefined && 'constraint' in cause && cause.constraint === index;
}
