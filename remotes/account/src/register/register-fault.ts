import { ApiError, errorTextKey } from '@foyer/shared/api';
import type { ErrorCode, RegisterFieldName } from '@foyer/shared/contract';
import { NoTokenError } from '../entrance/no-token';

type Field = RegisterFieldName | 'confirm';

export interface FieldFault {
  readonly field: Field;
  /** Key of the text in namespace `part`; `shared` by default. */
  readonly key: string;
  readonly part?: string;
}

/** The referral code was rejected, so the registration is not sent (S4-REGISTER-02). */
export class InvitationError extends Error {
  override readonly name = 'InvitationError';
  readonly key: string;

  /** @param cause error of the check; a lost connection and too many tries keep their text, all others mean a wrong code */
  constructor(cause: unknown) {
    super('The invitation code was not accepted', { cause });
    const speaks = cause instanceof ApiError && (cause.offline || cause.code === 'rate.limited');
    this.key = speaks ? errorTextKey(cause) : 'error.invitation.invalid';
  }
}

/** Fields that a code may be about when the refusal names none; the first shown one takes it. */
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

function namedIn(value: unknown): string | undefined {
  const field = typeof value === 'object' && value !== null && 'field' in value ? value.field : undefined;
  return field === 'confirmPassword' ? 'confirm' : typeof field === 'string' ? field : undefined;
}

/**
 * The shown field that a failed registration is about; undefined for errors of the whole form.
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
