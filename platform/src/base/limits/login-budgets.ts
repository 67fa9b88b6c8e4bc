import type { Budget, BudgetRule } from './guess-budgets';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * Budgets of log-in guesses; decision 0019 has the arithmetic. One address never exhausts an account's budget alone, so that
 * one stranger cannot lock out others.
 */
export const loginRules = {
  /** A browser that the member has logged in from, for that account. */
  device: { kind: 'device', free: 10, firstMs: 15 * SECOND, longestMs: 15 * MINUTE, forgetMs: 15 * MINUTE },
  /** One address, for one account. */
  pair: { kind: 'pair', free: 5, firstMs: 15 * SECOND, longestMs: 15 * MINUTE, forgetMs: 15 * MINUTE },
  /** One account, over all browsers unknown to it. */
  account: { kind: 'account', free: 20, firstMs: 15 * SECOND, longestMs: 10 * MINUTE, forgetMs: 10 * MINUTE },
  /** One address, over all accounts: large enough for an office or a mobile network. */
  address: { kind: 'address', free: 30, firstMs: 5 * SECOND, longestMs: 2 * MINUTE, forgetMs: 2 * MINUTE },
} as const satisfies Record<string, BudgetRule>;

/** Guesses at an account's password or code from a session that may be stolen (decision 18). */
export const proveRule = {
  kind: 'prove',
  free: 10,
  firstMs: 15 * SECOND,
  longestMs: 15 * MINUTE,
  forgetMs: 15 * MINUTE,
} as const satisfies BudgetRule;

interface Guesser {
  readonly account: string;
  /** From `addressKey`. */
  readonly address: string;
  /** The device, if the account knows it. */
  readonly device: string | undefined;
}

/** The budgets that a guess is counted in. A known device has its own, which nobody else can exhaust. */
export function budgetsOf({ account, address, device }: Guesser): readonly Budget[] {
  if (device !== undefined) return [{ ...loginRules.device, subject: `${account} ${device}` }];
  return [
    { ...loginRules.pair, subject: `${account} ${address}` },
    { ...loginRules.account, subject: account },
    { ...loginRules.address, subject: address },
  ];
}

/** Whether a success clears a budget's failures. Those of an account or address may be other people's. */
export const isOwn = ({ kind }: BudgetRule): boolean => kind === 'device' || kind === 'pair';
