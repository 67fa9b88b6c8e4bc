import { ApiError } from '@foyer/shared/api';
import type { ExternalKeys, ExternalVerification } from './external-verification';

type Load = (keys: ExternalKeys) => Promise<ExternalVerification>;

const fromFirebase: Load = (keys) => import('./firebase').then(({ connect }) => connect(keys));

let load = fromFirebase;
let loading: Promise<ExternalVerification> | undefined;

/** Puts another service in the place of the real one; without one the real one is back. */
export function provideExternal(other: Load = fromFirebase): void {
  load = other;
  loading = undefined;
}

/**
 * Brings the service and starts it, once. A download that failed is tried again by the next call.
 *
 * @throws {ApiError} when it cannot be brought; its text is that of a missing connection
 */
export function loadExternal(keys: ExternalKeys): Promise<ExternalVerification> {
  loading ??= load(keys).catch((error: unknown) => {
    loading = undefined;
    throw new ApiError('external', error instanceof Error ? error.message : 'unknown', 0);
  });
  return loading;
}
