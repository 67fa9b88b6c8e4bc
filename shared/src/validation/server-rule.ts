import { type FieldRule, type FieldRuleName, fieldRules } from './rules';
import { worstCase } from './worst-case';

/** A merchant's rule for a field: length in code points, and a pattern for the whole value (A035). */
export interface ServerRule {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly pattern?: string | undefined;
}

/** `setRegister` and `registerValidation` for one field (A035). */
export interface FieldConfig {
  readonly enabled?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly rule?: ServerRule | undefined;
}

export interface ConfiguredField {
  readonly rule: FieldRule;
  readonly enabled: boolean;
  readonly required: boolean;
}

/** Maximum length of any field in code points. */
const LONGEST = 255;

/** Maximum number of match attempts for one value: well under a second on a phone. */
const MOST_TRIES = 2e7;

/** Compiles a merchant's pattern. Skips an invalid one, and one that could hang the page on a value of up to `longest` code points. */
function compile(source: unknown, longest: number): RegExp | undefined {
  if (typeof source !== 'string' || source === '') return undefined;
  const whole = `^(?:${source})$`;
  for (const flags of ['u', '']) {
    try {
      const pattern = new RegExp(whole, flags);
      return worstCase(whole, longest) <= MOST_TRIES ? pattern : undefined;
    } catch {
      // Some patterns are valid in only one of the two modes.
    }
  }
  return undefined;
}

const bound = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? Math.min(value, LONGEST) : undefined;

/** Both rules together: the narrower length, and both patterns. */
function stricter(shared: FieldRule, server: ServerRule): FieldRule {
  const min = Math.max(shared.min, bound(server.min) ?? 0);
  const max = Math.min(shared.max, bound(server.max) ?? LONGEST);
  const added = compile(server.pattern, max);
  const pattern =
    added && shared.pattern ? new RegExp(`(?=${shared.pattern.source})${added.source}`, added.flags) : undefined;
  // A merchant's mistake: no length fits.
  return min > max ? shared : { ...shared, min, max, ...(pattern ? { pattern } : {}) };
}

function replaced(shared: FieldRule, server: ServerRule): FieldRule {
  const [min, max] = [bound(server.min), bound(server.max)];
  const pattern = compile(server.pattern, max ?? LONGEST);
  // A pattern is a complete rule, so the shared length does not apply.
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
 * A merchant's field rule: the shared rule merged with the registration config (S5-VALIDATION-01, A035, A042). Missing and
 * unusable parts of the config change nothing. A captcha's rule only becomes stricter (A027).
 * @param config default: shown and required, with the shared rule
 */
export function fieldRule(name: FieldRuleName, config: FieldConfig = {}): ConfiguredField {
  const shared: FieldRule = fieldRules[name];
  const { enabled = true, required = true } = config;
  const rule = config.rule ? (shared.stricterOnly ? stricter : replaced)(shared, config.rule) : shared;
  return { rule, enabled: enabled === true, required: required === true };
}
