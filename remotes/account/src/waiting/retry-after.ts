import { ApiError } from '@foyer/shared/api';

/** Seconds to wait that a refusal demands (decision 0019), or undefined. */
export function retryAfterOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'rate.limited') return undefined;
  const { value } = error;
  if (typeof value !== 'object' || value === null || !('retryAfter' in value)) return undefined;
  const { retryAfter } = value;
  return typeof retryAfter === 'number' && retryAfter > 0 ? retryAfter : undefined;
}
