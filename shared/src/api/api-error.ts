import { type ErrorCode, errorCodeOf } from '../contract';

/** A call without a value: the platform refused it (`code` says why), or no answer came (`offline`). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  /** The value of the refusal, e.g. `{ captcha: true }` of a log-in. */
  readonly value: unknown;
  /** HTTP status, 0 when there was no answer. */
  readonly status: number;

  constructor(call: string, code: unknown, status: number, value?: unknown) {
    super(`${call}: ${String(code)} (${status})`);
    this.code = errorCodeOf(code);
    this.status = status;
    this.value = value;
  }

  /** No answer came, so the call may be tried again. */
  get offline(): boolean {
    return this.status === 0;
  }
}

/** The dictionary key (namespace `shared`) of the text for an error that a call threw. */
export function errorTextKey(error: unknown): string {
  if (error instanceof ApiError) return error.offline ? 'error.offline' : `error.${error.code}`;
  return 'error.unknown';
}
