import { ApiError, call, siteConfig } from '@foyer/shared/api';
import type { FreePlayValue } from '@foyer/shared/contract';
import { trialName } from './trial-name';

/** This tab's trial name, or a new one that is then kept (S3-TRIAL-02, A022). */
async function nameOfTrial(signal: AbortSignal): Promise<string> {
  const kept = trialName.get();
  if (kept) return kept;
  const name = await call('createTrial', { query: { merchant_code: siteConfig().trialMerchantCode }, signal });
  trialName.set(name);
  return name;
}

/**
 * Starts trial play (A021): gets a name, then a session for it. A refused name is forgotten, so that the next try gets another.
 *
 * @returns the session, or 0 where the merchant has no trial play
 * @throws {ApiError} the platform's refusal
 */
export async function startTrial(signal: AbortSignal): Promise<FreePlayValue> {
  const username = await nameOfTrial(signal);
  if (signal.aborted) throw signal.reason;
  const { trialMerchantCode: merchantCode } = siteConfig();
  try {
    const value = await call('freePlay', { body: { moduleId: 'FREEPLAY3', username, merchantCode }, signal });
    if (value === 0) trialName.remove();
    return value;
  } catch (error) {
    if (error instanceof ApiError && !error.offline) trialName.remove();
    throw error;
  }
}
