import type { LoginPayload } from '@foyer/shared/contract';

interface Proof {
  readonly channel: 'sms' | 'facebook' | 'google';
  readonly idToken: string;
  readonly mobileNum?: string;
  readonly countryDialingCode?: string;
}

/** A log-in with a proof of the external service; it replaces fields of the form (S3-LOGIN-02, A023). */
export function withProof(
  payload: Pick<LoginPayload, 'username' | 'password' | 'captcha'>,
  { channel, idToken, mobileNum = '', countryDialingCode = '' }: Proof,
): LoginPayload {
  return {
    ...payload,
    type: 'firebase',
    firebaseChannel: channel,
    firebaseIdToken: idToken,
    firebaseMobileNo: mobileNum,
    countryDialingCode,
  };
}
