/** Every code a platform may refuse with (A108). A code that is not here shows as `unknown`. */
export const errorCodes = [
  'session.required',
  'session.expired',
  'verification.code.error',
  'permission.denied',
  'member.not.exist',
  'member.exists',
  'account.format',
  'password.format',
  'email.format',
  'name.format',
  'mobile.format',
  'referrer.error',
  'captcha.required',
  'captcha.error',
  'agent.incorrect',
  'url.empty',
  'system.upgrading',
  'ip.restricted',
  'invitation.invalid',
  'login.member.only',
  'login.agent.only',
  'login.free.account',
  'password.wrong',
  'proof.required',
  'proof.login',
  'modify.new.old.same',
  'balance.insufficient',
  'rate.limited',
  'request.invalid',
  'sealing.key',
  'link.invalid',
  'payment.password.format',
  'picture.invalid',
  'amount.range',
  'unknown',
] as const;

/** A code of a refusal that has a text of its own in every language. */
export type ErrorCode = (typeof errorCodes)[number];

/** Narrows a code from the wire to one that has a text; anything else is `unknown` (A108). */
export function errorCodeOf(code: unknown): ErrorCode {
  return errorCodes.find((known) => known === code) ?? 'unknown';
}
