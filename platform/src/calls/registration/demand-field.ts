import type { RegisterFieldName } from '@foyer/shared/contract';
import { validate } from '@foyer/shared/validation/rules';
import { Refusal } from '../../base/refusals/refusal';
import type { Site } from '../../base/sites/site';
import { ruleOf } from '../registration/check-fields';

const codes = {
  username: 'account.format',
  password: 'password.format',
  paymentPassword: 'payment.password.format',
  email: 'email.format',
} as const satisfies Partial<Record<RegisterFieldName, string>>;

/**
 * Checks a value by the rule of a form's field, with the merchant's changes (A035, A042).
 *
 * @param field name of the value in the call
 * @throws Refusal with the code of the rule's field
 */
export async function demandField(
  site: Site,
  rule: keyof typeof codes,
  { value, field }: { readonly value: string; readonly field: string },
): Promise<void> {
  const faults = await validate<'value'>({ value }, { value: { ...ruleOf(site, rule), required: true } });
  if (faults.value !== undefined) throw new Refusal(codes[rule], { field });
}
