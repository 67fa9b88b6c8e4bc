import { type ErrorCode, errorCodeOf } from '../contract';

/** A call that gave no value: refused by the platform (`code` says why) or never answered (`offline`). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  /** What came with the refusal, e.g. `{ captcha: true }` of a login. */
  readonly value: unknown;
  /** HTTP status, 0 when there was no answer. */
  readonly status: number;

  constructor(call: string, code: unknown, status: number, value?: unknown) {
    super(`${call}: ${String(code)} (${status})`);
    this.code = errorCodeOf(code);
    this.status = status;
    this.value = value;
  }

  /** No answer at all: worth trying again. */
  get offline(): boolean {
    return this.status === 0;
  }
}

/** The dictionary key of the text for whatever a call threw (namespace `shared`). */
export function errorTextKey(error: unknown): string {
  if (error instanceof ApiError) return error.offline ? 'error.offline' : `error.${error.code}`;
  return 'error.unknown';
}
