import { ApiError, errorTextKey } from '@foyer/shared/api';
import type { ErrorCode, RegisterFieldName } from '@foyer/shared/contract';
import { NoTokenError } from '../entrance/no-token';

type Field = RegisterFieldName | 'confirm';

/** Something is wrong with one field: what to say under it. */
export interface FieldFault {
  readonly field: Field;
  /** Key of a text, in namespace `part`; `shared` unless said. */
  readonly key: string;
  readonly part?: string;
}

/** The invitation code did not pass its check: the registration is not sent (S4-REGISTER-02). */
export class InvitationError extends Error {
  override readonly name = 'InvitationError';
  readonly key: string;

  /** @param cause what the check threw: a lost connection and too many tries say so, anything else is a bad code */
  constructor(cause: unknown) {
    super('The invitation code was not accepted', { cause });
    const speaks = cause instanceof ApiError && (cause.offline || cause.code === 'rate.limited');
    this.key = speaks ? errorTextKey(cause) : 'error.invitation.invalid';
  }
}

/** Which fields a refusal is about, where it does not say; the first that is shown takes it. */
const fieldsOf: Partial<Record<ErrorCode, readonly Field[]>> = {
  'member.exists': ['username', 'mobileNum'],
  'account.format': ['username'],
  'password.format': ['password'],
  'payment.password.format': ['paymentPassword'],
  'email.format': ['email'],
  'name.format': ['payeeName', 'nickname'],
  'mobile.format': ['mobileNum'],
  'referrer.error': ['recommenderId'],
  'invitation.invalid': ['affiliateCode'],
  'verification.code.error': ['verificationCode'],
  'captcha.required': ['captcha'],
  'captcha.error': ['captcha'],
};

/** The name of a field that came with a refusal. */
function namedIn(value: unknown): string | undefined {
  const field = typeof value === 'object' && value !== null && 'field' in value ? value.field : undefined;
  return field === 'confirmPassword' ? 'confirm' : typeof field === 'string' ? field : undefined;
}

/**
 * The field that a failed registration is about, when it is on the screen; undefined for what concerns the whole form.
 *
 * @param shown names of the fields on the screen
 */
export function faultOf(error: unknown, shown: readonly string[]): FieldFault | undefined {
  if (error instanceof InvitationError) return { field: 'affiliateCode', key: error.key };
  if (error instanceof NoTokenError) return { field: 'verificationCode', key: 'external.noToken', part: 'account' };
  if (!(error instanceof ApiError)) return undefined;
  const about: readonly unknown[] = [namedIn(error.value), ...(fieldsOf[error.code] ?? [])];
  const field = about.find((name): name is Field => shown.some((one) => one === name));
  return field && { field, key: errorTextKey(error) };
}
