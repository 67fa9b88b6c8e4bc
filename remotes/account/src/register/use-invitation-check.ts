import { call } from '@foyer/shared/api';
import { useRef } from 'react';
import { InvitationError } from './register-fault';

/**
 * Checks the referral code before a registration (S4-REGISTER-01, S7-API-22, A036), once per code while the page is open; an
 * empty code is not checked.
 *
 * @returns the check, which throws {InvitationError} for a rejected code
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
