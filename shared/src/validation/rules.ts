/** A rule of the shared table. Its texts are dictionary keys (namespace `shared`) and may contain `{{min}}` and `{{max}}`. */
export interface FieldRule {
  /** Allowed characters and their order. Length is apart, so that a merchant may change either. */
  readonly pattern?: RegExp;
  /** Generic e-mail address (S5-VALIDATION-18). */
  readonly type?: 'email';
  readonly whitespace?: true;
  /** Minimum and maximum length in code points, both included. */
  readonly min: number;
  readonly max: number;
  /** Shown under a field that breaks the rule. */
  readonly message: string;
  /** Shown under an empty field. Default: `message`. */
  readonly empty?: string;
  /** Shown before any error. */
  readonly hint?: string;
  /** The field accepts digits only, at most `max`. */
  readonly numeric?: true;
  /** A merchant's rule can tighten this one, not replace it (A027). */
  readonly stricterOnly?: true;
}

const digits = { pattern: /^\d*$/, numeric: true } as const;
const name = { pattern: /^[^\n]*$/, whitespace: true, empty: 'rule.enterName', hint: 'hint.length' } as const;
const social = { ...name, min: 1, max: 50, message: 'rule.contact', empty: 'rule.enterContact' } as const;
const mobile = { ...digits, min: 6, max: 20, message: 'rule.mobileMin' } as const;
const code = { pattern: /^[A-Za-z\d]*$/, min: 1, max: 32, empty: 'rule.enterCode' } as const;

/** The shared table of field rules (A042, A043). `fieldRule` merges a merchant's rules into it. */
export const fieldRules = {
  loginUsername: { pattern: /^\w*$/, min: 4, max: 16, message: 'rule.account', empty: 'rule.enterUsername' },
  loginPassword: { pattern: /^\S*$/, min: 6, max: 20, message: 'rule.password', empty: 'rule.enterPassword' },
  loginMobileNum: mobile,
  verificationCode: { ...digits, min: 4, max: 10, message: 'rule.verificationCode', empty: 'rule.enterCode' },
  // Help texts name this key (A027). texts: rule.captchaHelp
  captcha: { ...digits, min: 1, max: 6, message: 'rule.captcha', stricterOnly: true },
  username: {
    pattern: /^[A-Za-z]\w*$/,
    min: 4,
    max: 16,
    message: 'rule.account',
    empty: 'rule.chooseUsername',
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
  /** Generic e-mail address, under 255 characters (S9-CONST-48). */
  email: { type: 'email', min: 1, max: 254, message: 'in_email_incorrect' },
  /** Narrower on purpose: no `.info`, no label over 3 characters after the first dot, no `+` (A043). */
  forgotEmail: {
    pattern: /^\w+(\.\w+)*@[\w-]+(\.\w{2,3}){1,3}$/,
    min: 1,
    max: 254,
    message: 'in_email_incorrect',
  },
} as const satisfies Record<string, FieldRule>;

export type FieldRuleName = keyof typeof fieldRules;
