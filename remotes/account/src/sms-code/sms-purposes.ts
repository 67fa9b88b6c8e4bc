import { call } from '@foyer/shared/api';

/** A mobile number as forms hold it: digits without the country, and the country's dialing code without a plus. */
export interface Phone {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}

/** What the picture shows; nothing where none was demanded. */
type Captcha = { readonly captcha?: string };

const proof = { module: 'VERIFICATION3' } as const;

/** What a code is asked for, and the call that asks for it; a registration spells the number in its own way (A039). */
const requests = {
  login: (phone: Phone, captcha: Captcha) => call('smsNoLogin', { body: { ...phone, ...proof, ...captcha } }),
  reset: (phone: Phone, captcha: Captcha) => call('smsReset', { body: { ...phone, ...proof, ...captcha } }),
  register: ({ mobileNum, countryDialingCode }: Phone, captcha: Captcha) =>
    call('smsRegister', { body: { mobileNo: mobileNum, countryDialingCode, ...captcha } }),
  bind: ({ mobileNum, countryDialingCode }: Phone) =>
    call('smsBind', { body: { mobileNo: mobileNum, countryDialingCode } }),
  /** To bind an e-mail address, which stands in the place of the number. */
  email: ({ mobileNum: email }: Phone) => call('emailCode', { body: { email } }),
  /** To what is bound already, which the platform knows; the number only says where. */
  proveMobile: () => call('proofCode', { body: { channel: 'mobile' } }),
  proveEmail: () => call('proofCode', { body: { channel: 'email' } }),
} as const;

export type SmsPurpose = keyof typeof requests;

/** Until the next code may be asked for, in minutes, where the answer does not say (S4-SMS-02). */
const MINUTES = 1;

/**
 * Asks the platform for a code.
 *
 * @returns minutes until the next one may be asked for; an answer of nothing, zero or no number means one (A039)
 * @throws {ApiError} the platform's refusal
 */
export async function requestCode(purpose: SmsPurpose, phone: Phone, captcha?: string): Promise<number> {
  const given = captcha === undefined ? {} : { captcha };
  const minutes = Number((await requests[purpose](phone, given)).expiredMinutes);
  return Number.isFinite(minutes) && minutes > 0 ? minutes : MINUTES;
}

/** Sends the code another way than the platform: through the external verification service (A029). Rejects on failure. */
export type SendExternally = (phone: Phone) => Promise<unknown>;

/** As `requestCode`; a code of the external service always waits one minute (S4-SMS-03). */
export async function requestCodeExternally(send: SendExternally, phone: Phone): Promise<number> {
  await send(phone);
  return MINUTES;
}
