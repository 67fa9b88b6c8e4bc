import Schema, { type RuleItem, type Rules } from '@rc-component/async-validator';
import { type FieldRuleName, fieldRules } from './rules';

export { type FieldRule, type FieldRuleName, fieldRules } from './rules';

/** How a form asks for one field: its rule of the table, and whether it may stay empty. */
export interface FieldDemand {
  rule: FieldRuleName;
  required?: boolean;
}

/** Errors by field; each is a dictionary key of namespace `shared`. A field without an error is absent. */
export type FieldErrors<F extends string> = Partial<Record<F, string>>;

/** Turns a demand into async-validator's items: an optional empty field passes, anything else answers with its own message. */
export function rulesOf({ rule, required = true }: FieldDemand): RuleItem[] {
  const { pattern, message } = fieldRules[rule];
  return required
    ? [
        { required, message },
        { pattern, message },
      ]
    : [{ pattern, message }];
}

/**
 * Checks the values of a form against its demands (S5-VALIDATION-01 to 03).
 *
 * @returns the errors by field, in the order of the demands; empty when all is well
 */
export async function validate<F extends string>(
  values: Readonly<Record<F, string>>,
  demands: Readonly<Record<F, FieldDemand>>,
): Promise<FieldErrors<F>> {
  const fields = Object.keys(demands) as F[];
  const rules: Rules = Object.fromEntries(fields.map((field) => [field, rulesOf(demands[field])]));
  const source = Object.fromEntries(fields.map((field) => [field, values[field] === '' ? undefined : values[field]]));
  try {
    await new Schema(rules).validate(source, { firstFields: true, suppressWarning: true });
    return {};
  } catch (failure) {
    const { errors } = failure as { errors?: { field?: string; message?: string }[] };
    if (!errors) throw failure;
    return Object.fromEntries(
      fields.flatMap((field) => {
        const found = errors.find((error) => error.field === field);
        return found?.message ? [[field, found.message]] : [];
      }),
    ) as FieldErrors<F>;
  }
}
