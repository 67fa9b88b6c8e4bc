import { call } from '@foyer/shared/api';
import { useRef } from 'react';
import { InvitationError } from './register-fault';

/**
 * Checks the invitation code ahead of a registration (S4-REGISTER-01, S7-API-22, A036): asked once for each code, for as long
 * as the page stands; an empty one is not asked for.
 *
 * @returns the check, which throws {InvitationError} where the code does not pass
 */
export function useInvitationCheck(): (code: string) => Promise<void> {
  const verified = useRef('');
  return async (code) => {
    if (code === '' || code === verified.current) return;
    verified.current = '';
    try {
      await call('affiliateCheck', { query: { code, domain: location.hostname } });
    } catch (error) {
      throw new InvitationError(error);
    }
    verified.current = code;
  };
}
