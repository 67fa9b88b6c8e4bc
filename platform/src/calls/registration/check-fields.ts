import type { ErrorCode, RegisterFieldName, RegisterPayload } from '@foyer/shared/contract';
import { REGISTER_FIELDS } from '@foyer/shared/contract/schemas';
import { type FieldDemand, fieldRule, validate } from '@foyer/shared/validation/rules';
import { Refusal } from '../../base/refusals/refusal';
import { fieldState, type Way } from '../../base/sites/register-ways';
import type { Site } from '../../base/sites/site';

export type Answers = Partial<Record<RegisterFieldName, string>>;

/** Codes of invalid fields; fields without one share a general code. */
const codes: Partial<Record<RegisterFieldName, ErrorCode>> = {
  username: 'account.format',
  password: 'password.format',
  paymentPassword: 'payment.password.format',
  email: 'email.format',
  nickname: 'name.format',
  payeeName: 'name.format',
  mobileNum: 'mobile.format',
  recommenderId: 'referrer.error',
  affiliateCode: 'invitation.invalid',
  verificationCode: 'verification.code.error',
  captcha: 'captcha.required',
};

/** The rule of a field at this merchant: that of the shared forms, with the merchant's changes (A035, A042). */
export function ruleOf(site: Site, name: RegisterFieldName): FieldDemand {
  const rule = site.registerRules[name]?.rule;
  return fieldRule(name, rule === undefined ? {} : { rule });
}

/**
 * Checks every field in the form of a way by the form's own rules. Other fields are ignored.
 *
 * @param replaced fields that are proven in another way
 * @throws Refusal with the code of the first invalid field, and its name
 */
export async function checkFields(
  site: Site,
  way: Way,
  payload: RegisterPayload,
  replaced: readonly RegisterFieldName[] = [],
): Promise<Answers> {
  const demands: Partial<Record<RegisterFieldName, FieldDemand>> = {};
  for (const name of REGISTER_FIELDS) {
    const { enabled, required } = fieldState(site, way, name);
    if (enabled && !replaced.includes(name)) demands[name] = { ...ruleOf(site, name), required };
  }
  const faults = await validate<RegisterFieldName>(payload as Record<RegisterFieldName, unknown>, demands);
  const [wrong] = Object.keys(faults) as RegisterFieldName[];
  if (wrong !== undefined) throw new Refusal(codes[wrong] ?? 'request.invalid', { field: wrong });
  if (demands.password !== undefined && (payload.confirmPassword ?? payload.password) !== payload.password) {
    throw new Refusal('password.format', { field: 'confirmPassword' });
  }
  const filled = REGISTER_FIELDS.filter((name) => demands[name] !== undefined && (payload[name] ?? '') !== '');
  return Object.fromEntries(filled.map((name) => [name, payload[name]]));
}
