import type { RegisterFieldName, RegisterFields, RegisterRules } from '@foyer/shared/contract';
import { type FieldDemand, fieldRule } from '@foyer/shared/validation';

/** The two ways to register: each has a form, a call and fields of its own (S2-REGISTER-09, A035). */
export type Way = 'username' | 'mobileNum';

/** What is typed: the fields of the contract, the password once more, and the agreement. */
export type RegisterValues = Record<RegisterFieldName | 'confirm', string> & { agree: boolean };

/** The flags that change a form (S6-FLAGS-03, S6-FLAGS-04). */
export interface FormFlags {
  /** REGMOBVERF3: a registration by name proves a number, too. */
  readonly provesMobile: boolean;
  /** MOBILENUMPASSREG3: a registration by number sets a password, too. */
  readonly setsPassword: boolean;
}

/** What the merchant says of the fields, and of their rules; empty where nothing is known. */
export interface RegisterConfig {
  readonly fields: RegisterFields;
  readonly rules: RegisterRules;
}

export interface ShownField {
  readonly name: RegisterFieldName;
  readonly required: boolean;
}

/** Fields that belong together; `account` comes first and says no name of its own. */
export interface FieldGroup {
  readonly group: 'account' | 'personal' | 'contacts' | 'wallet' | 'invitation' | 'check';
  readonly fields: readonly ShownField[];
}

type Order = readonly [FieldGroup['group'], readonly RegisterFieldName[]][];

const order: Order = [
  ['account', ['username', 'password', 'mobileNum', 'verificationCode']],
  ['personal', ['payeeName', 'nickname', 'email', 'idNumber']],
  ['contacts', ['line', 'whatsapp', 'facebook', 'wechat', 'zalo', 'qqNum']],
  ['wallet', ['paymentPassword']],
  ['invitation', ['affiliateCode', 'recommenderId']],
  ['check', ['captcha']],
];
/** By number, the number comes first. */
const orderByNumber: Order = [
  ['account', ['mobileNum', 'verificationCode', 'username', 'password']],
  ...order.slice(1),
];

/** What a form asks for whatever the merchant's list of fields says. */
function baseOf(way: Way, { provesMobile, setsPassword }: FormFlags): readonly RegisterFieldName[] {
  if (way === 'mobileNum') return ['mobileNum', 'verificationCode', ...(setsPassword ? (['password'] as const) : [])];
  return ['username', 'password', ...(provesMobile ? (['mobileNum', 'verificationCode'] as const) : [])];
}

/**
 * The fields of a form, in groups, in the order they stand: its base fields, all required, and what the merchant switched on
 * (S2-REGISTER-10, S3-REGISTER-09, A035). A code needs a number to go to, so it never stands without one.
 */
export function groupsOf(way: Way, flags: FormFlags, { fields }: RegisterConfig): readonly FieldGroup[] {
  const base = baseOf(way, flags);
  const code = fields.verificationCode?.enabled === true ? fields.verificationCode : undefined;
  const shown = (name: RegisterFieldName): ShownField[] => {
    if (base.includes(name)) return [{ name, required: true }];
    const own = fields[name]?.enabled === true ? [fields[name]] : [];
    const asked = name === 'mobileNum' && code ? [...own, code] : own;
    return asked.length > 0 ? [{ name, required: asked.some(({ required }) => required === true) }] : [];
  };
  return (way === 'mobileNum' ? orderByNumber : order)
    .map(([group, names]) => ({ group, fields: names.flatMap(shown) }))
    .filter((each) => each.fields.length > 0);
}

/** Never trimmed: a space may be a part of them, and rules refuse it where it may not. */
const exact = new Set<RegisterFieldName>(['password', 'paymentPassword']);

/** What each field of a form must be: the shared table with the merchant's rules over it (A042), and the password twice. */
export function demandsOf(
  fields: readonly ShownField[],
  { rules }: RegisterConfig,
): Partial<Record<RegisterFieldName | 'confirm', FieldDemand>> {
  const demands: Partial<Record<RegisterFieldName | 'confirm', FieldDemand>> = {};
  for (const { name, required } of fields) {
    demands[name] = { ...fieldRule(name, { ...rules[name], required }), trim: !exact.has(name) };
    if (name !== 'password') continue;
    const same = { as: 'password', message: 'rule.confirmIncorrect' };
    demands.confirm = { rule: 'password', required, same, emptyMessage: 'rule.password' };
  }
  return demands;
}
