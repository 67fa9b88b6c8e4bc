import validator, { type RuleItem } from '@rc-component/async-validator';

// The library is CommonJS: bundlers give its default export, Node gives the module.
const Schema = 'default' in validator ? (validator.default as typeof validator) : validator;

/** The types a rule may demand (S5-VALIDATION-12, S5-VALIDATION-18 to S5-VALIDATION-24, A048). */
export type ValueType =
  | 'string'
  | 'number'
  | 'boolean'
  | 'integer'
  | 'float'
  | 'array'
  | 'object'
  | 'date'
  | 'email'
  | 'url'
  | 'hex';

/** A rule of the generic validator. All its conditions share its message. */
export interface Rule {
  /** Fails on undefined, null, the empty string and the empty list. */
  readonly required?: boolean | undefined;
  /** Fails on an empty text and on white space. */
  readonly whitespace?: boolean | undefined;
  readonly type?: ValueType | undefined;
  readonly enum?: readonly (string | number | boolean)[] | undefined;
  readonly pattern?: RegExp | undefined;
  /** Exact length of a text or list, or exact number. */
  readonly len?: number | undefined;
  /** Minimum and maximum, both included. Texts count in code points. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly message: string;
}

/** "under 255 characters" (S9-CONST-48). */
const EMAIL_LONGEST = 254;
/** Longer web addresses fail unread. */
const URL_LONGEST = 2048;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function isDate(value: unknown): boolean {
  return value instanceof Date && !Number.isNaN(value.getTime());
}

/** The URL parser takes linear time; a pattern would not. */
function isUrl(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > URL_LONGEST || !/^(?:https?:|ftp:)?\/\/\S+$/i.test(value))
    return false;
  try {
    return /^(?:localhost|.+\..+|\[.+\])$/.test(new URL(value, 'https://here').hostname);
  } catch {
    return false;
  }
}

function typeItems(type: ValueType): RuleItem[] {
  switch (type) {
    // The library accepts any text that `Date` can parse.
    case 'date':
      return [{ validator: (_, value) => isDate(value) }];
    // The library reads 1e21 as 1 and rejects it.
    case 'integer':
      return [{ validator: (_, value) => Number.isInteger(value) }];
    case 'float':
      return [{ validator: (_, value) => Number.isFinite(value) && !Number.isInteger(value) }];
    case 'url':
      return [{ validator: (_, value) => isUrl(value) }];
    case 'email':
      return [{ type: 'string', max: EMAIL_LONGEST }, { type }];
    default:
      return [{ type }];
  }
}

const kindOf = (value: unknown): 'string' | 'number' | 'array' =>
  Array.isArray(value) ? 'array' : typeof value === 'number' ? 'number' : 'string';

/** The rule as items of the library, one for each condition. Each has a type, because the library assumes texts. */
function itemsOf(rule: Rule, value: unknown): RuleItem[] {
  const { whitespace, type, enum: list, pattern, len, min, max, message } = rule;
  const items: RuleItem[] = [];
  if (whitespace && typeof value === 'string') items.push({ type: 'string', whitespace });
  if (type) items.push(...typeItems(type));
  if (list) items.push({ type: 'enum', enum: [...list] });
  if (len !== undefined) items.push({ type: kindOf(value), len });
  if (min !== undefined) items.push({ type: kindOf(value), min });
  if (max !== undefined) items.push({ type: kindOf(value), max });
  if (pattern) items.push({ type: 'pattern', pattern });
  return items.map((item) => ({ ...item, message }));
}

/**
 * Checks one value (S5-VALIDATION-10 to S5-VALIDATION-24, A048). An empty value fails `required` and `whitespace`, and passes
 * everything else. Lengths come before patterns.
 * @returns the first broken rule, or undefined
 */
export async function brokenRule<R extends Rule>(value: unknown, rules: readonly R[]): Promise<R | undefined> {
  if (isEmpty(value))
    return rules.find(({ required, whitespace }) => required || (whitespace && !Array.isArray(value)));
  for (const rule of rules) {
    const items = itemsOf(rule, value);
    if (items.length > 0 && !(await passes(value, items))) return rule;
  }
  return undefined;
}

async function passes(value: unknown, items: RuleItem[]): Promise<boolean> {
  try {
    await new Schema({ value: items }).validate({ value }, { first: true, suppressWarning: true });
    return true;
  } catch (failure) {
    // The library rejects with a list of errors; anything else is a bug.
    if (typeof failure === 'object' && failure !== null && 'errors' in failure) return false;
    throw failure;
  }
}
