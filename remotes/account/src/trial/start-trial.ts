import { ApiError, call, siteConfig } from '@foyer/shared/api';
import type { FreePlayValue } from '@foyer/shared/contract';
import { trialName } from './trial-name';

/** The trial name of this tab, or one that the platform makes now and that is kept (S3-TRIAL-02, A022). */
async function nameOfTrial(signal: AbortSignal): Promise<string> {
  const kept = trialName.get();
  if (kept) return kept;
  const name = await call('createTrial', { query: { merchant_code: siteConfig().trialMerchantCode }, signal });
  trialName.set(name);
  return name;
}

/**
 * Test play (A021): a trial name first, then a session for it. A name that was refused is forgotten: the platform may not know
 * it any more, and the next try makes another.
 *
 * @returns the session, or 0 where the merchant gives no trial
 * @throws {ApiError} the platform's refusal
 */
export async function startTrial(signal: AbortSignal): Promise<FreePlayValue> {
  const username = await nameOfTrial(signal);
  signal.throwIfAborted();
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
