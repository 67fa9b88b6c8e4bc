import { brokenRule, type Rule } from './check';
import { type FieldRule, type FieldRuleName, fieldRules } from './rules';

/** A field of a form with its rule. `fieldRule` gives one, too. */
export interface FieldDemand {
  /** A name of the shared table, or a rule of `fieldRule`. */
  readonly rule: FieldRuleName | FieldRule;
  /** False: the field may stay empty. Default: true. */
  readonly required?: boolean;
  /** False: the form does not show the field and it is not validated. */
  readonly enabled?: boolean;
  /** Ignores spaces at both ends (S5-FORGOT-04). */
  readonly trim?: boolean;
  /** Error of an empty field, as a key of namespace `shared`. Default: that of the rule. */
  readonly emptyMessage?: string;
  /** The field repeats another one and must be equal; its own rule is not checked. */
  readonly same?: { readonly as: string; readonly message: string };
}

/** An error of a field: a dictionary key of namespace `shared` and its values. */
export interface Fault {
  readonly key: string;
  readonly values: { readonly min: number; readonly max: number };
}

export type Faults<F extends string> = Partial<Record<F, Fault>>;

export const ruleOf = ({ rule }: Pick<FieldDemand, 'rule'>): FieldRule =>
  typeof rule === 'string' ? fieldRules[rule] : rule;

/** The value, trimmed if the demand says so. */
export const counted = (value: unknown, { trim = false }: FieldDemand): string => {
  const text = typeof value === 'string' ? value : '';
  return trim ? text.trim() : text;
};

function rulesFor(demand: FieldDemand, values: Readonly<Record<string, unknown>>): Rule[] {
  const { pattern, type, whitespace, min, max, message, empty = message } = ruleOf(demand);
  const required: Rule = { required: true, message: demand.emptyMessage ?? empty };
  if (demand.same) {
    const { as, message: differs } = demand.same;
    return [required, { enum: [String(values[as] ?? '')], message: differs }];
  }
  // Length comes first, so that no pattern reads a text that is too long.
  return [required, { min, max, message }, { pattern, type, whitespace, message }];
}

/**
 * Validates a form (S5-VALIDATION-01 to S5-VALIDATION-03). Empty optional fields pass; disabled fields are skipped.
 * @returns errors by field, in the order of the demands
 */
export async function validate<F extends string>(
  values: Readonly<Record<F, unknown>>,
  demands: Readonly<Partial<Record<F, FieldDemand>>>,
): Promise<Faults<F>> {
  const faults: Faults<F> = {};
  for (const [field, demand] of Object.entries(demands) as [F, FieldDemand][]) {
    const { required = true, enabled = true } = demand;
    const value = counted(values[field], demand);
    // A repeated field may be empty when the other may.
    const mayBeEmpty = demand.same ? !required && counted(values[demand.same.as as F], demand) === '' : !required;
    if (!enabled || (value === '' && mayBeEmpty)) continue;
    const broken = await brokenRule(value, rulesFor(demand, values));
    if (broken) {
      const { min, max } = ruleOf(demand);
      faults[field] = { key: broken.message, values: { min, max } };
    }
  }
  return faults;
}
