/** All codes of refusals (A108). An unlisted code shows as `unknown`. */
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

export type ErrorCode = (typeof errorCodes)[number];

export function errorCodeOf(code: unknown): ErrorCode {
  return errorCodes.find((known) => known === code) ?? 'unknown';
}
