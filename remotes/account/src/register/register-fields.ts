import type { RegisterFieldName, RegisterFields, RegisterRules } from '@foyer/shared/contract';
import { type FieldDemand, fieldRule } from '@foyer/shared/validation';

/** The two ways to register, each with its own form, call and fields (S2-REGISTER-09, A035). */
export type Way = 'username' | 'mobileNum';

/** The form's values: the contract's fields, the password's repetition, and the agreement. */
export type RegisterValues = Record<RegisterFieldName | 'confirm', string> & { agree: boolean };

/** Flags that change a form (S6-FLAGS-03, S6-FLAGS-04). */
export interface FormFlags {
  /** REGMOBVERF3: a registration by name proves a number too. */
  readonly provesMobile: boolean;
  /** MOBILENUMPASSREG3: a registration by number sets a password too. */
  readonly setsPassword: boolean;
}

/** The merchant's fields and rules; empty where unknown. */
export interface RegisterConfig {
  readonly fields: RegisterFields;
  readonly rules: RegisterRules;
}

export interface ShownField {
  readonly name: RegisterFieldName;
  readonly required: boolean;
}

/** A group of fields; the first one, `account`, has no heading. */
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
const orderByNumber: Order = [
  ['account', ['mobileNum', 'verificationCode', 'username', 'password']],
  ...order.slice(1),
];

/** Fields that a form always asks for. */
function baseOf(way: Way, { provesMobile, setsPassword }: FormFlags): readonly RegisterFieldName[] {
  if (way === 'mobileNum') return ['mobileNum', 'verificationCode', ...(setsPassword ? (['password'] as const) : [])];
  return ['username', 'password', ...(provesMobile ? (['mobileNum', 'verificationCode'] as const) : [])];
}

/**
 * The fields of a form in groups and display order: its base fields, all required, and the merchant's additional ones
 * (S2-REGISTER-10, S3-REGISTER-09, A035). A code never appears without a number to send it to.
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

/** Fields that are not trimmed, because spaces may belong to them; the rules reject forbidden ones. */
const exact = new Set<RegisterFieldName>(['password', 'paymentPassword']);

/** Rules of a form's fields: the shared ones with the merchant's changes (A042), and the password's repetition. */
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
