import type { LoginPayload } from '@foyer/shared/contract';

interface Proof {
  readonly channel: 'sms' | 'facebook' | 'google';
  readonly idToken: string;
  readonly mobileNum?: string;
  readonly countryDialingCode?: string;
}

/** What a login with a proof of the external service sends, over what its form sends anyway (S3-LOGIN-02, A023). */
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
