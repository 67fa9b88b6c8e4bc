import { ApiError, call } from '@foyer/shared/api';
import type { ValueOf } from '@foyer/shared/contract';
import { type PasswordSubmit, usePasswordSubmit } from './use-password-submit';

interface WantedPassword {
  readonly username: string;
  readonly password: string;
}

type RenewedPassword = ValueOf<'renewFirstPassword'>;
export type Renewing = PasswordSubmit<WantedPassword, RenewedPassword>;

/** Renews first passwords of direct members, each once (decision 44). */
export const useRenewing = (): Renewing =>
  usePasswordSubmit('renewFirstPassword', async (wanted: WantedPassword, key) => {
    const { seal } = await import('@foyer/shared/crypto');
    return call('renewFirstPassword', { body: { ...wanted, key }, seal });
  });

const FINAL = ['password.own', 'password.money', 'member.not.exist'];

/** Whether a refusal is about the account, so that another try meets the same. */
export const isFinal = (error: unknown): boolean => error instanceof ApiError && FINAL.includes(error.code);
