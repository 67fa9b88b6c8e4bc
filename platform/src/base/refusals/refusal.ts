import type { ErrorCode } from '@foyer/shared/contract';

/** Thrown to answer with a refusal: HTTP 200, `success: false` and this code (A017). */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly value?: unknown,
    readonly status: 200 | 400 | 401 | 404 | 413 = 200,
  ) {
    super(code);
    this.name = 'Refusal';
  }
}
