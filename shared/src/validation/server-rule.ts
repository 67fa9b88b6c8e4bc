import { type FieldRule, type FieldRuleName, fieldRules } from './rules';
import { worstCase } from './worst-case';

/** A merchant's own rule of a field: bounds in characters, and a pattern that the whole value must match (A035). */
export interface ServerRule {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly pattern?: string | undefined;
}

/** What `setRegister` and `registerValidation` say of one field, put together (A035). */
export interface FieldConfig {
  readonly enabled?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly rule?: ServerRule | undefined;
}

/** A field as its form asks for it. */
export interface ConfiguredField {
  readonly rule: FieldRule;
  readonly enabled: boolean;
  readonly required: boolean;
}

/** No field takes more than this, whatever a merchant says, in characters. */
const LONGEST = 255;

/** Ways of matching that may be tried for one value before a pattern counts as dangerous: well under a second on a phone. */
const MOST_TRIES = 2e7;

/** Compiles a merchant's pattern; one that is no pattern, or could hang the page on some value up to `longest`, is passed over. */
function compile(source: unknown, longest: number): RegExp | undefined {
  if (typeof source !== 'string' || source === '') return undefined;
  const whole = `^(?:${source})$`;
  for (const flags of ['u', '']) {
    try {
      const pattern = new RegExp(whole, flags);
      return worstCase(whole, longest) <= MOST_TRIES ? pattern : undefined;
    } catch {
      // Some patterns are valid in one of the two readings only.
    }
  }
  return undefined;
}

const bound = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? Math.min(value, LONGEST) : undefined;

/** Both rules at once: the narrower bounds, and a value must match both patterns. */
function stricter(shared: FieldRule, server: ServerRule): FieldRule {
  const min = Math.max(shared.min, bound(server.min) ?? 0);
  const max = Math.min(shared.max, bound(server.max) ?? LONGEST);
  const added = compile(server.pattern, max);
  const pattern =
    added && shared.pattern ? new RegExp(`(?=${shared.pattern.source})${added.source}`, added.flags) : undefined;
  // Bounds that leave nothing to type are a mistake of the merchant's.
  return min > max ? shared : { ...shared, min, max, ...(pattern ? { pattern } : {}) };
}

function replaced(shared: FieldRule, server: ServerRule): FieldRule {
  const [min, max] = [bound(server.min), bound(server.max)];
  const pattern = compile(server.pattern, max ?? LONGEST);
  // A pattern says all there is to say: the shared bounds could contradict it.
  const { message, empty, numeric } = shared;
  const base: FieldRule = pattern
    ? {
        message,
        pattern,
        min: min ?? 1,
        max: max ?? (numeric ? shared.max : LONGEST),
        ...(empty && { empty }),
        ...(numeric && { numeric }),
      }
    : { ...shared, min: min ?? shared.min, max: max ?? shared.max };
  return base.min > base.max ? shared : base;
}

/**
 * The rule of a field as it stands for this merchant: the shared rule with the server's registration config merged over it
 * (S5-VALIDATION-01, A035, A042). What is missing or unusable in the config leaves the shared rule as it is; a captcha only
 * gets stricter (A027).
 *
 * @param config without it the field is shown and required, with the shared rule
 */
export function fieldRule(name: FieldRuleName, config: FieldConfig = {}): ConfiguredField {
  const shared: FieldRule = fieldRules[name];
  const { enabled = true, required = true } = config;
  const rule = config.rule ? (shared.stricterOnly ? stricter : replaced)(shared, config.rule) : shared;
  return { rule, enabled: enabled === true, required: required === true };
}
