import { brokenRule, type Rule } from './check';
import { type FieldRule, type FieldRuleName, fieldRules } from './rules';

/** How a form asks for one field. What `fieldRule` gives is such a demand. */
export interface FieldDemand {
  /** Its rule: a name of the shared table, or one that `fieldRule` made of it. */
  readonly rule: FieldRuleName | FieldRule;
  /** False for a field that may stay empty; true unless said. */
  readonly required?: boolean;
  /** False for a field that the form does not show: it is not checked. */
  readonly enabled?: boolean;
  /** Spaces at both ends are no part of the value (S5-FORGOT-04). */
  readonly trim?: boolean;
  /** What an empty field says, where that differs from what its rule says then; a key of namespace `shared`. */
  readonly emptyMessage?: string;
  /** The field whose value this one repeats, and what to say when it does not; the rule itself is not checked then. */
  readonly same?: { readonly as: string; readonly message: string };
}

/** What is wrong with a field: a dictionary key of namespace `shared`, and the bounds it may name. */
export interface Fault {
  readonly key: string;
  readonly values: { readonly min: number; readonly max: number };
}

/** Faults by field; a field without one is absent. */
export type Faults<F extends string> = Partial<Record<F, Fault>>;

/** The rule of a demand. */
export const ruleOf = ({ rule }: Pick<FieldDemand, 'rule'>): FieldRule =>
  typeof rule === 'string' ? fieldRules[rule] : rule;

/** The value that counts: without the spaces at its ends where the demand says so. */
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
  // Length first: no pattern meets a text longer than the rule allows.
  return [required, { min, max, message }, { pattern, type, whitespace, message }];
}

/**
 * Checks the values of a form against its demands (S5-VALIDATION-01 to S5-VALIDATION-03). A field that is not required and
 * is empty passes; a field that is not enabled is not looked at.
 *
 * @returns the faults by field, in the order of the demands; empty when all is well
 */
export async function validate<F extends string>(
  values: Readonly<Record<F, unknown>>,
  demands: Readonly<Partial<Record<F, FieldDemand>>>,
): Promise<Faults<F>> {
  const faults: Faults<F> = {};
  for (const [field, demand] of Object.entries(demands) as [F, FieldDemand][]) {
    const { required = true, enabled = true } = demand;
    const value = counted(values[field], demand);
    // A field that repeats another is as empty as that one may be.
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
