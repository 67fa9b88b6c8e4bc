import { call } from '@foyer/shared/api';
import type { ValueOf } from '@foyer/shared/contract';
import { type PasswordSubmit, usePasswordSubmit } from '../first-password/use-password-submit';
import type { WantedLink } from './get-links';

interface WantedAccount extends Pick<WantedLink, 'kind' | 'rates'> {
  readonly username: string;
  readonly password: string;
}

export type OpenedAccount = ValueOf<'openAccount'>;
export type Opening = PasswordSubmit<WantedAccount, OpenedAccount>;

/** Opens accounts, each once. */
export const useOpening = (): Opening =>
  usePasswordSubmit('openAccount', async (wanted: WantedAccount, key) => {
    const { seal } = await import('@foyer/shared/crypto');
    return call('openAccount', { body: { ...wanted, key }, seal });
  });
