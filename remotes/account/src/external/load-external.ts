import { ApiError } from '@foyer/shared/api';
import type { ExternalKeys, ExternalVerification } from './external-verification';

type Load = (keys: ExternalKeys) => Promise<ExternalVerification>;

const fromFirebase: Load = (keys) => import('./firebase').then(({ connect }) => connect(keys));

let load = fromFirebase;
let loading: Promise<ExternalVerification> | undefined;

/** Replaces the service in tests; without an argument restores the real one. */
export function provideExternal(other: Load = fromFirebase): void {
  load = other;
  loading = undefined;
}

/**
 * Loads and starts the service once. The next call retries a failed download.
 *
 * @throws {ApiError} when it cannot be loaded, with the text of a lost connection
 */
export function loadExternal(keys: ExternalKeys): Promise<ExternalVerification> {
  loading ??= load(keys).catch((error: unknown) => {
    loading = undefined;
    throw new ApiError('external', error instanceof Error ? error.message : 'unknown', 0);
  });
  return loading;
}
