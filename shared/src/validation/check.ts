import validator, { type RuleItem } from '@rc-component/async-validator';

// The library is CommonJS: bundlers take its default export out, Node gives the whole module in its place.
const Schema = 'default' in validator ? (validator.default as typeof validator) : validator;

/** The kinds a value may be asked to be (S5-VALIDATION-12, S5-VALIDATION-18 to S5-VALIDATION-24, A048). */
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

/** A rule of the generic validator. Several conditions in one rule share its message. */
export interface Rule {
  /** Fails on undefined, null, the empty string and the empty list. */
  readonly required?: boolean | undefined;
  /** Fails on an empty text and on one of white space alone. */
  readonly whitespace?: boolean | undefined;
  readonly type?: ValueType | undefined;
  readonly enum?: readonly (string | number | boolean)[] | undefined;
  readonly pattern?: RegExp | undefined;
  /** Exact length of a text or list, or the number itself. */
  readonly len?: number | undefined;
  /** Bounds of the same, both included; texts count by characters, not by UTF-16 units. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly message: string;
}

/** The longest e-mail address: "under 255 characters" (S9-CONST-48). */
const EMAIL_LONGEST = 254;
/** Addresses of the web longer than this are not looked at. */
const URL_LONGEST = 2048;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function isDate(value: unknown): boolean {
  return value instanceof Date && !Number.isNaN(value.getTime());
}

/** The browser's own reader of addresses: it takes linear time, where a pattern for them does not. */
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
    // The library would take any text that Date can read.
    case 'date':
      return [{ validator: (_, value) => isDate(value) }];
    // The library reads 1e21 as 1, and so calls it no integer.
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

/** A rule in the library's terms: one item for each condition, since an item without a type would check texts only. */
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
 * Checks one value (S5-VALIDATION-10 to S5-VALIDATION-24, A048). An empty value breaks `required` and `whitespace` and
 * passes everything else. Lengths are checked before patterns.
 *
 * @returns the first rule that the value breaks, undefined when all is well
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
    // The library rejects with its list of errors; anything else is an accident.
    if (typeof failure === 'object' && failure !== null && 'errors' in failure) return false;
    throw failure;
  }
}
