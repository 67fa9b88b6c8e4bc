import { ApiError } from '@foyer/shared/api';

/** The seconds that a refusal asks to wait before the next try (decision 0019); undefined where it says none. */
export function retryAfterOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'rate.limited') return undefined;
  const { value } = error;
  if (typeof value !== 'object' || value === null || !('retryAfter' in value)) return undefined;
  const { retryAfter } = value;
  return typeof retryAfter === 'number' && retryAfter > 0 ? retryAfter : undefined;
}
