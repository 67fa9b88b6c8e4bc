import { call } from '@foyer/shared/api';

/** A mobile number in a form: national digits, and the dialing code without plus. */
export interface Phone {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}

/** The answer to a captcha, if demanded. */
type Captcha = { readonly captcha?: string };

const proof = { module: 'VERIFICATION3' } as const;

/** The call for each purpose of a code; that of a registration has another field for the number (A039). */
const requests = {
  login: (phone: Phone, captcha: Captcha) => call('smsNoLogin', { body: { ...phone, ...proof, ...captcha } }),
  reset: (phone: Phone, captcha: Captcha) => call('smsReset', { body: { ...phone, ...proof, ...captcha } }),
  register: ({ mobileNum, countryDialingCode }: Phone, captcha: Captcha) =>
    call('smsRegister', { body: { mobileNo: mobileNum, countryDialingCode, ...captcha } }),
  bind: ({ mobileNum, countryDialingCode }: Phone) =>
    call('smsBind', { body: { mobileNo: mobileNum, countryDialingCode } }),
  /** To bind an e-mail address, which is passed as the number. */
  email: ({ mobileNum: email }: Phone) => call('emailCode', { body: { email } }),
  /** To the bound number, which the platform knows. */
  proveMobile: () => call('proofCode', { body: { channel: 'mobile' } }),
  proveEmail: () => call('proofCode', { body: { channel: 'email' } }),
} as const;

export type SmsPurpose = keyof typeof requests;

/** Minutes until the next request when the answer has none (S4-SMS-02). */
const MINUTES = 1;

/**
 * Requests a code from the platform.
 *
 * @returns minutes until the next request; a missing or zero value counts as one (A039)
 * @throws {ApiError} the platform's refusal
 */
export async function requestCode(purpose: SmsPurpose, phone: Phone, captcha?: string): Promise<number> {
  const answer = captcha === undefined ? {} : { captcha };
  const minutes = Number((await requests[purpose](phone, answer)).expiredMinutes);
  return Number.isFinite(minutes) && minutes > 0 ? minutes : MINUTES;
}

/** Sends the code through the external verification service (A029). Rejects on failure. */
export type SendExternally = (phone: Phone) => Promise<unknown>;

/** As `requestCode`, but the wait is always one minute (S4-SMS-03). */
export async function requestCodeExternally(send: SendExternally, phone: Phone): Promise<number> {
  await send(phone);
  return MINUTES;
}
