/**
 * One rule of the shared table: what a value must be, and the dictionary keys (namespace `shared`) of what to say about it.
 * Both texts may name `{{min}}` and `{{max}}`.
 */
export interface FieldRule {
  /** Which characters in which order; the bounds stand apart, so that a merchant may change either. */
  readonly pattern?: RegExp;
  /** E-mail of the generic kind (S5-VALIDATION-18). */
  readonly type?: 'email';
  /** Refuses a value of spaces alone. */
  readonly whitespace?: true;
  /** Shortest and longest value, in characters (code points), both included. */
  readonly min: number;
  readonly max: number;
  /** What stands under the field when the value breaks the rule. */
  readonly message: string;
  /** What an empty field says, where the message of a wrong value would not tell what to do. */
  readonly empty?: string;
  /** What stands there before; absent where the rule cannot be told in a line. */
  readonly hint?: string;
  /** The field takes digits only, at most `max` of them. */
  readonly numeric?: true;
  /** Set where a merchant's rule may only add to this one (A027). */
  readonly stricterOnly?: true;
}

const digits = { pattern: /^\d*$/, numeric: true } as const;
const name = { pattern: /^[^\n]*$/, whitespace: true, empty: 'rule.enterName', hint: 'hint.length' } as const;
const social = { ...name, min: 1, max: 50, message: 'rule.contact', empty: 'rule.enterContact' } as const;
const mobile = { ...digits, min: 6, max: 20, message: 'rule.mobileMin' } as const;
const code = { pattern: /^[A-Za-z\d]*$/, min: 1, max: 32, empty: 'rule.enterCode' } as const;

/** The shared table of field rules (A042, A043). A merchant's rules are merged over it by `fieldRule`. */
export const fieldRules = {
  loginUsername: { pattern: /^\w*$/, min: 4, max: 16, message: 'rule.account', empty: 'rule.enterUsername' },
  loginPassword: { pattern: /^\S*$/, min: 6, max: 20, message: 'rule.password', empty: 'rule.enterPassword' },
  loginMobileNum: mobile,
  verificationCode: { ...digits, min: 4, max: 10, message: 'rule.verificationCode', empty: 'rule.enterCode' },
  // What help texts elsewhere say of a captcha is kept for them (A027). texts: rule.captchaHelp
  captcha: { ...digits, min: 1, max: 6, message: 'rule.captcha', stricterOnly: true },
  username: {
    pattern: /^[A-Za-z]\w*$/,
    min: 4,
    max: 16,
    message: 'rule.account',
    empty: 'rule.enterUsername',
    hint: 'hint.username',
  },
  password: {
    pattern: /^(?=.*[A-Za-z])(?=.*\d)\S*$/,
    min: 6,
    max: 16,
    message: 'rule.password',
    empty: 'rule.enterPassword',
    hint: 'hint.password',
  },
  mobileNum: mobile,
  nickname: { ...name, min: 2, max: 20, message: 'rule.name' },
  payeeName: { ...name, min: 2, max: 50, message: 'rule.name' },
  paymentPassword: {
    ...digits,
    min: 6,
    max: 6,
    message: 'rule.paymentPassword',
    empty: 'rule.enterPassword',
    hint: 'hint.paymentPassword',
  },
  idNumber: { ...name, min: 6, max: 20, message: 'rule.idNumber', empty: 'rule.enterId' },
  qqNum: { ...digits, min: 5, max: 15, message: 'rule.contact', empty: 'rule.enterContact', hint: 'hint.digits' },
  facebook: social,
  wechat: social,
  line: social,
  whatsapp: social,
  zalo: social,
  recommenderId: { ...code, message: 'rule.referrer' },
  affiliateCode: { ...code, message: 'rule.invitation' },
  /** Generic e-mail, under 255 characters (S9-CONST-48). */
  email: { type: 'email', min: 1, max: 254, message: 'in_email_incorrect' },
  /** Narrower on purpose: no `.info`, no label over 3 characters after the first dot, no `+` (A043). */
  forgotEmail: {
    pattern: /^\w+(\.\w+)*@[\w-]+(\.\w{2,3}){1,3}$/,
    min: 1,
    max: 254,
    message: 'in_email_incorrect',
  },
} as const satisfies Record<string, FieldRule>;

/** The name of a rule of the shared table, such as `username` or `password`. */
export type FieldRuleName = keyof typeof fieldRules;
