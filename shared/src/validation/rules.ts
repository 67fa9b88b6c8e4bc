/**
 * The shared table of field rules (A042). Each rule names the dictionary key (namespace `shared`) of its message; the texts
 * of the product are S8-ERRORS-24 and following. A merchant's server config may replace a pattern, never a name.
 */
export interface FieldRule {
  readonly pattern: RegExp;
  readonly message: string;
  /** Longest input the field accepts, in characters. */
  readonly max: number;
}

const anyText = (min: number, max: number): RegExp => new RegExp(`^[^\\n]{${min},${max}}$`, 'u');

export const fieldRules = {
  loginUsername: { pattern: /^\w{4,16}$/, message: 'rule.account', max: 16 },
  loginPassword: { pattern: /^\S{6,20}$/, message: 'rule.password', max: 20 },
  loginMobileNum: { pattern: /^\d{6,20}$/, message: 'rule.mobileMin', max: 20 },
  verificationCode: { pattern: /^\d{4,10}$/, message: 'rule.verificationCode', max: 10 },
  captcha: { pattern: /^\d{1,6}$/, message: 'rule.captcha', max: 6 },
  username: { pattern: /^[A-Za-z]\w{3,15}$/, message: 'rule.account', max: 16 },
  password: { pattern: /^(?=.*[A-Za-z])(?=.*\d)\S{6,16}$/, message: 'rule.password', max: 16 },
  nickname: { pattern: anyText(2, 20), message: 'rule.name', max: 20 },
  payeeName: { pattern: anyText(2, 50), message: 'rule.name', max: 50 },
} as const satisfies Record<string, FieldRule>;

export type FieldRuleName = keyof typeof fieldRules;
